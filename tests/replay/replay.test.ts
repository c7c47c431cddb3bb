import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecording } from '../../src/dev/inspector/recording.ts';
import { replayable } from './machines.ts';
import { replay } from './replay.ts';

const folder = join(import.meta.dirname, 'sessions');
const read = (file: string) => {
  const recording = parseRecording(readFileSync(join(folder, file), 'utf8'));
  if (!recording) throw new Error(`${file} is no exported recording`);
  return recording;
};

describe('A session that was exported from the inspector', () => {
  test.each(readdirSync(folder))('%s goes through the same states again', async (file) => {
    expect((await replay(read(file))).join('\n')).toBe('');
  });

  test('shows where a changed machine goes another way', async () => {
    const changed = {
      ...replayable,
      wizard: (...args: Parameters<NonNullable<(typeof replayable)['wizard']>>) =>
        replayable['wizard']?.(...args).provide({ guards: { isConfirmed: () => false } }),
    };
    const [difference, ...others] = await replay(read('cliente.json'), changed as typeof replayable, 1000);
    expect(others).toEqual([]);
    expect(difference).toMatch(/replayed: .*"editing":"financial".* → .*"declaring":"unticked"[^→]*$/);
  });
});
