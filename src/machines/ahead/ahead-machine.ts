import { assign, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

type AheadEvent = { readonly type: 'press' } | { readonly type: 'calls.started' } | { readonly type: 'calls.ended' };

/** How long the person must be inactive before code is fetched ahead, in milliseconds. */
export const quietTime = 250;

/**
 * Fetches the files of the other screens while the page is idle, then runs their modules one by
 * one. Presses and the calls of a screen interrupt both.
 */
export const aheadMachine = setup({
  types: {
    context: ofType<{
      /** File addresses to fetch, by screen, likeliest first; null before they are known. */
      readonly screens: readonly (readonly string[])[] | null;
      readonly modules: number;
      readonly modulesRun: number;
      readonly isCalling: boolean;
    }>(),
    input: ofType<{ readonly modules: number }>(),
    events: ofType<AheadEvent>(),
  },
  actors: {
    listFiles: notProvided<readonly (readonly string[])[], void>('listFiles'),
    fetchFiles: notProvided<void, { files: readonly string[] }>('fetchFiles'),
    runModule: notProvided<void, { index: number }>('runModule'),
  },
  actions: {
    dropScreen: assign({ screens: ({ context }) => context.screens?.slice(1) ?? null }),
    countModule: assign({ modulesRun: ({ context }) => context.modulesRun + 1 }),
    finish: () => actionNotProvided('finish'),
  },
  guards: {
    isCalling: ({ context }) => context.isCalling,
    isUnlisted: ({ context }) => context.screens === null,
    hasFiles: ({ context }) => context.screens !== null && context.screens.length > 0,
    hasModules: ({ context }) => context.modulesRun < context.modules,
  },
  delays: { quietTime },
}).createMachine({
  id: 'ahead',
  context: ({ input }) => ({ screens: null, modules: input.modules, modulesRun: 0, isCalling: false }),
  initial: 'resting',
  on: {
    press: { target: '.resting' },
    'calls.started': { target: '.resting', actions: assign({ isCalling: true }) },
    'calls.ended': { actions: assign({ isCalling: false }) },
  },
  states: {
    resting: {
      description: 'The person acts or acted a moment ago: nothing is fetched or run ahead.',
      on: {
        press: { target: 'resting', reenter: true },
        'calls.ended': { target: 'resting', reenter: true, actions: assign({ isCalling: false }) },
      },
      after: { quietTime: [{ guard: 'isCalling' }, { target: 'choosing' }] },
    },
    choosing: {
      description: 'Chooses what comes next: the list of files, the files of a screen, a module, or nothing.',
      always: [
        { guard: 'isUnlisted', target: 'listing' },
        { guard: 'hasFiles', target: 'fetching' },
        { guard: 'hasModules', target: 'running' },
        { target: 'done' },
      ],
    },
    listing: {
      description: 'The build is asked for the addresses of its files.',
      invoke: {
        id: 'listFiles',
        src: 'listFiles',
        onDone: { target: 'choosing', actions: assign({ screens: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: assign({ screens: [] }) },
      },
    },
    fetching: {
      description: "The files of one screen are fetched into the browser's cache, and not run.",
      invoke: {
        id: 'fetchFiles',
        src: 'fetchFiles',
        input: ({ context }) => ({ files: context.screens?.[0] ?? [] }),
        onDone: { target: 'choosing', actions: 'dropScreen' },
        onError: { target: 'choosing', actions: 'dropScreen' },
      },
    },
    running: {
      description: 'All files are fetched: the next module runs in an idle moment.',
      invoke: {
        id: 'runModule',
        src: 'runModule',
        input: ({ context }) => ({ index: context.modulesRun }),
        onDone: { target: 'choosing', actions: 'countModule' },
        onError: { target: 'choosing', actions: 'countModule' },
      },
    },
    done: {
      description: 'All code is fetched and has run.',
      entry: 'finish',
      on: { press: {}, 'calls.started': {} },
    },
  },
});
