import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** A document as people are looked up by it: the `tipo` code of its type, and its number without separators. */
export interface Documento {
  readonly tipoDocumento: string;
  readonly nuDocumento: string;
}

/** What is said of two numbers in the place of one. */
export const oneNumberMessage = 'Escribe un solo número. Si es uno solo, escríbelo sin separarlo.';

/** Whether what was typed for a document or an account is two numbers: two long ones, or two of the same length with nothing but a space between. */
export function holdsSeveralNumbers(typed: string): boolean {
  const text = cleanTyped(typed);
  const [, one, other] = /^(\d+) +(\d+)$/.exec(text) ?? [];
  return holdsTwoNumbers(text) || (one !== undefined && one.length === other?.length);
}

/**
 * The number of a document or an account as it goes over the wire: the separators that people type are left out (assumptions W3), but for those of
 * two numbers, which must not read as one.
 */
export function normaliseNumeroDocumento(typed: string): string {
  const text = cleanTyped(typed);
  return holdsSeveralNumbers(text) ? text : text.replace(/[ .\-/]/g, '');
}

/** Document type codes (specification 1, section 9). */
export const tipoDocumento = { srf: 'P', cedula: 'CED', pasaporte: 'PAS', rnc: 'RNC' } as const;

/** What the service takes as a number once separators are gone: digits, or the letters of a passport. */
export const numeroDocumentoPattern = /^[0-9A-Za-z]{1,20}$/;

/** Whether the services can be asked whose a document is: they take no other types and numbers in their paths. */
export function canBeLookedUp({ tipoDocumento: tipo, nuDocumento }: Documento): boolean {
  return /^[A-Za-z]{1,20}$/.test(tipo) && numeroDocumentoPattern.test(nuDocumento);
}

/** Whether a text is a document number as people write them: letters and digits, with hyphens and spaces between them. */
export function isNumeroDocumentoText(typed: string): boolean {
  return /^[0-9A-Za-z -]*$/.test(cleanTyped(typed)) && numeroDocumentoPattern.test(normaliseNumeroDocumento(typed));
}

const digitsOf = (text: string) => Array.from(text, Number);

/** Whether eleven digits end in the check digit of a Dominican identity card (Luhn's sum). */
export function isCedula(numero: string): boolean {
  if (!/^\d{11}$/.test(numero)) return false;
  const sum = digitsOf(numero).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

const rncWeights = [7, 9, 8, 6, 5, 4, 3, 2];

/** Whether nine digits end in the check digit of a Dominican company tax id (weights of the tax authority, modulo 11). */
export function isRnc(numero: string): boolean {
  if (!/^\d{9}$/.test(numero)) return false;
  const digits = digitsOf(numero);
  const rest = rncWeights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
  return digits[8] === (rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest);
}

/** The code of the type that the check digit of a number speaks for, where nothing else names it; empty for any other number. */
export function guessTipoDocumento(numero: string): string {
  if (isCedula(numero)) return tipoDocumento.cedula;
  return isRnc(numero) ? tipoDocumento.rnc : '';
}

/** What looks wrong with a document number, as a hint and never a block (assumptions C12); null when nothing does. */
export function documentoHint(tipo: string, typed: string): string | null {
  const numero = normaliseNumeroDocumento(typed);
  if (numero === '') return null;
  if (tipo === tipoDocumento.cedula && !isCedula(numero)) return 'Revisa el número: no parece una cédula válida.';
  // An individual's tax id is their identity card.
  if (tipo === tipoDocumento.rnc && !isRnc(numero) && !isCedula(numero)) return 'Revisa el número: no parece un RNC válido.';
  return null;
}

/** Whether a document is typed far enough to ask whose it is: all digits of an identity card or tax id, anything sendable of the others. */
export function isDocumentoComplete(tipo: string, typed: string): boolean {
  const numero = normaliseNumeroDocumento(typed);
  if (tipo === '' || !numeroDocumentoPattern.test(numero)) return false;
  if (tipo === tipoDocumento.cedula) return numero.length === 11;
  if (tipo === tipoDocumento.rnc) return numero.length === 9 || numero.length === 11;
  return true;
}

/** The type that a number without separators has by its length; undefined where that does not tell. */
export function tipoDocumentoByLength(numero: string): string | undefined {
  if (!/^\d+$/.test(numero)) return undefined;
  return { 9: tipoDocumento.rnc, 11: tipoDocumento.cedula }[numero.length];
}

/**
 * The type that a number chooses where nobody has chosen one: eleven digits a Cédula, nine an RNC once the number is left, for they may be the
 * beginning of eleven; undefined for any other.
 */
export function tipoChosenBy(typed: string, isLeft: boolean): string | undefined {
  const tipo = tipoDocumentoByLength(normaliseNumeroDocumento(typed));
  return tipo === tipoDocumento.rnc && !isLeft ? undefined : tipo;
}

/** Whether two documents are one: same type and number, separators and case ignored (assumptions C5). */
export function isSameDocumento(
  a: { readonly tipo: string; readonly numero: string },
  b: { readonly tipo: string; readonly numero: string },
): boolean {
  const key = ({ tipo, numero }: typeof a) => `${tipo.trim()} ${normaliseNumeroDocumento(numero)}`.toUpperCase();
  return key(a) === key(b);
}
