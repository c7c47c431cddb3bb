import { type ActorRefFrom, assign, emit, type PromiseActorLogic, sendParent, setup } from 'xstate';
import { type CatalogoName, type CatalogoOption, type CatalogoParents, catalogoKey, catalogos } from '../../domain/catalogos.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { fetchMachine, type Loaded } from '../fetch/fetch-machine.ts';
import { notProvided } from '../not-provided.ts';

interface CatalogoRequested {
  readonly type: 'catalogo.requested';
  readonly name: CatalogoName;
  readonly parents: CatalogoParents;
}

type CacheEvent = CatalogoRequested | { readonly type: 'notice.raised'; readonly notice: Notice };

const catalogoFetch = fetchMachine.provide({
  actions: {
    tell: sendParent((_, params: { notice: Notice }) => ({ type: 'notice.raised', notice: params.notice })),
  },
});

/** One catalogue on its way or here. */
export type CatalogoRef = ActorRefFrom<typeof catalogoFetch>;

/**
 * Keeps every catalogue of a session: name and parents → one fetch child, asked for once however many selects show it (design, "How data flows").
 * It lives as long as the session.
 */
export const catalogoCacheMachine = setup({
  types: {
    context: {} as { readonly children: Readonly<Record<string, CatalogoRef>> },
    events: {} as CacheEvent,
    emitted: {} as NoticeEmitted,
  },
  actors: { catalogo: catalogoFetch },
}).createMachine({
  id: 'catalogoCache',
  context: { children: {} },
  on: {
    'catalogo.requested': {
      guard: ({ context, event }) => !(catalogoKey(event.name, event.parents) in context.children),
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
    'notice.raised': { actions: emit(({ event }) => ({ type: 'notice', notice: event.notice }) as const) },
  },
});

/** A catalogue as its load gives it. */
export interface LoadedCatalogo extends Loaded {
  readonly data: readonly CatalogoOption[];
}

/** The cache with its effect. */
export function provideCatalogoCache(
  load: PromiseActorLogic<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>,
) {
  return catalogoCacheMachine.provide({
    actors: {
      catalogo: catalogoFetch.provide({
        actors: { load: load as unknown as ReturnType<typeof notProvided<Loaded, { params: unknown }>> },
      }),
    },
  });
}

/** The options that a catalogue's snapshot holds; none until it is ready. */
export function selectOptions(snapshot: { readonly context: { readonly data: unknown } }): readonly CatalogoOption[] {
  return (snapshot.context.data as readonly CatalogoOption[] | null) ?? [];
}
