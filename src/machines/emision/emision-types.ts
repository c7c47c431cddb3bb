import type { Emision, EmisionRequest, Requisito } from '../../domain/emisiones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** The input of the issuance machine. */
export interface EmisionInput {
  readonly numero: number;
  readonly idEstatus: number;
  /** The policy, where the quote has one and the service sends it. */
  readonly emision: Emision | null;
  /** Whether an attempt before a reload has no answer. */
  readonly uncertain?: boolean;
}

/** A policy that another tab of this browser issued. */
export interface EmitidaElsewhere {
  readonly type: 'emitida.elsewhere';
  readonly emision: Emision | null;
}

/** The events of the issuance machine. */
export type EmisionEvent =
  /** Carries the requirements that the form does not meet; an empty list allows the issuance. */
  | { readonly type: 'requisitos.changed'; readonly requisitos: readonly Requisito[] }
  /** 'Emitir' was pressed: asks for confirmation, or warns that the policy is issued already. */
  | { readonly type: 'emit.requested'; readonly request: EmisionRequest }
  | { readonly type: 'emit.declined' }
  | { readonly type: 'emit.confirmed' }
  /** Reads again what became of an attempt without an answer. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'online' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.declined' }
  | { readonly type: 'cancel.confirmed' }
  | EmitidaElsewhere
  | NoticeRaised;

/** The events that the issuance emits. */
export type EmisionEmitted =
  | NoticeEmitted
  /** Each message belongs to the field that it names. */
  | { readonly type: 'refused'; readonly messages: readonly string[] };

/** The context of the issuance machine. */
export interface EmisionContext {
  readonly numero: number;
  readonly idEstatus: number;
  /** The unmet requirements of the issuance; null until the form reports them. */
  readonly requisitos: readonly Requisito[] | null;
  readonly request: EmisionRequest | null;
  /** The request that issued the policy, where the service answered it. */
  readonly issuedRequest: EmisionRequest | null;
  /** Whether the last attempt may have issued the policy. */
  readonly uncertain: boolean;
  /** Whether an answer was lost at any time: the status is read before anything is sent again. */
  readonly hasLostAnswer: boolean;
  readonly failure: Failure | null;
  /** The policy; null also where it was issued and the service does not send it. */
  readonly emision: Emision | null;
}
