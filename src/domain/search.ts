import type { components } from '../generated/core.ts';
import { cleanTyped, visibleText } from '../text/typed-text.ts';
import { isRnc, normaliseNumeroDocumento } from './documents.ts';

type Schemas = components['schemas'];

/** What the header search looks for by a number. */
export const searchKinds = ['cotizacion', 'poliza', 'siniestro', 'cliente'] as const;

/** One of {@link searchKinds}. */
export type SearchKind = (typeof searchKinds)[number];

/** One thing that a typed number may be. */
export type LookUp =
  | { readonly kind: 'cotizacion' | 'siniestro'; readonly numero: number }
  | {
      readonly kind: 'poliza';
      readonly numero: number;
      /** Typed before the number: entity-ramo-policy. */
      readonly of?: { readonly entidad: number; readonly ramo: number };
    }
  | { readonly kind: 'cliente'; readonly documento: string }
  | { readonly kind: 'cliente'; readonly nombre: string };

/** One thing that a look-up found, as its list has it. */
export type Found =
  | { readonly kind: 'cotizacion'; readonly row: Schemas['CotizacionRow'] }
  | { readonly kind: 'poliza'; readonly row: Schemas['PolizaRow'] }
  | { readonly kind: 'siniestro'; readonly row: Schemas['SiniestroRow'] }
  | { readonly kind: 'cliente'; readonly row: Schemas['ClienteRow'] };

/** Numbers without a leading zero, as long as the services count exactly. */
const numeroPattern = /^[1-9]\d{0,14}$/;
const cedulaLength = 11;
const polizaPattern = /^(\d{1,4}) *- *(\d{1,4}) *- *0*([1-9]\d{0,14})$/;
/** Digits after at most three letters, once the separators are gone. */
const documentoPattern = /^[a-z]{0,3}\d{4,18}$/i;

/**
 * What a typed text may be the number of, the likeliest first; nothing for words (assumptions S17). Digits alone may be any of the four: as many as an
 * identity card has, or a tax id, are that first. Digits with separators are a document, and a policy where they are written entity-ramo-policy.
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

/** Letters that a name is looked up from. */
const fewestLetters = 3;

/** The look-up of a client by name; null for what is too short to be one (assumptions S17). */
export function readNombre(typed: string): LookUp | null {
  const nombre = visibleText(typed)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/[’‘´`]/g, "'");
  return (nombre.match(/\p{L}/gu) ?? []).length < fewestLetters ? null : { kind: 'cliente', nombre };
}

/**
 * Another spelling of a name that was not found: without its apostrophe, or with one where Spanish names have it (`doleo` and `d oleo` are D'Óleo); null
 * where there is none.
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

/** Whether a policy is that of its typed entity and ramo; what its row does not say speaks against nothing, and without entity it is the user's. */
export function isPolizaOf(
  { cdEntidad, cdArea }: Schemas['PolizaRow'],
  of: { readonly entidad: number; readonly ramo: number } | undefined,
  entidadOfUser: number,
): boolean {
  return of === undefined || ((cdEntidad ?? entidadOfUser) === of.entidad && (cdArea ?? of.ramo) === of.ramo);
}
