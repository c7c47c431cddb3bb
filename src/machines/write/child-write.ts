import type { PromiseActorLogic, SnapshotFrom } from 'xstate';
import { raiseNotice } from '../notice-action.ts';
import { provideWrite, writeMachine } from './write-machine.ts';

/** The write machine as a child, without its effects: its notices go to the parent. */
export const childWrite = writeMachine.provide({ actions: { emitNotice: raiseNotice() } });

/** A snapshot of the child write. */
export type ChildWriteSnapshot = SnapshotFrom<typeof childWrite>;

/** Whether a write is busy or final, so that its parent has nothing to decide yet. */
export const isWriteUnderWay = ({ event }: { readonly event: { readonly snapshot: ChildWriteSnapshot } }): boolean =>
  event.snapshot.status !== 'active' || event.snapshot.hasTag('busy');

/** The child write with its effects, as {@link provideWrite} takes them. */
export function provideChildWrite<Body, Answer, Found = never>(
  send: PromiseActorLogic<Answer, Body>,
  verify?: PromiseActorLogic<Found | null, Body>,
): typeof childWrite {
  return provideWrite(send, verify).machine.provide({ actions: { emitNotice: raiseNotice() } });
}
