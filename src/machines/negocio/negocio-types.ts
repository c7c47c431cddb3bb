import type { ActorRefFrom } from 'xstate';
import type { Cotizacion, CotizacionRequest, PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Documento } from '../../domain/documents.ts';
import type { Emision } from '../../domain/emisiones.ts';
import type { StoredDocumento } from '../../domain/documentos.ts';
import type { Failure } from '../../domain/failure.ts';
import type { CotizacionOrder } from '../cotizacion/cotizacion-types.ts';
import type { TarifaMoved, tarifaMachine } from '../cotizacion/tarifa-machine.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** The input of the flow: `numero` is null for a new quote. */
export interface NegocioInput {
  readonly numero: number | null;
}

/** The state in which the form of a quote opens, from its draft where there is one. */
export interface QuoteOpening {
  readonly noItem: number | null;
  /** Whether the answer of an earlier rating was lost, maybe before a reload. */
  readonly uncertain: boolean;
  readonly lost: CotizacionOrder | null;
}

/** The state in which the form of an issuance opens. */
export interface IssuanceOpening {
  readonly uncertain: boolean;
  /** `noItem` of the plan that the form starts with. */
  readonly numItem: number | null;
  readonly stored: readonly StoredDocumento[];
}

/** The person for whom a quote is made, found by document. */
export interface Solicitante extends Documento {
  readonly id: number;
  readonly nombre: string;
}

/** A policy that another tab of this browser issued, from any quote. */
export interface EmitidaInOtherTab {
  readonly type: 'emitida.inOtherTab';
  readonly numero: number;
  readonly emision: Emision | null;
}

/** The screen of a quote is shown: `numero` is its quote, null for a new one. */
export interface QuoteWanted {
  readonly type: 'quote.wanted';
  readonly numero: number | null;
}

/** The events of the flow. */
export type NegocioEvent =
  | QuoteWanted
  | { readonly type: 'quote.opened'; readonly opening: QuoteOpening }
  | { readonly type: 'emitir.requested' }
  | { readonly type: 'issuance.opened'; readonly opening: IssuanceOpening }
  /** Another plan was chosen in the form of the issuance; null for none. */
  | { readonly type: 'plan.changed'; readonly numItem: number | null }
  | { readonly type: 'persona.wanted'; readonly id: number }
  /** The insured goods whose fields a plan may fill; none while the fields are not loaded. */
  | { readonly type: 'bienes.changed'; readonly bienes: readonly number[] }
  | TarifaMoved
  /** 'Cotizar' was pressed: the quote is rated once the plan's values are in the form. */
  | { readonly type: 'cotizar.requested' }
  /** Another product was chosen: a waiting press on 'Cotizar' is dropped. */
  | { readonly type: 'cotizar.dropped' }
  | { readonly type: 'retry' }
  | { readonly type: 'network.restored' }
  | EmitidaInOtherTab
  | NoticeRaised;

/** The plan's values of one insured good. */
export interface TarifaItem {
  readonly nuBien: number;
  readonly ref: ActorRefFrom<typeof tarifaMachine>;
  readonly isUnderWay: boolean;
}

/** The context of the flow. */
export interface NegocioContext {
  readonly numero: number | null;
  /** The quote as it was loaded, with the ratings since. */
  readonly cotizacion: Cotizacion | null;
  readonly noItem: number | null;
  readonly tarifas: readonly TarifaItem[];
  readonly planes: readonly PlanCotizado[] | null;
  readonly request: CotizacionRequest | null;
  /** The person found by the document in the form of the quote. */
  readonly solicitante: Solicitante | null;
  readonly failure: Failure | null;
}
