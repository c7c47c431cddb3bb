import type { components } from '../generated/core.ts';
import { cleanTyped, visibleText } from '../text/typed-text.ts';
import { today } from './periods.ts';

/** A document that the issuance of an area requires. */
export type TramiteDocumento = components['schemas']['TramiteDocumento'];

/** A document to send for a quote, without its bytes. */
export type NewDocumento = Omit<components['schemas']['DocumentoRequest'], 'docBytes'>;

/** The service's answer about a stored document. */
export interface DocumentoAnswer {
  readonly title: string;
  readonly messages: readonly string[];
}

/** A document that a quote has. */
export interface StoredDocumento {
  readonly idDocumentoTramite: number;
  readonly nmArchivo: string;
  readonly feEmisionDocumento: string | null;
  readonly feVencimientoDocumento: string | null;
}

/** The documents of a quote; none where the service does not list them. */
export function storedOf(
  documentos: readonly components['schemas']['CotizacionDocumento'][] | null | undefined,
): readonly StoredDocumento[] {
  return (documentos ?? []).map(({ idDocumentoTramite, nmArchivo, feEmisionDocumento, feVencimientoDocumento }) => ({
    idDocumentoTramite,
    nmArchivo,
    feEmisionDocumento: feEmisionDocumento ?? null,
    feVencimientoDocumento: feVencimientoDocumento ?? null,
  }));
}

/** The kinds of files that the service takes, by content and not by name. */
export type ArchivoKind = 'pdf' | 'jpeg' | 'png';

/** The kind of a file by its first bytes; `picture` is another picture format. */
export type HeadKind = ArchivoKind | 'picture';

/** How many first bytes tell the kind of a file. */
export const headLength = 1024;

const pictures: readonly (readonly [ArchivoKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const escape = 0x1b;

/** Whether a byte may be text, including control codes of printers. */
const isOfText = (byte: number) => (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d) || byte === escape;

/** Whether a PDF starts in these bytes, after text but not after markup. */
function isPdf(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  const start = text.indexOf('%PDF-');
  if (start === -1) return false;
  const before = text.slice(0, start).replace(/^\0+/, '');
  return !/^[^ -~]*\s*</.test(before) && Array.from(before).every((letter) => isOfText(letter.charCodeAt(0)));
}

/** The first bytes of pictures that the service does not take: HEIF, AVIF, WebP and TIFF. */
const otherPicture = /^(?:[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mi[af]1|msf1|avi[fs])|RIFF[^]{4}WEBP|II\*\0|MM\0\*)/;

/**
 * The kind of a file by its first bytes (assumptions Q8): `picture` for a picture that could be
 * shared as a JPEG, null for anything else that is no PDF, JPEG or PNG.
 */
export function kindOf(head: Uint8Array): HeadKind | null {
  const [picture] = pictures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte)) ?? [];
  if (picture) return picture;
  if (isPdf(head)) return 'pdf';
  return otherPicture.test(String.fromCharCode(...head.subarray(0, 12))) ? 'picture' : null;
}

const megabyte = 1024 * 1024;
/** The largest document, in bytes (assumptions Q8). */
export const mostBytes = 10 * megabyte;
/** From this size on a picture is offered smaller, in bytes. */
const largePicture = 4 * megabyte;

/** Why a file can't be a document. */
export type Refusal = 'kind' | 'picture' | 'empty' | 'tooLarge' | 'unreadable';

/** The judgement on a file: a refusal, fine to send, or a large picture that may be made smaller. */
export type Verdict = Refusal | 'fine' | 'large';

/** Judges a file by kind and size; a picture of any size may still be made smaller. */
export function judgeArchivo(kind: HeadKind | null, size: number): Verdict {
  if (size === 0) return 'empty';
  if (kind === null) return 'kind';
  if (kind === 'picture') return kind;
  if (kind !== 'pdf' && size > largePicture) return 'large';
  return size > mostBytes ? 'tooLarge' : 'fine';
}

/** A typed day with its day of the wire; null for no valid day. */
export interface TypedDay {
  readonly typed: string;
  readonly day: string | null;
}

/** The data that a person types about a document. */
export interface DatosDocumento {
  readonly idDocumentoTramite: number | null;
  readonly feEmision: TypedDay;
  readonly feVencimiento: TypedDay;
}

/** An empty field for a day. */
export const noDay: TypedDay = { typed: '', day: null };

/** A problem in the data of a document. */
export type DatoProblem = 'missing' | 'noSuchDay' | 'future' | 'beforeEmision';

const isNoDay = ({ typed, day }: TypedDay) => cleanTyped(typed) !== '' && day === null;

/** The problems in a document's data: kind required, issued by today, expiring later. */
export function findDatoProblems(
  { idDocumentoTramite, feEmision, feVencimiento }: DatosDocumento,
  now: string = today(),
): Partial<Readonly<Record<keyof DatosDocumento, DatoProblem>>> {
  const isFuture = feEmision.day !== null && feEmision.day > now;
  const isBefore = feEmision.day !== null && feVencimiento.day !== null && feVencimiento.day < feEmision.day;
  return {
    ...(idDocumentoTramite === null && { idDocumentoTramite: 'missing' }),
    ...(isFuture && { feEmision: 'future' }),
    ...(isNoDay(feEmision) && { feEmision: 'noSuchDay' }),
    ...(isBefore && { feVencimiento: 'beforeEmision' }),
    ...(isNoDay(feVencimiento) && { feVencimiento: 'noSuchDay' }),
  };
}

const longestName = 255;

function splitName(name: string): readonly [stem: string, ending: string] {
  const [ending = ''] = /\.[^.]{1,10}$/u.exec(name) ?? [];
  return [name.slice(0, name.length - ending.length), ending];
}

function fitName(stem: string, ending: string): string {
  return Array.from(stem)
    .slice(0, longestName - Array.from(ending).length)
    .join('')
    .concat(ending);
}

const endings = { pdf: ['.pdf'], jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'], png: ['.png'] } as const satisfies Readonly<
  Record<ArchivoKind, readonly string[]>
>;
const kinds = ['pdf', 'jpeg', 'png'] as const satisfies readonly ArchivoKind[];
const isEndingOf = (kind: ArchivoKind, ending: string) => endings[kind].some((one) => one === ending.toLowerCase());
const isOfPicture = (ending: string) => isEndingOf('jpeg', ending) || isEndingOf('png', ending);

/** The name with an ending of its kind: a PDF named 'cedula.pdf.exe' becomes 'cedula.pdf'. */
export function nameAsKind(name: string, kind: ArchivoKind): string {
  const [stem, ending] = splitName(name);
  if (isEndingOf(kind, ending)) return name;
  if (isEndingOf(kind, splitName(stem)[1])) return stem;
  return fitName(kind !== 'pdf' && isOfPicture(ending) ? stem : name, endings[kind][0]);
}

/** The names that a file may get once its kind is known; a picture may become a JPEG. */
function outcomesOf(name: string): readonly string[] {
  return kinds
    .map((kind) => nameAsKind(name, kind).toLowerCase())
    .map((one) => {
      const [stem, ending] = splitName(one);
      return isOfPicture(ending) ? `${stem}${endings.jpeg[0]}` : one;
    });
}

/** A name without folders, invisible characters and text direction marks; empty for dots alone. */
function plainName(name: string): string {
  const parts = visibleText(name.toWellFormed())
    .split(/[/\\]/)
    .map((part) => part.replace(/^[. ]+|[. ]+$/g, ''));
  return (parts.findLast((part) => part !== '') ?? '').normalize('NFC');
}

/**
 * The name under which a file is sent: within the length of the wire, and different from `taken`,
 * as equal names replace each other (assumptions Q8). Its ending is not checked.
 */
export function nameArchivo(name: string, taken: readonly string[]): string {
  const known = new Set(taken.flatMap(outcomesOf));
  const [stem, ending] = splitName(plainName(name) || 'documento');
  for (let number = 1; ; number += 1) {
    const named = fitName(stem, number === 1 ? ending : ` (${number})${ending}`);
    if (!outcomesOf(named).some((outcome) => known.has(outcome))) return named;
  }
}

/** Whether a document replaces another one of the same kind and name. */
export const takesPlaceOf = (
  one: Pick<StoredDocumento, 'idDocumentoTramite' | 'nmArchivo'>,
  other: Pick<StoredDocumento, 'idDocumentoTramite' | 'nmArchivo'>,
): boolean => one.idDocumentoTramite === other.idDocumentoTramite && one.nmArchivo === other.nmArchivo;

/** The documents of a quote with one added or replaced. */
export function withDocumento(stored: readonly StoredDocumento[], documento: StoredDocumento): readonly StoredDocumento[] {
  return [...stored.filter((one) => !takesPlaceOf(one, documento)), documento];
}

/** The mandatory documents that are missing. */
export function missingTramites(
  tramites: readonly TramiteDocumento[],
  stored: readonly StoredDocumento[],
): readonly TramiteDocumento[] {
  const there = new Set(stored.map(({ idDocumentoTramite }) => idDocumentoTramite));
  return tramites.filter(({ idDocumentoTramite, obligatorio }) => obligatorio === true && !there.has(idDocumentoTramite));
}
