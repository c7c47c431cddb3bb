import type { FailedWords } from './notice-texts.ts';

/** Failures within a second, as one toast. */
export interface FailureGroup {
  readonly id: string;
  readonly failures: readonly FailedWords[];
}

/** In milliseconds (assumptions D3). */
const mergeWindow = 1000;
const mergeFrom = 3;

/** The toast for a new failure. */
export type MergeStep =
  | { readonly show: FailedWords; readonly id: string }
  | { readonly summary: FailureGroup; readonly replaces: readonly string[] };

interface Recent {
  readonly at: number;
  readonly id: string;
  readonly words: FailedWords;
}

/** Merges three or more failures within a second into one summary; later ones may join it. */
export function createFailureMerger(now: () => number = () => performance.now()) {
  let recent: readonly Recent[] = [];
  let summary: string | null = null;
  let count = 0;

  return (words: FailedWords): MergeStep => {
    count += 1;
    const failure = { at: now(), id: `failure-${count}`, words };
    const isClose = ({ at }: Recent) => failure.at - at <= mergeWindow;
    if (!recent.some(isClose)) summary = null;
    const before = summary === null ? recent.filter(isClose) : recent;
    recent = [...before, failure];
    if (recent.length < mergeFrom) return { show: words, id: failure.id };

    const replaces = summary === null ? before.map(({ id }) => id) : [];
    summary ??= `resumen-${count - before.length}`;
    return { summary: { id: summary, failures: recent.map((one) => one.words) }, replaces };
  };
}
