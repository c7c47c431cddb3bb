import { cleanTyped } from '../text/typed-text.ts';

/** The policy data of a claim. */
export interface PolizaParts {
  readonly idEntidad?: number | null | undefined;
  readonly ramo?: string | null | undefined;
  readonly noPoliza?: number | null | undefined;
}

/** Entity-ramo-policy, or the number alone; `--` without one (specification 2, section 9). */
export function formatPoliza({ idEntidad, ramo, noPoliza }: PolizaParts): string {
  if (noPoliza === null || noPoliza === undefined) return '--';
  return idEntidad === null || idEntidad === undefined || !ramo ? String(noPoliza) : `${idEntidad}-${ramo}-${noPoliza}`;
}

/** The policy number in a typed text: a number, or entity-ramo-policy. */
export function numeroDePoliza(typed: string): string {
  const text = cleanTyped(typed);
  return /^\d+ *- *\d+ *- *(\d+)$/.exec(text)?.[1] ?? text;
}
