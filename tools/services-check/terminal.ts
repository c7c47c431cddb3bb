import { receivedWords } from './masks.ts';
import type { CheckReport, ReportedDifference } from './report.ts';
import { effectWords, kindWords } from './words.ts';

/** Output for progress. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** Shows each call on one overwritten line; nothing without a terminal. */
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

/** Names with texts: beside each other where all fit, else below each other. */
function listed(rows: readonly (readonly [name: string, text: string])[], width: number): string {
  const longest = Math.max(...rows.map(([name]) => name.length));
  const isNarrow = longest * 3 > width;
  return rows
    .map(([name, text]) => {
      const indent = isNarrow ? 6 : longest + 4;
      const [first = '', ...more] = wrap(text, Math.max(24, width - indent));
      const head = isNarrow ? `  ${name}\n${' '.repeat(indent)}${first}` : `  ${name.padEnd(longest)}  ${first}`;
      return [head, ...more.map((line) => ' '.repeat(indent) + line)].join('\n');
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

function ofDifference({
  kind,
  line,
  operation,
  path,
  expected,
  seen,
  count,
  effect,
}: ReportedDifference): readonly [string, string] {
  const where = `${operation}${path === '' ? '' : `, ${path}`}`;
  const often = count > 1 ? ` (${count} veces)` : '';
  return [
    `${kindWords[kind]}  ${line}`,
    `${where}: se esperaba ${expected} y ${receivedWords(seen)}${often}.${effect === null ? '' : ` ${effectWords[effect]}.`}`,
  ];
}

/** Final report on the terminal. */
export function terminalReport(report: CheckReport, files: readonly string[], width = 120): string {
  const { counts, verdicts, differences, skipped, calls, seconds } = report;
  const part = (head: string, rows: readonly (readonly [string, string])[]) =>
    rows.length === 0 ? [] : [`\n${head}\n`, listed(rows, width)];
  const contradicted = verdicts.filter(({ outcome }) => outcome === 'contradicted');
  const unseen = verdicts.filter(({ outcome, portal }) => outcome === 'unseen' && !portal);
  const ofVerdict = ({ id, said, lines }: (typeof verdicts)[number]) => [`${id}  ${lines.join(', ')}`, said.join(' ')] as const;
  return [
    ...part('Supuestos contradichos', contradicted.map(ofVerdict)),
    ...part('Diferencias con el contrato', differences.filter(({ tolerated }) => !tolerated).map(ofDifference)),
    ...part('Diferencias que el portal admite', differences.filter(({ tolerated }) => tolerated).map(ofDifference)),
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
