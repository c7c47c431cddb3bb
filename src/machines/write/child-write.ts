import type { PromiseActorLogic, SnapshotFrom } from 'xstate';
import { raiseNotice } from '../notice-action.ts';
import { provideWrite, writeMachine } from './write-machine.ts';

/** The write of a machine that keeps it, without its effects: its notices go to that machine. */
export const childWrite = writeMachine.provide({ actions: { emitNotice: raiseNotice() } });

/** That write as the machine around it hears of it. */
export type ChildWriteSnapshot = SnapshotFrom<typeof childWrite>;

/** Whether that write has not come to rest: it is sent, looked for, or over, which its output tells. */
export const isWriteUnderWay = ({ event }: { readonly event: { readonly snapshot: ChildWriteSnapshot } }): boolean =>
  event.snapshot.status !== 'active' || event.snapshot.hasTag('busy');

/** The same with its effects, as {@link provideWrite} takes them. */
export function provideChildWrite<Body, Answer, Found = never>(
  send: PromiseActorLogic<Answer, Body>,
  verify?: PromiseActorLogic<Found | null, Body>,
): typeof childWrite {
  return provideWrite(send, verify).machine.provide({ actions: { emitNotice: raiseNotice() } });
}
