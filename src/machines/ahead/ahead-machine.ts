import { assign, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

type AheadEvent = { readonly type: 'press' } | { readonly type: 'readings.begun' } | { readonly type: 'readings.ended' };

/** How long nothing of the person's own happens before code is fetched ahead again, in milliseconds. */
export const rest = 250;

/**
 * Brings the code of the other screens while nobody needs the line or the processor: first the files, fetched screen by screen and not run, then the modules, run one in
 * each idle moment. A press and the readings of a screen go before all of it.
 */
export const aheadMachine = setup({
  types: {
    context: ofType<{
      /** Addresses that are still to be fetched, those of each screen together, the likeliest first; null before they are known. */
      readonly screens: readonly (readonly string[])[] | null;
      /** How many modules there are, and how many have been run. */
      readonly modules: number;
      readonly run: number;
      /** Whether readings of a screen are under way. */
      readonly isReading: boolean;
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
    countModule: assign({ run: ({ context }) => context.run + 1 }),
    finish: () => actionNotProvided('finish'),
  },
  guards: {
    isReading: ({ context }) => context.isReading,
    isUnlisted: ({ context }) => context.screens === null,
    hasFiles: ({ context }) => context.screens !== null && context.screens.length > 0,
    hasModules: ({ context }) => context.run < context.modules,
  },
  delays: { rest },
}).createMachine({
  id: 'ahead',
  context: ({ input }) => ({ screens: null, modules: input.modules, run: 0, isReading: false }),
  initial: 'resting',
  on: {
    press: { target: '.resting' },
    'readings.begun': { target: '.resting', actions: assign({ isReading: true }) },
    'readings.ended': { actions: assign({ isReading: false }) },
  },
  states: {
    resting: {
      description: 'Something of the person is under way, or was a moment ago: nothing is fetched or run ahead.',
      on: {
        press: { target: 'resting', reenter: true },
        'readings.ended': { target: 'resting', reenter: true, actions: assign({ isReading: false }) },
      },
      after: { rest: [{ guard: 'isReading' }, { target: 'choosing' }] },
    },
    choosing: {
      description: 'What comes next: the list of the files, those of a screen, a module, or nothing.',
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
      description: 'The files of one screen come into the cache of the browser and are not run.',
      invoke: {
        id: 'fetchFiles',
        src: 'fetchFiles',
        input: ({ context }) => ({ files: context.screens?.[0] ?? [] }),
        onDone: { target: 'choosing', actions: 'dropScreen' },
        onError: { target: 'choosing', actions: 'dropScreen' },
      },
    },
    running: {
      description: 'All files are here: a module is run in the next idle moment.',
      invoke: {
        id: 'runModule',
        src: 'runModule',
        input: ({ context }) => ({ index: context.run }),
        onDone: { target: 'choosing', actions: 'countModule' },
        onError: { target: 'choosing', actions: 'countModule' },
      },
    },
    done: {
      description: 'All code is here and has run: nothing is left to give way.',
      entry: 'finish',
      on: { press: {}, 'readings.begun': {} },
    },
  },
});
