import type { Draft } from '../../domain/draft.ts';
import type { InterruptedDraft } from '../../machines/draft/draft-machine.ts';
import type { RememberedRows } from '../../machines/walk/all-rows-machine.ts';

/** What was last typed into forms that begin with it again, by the id of the form (assumption P13). */
export type LastTyped = Map<string, Readonly<Record<string, string>>>;

/** What a session holds in the memory of its tab, and leaves to the same user's next one where it ends by itself. */
export interface SessionMemory {
  readonly lastTyped: LastTyped;
  /** All rows of lists that were left, by their paths. */
  readonly heldRows: Map<string, RememberedRows>;
  /** The portal has written something, in this tab or in another: what is remembered may not show it. */
  readonly noteWrite: () => void;
  /** Calls back after each write. */
  readonly onWrite: (listener: () => void) => () => void;
  /** Leaves the draft of a form that was open when the session ended; `kind` is the form that it is of. */
  readonly leaveDraft: (kind: unknown, interrupted: InterruptedDraft) => void;
  /** Takes it, when it is one of this form; null for none. It is gone either way: another form was opened instead. */
  readonly takeDraft: <Values, Step extends string>(
    kind: unknown,
    stored: readonly Draft<Values, Step>[],
  ) => Draft<Values, Step> | null;
}

/** An empty memory. */
function createMemory(): SessionMemory {
  let interrupted: (InterruptedDraft & { readonly kind: unknown }) | null = null;
  const heldRows = new Map<string, RememberedRows>();
  const listeners = new Set<() => void>();
  return {
    lastTyped: new Map(),
    heldRows,
    noteWrite() {
      for (const [path, rows] of heldRows) heldRows.set(path, { ...rows, isOutdated: true });
      for (const listener of listeners) listener();
    },
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leaveDraft(kind, left) {
      interrupted = { ...left, kind };
    },
    takeDraft<Values, Step extends string>(kind: unknown, stored: readonly Draft<Values, Step>[]) {
      const was = interrupted;
      interrupted = null;
      if (was?.kind !== kind) return null;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this very kind
      return (was?.draft as Draft<Values, Step> | null | undefined) ?? stored.find(({ id }) => id === was?.id) ?? null;
    },
  };
}

let left: { readonly user: string; readonly memory: SessionMemory } | null = null;

/** The memory of a session of this user: that of one that ended by itself in this tab, or a new one. */
export const memoryOf = (user: string): SessionMemory => (left?.user === user ? left.memory : createMemory());

/** Keeps it for the same user's next session in this tab. */
export function keepMemory(user: string, memory: SessionMemory): void {
  left = { user, memory };
}

/** Forgets it: whoever was signed in has left. */
export function forgetMemory(): void {
  left = null;
}
