import { expect, test } from 'vitest';
import { createRewind, toLog } from './moment.ts';
import type { Entry } from './recording.ts';

const created: Entry = { kind: 'actor', at: 0, actor: 'a', parent: null, name: 'a', chart: null };
const event = (type: string): Entry => ({ kind: 'event', at: 0, actor: 'a', source: null, event: { type } });
const now = (value: string): Entry => ({ kind: 'snapshot', at: 0, actor: 'a', status: 'active', value, changes: [], taken: [] });

test('an event that arrives during another one completes after it', () => {
  const log = toLog([created, event('first'), event('second'), now('one'), now('two')]);
  expect(log.map(({ number, event: { type }, settled }) => [number, type, settled])).toEqual([
    [1, 'first', 4],
    [2, 'second', 5],
  ]);
});

test('the world of any moment is found, also of a grown and of another recording', () => {
  const rewind = createRewind();
  const values = (entries: readonly Entry[], count: number) => rewind(entries, count).get('a')?.value;
  const short = [created, event('x'), now('one')];
  const long = [...short, event('y'), now('two')];
  expect([values(short, 3), values(long, 5), values(long, 3), values(long, 0), values(long, 5)]).toEqual([
    'one',
    'two',
    'one',
    undefined,
    'two',
  ]);
  expect(values([created, event('x'), now('other'), now('end')], 3)).toBe('other');
});
