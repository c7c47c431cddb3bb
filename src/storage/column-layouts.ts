import * as z from 'zod/mini';
import { preferencesKey } from './keys.ts';

/** The one key of all lists: a preference, which Salir keeps. */
export const columnsKey = `${preferencesKey}.columnas`;

/** The columns of a list as arranged by the person: hidden ids, order, widths in rem by id. */
export interface StoredLayout {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

const ids = z.catch(z.array(z.string()), []);
const width = z.number().check(z.gte(1), z.lte(100));
/** The schema of a stored layout. */
export const storedLayout = z.object({ hidden: ids, order: ids, widths: z.catch(z.record(z.string(), width), {}) });
const lists = z.record(z.string(), z.unknown());

/** Layouts of this visit that could not be stored, by list. */
const visit = new Map<string, StoredLayout | null>();

function readLists(storage: () => Storage): Readonly<Record<string, unknown>> {
  try {
    const parsed = z.safeParse(lists, JSON.parse(storage().getItem(columnsKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Reads the layout of a list; null for the default one. */
export function readColumnLayout(list: string, storage: () => Storage = () => localStorage): StoredLayout | null {
  const held = visit.get(list);
  if (held !== undefined) return held;
  const parsed = z.safeParse(storedLayout, readLists(storage)[list]);
  return parsed.success ? parsed.data : null;
}

/** Whether the last layout of a list is stored; else it lasts for this visit. */
export const isLayoutKept = (list: string): boolean => !visit.has(list);

/**
 * Stores the layout of a list, null for the default. False where storage fails: it lasts for this
 * visit.
 */
export function writeColumnLayout(
  list: string,
  layout: StoredLayout | null,
  storage: () => Storage = () => localStorage,
): boolean {
  try {
    // JSON leaves `undefined` out.
    storage().setItem(columnsKey, JSON.stringify({ ...readLists(storage), [list]: layout ?? undefined }));
    visit.delete(list);
    return true;
  } catch {
    visit.set(list, layout);
    return false;
  }
}
