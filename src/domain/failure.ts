import type { operations as AuthOperations } from '../generated/auth.ts';
import type { operations as CoreOperations } from '../generated/core.ts';
import type { operations as ReportsOperations } from '../generated/reports.ts';
import { NotLoaded } from './not-loaded.ts';

/** Every operation of the three contracts. */
export type OperationId = keyof AuthOperations | keyof CoreOperations | keyof ReportsOperations;

/**
 * A call that did not succeed; the one error type outside the clients.
 * - `rejected`: a status outside 2xx with the service's envelope (specification 1, section 8);
 * - `transport`: no answer arrived; whether a write took place is unknown;
 * - `unreadable`: an answer arrived that breaks the contract;
 * - `notLoaded`: code of the portal could not be fetched or run;
 * - `cancelled`: nobody waits for the answer any more (left screen, newer request, signed out).
 * `code` is the code table or report of the call, where each has words of its own.
 */
export type Failure = { readonly code?: string } & (
  | {
      readonly kind: 'rejected';
      readonly operation: OperationId;
      readonly status: number;
      readonly title: string;
      readonly messages: readonly string[];
    }
  | { readonly kind: 'transport'; readonly operation: OperationId }
  | { readonly kind: 'unreadable'; readonly operation: OperationId; readonly status: number }
  | { readonly kind: 'notLoaded'; readonly operation: OperationId }
  | { readonly kind: 'cancelled'; readonly operation: OperationId }
);

const kinds: ReadonlySet<unknown> = new Set<Failure['kind']>(['rejected', 'transport', 'unreadable', 'notLoaded', 'cancelled']);

/** Tells a Failure from any other thrown value. */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'operation' in error && kinds.has(error.kind);
}

/** The Failure in an actor's error; any other error is an unreadable answer of `operation`. */
export function toFailure(error: unknown, operation: OperationId): Failure {
  if (isFailure(error)) return error;
  return error instanceof NotLoaded ? { kind: 'notLoaded', operation } : { kind: 'unreadable', operation, status: 0 };
}

/** The statuses of an answer without a value (assumptions W9, W10). */
export const emptyStatuses: ReadonlySet<number> = new Set([204, 205]);

/** Whether the service answered without a value. */
export const isEmptyAnswer = (failure: Failure): boolean => failure.kind === 'unreadable' && emptyStatuses.has(failure.status);

/** Whether the service has no such thing: it answered 404, 204 or 205. */
export const isMissing = (failure: Failure | null | undefined): boolean =>
  failure?.kind === 'rejected' ? failure.status === 404 : !!failure && isEmptyAnswer(failure);
