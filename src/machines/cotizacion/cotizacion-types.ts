import type { NewCotizacion, PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** What the machine begins with: nothing for a new quote, its number for one that is opened again. */
export interface CotizacionInput {
  readonly numero: number | null;
  readonly noItem?: number | null;
  /** The answer of an earlier attempt was lost, maybe before a reload. */
  readonly uncertain?: boolean;
  /** What was sent then. */
  readonly lost?: CotizacionOrder | null;
}

/** What is to be rated. */
export interface CotizacionOrder {
  /** Its `nuCotizacionMod` is the machine's to fill. */
  readonly request: NewCotizacion;
  /** All that the price follows from, as text: two orders with the same are priced alike. */
  readonly datos: string;
}

/** The plans that the service rated last, and what from, as {@link CotizacionOrder.datos}. */
export interface PlanesLoaded {
  readonly type: 'planes.loaded';
  readonly planes: readonly PlanCotizado[];
  readonly rated: string;
}

/** What is typed is to be rated; a quote of many days is asked about first. */
export interface RateRequested {
  readonly type: 'rate.requested';
  readonly order: CotizacionOrder;
  /** The days that it covers. */
  readonly days: number;
}

/** What the person is asked about. */
export type AskedPeriod = Omit<RateRequested, 'type'>;

/** Asks the form for what is to be rated. */
export interface OrderWanted {
  readonly type: 'order.wanted';
}

/** The service has refused the quote, with these words. */
export interface CotizacionRefused {
  readonly type: 'refused';
  readonly messages: readonly string[];
}

/** What the machine hears. */
export type CotizacionEvent =
  | PlanesLoaded
  /** What is typed has changed and rests. */
  | { readonly type: 'datos.changed'; readonly datos: string }
  /** 'Cotizar' was pressed: the form is asked for what is to be rated. */
  | { readonly type: 'order.requested' }
  | RateRequested
  | { readonly type: 'period.confirmed' }
  | { readonly type: 'period.declined' }
  | { readonly type: 'save.requested'; readonly order: CotizacionOrder }
  | { readonly type: 'plan.chosen'; readonly noItem: number }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.declined' }
  | { readonly type: 'cancel.confirmed' }
  | NoticeRaised;

/** What the machine knows. */
export interface CotizacionContext {
  /** The quote's number once the service has given one. */
  readonly numero: number | null;
  /** The status that a rating gave it; null where it is as it was opened. */
  readonly idEstatus: number | null;
  /** What came of the last rating; null before the first. */
  readonly planes: readonly PlanCotizado[] | null;
  /** What those plans were rated from. */
  readonly rated: string | null;
  /** What is typed now; null before anybody said. */
  readonly datos: string | null;
  /** The plan that was chosen. */
  readonly noItem: number | null;
  /** The long period that is asked about; null while none is. */
  readonly asked: AskedPeriod | null;
  /** What is under way. */
  readonly order: CotizacionOrder | null;
  /** Nobody knows whether the last attempt was written. */
  readonly uncertain: boolean;
  /** What was sent with that attempt: the quote that it may have made is looked for whatever is typed since. */
  readonly lost: CotizacionOrder | null;
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
  /** What was said of the last rating; null once the next one is asked for. */
  readonly words: Words | null;
  readonly output: CotizacionOutput | null;
}

/** How it ended: with a saved quote, or given up. */
export type CotizacionOutput = { readonly kind: 'saved'; readonly numero: number | null } | { readonly kind: 'cancelled' };

/** What the service says of a quote that was made. */
export interface Words {
  readonly title: string;
  readonly messages: readonly string[];
}
