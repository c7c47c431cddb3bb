import type { operations as AuthOperations } from '../generated/auth.ts';
import type { operations as CoreOperations } from '../generated/core.ts';
import type { operations as ReportsOperations } from '../generated/reports.ts';
import { NotLoaded } from './not-loaded.ts';

/** Every operation of the three contracts. */
export type OperationId = keyof AuthOperations | keyof CoreOperations | keyof ReportsOperations;

/**
 * What can become of a call that did not succeed; the one error type right of the clients.
 * - `rejected`: the service answered with a status outside 2xx and its envelope (specification 1, section 8);
 * - `transport`: no answer arrived; whether a write took place is unknown;
 * - `unreadable`: an answer arrived that is not what the contract says;
 * - `notLoaded`: the portal's own code for it could not be fetched or run, so that no call was made or its answer is not read;
 * - `cancelled`: nobody waits for the answer any more (left screen, newer request, signed out).
 * `code` is the code table or report that was asked for, where each has words of its own.
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

/** Tells a Failure from anything else that may be thrown. */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'operation' in error && kinds.has(error.kind);
}

/** The Failure inside whatever an actor was rejected with; anything unforeseen counts as an unreadable answer of `operation`. */
export function toFailure(error: unknown, operation: OperationId): Failure {
  if (isFailure(error)) return error;
  return error instanceof NotLoaded ? { kind: 'notLoaded', operation } : { kind: 'unreadable', operation, status: 0 };
}

/** The statuses by which a service says that it is done and has nothing to say (assumptions W9, W10). */
export const emptyStatuses: ReadonlySet<number> = new Set([204, 205]);

/** Whether the service answered without a value. */
export const isEmptyAnswer = (failure: Failure): boolean => failure.kind === 'unreadable' && emptyStatuses.has(failure.status);

/** Whether what was asked for is not there, which a service says by 404, 204 or 205. */
export const isMissing = (failure: Failure | null | undefined): boolean =>
  failure?.kind === 'rejected' ? failure.status === 404 : !!failure && isEmptyAnswer(failure);
