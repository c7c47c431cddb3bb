import { type Sliced, sliceLength } from './column-texts.ts';

type Compare<T> = (a: T, b: T) => number;

/** Merges two sorted lists; of equal items those of `left` come first. */
function* merge<T extends object>(left: readonly T[], right: readonly T[], compare: Compare<T>): Sliced<readonly T[]> {
  const merged: T[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) {
    const a = left[l];
    const b = right[r];
    if (!a || !b) break;
    const takesLeft = compare(a, b) <= 0;
    merged.push(takesLeft ? a : b);
    if (takesLeft) l += 1;
    else r += 1;
    if (merged.length % sliceLength === 0) yield;
  }
  return [...merged, ...left.slice(l), ...right.slice(r)];
}

/** A stable sort in slices: thousands of collator comparisons would block the page. */
export function* sortSliced<T extends object>(items: readonly T[], compare: Compare<T>): Sliced<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += sliceLength) {
    runs.push(items.slice(start, start + sliceLength).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}
