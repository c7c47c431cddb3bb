import type { components } from '../generated/core.ts';
import { cleanTyped, visibleText } from '../text/typed-text.ts';
import { isRnc, normaliseNumeroDocumento } from './documents.ts';

type Schemas = components['schemas'];

/** The kinds of things that the header search looks up. */
export const searchKinds = ['cotizacion', 'poliza', 'siniestro', 'cliente'] as const;

/** One of {@link searchKinds}. */
export type SearchKind = (typeof searchKinds)[number];

/** One thing that a typed text may be. */
export type LookUp =
  | { readonly kind: 'cotizacion' | 'siniestro'; readonly numero: number }
  | {
      readonly kind: 'poliza';
      readonly numero: number;
      /** Entity and ramo where they are typed before the number: entity-ramo-policy. */
      readonly of?: { readonly entidad: number; readonly ramo: number };
    }
  | { readonly kind: 'cliente'; readonly documento: string }
  | { readonly kind: 'cliente'; readonly nombre: string };

/** One thing that a look-up found, as a row of its list. */
export type Found =
  | { readonly kind: 'cotizacion'; readonly row: Schemas['CotizacionRow'] }
  | { readonly kind: 'poliza'; readonly row: Schemas['PolizaRow'] }
  | { readonly kind: 'siniestro'; readonly row: Schemas['SiniestroRow'] }
  | { readonly kind: 'cliente'; readonly row: Schemas['ClienteRow'] };

/** Numbers without a leading zero that the services count exactly. */
const numeroPattern = /^[1-9]\d{0,14}$/;
const cedulaLength = 11;
const polizaPattern = /^(\d{1,4}) *- *(\d{1,4}) *- *0*([1-9]\d{0,14})$/;
/** Digits after at most three letters, without separators. */
const documentoPattern = /^[a-z]{0,3}\d{4,18}$/i;

/**
 * The look-ups for a typed number, likeliest first; none for words (assumptions S17). Digits
 * with separators are a document, or a policy where written entity-ramo-policy.
 */
export function readLookUps(typed: string): readonly LookUp[] {
  const text = cleanTyped(typed);
  const documento = normaliseNumeroDocumento(text);
  const cliente: LookUp = { kind: 'cliente', documento };
  if (numeroPattern.test(text)) {
    const numero = Number(text);
    const others: readonly LookUp[] = [
      { kind: 'cotizacion', numero },
      { kind: 'poliza', numero },
      { kind: 'siniestro', numero },
    ];
    return text.length === cedulaLength || isRnc(text) ? [cliente, ...others] : [...others, cliente];
  }
  const [, entidad, ramo, numero] = polizaPattern.exec(text) ?? [];
  const poliza: readonly LookUp[] =
    numero === undefined
      ? []
      : [{ kind: 'poliza', numero: Number(numero), of: { entidad: Number(entidad), ramo: Number(ramo) } }];
  return documentoPattern.test(documento) ? [...poliza, cliente] : poliza;
}

const fewestLetters = 3;

/** The look-up of a client by name; null for too short a name (assumptions S17). */
export function readNombre(typed: string): LookUp | null {
  const nombre = visibleText(typed)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/[’‘´`]/g, "'");
  return (nombre.match(/\p{L}/gu) ?? []).length < fewestLetters ? null : { kind: 'cliente', nombre };
}

/**
 * Another spelling of a name: without its apostrophe, or with one where Spanish names have it
 * (`doleo` and `d oleo` become D'Óleo); null for none.
 */
export function otherSpelling(nombre: string): string | null {
  const other = nombre.includes("'")
    ? nombre.replaceAll("'", '')
    : nombre.replaceAll(
        /(?<!\p{L})(?<!(?<!\p{L})[dl] )(?:([dl]) ?(?=[aeiouáéíóúh]\p{L}{2})|(o) ?(?=[bcdfghklmnr]\p{L}{2}))/giu,
        "$1$2'",
      );
  return other === nombre ? null : other;
}

/** Whether a policy fits the typed entity and ramo; without its own entity it is the user's. */
export function isPolizaOf(
  { cdEntidad, cdArea }: Schemas['PolizaRow'],
  of: { readonly entidad: number; readonly ramo: number } | undefined,
  entidadOfUser: number,
): boolean {
  return of === undefined || ((cdEntidad ?? entidadOfUser) === of.entidad && (cdArea ?? of.ramo) === of.ramo);
}
