import { emit, type EventObject, type MachineContext, sendParent } from 'xstate';
import { type OperationId, toFailure } from '../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../domain/notice.ts';

/** Hands a notice of a child to its parent. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/** The action that emits a notice for the person. */
export function emitNotice<Context extends MachineContext, Event extends EventObject>() {
  return emit<Context, Event, { notice: Notice }, Event, NoticeEmitted>((_, { notice }) => ({ type: 'notice', notice }));
}

/** Replaces {@link emitNotice} in a child: the parent emits the notices of its children. */
export function raiseNotice<Context extends MachineContext, Event extends EventObject>() {
  return sendParent<Context, Event, { notice: Notice }, NoticeRaised, Event>((_, { notice }) => ({
    type: 'notice.raised',
    notice,
  }));
}

/** The notice of a failed call. */
export function failedNotice(error: unknown, operation: OperationId): Notice {
  return { type: 'failed', failure: toFailure(error, operation) };
}

/** The notice that rows of an answer could not be read. */
export function rowsDroppedNotice(operation: OperationId, count: number): Notice {
  return { type: 'rowsDropped', operation, count };
}
