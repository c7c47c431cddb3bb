/** What a column shows in each row; each different text is kept once. */
export interface ColumnTexts {
  readonly values: readonly string[];
  /** The index of a row's text in `values`, row by row. */
  readonly codes: Int32Array;
}

/** What rows are chosen by in a column: the keys of its values, and the text that each is shown with. */
export interface ColumnChoices extends ColumnTexts {
  readonly labels: readonly string[];
}

/** Work that is done in slices: after each `yield` it may wait. */
export type Sliced<T> = Generator<void, T>;

/** Rows or values that are worked on between two pauses. */
export const sliceLength = 256;

/** Works out what a column shows in `count` rows. */
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

/** The texts of a column as choices, by a key of its own: the same key has one label, that of its first row. */
export function* encodeChoices(texts: ColumnTexts, keyOf: (row: number) => string): Sliced<ColumnChoices> {
  const keys = yield* encodeColumn(texts.codes.length, keyOf);
  const labels: string[] = [];
  for (const [row, code] of keys.codes.entries()) labels[code] ??= texts.values[texts.codes[row] ?? -1] ?? '';
  return { ...keys, labels };
}

/** Does sliced work to its end at once. */
export function finish<T>(work: Sliced<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
