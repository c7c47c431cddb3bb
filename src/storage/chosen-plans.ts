import * as z from 'zod/mini';
import { keyPart } from './draft-keys.ts';
import { chosenPlansPrefix } from './keys.ts';

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

const mostQuotes = 50;

/** Number of the quote and `noItem` of its plan, the latest choice last. */
const stored = z.array(z.tuple([z.int(), z.int()]));

const keyOf = (user: string) => chosenPlansPrefix + keyPart(user);

function readAll(user: string, storage: StorageOf): z.infer<typeof stored> {
  try {
    const parsed = z.safeParse(stored, JSON.parse(storage().getItem(keyOf(user)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function writeAll(user: string, plans: z.infer<typeof stored>, storage: StorageOf): void {
  try {
    if (plans.length === 0) storage().removeItem(keyOf(user));
    else storage().setItem(keyOf(user), JSON.stringify(plans.slice(-mostQuotes)));
  } catch {}
}

/** Keeps the chosen plan of a quote for its issuance; does nothing where storage fails. */
export function rememberPlan(user: string, nuCotizacion: number, noItem: number, storage: StorageOf = browserStorage): void {
  const others = readAll(user, storage).filter(([numero]) => numero !== nuCotizacion);
  writeAll(user, [...others, [nuCotizacion, noItem]], storage);
}

/** Deletes the plan of a quote whose policy is issued. */
export function forgetPlan(user: string, nuCotizacion: number, storage: StorageOf = browserStorage): void {
  const plans = readAll(user, storage);
  const others = plans.filter(([numero]) => numero !== nuCotizacion);
  if (others.length < plans.length) writeAll(user, others, storage);
}

/** `noItem` of the plan that was chosen for a quote in this browser; null for none. */
export function rememberedPlan(user: string, nuCotizacion: number, storage: StorageOf = browserStorage): number | null {
  return readAll(user, storage).find(([numero]) => numero === nuCotizacion)?.[1] ?? null;
}
