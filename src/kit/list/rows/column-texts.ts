/** The texts of a column, each different text kept once. */
export interface ColumnTexts {
  readonly values: readonly string[];
  /** The index of each row's text in `values`. */
  readonly codes: Int32Array;
}

/** The choices of a column: keys of its values, and a label for each. */
export interface ColumnChoices extends ColumnTexts {
  readonly labels: readonly string[];
}

/** Work in slices: it may pause after each `yield`. */
export type Sliced<T> = Generator<void, T>;

export const sliceLength = 256;

/** Computes the texts of a column for `count` rows. */
export function* encodeColumn(count: number, textOf: (row: number) => string): Sliced<ColumnTexts> {
  const values: string[] = [];
  const codeOf = new Map<string, number>();
  const codes = new Int32Array(count);
  for (let row = 0; row < count; row += 1) {
    if (row > 0 && row % sliceLength === 0) yield;
    const text = textOf(row);
    let code = codeOf.get(text);
    if (code === undefined) {
      code = values.push(text) - 1;
      codeOf.set(text, code);
    }
    codes[row] = code;
  }
  return { values, codes };
}

/** The texts of a column as choices by key; the first row of a key gives its label. */
export function* encodeChoices(texts: ColumnTexts, keyOf: (row: number) => string): Sliced<ColumnChoices> {
  const keys = yield* encodeColumn(texts.codes.length, keyOf);
  const labels: string[] = [];
  for (const [row, code] of keys.codes.entries()) labels[code] ??= texts.values[texts.codes[row] ?? -1] ?? '';
  return { ...keys, labels };
}

/** Does sliced work at once. */
export function finish<T>(work: Sliced<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
