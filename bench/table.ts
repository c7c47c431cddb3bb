/** Figures of one visit by name; a figure that was not reached is absent. */
export type Sample = Partial<Record<string, number>>;

/** A figure of the portal, perhaps beside the floor's, and the goal for it or for their ratio. */
export interface Line {
  what: string;
  unit: 'ms' | 'KB' | 'MB';
  portal: string;
  floor?: string;
  goal?: number;
  /** False for figures without a goal. */
  hasGoal: boolean;
}

/** The median; NaN without values. */
export function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The table as text, and the lines that missed their goal. */
export function table(lines: Line[], rounds: Sample[]): { text: string; missed: string[] } {
  const missed: string[] = [];
  const cells = lines.map((line) => {
    const { portal: name, floor: base } = line;
    const portal = median(figures(rounds, name));
    const floor = base === undefined ? undefined : median(figures(rounds, base));
    const ratio = floor === undefined ? undefined : portal / floor;
    const spread = base === undefined ? [] : rounds.map((it) => (it[name] ?? Number.NaN) / (it[base] ?? Number.NaN));
    const met = line.goal === undefined || (ratio ?? portal) <= line.goal;
    if (line.hasGoal && !met) missed.push(line.what);
    return [
      line.what,
      number(portal, line.unit),
      floor === undefined ? '' : number(floor, line.unit),
      ratio === undefined ? '' : number(ratio),
      range(spread),
      line.goal === undefined ? '' : `≤ ${line.goal}${ratio === undefined ? ` ${line.unit}` : ' ×'}`,
      line.goal === undefined ? '' : met ? 'sí' : line.hasGoal ? 'NO' : 'no (informativo)',
    ];
  });
  const all = [['medida', 'portal', 'piso', 'razón', 'rango', 'meta', '¿cumple?'], ...cells];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 || column === 6 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return { text: all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n'), missed };
}

function figures(rounds: Sample[], name: string): number[] {
  return rounds.map((round) => round[name] ?? Number.NaN);
}

function range(values: number[]): string {
  const known = values.filter((value) => Number.isFinite(value));
  return known.length < 2 ? '' : `${number(Math.min(...known))}–${number(Math.max(...known))}`;
}

function number(value: number, unit?: Line['unit']): string {
  if (Number.isNaN(value)) return '–';
  if (unit === undefined) return value.toFixed(2);
  return `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`;
}
