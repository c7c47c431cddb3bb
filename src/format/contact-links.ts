import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** The address that calls a phone; undefined where its parts are more than digits, between which people type signs. `prefix` is the country's. */
export function telHref(prefix: string | null | undefined, nuArea: string, numero: string): string | undefined {
  const text = cleanTyped(`${nuArea}${numero}`);
  const digits = text.replaceAll(/[ ().-]/g, '');
  if (holdsTwoNumbers(text) || !/^\d{3,15}$/.test(digits)) return undefined;
  const code = prefix?.replaceAll(/\D/g, '') ?? '';
  // Countries of +1 are also kept with their area, 1809.
  const country = code.startsWith('1') ? '1' : code;
  return country === '' ? `tel:${digits}` : `tel:+${country}${digits}`;
}

/** The address that writes to an e-mail address; undefined where it holds what could say more than whom to write to. */
export function mailHref(email: string): string | undefined {
  const address = cleanTyped(email);
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : undefined;
}
