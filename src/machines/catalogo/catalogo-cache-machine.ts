import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate';
import { type CatalogoName, type CatalogoOption, type CatalogoParents, catalogoKey, catalogos } from '../../domain/catalogos.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { fetchMachine, type Loaded } from '../fetch/fetch-machine.ts';
import { emitNotice, type NoticeRaised, raiseNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

interface CatalogoRequested {
  readonly type: 'catalogo.requested';
  readonly name: CatalogoName;
  readonly parents: CatalogoParents;
}

type CacheEvent = CatalogoRequested | NoticeRaised | { readonly type: 'network.restored' | 'retry' };

const catalogoFetch = fetchMachine.provide({ actions: { emitNotice: raiseNotice() } });

/** One catalogue, loading or loaded. */
export type CatalogoRef = ActorRefFrom<typeof catalogoFetch>;

/** Keeps the catalogues of a session: one fetch child per name and parents. */
export const catalogoCacheMachine = setup({
  types: {
    context: ofType<{ readonly children: Readonly<Record<string, CatalogoRef>> }>(),
    events: ofType<CacheEvent>(),
    emitted: ofType<NoticeEmitted>(),
  },
  actors: { catalogo: catalogoFetch },
  actions: {
    emitNotice: emitNotice(),
    forwardToChildren: ({ context }, { type }: { type: 'network.restored' | 'retry' }) => {
      for (const child of Object.values(context.children)) child.send({ type });
    },
  },
  guards: {
    isNew: ({ context }, { name, parents }: { name: CatalogoName; parents: CatalogoParents }) =>
      !(catalogoKey(name, parents) in context.children),
  },
}).createMachine({
  id: 'catalogoCache',
  context: { children: {} },
  on: {
    'catalogo.requested': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: assign({
        children: ({ context, event, spawn }) => {
          const key = catalogoKey(event.name, event.parents);
          const params = { name: event.name, parents: event.parents };
          return {
            ...context.children,
            [key]: spawn('catalogo', { id: key, input: { operation: catalogos[event.name].operation, params } }),
          };
        },
      }),
    },
    'network.restored': { actions: { type: 'forwardToChildren', params: { type: 'network.restored' } } },
    retry: { actions: { type: 'forwardToChildren', params: { type: 'retry' } } },
    'notice.raised': { actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) } },
  },
});

/** The options of a catalogue, and how many rows could not be read. */
export interface LoadedCatalogo extends Loaded {
  readonly data: readonly CatalogoOption[];
}

/** The cache with its effect. */
export function provideCatalogoCache(
  load: PromiseActorLogic<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>,
) {
  return catalogoCacheMachine.provide({
    actors: {
      catalogo: catalogoFetch.provide({ actors: { load: untyped(load) } }),
    },
  });
}

/** The options in a catalogue's snapshot; none until they are loaded. */
export function selectOptions(snapshot: { readonly context: { readonly data: unknown } }): readonly CatalogoOption[] {
  return typed<readonly CatalogoOption[] | null>(snapshot.context.data) ?? [];
}
