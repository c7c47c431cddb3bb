import { emit, type EventObject, type MachineContext, sendParent } from 'xstate';
import { type OperationId, toFailure } from '../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../domain/notice.ts';

/** The event by which a child hands a notice to its parent. */
export interface NoticeRaised {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/** The action by which every machine raises a notice for the person; whoever shows the machine subscribes to it. */
export function emitNotice<Context extends MachineContext, Event extends EventObject>() {
  return emit<Context, Event, { notice: Notice }, Event, NoticeEmitted>((_, { notice }) => ({ type: 'notice', notice }));
}

/** Takes the place of {@link emitNotice} in a child: the parent emits the notices of its children. */
export function raiseNotice<Context extends MachineContext, Event extends EventObject>() {
  return sendParent<Context, Event, { notice: Notice }, NoticeRaised, Event>((_, { notice }) => ({
    type: 'notice.raised',
    notice,
  }));
}

/** The notice of a call that has failed. */
export function failedNotice(error: unknown, operation: OperationId): Notice {
  return { type: 'failed', failure: toFailure(error, operation) };
}

/** The notice of rows that could not be read. */
export function rowsDroppedNotice(operation: OperationId, count: number): Notice {
  return { type: 'rowsDropped', operation, count };
}
