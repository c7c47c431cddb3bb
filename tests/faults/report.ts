import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { annotations, type Cell } from './cell.ts';

const file = join(import.meta.dirname, '../../test-results/faults.md');
const head = `# Faults

What a person sees, what is kept of the typed and what the service has written, under every fault that \`npm run test:faults\` plays: to the calls
behind each screen, to each write, and to what stands around the portal. In every cell the browser's console is empty but for what the fault itself
provokes, and each screen stands again once the fault is over.
`;

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** One table for each group: a screen's outcome under each fault, equal outcomes in one line. */
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

/** Writes the cells of a green run into test-results/faults.md. */
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
    if (status !== 'passed' || this.passed !== this.all.length) return;
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
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [head, `${run} cells run, ${green.length} green.`, '', ...body].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
