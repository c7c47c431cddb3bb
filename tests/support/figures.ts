import { join } from 'node:path';
import { expect } from 'vitest';
import type { Figures } from '../../tools/flows/page.ts';

/**
 * Compares what a test has walked of a machine with what docs/flows tells of it. `npx vitest run src/machines -u` writes new figures down, `npm run
 * generate:flows` puts them on the page of the machine.
 */
export async function expectFigures(machine: string, walk: string, counts: Figures['counts']): Promise<void> {
  const figures: Figures = { machine, walk, counts };
  const file = `docs/flows/figures/${machine}.${walk.replaceAll(/[^a-z\d]+/g, '-')}.json`;
  await expect(`${JSON.stringify(figures, null, 2)}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../..', file));
}
