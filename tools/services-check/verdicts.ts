import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, ROOT, type Service } from './contract.ts';
import { receivedWords } from './masks.ts';
import type { Check, Run } from './run.ts';
import { rules } from './rules.ts';
import { type Difference, type ShapeLog, fieldKey } from './shapes.ts';
import { type LineOf, lineWith } from './sources.ts';

export type Outcome = 'confirmed' | 'contradicted' | 'unseen';

/** Outcome of an assumption. */
export interface Verdict {
  /** `W5`, or the mark of a contract: `query pageSize`. */
  readonly id: string;
  readonly kind: 'numbered' | 'mark';
  /** In Spanish. */
  readonly title: string;
  readonly outcome: Outcome;
  /** Whether it concerns the portal alone, so that no service can show it. */
  readonly portal: boolean;
  /** What was seen or would show it, in Spanish, without values. */
  readonly said: readonly string[];
  /** Where to change the code if contradicted. */
  readonly lines: readonly string[];
}

/** A numbered line of docs/assumptions.md. */
export interface Numbered {
  readonly number: string;
  /** First sentence, in the page's English. */
  readonly text: string;
  readonly line: number;
}

/** Reads the numbered lines of docs/assumptions.md. */
export function readNumbered(): Numbered[] {
  const lines = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, number, text] = /^- \*\*([A-Z]\d+)\.(?:\*\*)? ?(.*)$/.exec(line) ?? [];
    if (number === undefined || text === undefined) return [];
    const whole = [text, ...lines.slice(index + 1, index + 4)]
      .join(' ')
      .replaceAll(/\*\*|\s{2,}/g, ' ')
      .trim();
    return [{ number, text: whole.split(/(?<=[.:]) /)[0] ?? '', line: index + 1 }];
  });
}

/** Where a difference belongs: a line of the contract or of the table. */
export function lineOfDifference({ service, pointer, table }: Difference, lineOf: LineOf): string {
  return table ? lineWith(...table) : lineOf(service, pointer);
}

const lineOfCheck = ({ service, pointer, table }: Check, lineOf: LineOf) =>
  table ? lineWith(...table) : lineOf(service, pointer);

const sayDifference = ({ operation, path, expected, seen }: Difference): string =>
  `${operation}${path === '' ? '' : `, ${path}`}: se esperaba ${expected} y ${receivedWords(Array.from(seen))}.`;

/** Verdicts of all assumptions, numbered ones first. */
export function judgeAll(run: Run, lineOf: LineOf): Verdict[] {
  return [
    ...readNumbered().map((one) => judgeNumbered(run, one, lineOf)),
    ...run.contract.marks.map((mark) => judgeMark(run, mark, lineOf)),
  ];
}

/** Further assumptions that a difference contradicts. */
function assumptionsOf(difference: Difference): readonly string[] {
  const { assumptions, kind, pointer, path } = difference;
  const isCatalogue = /\/(?:CatalogoItem|CodigoItem)(?:\/|$)/.test(pointer);
  const isId = /(?:^|[.\]])(?:id|nu|cd|no)[A-Z]?\w*$/.test(path);
  return [
    ...assumptions,
    ...(kind === 'missing' || kind === 'null' ? ['W7'] : []),
    ...(isCatalogue ? ['W8'] : []),
    ...(kind === 'type' && isId && assumptions.length === 0 ? ['W3'] : []),
  ];
}

/** Kinds that say nothing about the assumed shape. */
const ofTransport: ReadonlySet<Difference['kind']> = new Set(['time', 'compression', 'cors']);

const differencesOf = (log: ShapeLog) => Array.from(log.differences.values());

function sightOf(log: ShapeLog, field: string): number {
  const [schema = '', name] = field.split('.');
  const pointer = `#/components/schemas/${schema}${name === undefined ? '' : `/properties/${name}`}`;
  const services: readonly Service[] = ['auth', 'core', 'reports'];
  return services.reduce((sum, service) => sum + (log.fieldCounts.get(fieldKey(service, pointer))?.filled ?? 0), 0);
}

function contradictionOf(checks: readonly Check[], against: readonly Difference[]) {
  const contradicting = checks.filter(({ outcome }) => outcome === 'contradicted');
  if (contradicting.length === 0 && against.length === 0) return null;
  const said = [...contradicting.map(({ operation, said: words }) => `${operation}: ${words}`), ...against.map(sayDifference)];
  return { checks: contradicting, said };
}

function judgeNumbered(run: Run, { number, text, line }: Numbered, lineOf: LineOf): Verdict {
  const rule = Object.hasOwn(rules, number) ? rules[number] : undefined;
  const here = `docs/assumptions.md:${line}`;
  if (rule === undefined) {
    const said = ['Es del portal: ningún servicio lo muestra.'];
    return { id: number, kind: 'numbered', title: text, outcome: 'unseen', portal: true, said, lines: [here] };
  }
  const checks = run.checks.filter(({ assumptions }) => assumptions.includes(number));
  const against = differencesOf(run.log).filter((one) => !one.tolerated && assumptionsOf(one).includes(number));
  const taken = differencesOf(run.log).filter(
    (one) => one.tolerated && one.kind !== 'additional' && assumptionsOf(one).includes(number),
  );
  const base = { id: number, kind: 'numbered', title: rule.title, portal: false } as const;
  const contradiction = contradictionOf(checks, against);
  if (contradiction) {
    const lines = [
      ...contradiction.checks.map((one) => lineOfCheck(one, lineOf)),
      ...against.map((one) => lineOfDifference(one, lineOf)),
    ];
    return { ...base, outcome: 'contradicted', said: contradiction.said, lines: unique(lines) };
  }
  const confirmed = checks.filter(({ outcome }) => outcome === 'confirmed');
  const seen = (rule.seenBy ?? []).filter((field) => sightOf(run.log, field) > 0);
  const lines = [lineWith(...rule.table)];
  if (number === 'S7') return judgeTimes(run, base, lines);
  if (confirmed.length > 0 || seen.length > 0 || taken.length > 0) {
    const fields = seen.length > 0 ? [`Se vio bien en ${seen.join(', ')}.`] : [];
    return {
      ...base,
      outcome: 'confirmed',
      said: [...unique(confirmed.map(({ said }) => said)), ...taken.map(sayDifference), ...fields],
      lines,
    };
  }
  const why = checks.map(({ said }) => said);
  return {
    ...base,
    outcome: 'unseen',
    said: unique([...why, rule.shows.startsWith('Lo muestra') ? rule.shows : `Lo mostraría: ${lower(rule.shows)}`]),
    lines,
  };
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
const unique = (texts: readonly string[]) => Array.from(new Set(texts));

function judgeTimes(run: Run, base: Omit<Verdict, 'outcome' | 'said' | 'lines'>, lines: readonly string[]): Verdict {
  const answered = run.calls.filter(({ status }) => status > 0);
  if (answered.length === 0) return { ...base, outcome: 'unseen', said: ['Ninguna llamada se contestó.'], lines };
  const worst = answered.reduce((most, one) => (one.ms > most.ms ? one : most));
  const said = `La más lenta de ${answered.length} llamadas tardó ${seconds(worst.ms)} de ${seconds(run.limit(worst.operation))}.`;
  return { ...base, outcome: 'confirmed', said: [said], lines };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`;

function titleOf({ key, kind }: Mark): string {
  if (kind === 'call') return `La llamada ${key}`;
  const [, call, place = '', name = ''] = /^(?:([A-Z]+ \S+) )?(query|path) (\S+)$/.exec(key) ?? [];
  if (kind === 'parameter')
    return `El parámetro «${name}»${place === 'path' ? ' de la ruta' : ''}${call === undefined ? '' : ` de ${call}`}`;
  const what = key.includes('.') ? 'El campo' : 'El objeto';
  return kind === 'request' ? `${what} ${key}, que se envía` : `${what} ${key}`;
}

function judgeMark(run: Run, mark: Mark, lineOf: LineOf): Verdict {
  const base = {
    id: mark.key,
    kind: 'mark',
    title: titleOf(mark),
    portal: false,
    lines: [lineOf(mark.service, mark.pointer)],
  } as const;
  const names = [mark.key, ...(mark.kind === 'request' ? mark.calls.map((call) => `body ${call}`) : [])];
  const checks = run.checks.filter(({ marks }) => marks.some((name) => names.includes(name)));
  const isWithin = ({ service, pointer }: Difference) =>
    service === mark.service && (pointer === mark.pointer || pointer.startsWith(`${mark.pointer}/`));
  const against = differencesOf(run.log).filter((one) => !one.tolerated && !ofTransport.has(one.kind) && isWithin(one));
  const contradiction = contradictionOf(checks, against);
  if (contradiction) return { ...base, outcome: 'contradicted', said: contradiction.said };
  const confirmed = checks.filter(({ outcome }) => outcome === 'confirmed');
  const filled = mark.kind === 'answer' ? (run.log.fieldCounts.get(fieldKey(mark.service, mark.pointer))?.filled ?? 0) : 0;
  // An experiment's subject is not confirmed by a value.
  const isShown = checks.length === 0 || confirmed.length > 0;
  if (confirmed.length > 0 || (filled > 0 && isShown)) {
    const said = filled > 0 ? [`Vino ${filled} ${filled === 1 ? 'vez' : 'veces'}, como el contrato dice.`] : [];
    return { ...base, outcome: 'confirmed', said: unique([...confirmed.map((one) => one.said), ...said]) };
  }
  return {
    ...base,
    outcome: 'unseen',
    said: checks.length > 0 ? unique(checks.map(({ said }) => said)) : [whyUnseen(run, mark)],
  };
}

/** What would show an unseen mark. */
function whyUnseen(run: Run, { kind, calls, key, service, pointer }: Mark): string {
  const reasons = calls.flatMap((call) => {
    const operation = Array.from(run.contract.operations.values()).find(({ name }) => name === call);
    return (operation && run.skipped.get(operation.id)) ?? [];
  });
  if (reasons.length > 0) return `No se preguntó: ${unique(reasons).join('; ')}.`;
  if (calls.every((call) => run.calls.some(({ operation }) => operation.name === call)) && kind === 'request') {
    return 'Nada de lo que se preguntó lo necesita.';
  }
  if (kind === 'request' || (kind === 'call' && !key.startsWith('GET'))) return `Lo muestra --writes, con ${calls.join(' o ')}.`;
  if (kind === 'parameter') return 'Nada de lo que se preguntó lo necesita.';
  const total = run.log.fieldCounts.get(fieldKey(service, pointer))?.total ?? 0;
  return total > 0 ? `Vino vacío las ${total} veces.` : `No vino en ninguna respuesta de ${calls.slice(0, 3).join(', ')}.`;
}
