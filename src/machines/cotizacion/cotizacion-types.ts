import type { NewCotizacion, PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** The input: `numero` is null for a new quote. */
export interface CotizacionInput {
  readonly numero: number | null;
  readonly noItem?: number | null;
  /** Whether the answer of an earlier attempt was lost, maybe before a reload. */
  readonly uncertain?: boolean;
  /** The order of that attempt. */
  readonly lost?: CotizacionOrder | null;
}

/** What is to be rated. */
export interface CotizacionOrder {
  /** The machine fills its `nuCotizacionMod`. */
  readonly request: NewCotizacion;
  /** All data that decide the price, as text: equal texts have equal prices. */
  readonly datos: string;
}

/** The plans of the last rating; `rated` is their {@link CotizacionOrder.datos}. */
export interface PlanesLoaded {
  readonly type: 'planes.loaded';
  readonly planes: readonly PlanCotizado[];
  readonly rated: string;
}

/** Rates an order; a long period is confirmed first. */
export interface RateRequested {
  readonly type: 'rate.requested';
  readonly order: CotizacionOrder;
  readonly days: number;
}

/** The long period to confirm. */
export type AskedPeriod = Omit<RateRequested, 'type'>;

/** Asks the form for its order. */
export interface OrderWanted {
  readonly type: 'order.wanted';
}

/** The service has refused the quote. */
export interface CotizacionRefused {
  readonly type: 'refused';
  readonly messages: readonly string[];
}

/** The events of the quote machine. */
export type CotizacionEvent =
  | PlanesLoaded
  | { readonly type: 'datos.changed'; readonly datos: string }
  /** The form is asked for its order. */
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

/** The context of the quote machine. */
export interface CotizacionContext {
  readonly numero: number | null;
  /** The status that a rating gave; null where it has not changed since the quote was opened. */
  readonly idEstatus: number | null;
  readonly planes: readonly PlanCotizado[] | null;
  readonly rated: string | null;
  /** Null until the form reports them. */
  readonly datos: string | null;
  readonly noItem: number | null;
  readonly asked: AskedPeriod | null;
  readonly order: CotizacionOrder | null;
  /** Whether the last attempt may have been written. */
  readonly uncertain: boolean;
  /** The order of that attempt: its quote is looked for, whatever is typed since. */
  readonly lost: CotizacionOrder | null;
  readonly failure: Failure | null;
  readonly words: Words | null;
  readonly output: CotizacionOutput | null;
}

/** How the quote ended: saved or abandoned. */
export type CotizacionOutput = { readonly kind: 'saved'; readonly numero: number | null } | { readonly kind: 'cancelled' };

/** The service's words about a quote. */
export interface Words {
  readonly title: string;
  readonly messages: readonly string[];
}
