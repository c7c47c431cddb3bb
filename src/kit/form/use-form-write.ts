import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, createActor, type PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { provideWrite, type writeMachine } from '../../machines/write/write-machine.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';

/** How a form is sent. */
export interface FormWriteDefinition<Body, Answer, Found> {
  readonly operation: OperationId;
  readonly defineSend: (core: CoreClient) => PromiseActorLogic<Answer, Body>;
  /** Finds the record of a body, or null; runs after a lost answer, before the next attempt. */
  readonly defineVerify?: (core: CoreClient) => PromiseActorLogic<Found | null, Body>;
  /** The answer of an earlier attempt was lost, possibly before a reload. */
  readonly uncertain?: boolean;
  /** The service wrote the body; the screen shows the answer's message. */
  readonly onWritten: (answer: Answer) => void;
  /** Nothing was sent: an earlier attempt had been written. */
  readonly onFound?: (found: Found) => void;
  readonly onFailed?: (failure: Failure) => void;
  readonly onRefused?: (messages: readonly string[]) => void;
}

/** The sending of a form. */
export interface FormWrite<Body> {
  /** Sends a body once; further calls are ignored while the write is under way. */
  readonly send: (body: Body) => void;
  readonly isBusy: boolean;
  readonly isUncertain: boolean;
  readonly failure: Failure | null;
}

/** Sends a form through the write machine: one call in flight, verified after a lost answer. */
export function useFormWrite<Body, Answer, Found = never>(definition: FormWriteDefinition<Body, Answer, Found>): FormWrite<Body> {
  const { core, inspect } = usePortal();
  const { operation } = definition;
  const [{ machine, selectAnswer, selectFound }] = useState(() =>
    provideWrite(definition.defineSend(core), definition.defineVerify?.(core)),
  );
  // The actor of a finished write can't be used again: each write gets a new actor.
  const begin = (uncertain: boolean): ActorRefFrom<typeof writeMachine> =>
    createActor(machine, { input: { operation, uncertain }, inspect });
  const [actor, setActor] = useState(() => begin(definition.uncertain ?? false));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  useNotices(actor);
  const snapshot = useSelector(actor, (current) => current);

  const finish = useEffectEvent(() => {
    const answer = selectAnswer(snapshot);
    const found = selectFound(snapshot);
    setActor(begin(false));
    if (answer !== null) definition.onWritten(answer);
    else if (found !== null) definition.onFound?.(found);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a finished write gets a new actor
    if (snapshot.status === 'done') finish();
  }, [snapshot.status]);

  const { failure } = snapshot.context;
  const fail = useEffectEvent((why: Failure) => {
    if (why.kind === 'rejected') definition.onRefused?.(why.messages);
    definition.onFailed?.(why);
  });
  useEffect(() => {
    if (failure) fail(failure);
  }, [failure]);

  return {
    send: (body) => actor.send({ type: 'write.requested', body }),
    isBusy: snapshot.hasTag('busy'),
    isUncertain: snapshot.context.uncertain && !snapshot.matches('rejected'),
    failure,
  };
}
