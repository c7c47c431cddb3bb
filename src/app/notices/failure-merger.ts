import type { FailedWords } from './notice-texts.ts';

/** Failures that came close together, as one toast. */
export interface FailureGroup {
  readonly id: string;
  readonly failures: readonly FailedWords[];
}

/** How close together failures must come to be one group, in milliseconds (assumptions D3). */
const mergeWindow = 1000;
/** How many make a group. */
const mergeFrom = 3;

/** What to do with a failure that just came. */
export type MergeStep =
  | { readonly show: FailedWords; readonly id: string }
  | { readonly summary: FailureGroup; readonly replaces: readonly string[] };

interface Recent {
  readonly at: number;
  readonly id: string;
  readonly words: FailedWords;
}

/**
 * Merges three or more failures within a second into one summary that lists them all (assumptions D3); those that come within a second after
 * join it. `now` in milliseconds of any clock that only goes forward.
 */
export function createFailureMerger(now: () => number = () => performance.now()) {
  let recent: readonly Recent[] = [];
  let summary: string | null = null;
  let count = 0;

  return (words: FailedWords): MergeStep => {
    count += 1;
    const failure = { at: now(), id: `failure-${count}`, words };
    const isClose = ({ at }: Recent) => failure.at - at <= mergeWindow;
    if (!recent.some(isClose)) summary = null;
    // A summary keeps all that it lists.
    const before = summary === null ? recent.filter(isClose) : recent;
    recent = [...before, failure];
    if (recent.length < mergeFrom) return { show: words, id: failure.id };

    const replaces = summary === null ? before.map(({ id }) => id) : [];
    summary ??= `resumen-${count - before.length}`;
    return { summary: { id: summary, failures: recent.map((one) => one.words) }, replaces };
  };
}
