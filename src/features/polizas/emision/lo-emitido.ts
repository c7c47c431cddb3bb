import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { type DatosDelBien, datosDelBien } from '../../../domain/datos-del-bien.ts';
import type { CampoTecnico, DatoTecnico } from '../../../domain/campos.ts';
import { defineFetchCamposCotizadosActor } from '../../../machines/actors/productos.ts';
import type { FetchDefinition } from '../../../kit/portal/use-fetch.ts';
import { type CampoField, toDatos } from '../../shared/campos/campo-values.ts';
import type { EmisionValues } from './emision-form.ts';

/** The technical fields that name a quote's values of its good. */
export const camposCotizados: FetchDefinition<readonly CampoTecnico[], { readonly cdProducto: number | null }> = {
  operation: 'fetchProductoCampos',
  defineLoad: defineFetchCamposCotizadosActor,
};

const none: readonly never[] = [];

/** The values of an insured good: the quote's values, overridden by `sent`. */
export function bienDeEmision(
  { datos }: Pick<Cotizacion, 'datos'>,
  quoted: readonly CampoTecnico[] | null,
  fields: readonly CampoField[],
  sent: readonly DatoTecnico[],
): DatosDelBien {
  return datosDelBien({ campos: quoted ?? none, datos }, { campos: fields.map(({ campo }) => campo), datos: sent });
}

/** The values of an insured good as the form holds them. */
export const bienEnFormulario = (
  cotizacion: Pick<Cotizacion, 'datos'>,
  quoted: readonly CampoTecnico[] | null,
  fields: readonly CampoField[],
  datos: EmisionValues['datos'],
): DatosDelBien => bienDeEmision(cotizacion, quoted, fields, toDatos(fields, datos));
