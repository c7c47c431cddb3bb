import type { ActorRefFrom } from 'xstate';
import type { Cotizacion, CotizacionRequest, PlanCotizado } from '../../domain/cotizaciones.ts';
import type { Documento } from '../../domain/documents.ts';
import type { Emision } from '../../domain/emisiones.ts';
import type { StoredDocumento } from '../../domain/documentos.ts';
import type { Failure } from '../../domain/failure.ts';
import type { CotizacionOrder } from '../cotizacion/cotizacion-types.ts';
import type { TarifaMoved, tarifaMachine } from '../cotizacion/tarifa-machine.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** What a flow begins with: a quote of the service by its number, or a new one. */
export interface NegocioInput {
  readonly numero: number | null;
}

/** What the form of a quote goes on with: of its draft, or nothing. */
export interface QuoteOpening {
  readonly noItem: number | null;
  /** The answer of an earlier rating was lost, maybe before a reload. */
  readonly uncertain: boolean;
  /** What was sent then. */
  readonly lost: CotizacionOrder | null;
}

/** What the form of an issuance goes on with. */
export interface IssuanceOpening {
  /** An earlier attempt, before a reload, has no answer. */
  readonly uncertain: boolean;
  /** `noItem` of the plan that its form begins with. */
  readonly numItem: number | null;
  /** The documents that the quote has. */
  readonly stored: readonly StoredDocumento[];
}

/** The person for whom a quote is made, as found by document. */
export interface Solicitante extends Documento {
  readonly id: number;
  readonly nombre: string;
}

/** A policy that was issued in another tab of this browser, from whichever quote. */
export interface EmitidaInOtherTab {
  readonly type: 'emitida.inOtherTab';
  readonly numero: number;
  readonly emision: Emision | null;
}

/** The screen of the quote has come: `numero` is the quote that it shows, null for a new one. */
export interface QuoteWanted {
  readonly type: 'quote.wanted';
  readonly numero: number | null;
}

/** What the flow hears. */
export type NegocioEvent =
  | QuoteWanted
  /** Its form is about to stand there. */
  | { readonly type: 'quote.opened'; readonly opening: QuoteOpening }
  /** The person goes on to the issuance, whose screen has come. */
  | { readonly type: 'emitir.requested' }
  | { readonly type: 'issuance.opened'; readonly opening: IssuanceOpening }
  /** Another plan was chosen in the form of the issuance; null where none is any more. */
  | { readonly type: 'plan.changed'; readonly numItem: number | null }
  /** Birth date and e-mail of a person are shown. */
  | { readonly type: 'persona.wanted'; readonly id: number }
  /** The insured goods whose fields a plan may fill; none while the fields are not here. */
  | { readonly type: 'bienes.changed'; readonly bienes: readonly number[] }
  | TarifaMoved
  /** 'Cotizar' was pressed: what is typed is rated once the plan's values are in it. */
  | { readonly type: 'cotizar.requested' }
  /** Another product is chosen: what waited is over. */
  | { readonly type: 'cotizar.dropped' }
  | { readonly type: 'retry' }
  /** The browser has a network again. */
  | { readonly type: 'network.restored' }
  | EmitidaInOtherTab
  | NoticeRaised;

/** The plan's values of one insured good. */
export interface TarifaItem {
  readonly nuBien: number;
  readonly ref: ActorRefFrom<typeof tarifaMachine>;
  /** Whether the values of the plan are on their way or asked about. */
  readonly isUnderWay: boolean;
}

/** What the flow knows. */
export interface NegocioContext {
  /** The quote's number once the service has given one. */
  readonly numero: number | null;
  /** The quote as the service has it: as it was read, with what it was rated to since. */
  readonly cotizacion: Cotizacion | null;
  /** The plan that was chosen. */
  readonly noItem: number | null;
  readonly tarifas: readonly TarifaItem[];
  /** What came of the last rating. */
  readonly planes: readonly PlanCotizado[] | null;
  /** What is being rated; null while nothing is. */
  readonly request: CotizacionRequest | null;
  /** Whoever was found by the document in the form of the quote. */
  readonly solicitante: Solicitante | null;
  /** Why the quote could not be read. */
  readonly failure: Failure | null;
}
