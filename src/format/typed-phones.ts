import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** A phone number in the two parts that the service keeps: digits only. */
export interface TypedPhone {
  readonly nuArea: string;
  readonly numero: string;
}

/**
 * A phone pasted whole, split into area code and number; null when it is none, or when its area can't be told. `prefix` is the dialling prefix
 * of the chosen country (`telPrefijo`, `1` unless given): numbers of the +1 countries have ten digits, elsewhere only parentheses tell the area.
 */
export function splitPhone(text: string, prefix = '1'): TypedPhone | null {
  const typed = cleanTyped(text);
  if (!/^\+?[\d ().\-/]+$/.test(typed) || holdsTwoNumbers(typed)) return null;
  const code = prefix.replace(/\D/g, '') || '1';
  const digits = typed.replace(/\D/g, '');
  if (code.startsWith('1')) {
    const match = /^(1?)([2-9]\d{2})(\d{7})$/.exec(digits);
    // After a plus the country comes: +45… is not in area 45x.
    if (!match || (typed.startsWith('+') && match[1] === '')) return null;
    return { nuArea: match[2] ?? '', numero: match[3] ?? '' };
  }
  const match = /^(\+?[\d .-]*)\(([\d ]+)\)([^()]+)$/.exec(typed);
  if (!match) return null;
  const [country = '', nuArea = '', numero = ''] = match.slice(1).map((part) => part.replace(/\D/g, ''));
  return (country === '' || country === code) && numero !== '' && nuArea !== '' ? { nuArea, numero } : null;
}
