import * as z from 'zod/mini';
import { defaultPageSize, pageSizes } from '../domain/page.ts';
import { preferencesKey } from './keys.ts';

/** The preferences of this browser; `modo` follows the system by default. */
export interface Preferences {
  readonly filas: number;
  readonly modo: 'sistema' | 'claro' | 'oscuro';
  readonly gruposCerrados: readonly string[];
  /** Whether single-key shortcuts such as `/` are on; WCAG 2.1.4 requires a switch. */
  readonly atajos: boolean;
  /** The periods of the dashboard that differ from the default, as a query. */
  readonly periodos: string;
  readonly menuPlegado: boolean;
  /** Whether pending things are counted whenever the dashboard opens. */
  readonly contarPendientes: boolean;
  /** The last choices of the reports by field name; never typed text. */
  readonly informes: Readonly<Record<string, string>>;
}

const stored = z.object({
  filas: z.catch(z.number().check(z.refine((size) => pageSizes.includes(size))), defaultPageSize),
  modo: z.catch(z.enum(['sistema', 'claro', 'oscuro']), 'sistema'),
  gruposCerrados: z.catch(z.array(z.string()), []),
  atajos: z.catch(z.boolean(), true),
  periodos: z.catch(z.string(), ''),
  menuPlegado: z.catch(z.boolean(), false),
  contarPendientes: z.catch(z.boolean(), false),
  informes: z.catch(z.record(z.string(), z.string()), {}),
});

/** Reads the preferences; an absent or invalid one has its default. */
export function readPreferences(storage: () => Storage = () => localStorage): Preferences {
  let raw: unknown = {};
  try {
    raw = JSON.parse(storage().getItem(preferencesKey) ?? '{}');
  } catch {}
  const parsed = z.safeParse(stored, raw);
  return parsed.success ? parsed.data : z.parse(stored, {});
}

/** Stores the changed preferences; does nothing where storage fails. */
export function writePreferences(changed: Partial<Preferences>, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(preferencesKey, JSON.stringify({ ...readPreferences(storage), ...changed }));
  } catch {}
}
