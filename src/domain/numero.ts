import { cleanTyped } from '../text/typed-text.ts';

/** A typed number of a quote, policy, claim or request; undefined for anything else. */
export function toNumero(text: string | undefined): number | undefined {
  const typed = cleanTyped(text ?? '');
  return /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
}

/** The id in an address (`/cotizaciones/900`); null for no valid id. */
export function idOfPath(text: string | undefined): number | null {
  const typed = cleanTyped(text ?? '');
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
}
