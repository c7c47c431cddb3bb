import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** The digits of a phone number, in the service's two parts. */
export interface TypedPhone {
  readonly nuArea: string;
  readonly numero: string;
}

/**
 * Splits a pasted phone into area code and number; null where it can't. `prefix` is the country's
 * `telPrefijo`: +1 numbers have ten digits, others need parentheses around the area.
 */
export function splitPhone(text: string, prefix = '1'): TypedPhone | null {
  const typed = cleanTyped(text);
  if (!/^\+?[\d ().\-/]+$/.test(typed) || holdsTwoNumbers(typed)) return null;
  const code = prefix.replace(/\D/g, '') || '1';
  const digits = typed.replace(/\D/g, '');
  if (code.startsWith('1')) {
    const match = /^(1?)([2-9]\d{2})(\d{7})$/.exec(digits);
    // A country code follows a plus: +45… is not in area 45x.
    if (!match || (typed.startsWith('+') && match[1] === '')) return null;
    return { nuArea: match[2] ?? '', numero: match[3] ?? '' };
  }
  const match = /^(\+?[\d .-]*)\(([\d ]+)\)([^()]+)$/.exec(typed);
  if (!match) return null;
  const [country = '', nuArea = '', numero = ''] = match.slice(1).map((part) => part.replace(/\D/g, ''));
  return (country === '' || country === code) && numero !== '' && nuArea !== '' ? { nuArea, numero } : null;
}
