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

/** The guards of a machine whose walk has ended; {@link endedAs} and {@link lacksDropped} hand them the end. */
export const endGuards = {
  endedWith: (_: unknown, { is, end }: { is: WalkOutput['end']; end: WalkOutput }): boolean => end.end === is,
  lacksDropped: (_: unknown, { end }: { end: WalkOutput }): boolean => end.end === 'short' && end.dropped > 0,
};

/** The end of a walk as a machine keeps it; the action `keepEnd` assigns it. */
export const keptOfEnd = (_: unknown, { end }: { end: WalkOutput }): { progress: WalkProgress; failure: Failure | null } => ({
  progress: progressOf(end),
  failure: end.failure,
});

/** Whether the walk has ended so. */
export const endedAs = (is: WalkOutput['end']) =>
  ({ type: 'endedWith', params: ({ event }: Ended) => ({ is, end: event.output }) }) as const;

/** Whether rows are missing because they could not be read. */
export const lacksDropped = { type: 'lacksDropped', params: endOf } as const;

export const keepEnd = { type: 'keepEnd', params: endOf } as const;

/** Says that rows could not be read. */
export const tellDropped = {
  type: 'emitNotice',
  params: ({ context, event }: EndedOf) => ({ notice: rowsDroppedNotice(context.operation, event.output.dropped) }),
} as const;

/** Says that a page could not be had. */
export const tellFailed = {
  type: 'emitNotice',
  params: ({ context, event }: EndedOf) => ({ notice: failedNotice(event.output.failure, context.operation) }),
} as const;
