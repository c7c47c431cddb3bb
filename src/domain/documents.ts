import { cleanTyped, holdsTwoNumbers } from '../text/typed-text.ts';

/** An identity document: the `tipo` code of its type, and its number without separators. */
export interface Documento {
  readonly tipoDocumento: string;
  readonly nuDocumento: string;
}

/** The message where two numbers are typed in place of one. */
export const oneNumberMessage = 'Escribe un solo número. Si es uno solo, escríbelo sin separarlo.';

/** Whether a typed document or account holds two long numbers, or two of equal length. */
export function holdsSeveralNumbers(typed: string): boolean {
  const text = cleanTyped(typed);
  const [, one, other] = /^(\d+) +(\d+)$/.exec(text) ?? [];
  return holdsTwoNumbers(text) || (one !== undefined && one.length === other?.length);
}

/**
 * The number of a document or account for the wire, without typed separators (assumptions W3). Two
 * numbers keep them, so that they don't read as one.
 */
export function normaliseNumeroDocumento(typed: string): string {
  const text = cleanTyped(typed);
  return holdsSeveralNumbers(text) ? text : text.replace(/[ .\-/]/g, '');
}

/** Document type codes (specification 1, section 9). */
export const tipoDocumento = { srf: 'P', cedula: 'CED', pasaporte: 'PAS', rnc: 'RNC' } as const;

/** A number that the service takes: digits, or the letters of a passport, without separators. */
export const numeroDocumentoPattern = /^[0-9A-Za-z]{1,20}$/;

/** Whether the services can look a document up: their paths take no other types and numbers. */
export function canBeLookedUp({ tipoDocumento: tipo, nuDocumento }: Documento): boolean {
  return /^[A-Za-z]{1,20}$/.test(tipo) && numeroDocumentoPattern.test(nuDocumento);
}

/** Whether a text can be a document number: letters and digits, with hyphens and spaces. */
export function isNumeroDocumentoText(typed: string): boolean {
  return /^[0-9A-Za-z -]*$/.test(cleanTyped(typed)) && numeroDocumentoPattern.test(normaliseNumeroDocumento(typed));
}

const digitsOf = (text: string) => Array.from(text, Number);

/** Whether eleven digits end in the check digit of a Dominican identity card (Luhn). */
export function isCedula(numero: string): boolean {
  if (!/^\d{11}$/.test(numero)) return false;
  const sum = digitsOf(numero).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

const rncWeights = [7, 9, 8, 6, 5, 4, 3, 2];

/** Whether nine digits end in the check digit of a Dominican company tax id (modulo 11). */
export function isRnc(numero: string): boolean {
  if (!/^\d{9}$/.test(numero)) return false;
  const digits = digitsOf(numero);
  const rest = rncWeights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
  return digits[8] === (rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest);
}

/** The document type that the check digit of a number suggests; empty for none. */
export function guessTipoDocumento(numero: string): string {
  if (isCedula(numero)) return tipoDocumento.cedula;
  return isRnc(numero) ? tipoDocumento.rnc : '';
}

/** A hint about a document number, which never blocks (assumptions C12); null for none. */
export function documentoHint(tipo: string, typed: string): string | null {
  const numero = normaliseNumeroDocumento(typed);
  if (numero === '') return null;
  if (tipo === tipoDocumento.cedula && !isCedula(numero)) return 'Revisa el número: no parece una cédula válida.';
  // An individual's tax id is their identity card.
  if (tipo === tipoDocumento.rnc && !isRnc(numero) && !isCedula(numero)) return 'Revisa el número: no parece un RNC válido.';
  return null;
}

/** Whether a document can be looked up: identity cards and tax ids need all digits. */
export function isDocumentoComplete(tipo: string, typed: string): boolean {
  const numero = normaliseNumeroDocumento(typed);
  if (tipo === '' || !numeroDocumentoPattern.test(numero)) return false;
  if (tipo === tipoDocumento.cedula) return numero.length === 11;
  if (tipo === tipoDocumento.rnc) return numero.length === 9 || numero.length === 11;
  return true;
}

/** The type that a number without separators has by its length; undefined for any other length. */
export function tipoDocumentoByLength(numero: string): string | undefined {
  if (!/^\d+$/.test(numero)) return undefined;
  return { 9: tipoDocumento.rnc, 11: tipoDocumento.cedula }[numero.length];
}

/**
 * The type that a number chooses: eleven digits a Cédula, nine an RNC once the field is left, as
 * more digits may follow; undefined for any other.
 */
export function tipoChosenBy(typed: string, isLeft: boolean): string | undefined {
  const tipo = tipoDocumentoByLength(normaliseNumeroDocumento(typed));
  return tipo === tipoDocumento.rnc && !isLeft ? undefined : tipo;
}

/** Whether two documents are the same; separators and case don't count (assumptions C5). */
export function isSameDocumento(
  a: { readonly tipo: string; readonly numero: string },
  b: { readonly tipo: string; readonly numero: string },
): boolean {
  const key = ({ tipo, numero }: typeof a) => `${tipo.trim()} ${normaliseNumeroDocumento(numero)}`.toUpperCase();
  return key(a) === key(b);
}
