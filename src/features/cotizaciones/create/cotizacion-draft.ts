import * as z from 'zod/mini';
import type { Draft } from '../../../domain/draft.ts';
import { canalVenta } from '../../../domain/cotizaciones.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionOrder } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { FormDraftsProps, OneStep } from '../../../kit/drafts/FormDrafts.tsx';
import { type CotizacionValues, isTypedSame } from './cotizacion-form.ts';

/** A draft of a quote: what is typed, its number once it has one, and the plan that was chosen. */
export interface CotizacionDraft extends CotizacionValues {
  readonly numero: string;
  readonly noItem: string;
  /** What was sent last, while its answer is not here: what it may have made is looked for (assumptions Q17). */
  readonly sent: CotizacionOrder | null;
}

const texts = z.record(z.string(), z.string());
const parent = z.optional(z.nullable(z.string()));

/** A rating as it was sent. */
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

/** Drafts of quotes. */
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

/** What of a draft the form holds. */
export function typedOf({ numero: _numero, noItem: _noItem, sent: _sent, ...typed }: CotizacionDraft): CotizacionValues {
  return typed;
}

/** What of the machine belongs to a draft, as text: number, plan and a rating under way. */
export const progressOf = (now: CotizacionSnapshot): string =>
  JSON.stringify([now.context.numero, now.context.noItem, now.context.uncertain, now.hasTag('busy')]);

const text = (value: number | null) => (value === null ? '' : String(value));

/** What is kept of a quote as a draft; null where nobody has typed more than it began with, `baseline`. */
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
    // A rating under way counts as uncertain: a tab that dies now looks before it sends again.
    uncertain: uncertain || now.hasTag('busy'),
    label: [producto || 'cotización', typed.numeroDocumento].filter(Boolean).join(' · '),
    // While a lost attempt is looked for, that is what may have been written.
    values: { ...typed, numero: text(numero), noItem: text(noItem), sent: lost ?? order },
  };
}
