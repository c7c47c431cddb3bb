import * as z from 'zod/mini';
import { type StoredLayout, storedLayout } from './column-layouts.ts';
import { viewsKey } from './keys.ts';

/** A named view of a list: its address without typed text, and its columns. */
export interface OwnView {
  readonly nombre: string;
  readonly consulta: string;
  readonly columnas?: StoredLayout | undefined;
}

const view = z.object({ nombre: z.string(), consulta: z.string(), columnas: z.optional(storedLayout) });
const lists = z.record(z.string(), z.unknown());

/** Views of this visit that could not be stored, by list. */
const visit = new Map<string, readonly OwnView[]>();

function readLists(storage: () => Storage): Readonly<Record<string, unknown>> {
  try {
    const parsed = z.safeParse(lists, JSON.parse(storage().getItem(viewsKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Reads the named views of a list; an unreadable view is left out. */
export function readOwnViews(list: string, storage: () => Storage = () => localStorage): readonly OwnView[] {
  const held = visit.get(list);
  if (held) return held;
  const stored = z.safeParse(z.array(z.unknown()), readLists(storage)[list]);
  if (!stored.success) return [];
  return stored.data.flatMap((one) => {
    const parsed = z.safeParse(view, one);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Stores the views of a list. False where storage fails: they last for this visit. */
export function writeOwnViews(list: string, views: readonly OwnView[], storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(viewsKey, JSON.stringify({ ...readLists(storage), [list]: views }));
    visit.delete(list);
    return true;
  } catch {
    visit.set(list, views);
    return false;
  }
}
