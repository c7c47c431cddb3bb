import type { Emision, EmisionRequest, Requisito } from '../../domain/emisiones.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { NoticeRaised } from '../notice-action.ts';

/** What the machine begins with. */
export interface EmisionInput {
  /** Number of the quote. */
  readonly numero: number;
  /** Status of the quote as it was read. */
  readonly idEstatus: number;
  /** Its policy, where it has one and the service tells it. */
  readonly emision: Emision | null;
  /** An earlier attempt, before a reload, has no answer. */
  readonly uncertain?: boolean;
}

/** A policy that was issued in another tab of this browser. */
export interface EmitidaElsewhere {
  readonly type: 'emitida.elsewhere';
  readonly emision: Emision | null;
}

/** What the machine hears. */
export type EmisionEvent =
  /** What keeps the policy from being issued, as the form stands; nothing when the list is empty. */
  | { readonly type: 'requisitos.changed'; readonly requisitos: readonly Requisito[] }
  /** 'Emitir' was pressed: asks for confirmation, and of a policy that was issued says only that it was. */
  | { readonly type: 'emit.requested'; readonly request: EmisionRequest }
  | { readonly type: 'emit.declined' }
  | { readonly type: 'emit.confirmed' }
  /** Looks once more what became of an attempt of which nobody knows. */
  | { readonly type: 'check.requested' }
  /** The browser has a network again. */
  | { readonly type: 'online' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.declined' }
  | { readonly type: 'cancel.confirmed' }
  | EmitidaElsewhere
  | NoticeRaised;

/** What whoever shows an issuance hears of it. */
export type EmisionEmitted =
  | NoticeEmitted
  /** The service refused it; its messages belong at the fields that they name. */
  | { readonly type: 'refused'; readonly messages: readonly string[] };

/** What the machine knows. */
export interface EmisionContext {
  readonly numero: number;
  readonly idEstatus: number;
  /** What is missing; null until the form has said. */
  readonly requisitos: readonly Requisito[] | null;
  /** What is to be confirmed, or is being sent. */
  readonly request: EmisionRequest | null;
  /** The request that issued the policy, where the service has answered this attempt. */
  readonly sold: EmisionRequest | null;
  /** An attempt was sent of which nobody knows whether it was written. */
  readonly uncertain: boolean;
  /** An answer was lost at some time: what became of it is asked for before anything is sent again. */
  readonly lost: boolean;
  /** Why the last attempt was refused. */
  readonly failure: Failure | null;
  /** The policy; null also where it was issued and the service does not tell it. */
  readonly emision: Emision | null;
}
