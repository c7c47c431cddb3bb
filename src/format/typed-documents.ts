import { cleanCharacters, holdsTwoNumbers } from '../text/typed-text.ts';

/** How many digits stand between the hyphens, by the code of the document type: `001-1234567-8`, `1-31-84520-7`. */
const groups: Readonly<Record<string, readonly number[]>> = { CED: [3, 7, 1], RNC: [1, 2, 5, 1] };

const separators = /[ .\-/]/g;

/**
 * A document number with the hyphens of its type (code `tipo`, of the catalogue of document types), also while it is half typed; numbers of
 * other types, two numbers, and text that holds more than digits and separators, stay as they are. Digits beyond the last group are kept.
 */
export function formatDocumento(tipo: string, typed: string): string {
  const sizes = groups[tipo];
  const text = cleanCharacters(typed);
  const digits = text.replace(separators, '');
  if (!sizes || !/^\d*$/.test(digits) || holdsTwoNumbers(text)) return typed;
  const parts: string[] = [];
  let from = 0;
  for (const [index, size] of sizes.entries()) {
    const part = digits.slice(from, index === sizes.length - 1 ? undefined : from + size);
    if (part !== '') parts.push(part);
    from += size;
  }
  // A hyphen typed by hand at the end of a group stays; anywhere else it goes.
  const isFull = parts.length < sizes.length && parts.at(-1)?.length === sizes[parts.length - 1];
  return parts.join('-') + (isFull && /[ .\-/]$/.test(text) ? '-' : '');
}
