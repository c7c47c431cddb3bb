import { type CampoField, keyOf, underDatos } from '../../shared/campos/campo-values.ts';
import { fieldsNoLongerOffered, type TechnicalForm } from '../../shared/campos/fields-no-longer-offered.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import { defaultsOf } from '../../../kit/form/runtime-fields.tsx';
import type { CotizacionValues } from './cotizacion-form.ts';

const missingCampos = {
  loading: 'Sus datos técnicos todavía se están cargando.',
  failed: 'Sus datos técnicos no se pudieron cargar. Reintenta antes de cotizar.',
} as const;
const missingCliente = 'No hay cliente con este documento. Créalo antes de cotizar.';

/** Problems outside the form's own rules: unknown client, missing fields, vanished choices. */
export function findUnready(
  quote: TechnicalForm,
  has: { readonly isCliente: boolean; readonly isCampos: boolean; readonly isFailed: boolean },
): readonly Problem[] {
  const { loading, failed } = missingCampos;
  return [
    ...(has.isCliente ? [] : [{ name: 'numeroDocumento', message: missingCliente }]),
    ...(has.isCampos ? [] : [{ name: 'producto', message: has.isFailed ? failed : loading }]),
    ...fieldsNoLongerOffered(quote),
  ];
}

/** The notice of a quote whose intermediary's region is not loaded. */
export const noRegion = {
  type: 'message',
  status: 'warning',
  title: 'Cotización',
  messages: ['Falta la región del intermediario: cárgala de nuevo antes de cotizar.'],
} as const;

/** Whether a change of product would lose typed technical values. */
export function hasTypedDatos({ datos }: CotizacionValues, fields: readonly CampoField[]): boolean {
  const defaults = defaultsOf(underDatos(fields));
  return fields.some((field) => datos[keyOf(field)] !== defaults[keyOf(field)]);
}

/** The names of the form's fields by their names in the body. */
export const bodyFields = {
  tpDocumento: 'tipoDocumento',
  nuDocumento: 'numeroDocumento',
  cdProducto: 'producto',
  cdMoneda: 'moneda',
  feDesde: 'feDesde',
  feHasta: 'feHasta',
} as const;
