import { cleanTyped } from '../text/typed-text.ts';

/** What a claim says of its policy. */
export interface PolizaParts {
  readonly idEntidad?: number | null | undefined;
  readonly ramo?: string | null | undefined;
  readonly noPoliza?: number | null | undefined;
}

/** A policy as entity-ramo-policy (specification 2, section 9): the number alone where entity or ramo is missing, `--` without a number. */
export function formatPoliza({ idEntidad, ramo, noPoliza }: PolizaParts): string {
  if (noPoliza === null || noPoliza === undefined) return '--';
  return idEntidad === null || idEntidad === undefined || !ramo ? String(noPoliza) : `${idEntidad}-${ramo}-${noPoliza}`;
}

/** The policy number of what was typed: as a number, or as entity-ramo-policy. */
export function numeroDePoliza(typed: string): string {
  const text = cleanTyped(typed);
  return /^\d+ *- *\d+ *- *(\d+)$/.exec(text)?.[1] ?? text;
}
