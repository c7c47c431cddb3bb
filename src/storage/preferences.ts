import * as z from 'zod/mini';
import { defaultPageSize, pageSizes } from '../domain/page.ts';
import { preferencesKey } from './keys.ts';

/** What a person prefers in this browser; `modo` follows the system unless chosen. */
export interface Preferences {
  readonly filas: number;
  readonly modo: 'sistema' | 'claro' | 'oscuro';
  /** Names of the main menu's groups that are collapsed. */
  readonly gruposCerrados: readonly string[];
  /** Whether a single key, such as `/`, may do something (WCAG 2.1.4 asks for a way to turn that off). */
  readonly atajos: boolean;
  /** The periods of the dashboard that are not the usual ones, as the query of its address. */
  readonly periodos: string;
  /** Whether the main menu is folded to its icons. */
  readonly menuPlegado: boolean;
  /** Whether what waits for the person is counted whenever the dashboard is opened. */
  readonly contarPendientes: boolean;
  /** What the choices of the reports were last, by the name of their fields: nothing that was typed. */
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

/** Reads the preferences; what is absent, unreadable or out of range has its default. */
export function readPreferences(storage: () => Storage = () => localStorage): Preferences {
  let raw: unknown = {};
  try {
    raw = JSON.parse(storage().getItem(preferencesKey) ?? '{}');
  } catch {}
  const parsed = z.safeParse(stored, raw);
  return parsed.success ? parsed.data : z.parse(stored, {});
}

/** Stores some preferences beside the others; a browser that keeps nothing simply forgets them. */
export function writePreferences(changed: Partial<Preferences>, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(preferencesKey, JSON.stringify({ ...readPreferences(storage), ...changed }));
  } catch {}
}
