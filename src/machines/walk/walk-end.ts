import type { Failure, OperationId } from '../../domain/failure.ts';
import { failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { progressOf, type WalkOutput, type WalkProgress } from './walk-machine.ts';

interface Ended {
  readonly event: { readonly output: WalkOutput };
}

interface EndedOf extends Ended {
  readonly context: { readonly operation: OperationId };
}

const endOf = ({ event }: Ended) => ({ end: event.output });

/** Guards of a machine whose walk has ended; see {@link endedAs} and {@link lacksDropped}. */
export const endGuards = {
  endedWith: (_: unknown, { is, end }: { is: WalkOutput['end']; end: WalkOutput }): boolean => end.end === is,
  lacksDropped: (_: unknown, { end }: { end: WalkOutput }): boolean => end.end === 'short' && end.dropped > 0,
};

/** Keeps progress and failure of a walk that has ended; for the action `keepEnd`. */
export const keptOfEnd = (_: unknown, { end }: { end: WalkOutput }): { progress: WalkProgress; failure: Failure | null } => ({
  progress: progressOf(end),
  failure: end.failure,
});

/** The guard that the walk has ended in this way. */
export const endedAs = (is: WalkOutput['end']) =>
  ({ type: 'endedWith', params: ({ event }: Ended) => ({ is, end: event.output }) }) as const;

/** The guard that rows are missing because they could not be read. */
export const lacksDropped = { type: 'lacksDropped', params: endOf } as const;

export const keepEnd = { type: 'keepEnd', params: endOf } as const;

/** Emits the notice that rows could not be read. */
export const tellDropped = {
  type: 'emitNotice',
  params: ({ context, event }: EndedOf) => ({ notice: rowsDroppedNotice(context.operation, event.output.dropped) }),
} as const;

/** Emits the notice that a page could not be loaded. */
export const tellFailed = {
  type: 'emitNotice',
  params: ({ context, event }: EndedOf) => ({ notice: failedNotice(event.output.failure, context.operation) }),
} as const;
