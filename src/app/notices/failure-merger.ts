import type { ToastWords } from './notice-texts.ts';

/** Failures that came close together, as one toast. */
export interface FailureGroup {
  readonly id: string;
  readonly failures: readonly ToastWords[];
}

/** How close together failures must come to be one group, in milliseconds (decisions, "Notices"). */
export const mergeWindow = 1000;
/** How many make a group. */
export const mergeFrom = 3;

/** What to do with a failure that just came. */
export type MergeStep =
  | { readonly show: ToastWords; readonly id: string }
  | { readonly summary: FailureGroup; readonly replaces: readonly string[] };

/**
 * Merges three or more failures within a second into one summary that lists them all (decisions, "Notices").
 * `now` in milliseconds of any clock that only goes forward.
 */
export function createFailureMerger(now: () => number = () => performance.now()) {
  let group: { readonly since: number; readonly id: string; failures: ToastWords[]; shown: string[] } | null = null;
  let count = 0;

  return (words: ToastWords): MergeStep => {
    count += 1;
    const id = `fallo-${count}`;
    const at = now();
    if (!group || at - group.since > mergeWindow) group = { since: at, id: `resumen-${count}`, failures: [], shown: [] };
    group.failures = [...group.failures, words];
    if (group.failures.length < mergeFrom) {
      group.shown = [...group.shown, id];
      return { show: words, id };
    }
    const replaces = group.shown;
    group.shown = [];
    return { summary: { id: group.id, failures: group.failures }, replaces };
  };
}
