import type { Draft } from '../../domain/draft.ts';
import type { InterruptedDraft } from '../../machines/draft/draft-machine.ts';
import type { RememberedRows } from '../../machines/walk/all-rows-machine.ts';

/** The last typed values of forms by the form's id (assumption P13). */
export type LastTyped = Map<string, Readonly<Record<string, string>>>;

/** Memory of a session in its tab; an expired session leaves it to the same user's next one. */
export interface SessionMemory {
  readonly lastTyped: LastTyped;
  /** The loaded rows of lists by path. */
  readonly heldRows: Map<string, RememberedRows>;
  /** Notes a write in this or another tab: remembered rows may be outdated. */
  readonly noteWrite: () => void;
  readonly onWrite: (listener: () => void) => () => void;
  /** Keeps the draft of a form that was open when the session ended; `kind` identifies the form. */
  readonly leaveDraft: (kind: unknown, interrupted: InterruptedDraft) => void;
  /** Gives that draft to a form of its kind, else null; the first form that opens clears it. */
  readonly takeDraft: <Values, Step extends string>(
    kind: unknown,
    stored: readonly Draft<Values, Step>[],
  ) => Draft<Values, Step> | null;
}

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
    leaveDraft(kind, draft) {
      interrupted = { ...draft, kind };
    },
    takeDraft<Values, Step extends string>(kind: unknown, stored: readonly Draft<Values, Step>[]) {
      const found = interrupted;
      interrupted = null;
      if (found?.kind !== kind) return null;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft of this kind
      return (found?.draft as Draft<Values, Step> | null | undefined) ?? stored.find(({ id }) => id === found?.id) ?? null;
    },
  };
}

let keptMemory: { readonly user: string; readonly memory: SessionMemory } | null = null;

/** The memory of the user's expired session in this tab, or a new one. */
export const memoryOf = (user: string): SessionMemory => (keptMemory?.user === user ? keptMemory.memory : createMemory());

/** Keeps a memory for the same user's next session in this tab. */
export function keepMemory(user: string, memory: SessionMemory): void {
  keptMemory = { user, memory };
}

/** Forgets the kept memory after a person has left. */
export function forgetMemory(): void {
  keptMemory = null;
}
