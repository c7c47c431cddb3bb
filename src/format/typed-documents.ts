import { cleanCharacters, holdsTwoNumbers } from '../text/typed-text.ts';

/** Digits between the hyphens by document type: `001-1234567-8`, `1-31-84520-7`. */
const groups: Readonly<Record<string, readonly number[]>> = { CED: [3, 7, 1], RNC: [1, 2, 5, 1] };

const separators = /[ .\-/]/g;

/**
 * A document number with the hyphens of its type `tipo`, also half typed. Other types, two numbers
 * and other text stay; digits beyond the last group are kept.
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
  // A typed hyphen stays at the end of a group only.
  const isFull = parts.length < sizes.length && parts.at(-1)?.length === sizes[parts.length - 1];
  return parts.join('-') + (isFull && /[ .\-/]$/.test(text) ? '-' : '');
}

/** Props of a field for a number of this type (its code): a telephone offers digits where the type has nothing else. */
export const documentoField = (tipo: string) => ({
  format: (typed: string) => formatDocumento(tipo, typed),
  inputMode: tipo in groups ? ('numeric' as const) : ('text' as const),
});
