import * as z from 'zod/mini';
import { type StoredLayout, storedLayout } from './column-layouts.ts';
import { viewsKey } from './keys.ts';

/** A view of a list under a name: the query of its address, without anything that was typed, and how its columns are arranged. */
export interface OwnView {
  readonly nombre: string;
  readonly consulta: string;
  readonly columnas?: StoredLayout | undefined;
}

const view = z.object({ nombre: z.string(), consulta: z.string(), columnas: z.optional(storedLayout) });
const lists = z.record(z.string(), z.unknown());

/** What was named in this visit and could not be kept, by list. */
const visit = new Map<string, readonly OwnView[]>();

function readLists(storage: () => Storage): Readonly<Record<string, unknown>> {
  try {
    const parsed = z.safeParse(lists, JSON.parse(storage().getItem(viewsKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Reads the views of a list that somebody has named in this browser; one that can't be read is left out. */
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

/** Keeps the views of a list. False where the browser keeps nothing: they last for the visit then. */
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
