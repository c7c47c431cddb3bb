import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { OperationId } from '../../domain/failure.ts';
import { provideWrite } from '../../machines/write/write-machine.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';
import type { Problem } from './form-problems.ts';

/** How a form is sent. */
export interface FormWriteDefinition<Body, Answer, Found> {
  readonly operation: OperationId;
  readonly defineSend: (core: CoreClient) => PromiseActorLogic<Answer, Body>;
  /** Finds what a body would write, null when it is not there: asked after an answer was lost, before anything is sent again. */
  readonly defineVerify?: (core: CoreClient) => PromiseActorLogic<Found | null, Body>;
  /** The answer of an earlier attempt was lost, before a reload maybe. */
  readonly uncertain?: boolean;
  readonly onWritten: (answer: Answer) => void;
  /** Nothing was sent: an earlier attempt had been written. */
  readonly onFound?: (found: Found) => void;
  /** What the service said about fields. */
  readonly onRefused?: (messages: readonly string[]) => void;
}

/** The sending of a form. */
export interface FormWrite<Body> {
  /** Sends a body once, however often it is asked for. */
  readonly send: (body: Body) => void;
  readonly isBusy: boolean;
  /** Nobody knows whether the last attempt was written. */
  readonly isUncertain: boolean;
}

/** Says which field a message of the service names: «nuDocumento». */
export function problemsNamedIn(messages: readonly string[], isField: (name: string) => boolean): readonly Problem[] {
  return messages.flatMap((message) => {
    const name = /«([\w.]+)»/.exec(message)?.[1] ?? '';
    return isField(name) ? [{ name, message }] : [];
  });
}

/** Sends a form through the one guard of writes: one in flight, none repeated by itself, verified after a lost answer. */
export function useFormWrite<Body, Answer, Found = never>(definition: FormWriteDefinition<Body, Answer, Found>): FormWrite<Body> {
  const { core, inspect } = usePortal();
  const { operation, uncertain = false } = definition;
  // One machine an attempt that came to an end: what is written next has a guard of its own.
  const [{ machine, selectAnswer, selectFound }] = useState(() =>
    provideWrite(definition.defineSend(core), definition.defineVerify?.(core)),
  );
  const actor = useActorRef(machine, { input: { operation, uncertain }, inspect });
  useNotices(actor);
  const snapshot = useSelector(actor, (current) => current);

  const finish = useEffectEvent(() => {
    const answer = selectAnswer(snapshot);
    const found = selectFound(snapshot);
    if (answer !== null) definition.onWritten(answer);
    else if (found !== null) definition.onFound?.(found);
  });
  useEffect(() => {
    if (snapshot.status === 'done') finish();
  }, [snapshot.status]);

  const { failure } = snapshot.context;
  const refuse = useEffectEvent((messages: readonly string[]) => definition.onRefused?.(messages));
  useEffect(() => {
    if (failure?.kind === 'rejected') refuse(failure.messages);
  }, [failure]);

  return {
    send: (body) => actor.send({ type: 'write.requested', body }),
    isBusy: snapshot.hasTag('busy'),
    isUncertain: snapshot.context.uncertain,
  };
}
