import * as z from 'zod/mini';
import type { Draft } from '../domain/draft.ts';
import { heldDrafts } from './draft-claims.ts';
import { draftsPrefix, keyPart } from './draft-keys.ts';

/** The kind of a form's drafts. */
export interface DraftKind<Values, Step extends string> {
  readonly kind: string;
  /** Increased whenever values of older drafts no longer fit. */
  readonly version: number;
  readonly steps: readonly [Step, ...Step[]];
  /** An allow-list: other values are neither saved nor loaded (no card or account numbers). */
  readonly values: z.ZodMiniType<Values>;
  /** Gives the values of this version; throws, or gives invalid ones, where it can't. */
  readonly migrate?: (values: unknown, version: number) => unknown;
}

/** The readable drafts, newest first, and how many unreadable ones were deleted. */
export interface ListedDrafts<Values, Step extends string> {
  readonly drafts: readonly Draft<Values, Step>[];
  readonly discarded: number;
}

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

const keyOf = (kind: string, user: string, id: string) => draftsPrefix(kind, user) + keyPart(id);

/** A unique id for a new draft; plain http has no `randomUUID`. */
export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-');
}

/** The draft as it would be read back; null for values of another kind. */
export function readableDraft<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  draft: Omit<Draft<Values, Step>, 'savedAt'>,
  now: () => string = () => new Date().toISOString(),
): Draft<Values, Step> | null {
  const values = z.safeParse(kind.values, draft.values);
  return values.success ? { ...draft, savedAt: now(), values: values.data } : null;
}

/** Saves a draft under its id; false when storage fails or the kind does not allow the values. */
export function saveDraft<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  user: string,
  draft: Omit<Draft<Values, Step>, 'savedAt'>,
  storage: StorageOf = browserStorage,
  now: () => string = () => new Date().toISOString(),
): boolean {
  const { id, step, attempted, uncertain, label } = draft;
  try {
    const values = z.parse(kind.values, draft.values);
    const stored = {
      version: kind.version,
      user,
      kind: kind.kind,
      id,
      step,
      attempted,
      uncertain,
      savedAt: now(),
      label,
      values,
    };
    const json = JSON.stringify(stored);
    const key = keyOf(kind.kind, user, id);
    storage().setItem(key, json);
    return storage().getItem(key) === json;
  } catch {
    return false;
  }
}

/** Deletes a draft. */
export function removeDraft(kind: string, user: string, id: string, storage: StorageOf = browserStorage): void {
  try {
    storage().removeItem(keyOf(kind, user, id));
  } catch {}
}

const versioned = z.object({ version: z.int(), values: z.unknown() });

const envelope = z.object({
  user: z.string(),
  kind: z.string(),
  id: z.string(),
  savedAt: z.string().check(z.refine((instant) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(instant))),
  label: z.string(),
  uncertain: z.boolean(),
});

/** Null for a newer version, which is kept. Throws where the draft can't be read whole. */
function read<Values, Step extends string>(
  { version, steps, values, migrate }: DraftKind<Values, Step>,
  key: string,
  text: string,
): Draft<Values, Step> | null {
  const stored: unknown = JSON.parse(text);
  const raw = z.parse(versioned, stored);
  if (raw.version > version) return null;
  const { user: owner, kind: owning, ...draft } = z.parse(envelope, stored);
  if (keyOf(owning, owner, draft.id) !== key) throw new Error('Not the draft of this key');
  const progress = z.parse(z.object({ step: z.enum(steps), attempted: z.array(z.enum(steps)) }), stored);
  const current = raw.version === version ? raw.values : migrate?.(raw.values, raw.version);
  return { ...draft, ...progress, values: z.parse(values, current) };
}

/**
 * The drafts of a form and user, newest first, without `held` ones. Unreadable ones are deleted.
 */
export function listDrafts<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  user: string,
  storage: StorageOf = browserStorage,
  held: ReadonlySet<string> = new Set(),
): ListedDrafts<Values, Step> {
  const drafts: Draft<Values, Step>[] = [];
  let discarded = 0;
  try {
    const store = storage();
    const prefix = draftsPrefix(kind.kind, user);
    const heldKeys = new Set([...held].map((id) => keyOf(kind.kind, user, id)));
    for (const key of Object.keys(store)) {
      if (!key.startsWith(prefix) || heldKeys.has(key)) continue;
      try {
        const draft = read(kind, key, store.getItem(key) ?? '');
        if (draft) drafts.push(draft);
      } catch {
        discarded += 1;
        store.removeItem(key);
      }
    }
  } catch {}
  return { drafts: drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt, 'es-DO')), discarded };
}

/** One stored draft; null for none or an unreadable one, which is kept. */
export function readDraft<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  user: string,
  id: string,
  storage: StorageOf = browserStorage,
): Draft<Values, Step> | null {
  const key = keyOf(kind.kind, user, id);
  try {
    const text = storage().getItem(key);
    return text === null ? null : read(kind, key, text);
  } catch {
    return null;
  }
}

/** The drafts that no tab holds, to be offered here. */
export async function freeDrafts<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  user: string,
  storage?: StorageOf,
  held: Promise<ReadonlySet<string>> = heldDrafts(),
): Promise<ListedDrafts<Values, Step>> {
  return listDrafts(kind, user, storage, await held);
}
