import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { type Loaded, provideFetch } from '../../machines/fetch/fetch-machine.ts';
import { usePortal } from './portal-context.tsx';
import { useNotices } from './use-notices.ts';
import { useOnline } from './use-online.ts';

/** What one thing that is loaded and shown is made of. */
export interface FetchDefinition<Data, Params> {
  readonly operation: OperationId;
  readonly defineLoad: (core: CoreClient) => PromiseActorLogic<Loaded & { readonly data: Data }, { params: Params }>;
}

/** A thing as its view shows it. */
export interface Fetched<Data> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What came last; while `loading` it is that of the former params, null the first time and after a failure. */
  readonly data: Data | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * Loads one thing when its view appears, and anew when `params` say something else. Its definition stays the same
 * for the life of the view. `onLoaded` is told of each answer.
 */
export function useFetch<Data, Params>(
  definition: FetchDefinition<Data, Params>,
  params: Params,
  onLoaded?: (data: Data) => void,
): Fetched<Data> {
  const { core, inspect } = usePortal();
  const [{ machine, changeParams, selectData }] = useState(() => provideFetch(definition.defineLoad(core)));
  const actor = useActorRef(machine, { input: { operation: definition.operation, params }, inspect });
  useNotices(actor);
  useOnline(actor);
  const snapshot = useSelector(actor, (current) => current);

  const tell = useEffectEvent((data: Data) => onLoaded?.(data));
  useEffect(() => {
    let last: Data | null = null;
    const subscription = actor.subscribe((current) => {
      const data = current.matches('ready') ? selectData(current) : null;
      if (data !== null && data !== last) tell(data);
      last = data;
    });
    return () => subscription.unsubscribe();
  }, [actor, selectData]);

  const asked = JSON.stringify(params);
  useEffect(() => {
    actor.send(changeParams(params));
    // The text stands for the params.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, asked]);

  return {
    status: snapshot.matches('ready') ? 'ready' : snapshot.matches('failed') ? 'failed' : 'loading',
    data: selectData(snapshot),
    failure: snapshot.context.failure,
    retry: () => actor.send({ type: 'retry' }),
  };
}
