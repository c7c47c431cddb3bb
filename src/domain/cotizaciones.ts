import type { components } from '../generated/core.ts';

/** A whole quote. */
export type Cotizacion = components['schemas']['Cotizacion'];

/** One plan of a rated quote. */
export type PlanCotizado = components['schemas']['PlanCotizado'];

/** The body that rates a quote. */
export type CotizacionRequest = components['schemas']['CotizacionRequest'];

/** A rating to send, with what a verification finds it by. */
export interface NewCotizacion {
  readonly body: CotizacionRequest;
  /** The first day (`yyyy-MM-dd`) on which an attempt can have made the quote. */
  readonly desde: string;
  /** An earlier rating whose answer was lost, and which may have made the quote. */
  readonly lost?: NewCotizacion;
}

/** A found quote; `ofLost` for that of the lost attempt with other data. */
export interface CotizacionFound extends Cotizacion {
  readonly ofLost?: true;
}

/** The result of a rating. */
export interface Cotizada {
  readonly title: string;
  readonly messages: readonly string[];
  /** The quote's number; null for a new quote without plans, which the service does not keep. */
  readonly numero: number | null;
  readonly planes: readonly PlanCotizado[];
}

/** The sales channel and the area of the portal's products (specification 2, section 9). */
export const canalVenta = 9;
export const areaProductos = 25;

/** The default currency of a quote (specification 2, section 9). */
export const monedaInicial = 1;

/** A longer period is confirmed before the rating, in days. */
export const longestPeriod = 366;

/** The status after a rating (assumptions Q3). */
export const estatusCotizada = 1;

/** An action on a quote. */
export type CotizacionAction = 'emitir' | 'editar';

interface EstatusCotizacion {
  readonly nombre: string;
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly actions: readonly CotizacionAction[];
  readonly reason: string;
}

const estatus: Readonly<Record<number, EstatusCotizacion>> = {
  0: { nombre: 'Incompleta', tone: 'warning', actions: ['editar'], reason: 'La cotización está incompleta.' },
  1: { nombre: 'Pendiente de emisión', tone: 'info', actions: ['emitir', 'editar'], reason: '' },
  3: { nombre: 'Procesada', tone: 'success', actions: [], reason: 'La cotización ya fue procesada.' },
  4: { nombre: 'Anulada', tone: 'danger', actions: [], reason: 'La cotización está anulada.' },
  6: { nombre: 'Emisión de endoso en proceso', tone: 'info', actions: ['emitir'], reason: '' },
  7: {
    nombre: 'Guardada sin procesar',
    tone: 'warning',
    actions: ['editar'],
    reason: 'La cotización está guardada sin procesar.',
  },
};

/** The ids of the statuses in which a quote can be issued. */
export const estatusEmitibles: readonly string[] = Object.entries(estatus)
  .filter(([, { actions }]) => actions.includes('emitir'))
  .map(([id]) => id);

/**
 * A status of a quote (specification 2, section 3) and its actions (section 4: only 1 and 6 can be
 * issued); an unknown status is neutral and has none.
 */
export function estatusCotizacion(idEstatus: number): EstatusCotizacion {
  const known = Object.hasOwn(estatus, idEstatus) ? estatus[idEstatus] : undefined;
  return known ?? { nombre: '', tone: 'neutral', actions: [], reason: 'El estatus de la cotización no permite emitirla.' };
}

/** Whether a quote may be sent to its client: not while incomplete (0) or cancelled (4). */
export const isSendable = (idEstatus: number): boolean => ![0, 4].includes(idEstatus);

/** The label of the link to a quote: 'Ver' where the quote can't be changed. */
export function openingOf(idEstatus: number): 'Abrir' | 'Ver' {
  return estatusCotizacion(idEstatus).actions.includes('editar') ? 'Abrir' : 'Ver';
}

/** Document and name of a quote's applicant; empty for neither. */
export function solicitanteOf(cotizacion: Cotizacion): {
  readonly tipoDocumento: string;
  readonly nuDocumento: string;
  readonly nombre: string;
} {
  return {
    tipoDocumento: cotizacion.tipoDocContratante ?? cotizacion.tipoDocumento ?? '',
    nuDocumento: cotizacion.noDocContratante ?? cotizacion.numDocumento ?? '',
    nombre: cotizacion.nombreContratante ?? cotizacion.asegurado ?? '',
  };
}
