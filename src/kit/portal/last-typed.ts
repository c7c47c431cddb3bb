/** What was last typed into forms that begin with it again, by the id of the form (assumption P13). */
export type LastTyped = Map<string, Readonly<Record<string, string>>>;

let kept: { readonly user: string; readonly typed: LastTyped } | null = null;

/** What a session of this user that ended by itself has left in this tab; nothing where there was none. */
export const lastTypedOf = (user: string): LastTyped => (kept?.user === user ? kept.typed : new Map());

/** Keeps it for the same user's next session in this tab. */
export function keepLastTyped(user: string, typed: LastTyped): void {
  kept = { user, typed };
}

/** Forgets it: whoever was signed in has left. */
export function forgetLastTyped(): void {
  kept = null;
}
