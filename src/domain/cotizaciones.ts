import type { components } from '../generated/core.ts';

/** A whole quote. */
export type Cotizacion = components['schemas']['Cotizacion'];

/** One plan of a rated quote. */
export type PlanCotizado = components['schemas']['PlanCotizado'];

/** The body that rates a quote. */
export type CotizacionRequest = components['schemas']['CotizacionRequest'];

/** A rating to be asked for, with what it can be found by afterwards. */
export interface NewCotizacion {
  readonly body: CotizacionRequest;
  /** The first day (`yyyy-MM-dd`) on which an attempt can have made it. */
  readonly desde: string;
  /** Another one, whose answer was lost: it may have made the quote that this one changes. */
  readonly lost?: NewCotizacion;
}

/** A quote that was found in place of an answer; `ofLost` when it is what the lost attempt made, and not what is asked for. */
export interface CotizacionFound extends Cotizacion {
  readonly ofLost?: true;
}

/** What a rating gave. */
export interface Cotizada {
  readonly title: string;
  readonly messages: readonly string[];
  /** The quote's number; null for a new one without plans, which the service does not keep. */
  readonly numero: number | null;
  readonly planes: readonly PlanCotizado[];
}

/** The sales channel of the intermediary web page, and the area of the products that it offers (specification 2, section 9). */
export const canalVenta = 9;
export const areaProductos = 25;

/** The currency of a quote unless another one is chosen (specification 2, section 9). */
export const monedaInicial = 1;

/** A period longer than this is asked about before it is rated, in days. */
export const longestPeriod = 366;

/** The status that a rating leaves behind (assumptions Q3). */
export const estatusCotizada = 1;

/** What may be done with a quote. */
export type CotizacionAction = 'emitir' | 'editar';

interface EstatusCotizacion {
  readonly nombre: string;
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly actions: readonly CotizacionAction[];
  /** Why it can't be issued. */
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

/** The statuses in which a quote can be issued, as text. */
export const estatusEmitibles: readonly string[] = Object.entries(estatus)
  .filter(([, { actions }]) => actions.includes('emitir'))
  .map(([id]) => id);

/**
 * A status of a quote (specification 2, section 3) and the actions that it allows (section 4: only 1 and 6 can be issued); a status that the
 * specification does not know is neutral and allows none.
 */
export function estatusCotizacion(idEstatus: number): EstatusCotizacion {
  const known = Object.hasOwn(estatus, idEstatus) ? estatus[idEstatus] : undefined;
  return known ?? { nombre: '', tone: 'neutral', actions: [], reason: 'El estatus de la cotización no permite emitirla.' };
}

/** Whether a quote is of any use to its client: not while it is incomplete, nor once it is cancelled. */
export const isSendable = (idEstatus: number): boolean => ![0, 4].includes(idEstatus);

/** What the way to the screen of a quote is called: where it can't be changed it is only read. */
export function openingOf(idEstatus: number): 'Abrir' | 'Ver' {
  return estatusCotizacion(idEstatus).actions.includes('editar') ? 'Abrir' : 'Ver';
}

/** The document and the name of a quote's applicant: those of the person, else those of the list row; empty where it tells neither. */
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
