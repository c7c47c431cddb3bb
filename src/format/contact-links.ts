import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** The `tel:` address of a phone with a dialling `prefix`; undefined for no valid number. */
export function telHref(prefix: string | null | undefined, nuArea: string, numero: string): string | undefined {
  const text = cleanTyped(`${nuArea}${numero}`);
  const digits = text.replaceAll(/[ ().-]/g, '');
  if (holdsTwoNumbers(text) || !/^\d{3,15}$/.test(digits)) return undefined;
  const code = prefix?.replaceAll(/\D/g, '') ?? '';
  // Countries of +1 may be kept with their area, such as 1809.
  const country = code.startsWith('1') ? '1' : code;
  return country === '' ? `tel:${digits}` : `tel:+${country}${digits}`;
}

/** The country code of a number typed without one: ten digits are a Dominican number. */
const ownPlan = '1';

/**
 * A typed number for WhatsApp: country code and digits; null for no valid number. Ten digits
 * without a plus are a Dominican number.
 */
export function whatsappNumber(typed: string): string | null {
  const text = cleanTyped(typed);
  const digits = text.replaceAll(/[ ().+-]/g, '');
  if (!/^\+?[\d ().-]+$/.test(text) || holdsTwoNumbers(text)) return null;
  if (!text.startsWith('+') && digits.length === 10) return ownPlan + digits;
  return /^[1-9]\d{7,14}$/.test(digits) && (text.startsWith('+') || digits.length > 10) ? digits : null;
}

/** A phone for an input: `+18095550134`, without an unknown country code; empty for none. */
export function typedPhone(prefix: string | null | undefined, nuArea: string, numero: string): string {
  const href = telHref(prefix, nuArea, numero);
  return href === undefined ? '' : href.slice('tel:'.length);
}

/** A phone for reading: `809-555-0134` in a +1 country, else `+34 912345678`; empty for none. */
export function shownPhone(prefix: string | null | undefined, nuArea: string, numero: string): string {
  const typed = typedPhone(prefix, nuArea, numero);
  const [, area, exchange, line] = /^(?:\+1)?(\d{3})(\d{3})(\d{4})$/.exec(typed) ?? [];
  if (line !== undefined) return `${area}-${exchange}-${line}`;
  const code = prefix?.replaceAll(/\D/g, '') ?? '';
  return typed.startsWith(`+${code}`) ? `+${code} ${typed.slice(code.length + 1)}` : typed;
}

/** Opens WhatsApp with a text; without a number the person chooses the contact there. */
export const whatsappHref = (number: string | null, text: string): string =>
  `https://wa.me/${number ?? ''}?text=${encodeURIComponent(text)}`;

/** A `mailto:` address with subject and text, also without e-mail; null for an invalid e-mail. */
export function letterHref(email: string, subject: string, text: string): string | null {
  const href = cleanTyped(email) === '' ? 'mailto:' : mailHref(email);
  if (href === undefined) return null;
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The `mailto:` address of an e-mail; undefined for one that could hold more than a recipient. */
export function mailHref(email: string): string | undefined {
  const address = cleanTyped(email);
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : undefined;
}
