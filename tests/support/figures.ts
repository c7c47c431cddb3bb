import { join } from 'node:path';
import { expect } from 'vitest';
import type { Figures } from '../../tools/flows/page.ts';

/** How long a walk of every path of a large machine may take, in milliseconds. */
export const walkTimeout = 180_000;

/**
 * Compares the walked figures of a machine with docs/flows. `npx vitest run src/machines -u` writes
 * new figures, `npm run generate:flows` puts the figures on the page of the machine.
 */
export async function expectFigures(machine: string, walk: string, counts: Figures['counts']): Promise<void> {
  const figures: Figures = { machine, walk, counts };
  const file = `docs/flows/figures/${machine}.${walk.replaceAll(/[^a-z\d]+/g, '-')}.json`;
  await expect(`${JSON.stringify(figures, null, 2)}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../..', file));
}
