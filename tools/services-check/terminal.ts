import type { CheckReport } from './report.ts';
import { effectWords, kindWords } from './words.ts';

/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** Shows each call on one line that is written over, or nothing where the output is no terminal. */
export function createProgress(screen: Screen): { show: (line: string) => void; end: () => void } {
  let count = 0;
  let isShown = false;
  return {
    show(line) {
      count += 1;
      if (!screen.isTTY) return;
      isShown = true;
      const text = `${String(count).padStart(4)}  ${line}`.slice(0, (screen.columns ?? 80) - 1);
      screen.write(`\r\u001B[2K${text}`);
    },
    end() {
      if (isShown) screen.write('\r\u001B[2K');
    },
  };
}

/** A table of texts, its columns as wide as they must be; the last one is wrapped. */
function table(rows: readonly (readonly string[])[], width: number): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 2);
  const space = Math.max(24, width - before);
  return rows
    .map((row) => {
      const head = row.slice(0, -1).map((cell, column) => cell.padEnd(widths[column] ?? 0));
      const [first = '', ...more] = wrap(row.at(-1) ?? '', space);
      return [`  ${[...head, first].join('  ')}`, ...more.map((line) => ' '.repeat(before) + line)].join('\n');
    })
    .join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** What the terminal says at the end. */
export function terminalReport(report: CheckReport, files: readonly string[], width = 120): string {
  const { counts, verdicts, differences, skipped, calls, seconds } = report;
  const part = (head: string, rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? [] : [`\n${head}\n`, table(rows, width)];
  const contradicted = verdicts.filter(({ outcome }) => outcome === 'contradicted');
  const unseen = verdicts.filter(({ outcome, portal }) => outcome === 'unseen' && !portal);
  const serious = differences.filter(({ tolerated }) => !tolerated);
  const light = differences.filter(({ tolerated }) => tolerated);
  const ofDifference = (one: (typeof differences)[number]) => [
    kindWords[one.kind],
    one.line,
    `${one.operation}${one.path === '' ? '' : `  ${one.path}`}: se esperaba ${one.expected} y vino ${one.seen.join(', ')} (${one.count})${one.effect === null ? '' : `. ${effectWords[one.effect]}`}.`,
  ];
  return [
    ...part(
      'Supuestos contradichos',
      contradicted.map(({ id, lines, said }) => [id, lines[0] ?? '', said.join(' ')]),
    ),
    ...part('Diferencias con el contrato', serious.map(ofDifference)),
    ...part('Diferencias que el portal admite', light.map(ofDifference)),
    ...part(
      'No visto',
      unseen.map(({ id, said }) => [id, said.join(' ')]),
    ),
    ...part(
      'Llamadas que no se hicieron',
      skipped.map(({ operation, reason }) => [operation, reason]),
    ),
    '',
    `Supuestos: ${counts.confirmed} confirmados, ${counts.contradicted} contradichos, ${counts.unseen} no vistos; ${counts.portal} son del portal.`,
    `${calls} llamadas en ${seconds} s. ${files.length === 0 ? '' : `Informe: ${files.join(', ')}`}`,
    '',
  ].join('\n');
}
