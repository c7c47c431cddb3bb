import type { Page, TestInfo } from '@playwright/test';
import { stripVTControlCharacters } from 'node:util';
import { test as base, expect, toastLines } from '../support/portal.ts';
import { annotations, type Cell } from './cell.ts';

/** The result of a cell, without its names. */
export type Outcome = Pick<Cell, 'shown'> & Partial<Pick<Cell, 'kept' | 'written'>>;

/** Names one cell. A complaint of the browser that matches `complaint` belongs to the fault. */
export interface CellNames {
  readonly fault: string;
  readonly complaint?: RegExp | undefined;
}

/** Runs one cell and notes it, green or red, so that a red cell doesn't stop the others. */
export type RunCell = (table: string, screen: string, names: CellNames, run: () => Promise<Outcome>) => Promise<boolean>;

interface Fixtures {
  cell: RunCell;
}

/** Notes a green cell for the table, where a test is one. */
export function noteCell({ annotations: noted }: Pick<TestInfo, 'annotations'>, cell: Cell): void {
  noted.push({ type: annotations.green, description: JSON.stringify(cell) });
}

/** The suite's test, whose cells are noted. */
export const test = base.extend<Fixtures>({
  cell: async ({ complaints }, use, info) => {
    const red: string[] = [];
    await use(async (table, screen, { fault, complaint }, run) => {
      complaints.length = 0;
      try {
        const { shown, kept = '', written = '' } = await run();
        expect(
          complaints.filter((text) => !complaint?.test(text)),
          'complaints of the browser',
        ).toEqual([]);
        noteCell(info, { table, screen, fault, shown, kept, written });
        return true;
      } catch (error) {
        red.push(`${screen} × ${fault}: ${stripVTControlCharacters(String(error)).slice(0, 400)}`);
        info.annotations.push({ type: annotations.red, description: `${screen} × ${fault}` });
        return false;
      } finally {
        complaints.length = 0;
      }
    });
    expect(red, 'red cells').toEqual([]);
  },
});

/** The words of the toasts in sight, each once. */
export async function toldIn(page: Page): Promise<string[]> {
  const lines = await toastLines(page);
  return [...new Set(lines.map(([title, ...messages]) => `${title}: ${messages.join(' ')}`))].toSorted();
}
