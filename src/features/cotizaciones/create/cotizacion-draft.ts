import * as z from 'zod/mini';
import type { Draft } from '../../../domain/draft.ts';
import { canalVenta } from '../../../domain/cotizaciones.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionOrder } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { FormDraftsProps, OneStep } from '../../../kit/drafts/FormDrafts.tsx';
import { type CotizacionValues, isTypedSame } from './cotizacion-form.ts';

/** A draft of a quote: the typed values, the number of a rated quote, and the chosen plan. */
export interface CotizacionDraft extends CotizacionValues {
  readonly numero: string;
  readonly noItem: string;
  /** The order whose answer is missing: a rating looks for its quote first (assumptions Q17). */
  readonly sent: CotizacionOrder | null;
}

const texts = z.record(z.string(), z.string());
const parent = z.optional(z.nullable(z.string()));

const sentOrder = z.object({
  datos: z.string(),
  request: z.object({
    desde: z.string(),
    body: z.object({
      cdEntidad: z.int(),
      cdPersonaMed: z.int(),
      cdMoneda: z.int(),
      cdArea: z.int(),
      cdProducto: z.int(),
      feDesde: z.string(),
      feHasta: z.string(),
      cdRegion: z.int(),
      tpDocumento: z.string(),
      nuDocumento: z.string(),
      inWebExterna: z.literal('I'),
      cdVigencia: z.literal('A'),
      cdSucursal: z.int(),
      cdCanalVenta: z.literal(canalVenta),
      curDatos: z.array(
        z.object({
          cdDato: z.int(),
          nuBien: z.int(),
          nuConsecutivo: z.int(),
          valor: z.nullable(z.string()),
          cdDato1: parent,
          cdDato2: parent,
          cdDato3: parent,
          cdDato4: parent,
          cdDato5: parent,
          cdDato6: parent,
        }),
      ),
      cdUsuario: z.string(),
      diIp: z.string(),
      nuCotizacionMod: z.nullable(z.int()),
    }),
  }),
});

/** How drafts of quotes are stored and read. */
export const cotizacionDrafts: FormDraftsProps<CotizacionDraft>['kind'] = {
  kind: 'cotizacion',
  version: 1,
  steps: ['form'],
  values: z.object({
    tipoDocumento: z.string(),
    numeroDocumento: z.string(),
    producto: z.string(),
    moneda: z.string(),
    feDesde: z.string(),
    feHasta: z.string(),
    datos: z.record(z.string(), z.union([z.string(), z.boolean()])),
    camposDe: z.string(),
    delPlan: texts,
    tarifas: texts,
    numero: z.string(),
    noItem: z.string(),
    sent: z.nullable(sentOrder),
  }),
};

/** The form's part of a draft. */
export function typedOf({ numero: _numero, noItem: _noItem, sent: _sent, ...typed }: CotizacionDraft): CotizacionValues {
  return typed;
}

/** The machine's part of a draft as text, to notice changes of number, plan or rating. */
export const progressOf = (now: CotizacionSnapshot): string =>
  JSON.stringify([now.context.numero, now.context.noItem, now.context.uncertain, now.hasTag('busy')]);

const text = (value: number | null) => (value === null ? '' : String(value));

/** The draft of a quote; null while the form holds the same as `baseline`. */
export function draftOf(
  now: CotizacionSnapshot,
  typed: CotizacionValues,
  baseline: CotizacionValues,
  producto: string | null,
): Omit<Draft<CotizacionDraft, OneStep>, 'id' | 'savedAt'> | null {
  if (isTypedSame(typed, baseline)) return null;
  const { numero, noItem, uncertain, lost, order } = now.context;
  return {
    step: 'form',
    attempted: [],
    // Uncertain while rating: after a crash the next rating first looks for its quote.
    uncertain: uncertain || now.hasTag('busy'),
    label: [producto || 'cotización', typed.numeroDocumento].filter(Boolean).join(' · '),
    // The lost order may have been written: it takes precedence over a newer order.
    values: { ...typed, numero: text(numero), noItem: text(noItem), sent: lost ?? order },
  };
}
