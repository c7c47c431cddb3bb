import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { type fetchMachine, type Loaded, provideFetch } from '../../machines/fetch/fetch-machine.ts';
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

/** A thing that is being loaded, for those that draw it and those that follow it. */
export interface FetchRef<Data> {
  readonly actor: ActorRefFrom<typeof fetchMachine>;
  readonly select: (snapshot: SnapshotFrom<typeof fetchMachine>) => Fetched<Data>;
}

/** A load that runs, as it is read. */
export function fetchRefOf<Data>(
  actor: FetchRef<Data>['actor'],
  selectData: (snapshot: SnapshotFrom<typeof fetchMachine>) => Data | null,
): FetchRef<Data> {
  return {
    actor,
    select: (snapshot) => ({
      status: snapshot.matches('ready') ? 'ready' : snapshot.matches('failed') ? 'failed' : 'loading',
      data: selectData(snapshot),
      failure: snapshot.context.failure,
      retry: () => actor.send({ type: 'retry' }),
    }),
  };
}

/**
 * Loads one thing when its view appears, and anew when `params` say something else, without drawing it. Its definition stays the same for the life
 * of the view.
 */
export function useFetchRef<Data, Params>(definition: FetchDefinition<Data, Params>, params: Params): FetchRef<Data> {
  const { core, inspect } = usePortal();
  const [{ machine, changeParams, selectData }] = useState(() => provideFetch(definition.defineLoad(core)));
  const actor = useActorRef(machine, { input: { operation: definition.operation, params }, inspect });
  useNotices(actor);
  useOnline(actor);

  const asked = JSON.stringify(params);
  useEffect(() => {
    actor.send(changeParams(params));
    // The text stands for the params.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, asked]);

  const [ref] = useState(() => fetchRefOf(actor, selectData));
  return ref;
}

/** A thing as it stands; drawn again with each of its states. */
export function useFetched<Data>({ actor, select }: FetchRef<Data>): Fetched<Data> {
  return select(useSelector(actor, (snapshot) => snapshot));
}

/** The same at this moment, for those that do not draw it. */
export const fetchedNow = <Data>({ actor, select }: FetchRef<Data>): Fetched<Data> => select(actor.getSnapshot());

/** Loads one thing and draws it: {@link useFetchRef} and {@link useFetched} in one. `onLoaded` is told of each answer. */
export function useFetch<Data, Params>(
  definition: FetchDefinition<Data, Params>,
  params: Params,
  onLoaded?: (data: Data) => void,
): Fetched<Data> {
  const ref = useFetchRef(definition, params);
  const tell = useEffectEvent((data: Data) => onLoaded?.(data));
  useEffect(() => {
    let last: Data | null = null;
    const subscription = ref.actor.subscribe(() => {
      const { status, data } = fetchedNow(ref);
      const loaded = status === 'ready' ? data : null;
      if (loaded !== null && loaded !== last) tell(loaded);
      last = loaded;
    });
    return () => subscription.unsubscribe();
  }, [ref]);
  return useFetched(ref);
}
