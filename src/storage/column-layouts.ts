import * as z from 'zod/mini';
import { preferencesKey } from './keys.ts';

/** The one key of all lists: a preference, which Salir leaves. */
export const columnsKey = `${preferencesKey}.columnas`;

/** How somebody arranged the columns of a list: what is hidden, the order, and widths in rem, by the ids of columns. */
export interface StoredLayout {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

const ids = z.catch(z.array(z.string()), []);
const width = z.number().check(z.gte(1), z.lte(100));
/** How an arrangement is read back. */
export const storedLayout = z.object({ hidden: ids, order: ids, widths: z.catch(z.record(z.string(), width), {}) });
const lists = z.record(z.string(), z.unknown());

/** What was arranged in this visit and could not be kept, by list. */
const visit = new Map<string, StoredLayout | null>();

function readLists(storage: () => Storage): Readonly<Record<string, unknown>> {
  try {
    const parsed = z.safeParse(lists, JSON.parse(storage().getItem(columnsKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Reads how the columns of a list are arranged; null for as they come. */
export function readColumnLayout(list: string, storage: () => Storage = () => localStorage): StoredLayout | null {
  const held = visit.get(list);
  if (held !== undefined) return held;
  const parsed = z.safeParse(storedLayout, readLists(storage)[list]);
  return parsed.success ? parsed.data : null;
}

/** False where what was last arranged lasts for the visit alone. */
export const isLayoutKept = (list: string): boolean => !visit.has(list);

/** Keeps how the columns of a list are arranged. False where the browser keeps nothing: it lasts for the visit then. */
export function writeColumnLayout(
  list: string,
  layout: StoredLayout | null,
  storage: () => Storage = () => localStorage,
): boolean {
  try {
    // `undefined` is left out.
    storage().setItem(columnsKey, JSON.stringify({ ...readLists(storage), [list]: layout ?? undefined }));
    visit.delete(list);
    return true;
  } catch {
    visit.set(list, layout);
    return false;
  }
}
