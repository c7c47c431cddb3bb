import { type Cotizacion, estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { estatusProcesada } from '../../../domain/emisiones.ts';
import { paths } from '../../../domain/paths.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { NegocioSnapshot } from '../../../machines/negocio/negocio-machine.ts';

/** The drawn part of the machine's state: without `datos`, which changes while the user types. */
export function selectState({ value, context }: CotizacionSnapshot) {
  const { numero, planes, noItem, asked, uncertain, failure, words } = context;
  return { value, numero, planes, noItem, asked, uncertain, failure, words };
}

/** Whether the quote's status allows changes. */
export const isEditable = ({ idEstatus }: Pick<Cotizacion, 'idEstatus'>): boolean =>
  estatusCotizacion(idEstatus).actions.includes('editar');

/** Whether the quote's policy was issued. */
export const isSold = ({ idEstatus }: Pick<Cotizacion, 'idEstatus'>): boolean => idEstatus === estatusProcesada;

/** The address that a saved or cancelled quote leaves for; null while the quote is open. */
export function endPath(flow: NegocioSnapshot): string | null {
  const { numero } = flow.context;
  if (flow.matches('saved') && numero !== null) return `${paths.listCotizaciones}?numeroCotizacion=${numero}`;
  return flow.status === 'done' ? paths.listCotizaciones : null;
}
