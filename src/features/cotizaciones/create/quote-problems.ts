import { type CampoField, keyOf, underDatos } from '../../shared/campos/campo-values.ts';
import { findGone, type TechnicalForm } from '../../shared/campos/find-gone.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import { defaultsOf } from '../../../kit/form/runtime-fields.tsx';
import type { CotizacionValues } from './cotizacion-form.ts';

const missingCampos = {
  loading: 'Sus datos técnicos todavía se están cargando.',
  failed: 'Sus datos técnicos no se pudieron cargar. Reintenta antes de cotizar.',
} as const;
const missingCliente = 'No hay cliente con este documento. Créalo antes de cotizar.';

/** What keeps a quote that is filled in well from being sent: its client or its fields are not there, or a choice is gone. */
export function findUnready(
  quote: TechnicalForm,
  has: { readonly isCliente: boolean; readonly isCampos: boolean; readonly isFailed: boolean },
): readonly Problem[] {
  const { loading, failed } = missingCampos;
  return [
    ...(has.isCliente ? [] : [{ name: 'numeroDocumento', message: missingCliente }]),
    ...(has.isCampos ? [] : [{ name: 'producto', message: has.isFailed ? failed : loading }]),
    ...findGone(quote),
  ];
}

/** The notice of a quote that can't be sent for want of the intermediary's region. */
export const noRegion = {
  type: 'message',
  status: 'warning',
  title: 'Cotización',
  messages: ['Falta la región del intermediario: cárgala de nuevo antes de cotizar.'],
} as const;

/** Whether technical values would be lost with their product. */
export function hasTypedDatos({ datos }: CotizacionValues, fields: readonly CampoField[]): boolean {
  const defaults = defaultsOf(underDatos(fields));
  return fields.some((field) => datos[keyOf(field)] !== defaults[keyOf(field)]);
}

/** The fields of the form by their names in the body. */
export const bodyFields = {
  tpDocumento: 'tipoDocumento',
  nuDocumento: 'numeroDocumento',
  cdProducto: 'producto',
  cdMoneda: 'moneda',
  feDesde: 'feDesde',
  feHasta: 'feHasta',
} as const;
