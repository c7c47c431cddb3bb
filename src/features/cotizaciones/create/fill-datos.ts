import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { type CampoField, fromDatos, shownDatos, underDatos } from '../../shared/campos/campo-values.ts';
import { defaultsOf, emptyOf } from '../../../kit/form/runtime-fields.tsx';
import type { PlanesLoaded } from '../../../machines/cotizacion/cotizacion-types.ts';
import { type CotizacionValues, ratedFrom } from './cotizacion-form.ts';
import { openedTarifas } from './plan-values.ts';

/** The form with the product's fields: typed values, those of `from`, or defaults. */
export function fillDatos(typed: CotizacionValues, fields: readonly CampoField[], from: Cotizacion | null): CotizacionValues {
  if (typed.camposDe === typed.producto) {
    // The product may have got new fields since the draft was saved.
    return { ...typed, datos: shownDatos(fields, { ...emptyOf(underDatos(fields)), ...typed.datos }) };
  }
  const camposDe = typed.producto;
  if (!from) return { ...typed, datos: defaultsOf(underDatos(fields)), camposDe };
  const datos = fromDatos(fields, from.datos);
  return { ...typed, datos, tarifas: openedTarifas({ ...typed, datos }, fields), camposDe };
}

/** The opened quote, while the form still needs its technical values; otherwise null. */
export function quoteToFillFrom(
  opened: Cotizacion | null,
  { producto }: Pick<CotizacionValues, 'producto'>,
  { camposDe }: Pick<CotizacionValues, 'camposDe'>,
): Cotizacion | null {
  return opened && camposDe === '' && String(opened.cdProducto) === producto ? opened : null;
}

/** The event with the plans that the service has of a quote; null for none. */
export function planesOf(cotizacion: Cotizacion, producto: string, fields: readonly CampoField[]): PlanesLoaded | null {
  const { planes, cdProducto } = cotizacion;
  if (planes.length === 0) return null;
  return { type: 'planes.loaded', planes, rated: String(cdProducto) === producto ? ratedFrom(cotizacion, fields) : '' };
}
