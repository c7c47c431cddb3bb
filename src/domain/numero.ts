import { cleanTyped } from '../text/typed-text.ts';

/** The number of a quote, policy, claim or request as the services give them; undefined for anything else, which is then not sent. */
export function toNumero(text: string | undefined): number | undefined {
  const typed = cleanTyped(text ?? '');
  return /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
}

/** The id that an address names (`/cotizaciones/900`); null for what can't be one. */
export function idOfPath(text: string | undefined): number | null {
  const typed = cleanTyped(text ?? '');
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
}
