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

/** The country code of a number that is typed without one: ten digits are a number of the Dominican Republic's plan. */
const ownPlan = '1';

/**
 * A number for WhatsApp out of what is typed, with the code of its country and without signs; null where it is none. Without a sign of the country
 * ten digits are a Dominican number.
 */
export function whatsappNumber(typed: string): string | null {
  const text = cleanTyped(typed);
  const digits = text.replaceAll(/[ ().+-]/g, '');
  if (!/^\+?[\d ().-]+$/.test(text) || holdsTwoNumbers(text)) return null;
  if (!text.startsWith('+') && digits.length === 10) return ownPlan + digits;
  return /^[1-9]\d{7,14}$/.test(digits) && (text.startsWith('+') || digits.length > 10) ? digits : null;
}

/** A phone of a client as it is shown to be changed: `+18095550134`; without the code of its country where that is not known, empty where it is none. */
export function typedPhone(prefix: string | null | undefined, nuArea: string, numero: string): string {
  const href = telHref(prefix, nuArea, numero);
  return href === undefined ? '' : href.slice('tel:'.length);
}

/** A phone as it is read, whole: `809-555-0134` in a country of +1, `+34 912345678` in another; empty where it is none. */
export function shownPhone(prefix: string | null | undefined, nuArea: string, numero: string): string {
  const typed = typedPhone(prefix, nuArea, numero);
  const [, area, exchange, line] = /^(?:\+1)?(\d{3})(\d{3})(\d{4})$/.exec(typed) ?? [];
  if (line !== undefined) return `${area}-${exchange}-${line}`;
  const code = prefix?.replaceAll(/\D/g, '') ?? '';
  return typed.startsWith(`+${code}`) ? `+${code} ${typed.slice(code.length + 1)}` : typed;
}

/** The address that opens WhatsApp with a text to send; without a number the contact is chosen there. */
export const whatsappHref = (number: string | null, text: string): string =>
  `https://wa.me/${number ?? ''}?text=${encodeURIComponent(text)}`;

/** The address that opens the mail program with a letter; without an address it is chosen there. Null where the address is none. */
export function letterHref(email: string, subject: string, text: string): string | null {
  const href = cleanTyped(email) === '' ? 'mailto:' : mailHref(email);
  if (href === undefined) return null;
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The address that writes to an e-mail address; undefined where it holds what could say more than whom to write to. */
export function mailHref(email: string): string | undefined {
  const address = cleanTyped(email);
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : undefined;
}
