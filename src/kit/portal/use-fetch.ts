import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { type fetchMachine, type Loaded, provideFetch } from '../../machines/fetch/fetch-machine.ts';
import { usePortal } from './portal-context.tsx';
import { useNotices } from './use-notices.ts';
import { useOnline } from './use-online.ts';

/** A single resource that is loaded and shown. */
export interface FetchDefinition<Data, Params> {
  readonly operation: OperationId;
  readonly defineLoad: (core: CoreClient) => PromiseActorLogic<Loaded & { readonly data: Data }, { params: Params }>;
}

/** The state of a resource. */
export interface Fetched<Data> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last answer; of the former params while `loading`, null at first and after a failure. */
  readonly data: Data | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** A resource for components that draw it and for code that follows it. */
export interface FetchRef<Data> {
  readonly actor: ActorRefFrom<typeof fetchMachine>;
  readonly select: (snapshot: SnapshotFrom<typeof fetchMachine>) => Fetched<Data>;
}

/** Makes a {@link FetchRef} from a running actor. */
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
 * Loads a resource on mount and when `params` change, without rerendering for it. The definition
 * is the same for the life of the component.
 */
export function useFetchRef<Data, Params>(definition: FetchDefinition<Data, Params>, params: Params): FetchRef<Data> {
  const { core, inspect } = usePortal();
  const [{ machine, changeParams, selectData }] = useState(() => provideFetch(definition.defineLoad(core)));
  const actor = useActorRef(machine, { input: { operation: definition.operation, params }, inspect });
  useNotices(actor);
  useOnline(actor);

  const paramsKey = JSON.stringify(params);
  useEffect(() => {
    actor.send(changeParams(params));
    // The text covers the value of `params`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, paramsKey]);

  const [ref] = useState(() => fetchRefOf(actor, selectData));
  return ref;
}

/** The state of a resource; rerenders with each change. */
export function useFetched<Data>({ actor, select }: FetchRef<Data>): Fetched<Data> {
  return select(useSelector(actor, (snapshot) => snapshot));
}

/** The present state of a resource, outside of rendering. */
export const fetchedNow = <Data>({ actor, select }: FetchRef<Data>): Fetched<Data> => select(actor.getSnapshot());

/** {@link useFetchRef} and {@link useFetched} in one; `onLoaded` gets each answer. */
export function useFetch<Data, Params>(
  definition: FetchDefinition<Data, Params>,
  params: Params,
  onLoaded?: (data: Data) => void,
): Fetched<Data> {
  const ref = useFetchRef(definition, params);
  const notifyLoaded = useEffectEvent((data: Data) => onLoaded?.(data));
  useEffect(() => {
    let last: Data | null = null;
    const subscription = ref.actor.subscribe(() => {
      const { status, data } = fetchedNow(ref);
      const loaded = status === 'ready' ? data : null;
      if (loaded !== null && loaded !== last) notifyLoaded(loaded);
      last = loaded;
    });
    return () => subscription.unsubscribe();
  }, [ref]);
  return useFetched(ref);
}
