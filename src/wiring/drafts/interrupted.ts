import type { Draft } from '../../domain/draft.ts';

/** The draft of a form that was open when the session ended in this tab. */
export interface Interrupted {
  /** The form that it is of. */
  readonly kind: unknown;
  readonly user: string;
  readonly id: string;
  /** The draft itself where the browser had no room for it, or lost it together with the session; null where it is stored. */
  readonly draft: Draft<unknown> | null;
}

/** Whoever signs in again as the same user goes on with it unasked. */
let interrupted: Interrupted | null = null;

/** Keeps it for whoever comes back. */
export function noteInterrupted(draft: Interrupted): void {
  interrupted = draft;
}

/** Forgets it: whoever was signed in has left. */
export function forgetInterrupted(): void {
  interrupted = null;
}

/** Takes it, when it is one of this form and user; null for none. It is gone either way: another form was opened instead. */
export function takeInterrupted<Values, Step extends string>(
  kind: unknown,
  user: string,
  stored: readonly Draft<Values, Step>[],
): Draft<Values, Step> | null {
  const was = interrupted;
  interrupted = null;
  if (!was || was.kind !== kind || was.user !== user) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this very kind
  return (was.draft as Draft<Values, Step> | null) ?? stored.find(({ id }) => id === was.id) ?? null;
}
