import type { VirtualRows } from './VirtualRows.tsx';

interface State {
  readonly component?: typeof VirtualRows;
  readonly isFailed?: boolean;
}

let state: State = {};
let pending: Promise<void> | null = null;
const listeners = new Set<() => void>();

function settle(next: State): void {
  state = next;
  pending = null;
  for (const listener of listeners) listener();
}

/** What draws only the rows in sight, in a chunk of its own, for lists that are short in most visits never need it. A failed fetch is tried again by the next call. */
export const lateVirtualRows = {
  load: (): Promise<void> => {
    if (state.component) return Promise.resolve();
    pending ??= import('./VirtualRows.tsx').then(
      ({ VirtualRows: component }) => settle({ component }),
      () => settle({ isFailed: true }),
    );
    return pending;
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: () => state,
};
