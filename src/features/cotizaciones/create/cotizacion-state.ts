import { type Cotizacion, estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { estatusProcesada } from '../../../domain/emisiones.ts';
import { paths } from '../../../domain/paths.ts';
import type { CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { NegocioSnapshot } from '../../../machines/negocio/negocio-machine.ts';

/** What is drawn of the machine: what is typed, which changes with each key, is not among it. */
export function selectState({ value, context }: CotizacionSnapshot) {
  const { numero, planes, noItem, asked, uncertain, failure, words } = context;
  return { value, numero, planes, noItem, asked, uncertain, failure, words };
}

/** Whether the status of a quote lets it be changed. */
export const isEditable = ({ idEstatus }: Pick<Cotizacion, 'idEstatus'>): boolean =>
  estatusCotizacion(idEstatus).actions.includes('editar');

/** Whether its policy was issued. */
export const isSold = ({ idEstatus }: Pick<Cotizacion, 'idEstatus'>): boolean => idEstatus === estatusProcesada;

/** Where a quote leads that has come to its end on its own screen; null while it goes on. */
export function endPath(flow: NegocioSnapshot): string | null {
  const { numero } = flow.context;
  if (flow.matches('saved') && numero !== null) return `${paths.listCotizaciones}?numeroCotizacion=${numero}`;
  return flow.status === 'done' ? paths.listCotizaciones : null;
}
