const LONGEST = 24;
const nothing = 'nada';

/**
 * Mask of a value, safe to report: its type, length and pattern (`"9-999"`), never the value.
 * Letters become `a` or `A`, digits `9`.
 */
export function maskOf(value: unknown): string {
  if (value === null) return 'nulo';
  if (value === undefined) return nothing;
  if (Array.isArray(value)) return `lista de ${value.length}`;
  switch (typeof value) {
    case 'boolean':
      return 'booleano';
    case 'number':
      return `número ${signs(String(value))}`;
    case 'string':
      return value === '' ? 'texto vacío' : `"${signs(value)}"${value.length > LONGEST ? ` (${value.length} caracteres)` : ''}`;
    default:
      return 'objeto';
  }
}

function signs(text: string): string {
  const shown = Array.from(text.slice(0, LONGEST), (sign) => {
    if (/\p{Lu}/u.test(sign)) return 'A';
    if (/\p{L}/u.test(sign)) return 'a';
    if (/\p{N}/u.test(sign)) return '9';
    return /[-/:.,+_@ ]/.test(sign) ? sign : '·';
  });
  return shown.join('') + (text.length > LONGEST ? '…' : '');
}

/** Masks of the received values, in words. */
export const receivedWords = (seen: readonly string[]): string =>
  seen.every((mask) => mask === nothing) ? 'no vino' : `vino ${seen.join(', ')}`;

/** A field's name, safe to report: a key that is no field name, such as a document, is masked. */
export function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$-]{0,39}$/.test(key) && !/\d{4}/.test(key) ? key : maskOf(key);
}
