import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotations, type Cell } from './cell.ts';

const file = join(import.meta.dirname, '../../docs/faults.md');
const mark = '<!-- written by npm run test:faults -->';

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** One table a group; a screen and what it did under each fault, faults with the same outcome in one line. */
function tableOf(cells: readonly Cell[]): string[] {
  const lines: string[] = [];
  for (const [screen, ofScreen] of Map.groupBy(cells, (cell) => cell.screen)) {
    const alike = Map.groupBy(ofScreen, ({ shown, kept, written }) => JSON.stringify([shown, kept, written]));
    for (const [first, ...others] of alike.values()) {
      if (!first) continue;
      const faults = [first, ...others].map(({ fault }) => fault).join(', ');
      lines.push(`| ${[screen, faults, first.shown, first.kept, first.written].map(escaped).join(' | ')} |`);
    }
  }
  return lines;
}

/** Writes what a whole, green run saw into docs/faults.md; anything less leaves the page alone and says so. */
export default class FaultReport implements Reporter {
  private readonly cellsOf = new Map<TestCase, readonly Cell[]>();
  private red = 0;
  private passed = 0;
  private all: readonly TestCase[] = [];

  onBegin(_: unknown, suite: { allTests(): TestCase[] }): void {
    this.all = suite.allTests();
  }

  onTestEnd(test: TestCase, { annotations: noted, status }: TestResult): void {
    if (status === 'passed') this.passed += 1;
    const green = noted.filter(({ type }) => type === annotations.green);
    this.cellsOf.set(
      test,
      green.map(({ description = '' }) => JSON.parse(description) as Cell),
    );
    this.red += noted.filter(({ type }) => type === annotations.red).length;
  }

  onEnd({ status }: FullResult): void {
    // As they are declared, whichever worker was done first.
    const green = this.all.flatMap((test) => this.cellsOf.get(test) ?? []);
    const run = green.length + this.red;
    console.log(`Faults: ${run} cells run, ${green.length} green, ${this.red} red.`);
    if (status !== 'passed' || this.passed !== this.all.length || process.env['FAULTS_PART']) return;
    const [head = ''] = readFileSync(file, 'utf8').split(mark);
    const groups = [...Map.groupBy(green, ({ table }) => table)].toSorted(([a], [b]) => a.localeCompare(b, 'es'));
    const body = groups.flatMap(([table, cells]) => [
      `## ${table}`,
      '',
      `${cells.length} cells.`,
      '',
      '| screen | faults | shown | kept | written |',
      '| --- | --- | --- | --- | --- |',
      ...tableOf(cells.toSorted((a, b) => a.screen.localeCompare(b.screen, 'es'))),
      '',
    ]);
    writeFileSync(file, [`${head.trim()}\n`, mark, '', `${run} cells run, ${green.length} green.`, '', ...body].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
