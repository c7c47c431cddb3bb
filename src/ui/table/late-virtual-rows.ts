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

/**
 * Loads `VirtualRows` in a chunk of its own, because most visits show only short lists. The next
 * call retries a failed load.
 */
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
