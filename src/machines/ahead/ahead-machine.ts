import { assign, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

type AheadEvent = { readonly type: 'press' } | { readonly type: 'readings.begun' } | { readonly type: 'readings.ended' };

/** How long nothing of the person's own happens before code is fetched ahead again, in milliseconds. */
export const rest = 700;

/**
 * Brings the code of the other screens while nobody needs the line or the processor: first the files, fetched one by one and not run, then the modules, run one in
 * each idle moment. A press and the readings of a screen go before all of it.
 */
export const aheadMachine = setup({
  types: {
    context: ofType<{
      /** Addresses that are still to be fetched, the likeliest first; null before they are known. */
      readonly files: readonly string[] | null;
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
    listFiles: notProvided<readonly string[], void>('listFiles'),
    fetchFile: notProvided<void, { file: string }>('fetchFile'),
    runModule: notProvided<void, { index: number }>('runModule'),
  },
  actions: {
    dropFile: assign({ files: ({ context }) => context.files?.slice(1) ?? null }),
    countModule: assign({ run: ({ context }) => context.run + 1 }),
    finish: () => actionNotProvided('finish'),
  },
  guards: {
    isReading: ({ context }) => context.isReading,
    isUnlisted: ({ context }) => context.files === null,
    hasFiles: ({ context }) => context.files !== null && context.files.length > 0,
    hasModules: ({ context }) => context.run < context.modules,
  },
  delays: { rest },
}).createMachine({
  id: 'ahead',
  context: ({ input }) => ({ files: null, modules: input.modules, run: 0, isReading: false }),
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
      description: 'What comes next: the list of the files, a file, a module, or nothing.',
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
        onDone: { target: 'choosing', actions: assign({ files: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: assign({ files: [] }) },
      },
    },
    fetching: {
      description: 'One file comes into the cache of the browser and is not run.',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => ({ file: context.files?.[0] ?? '' }),
        onDone: { target: 'choosing', actions: 'dropFile' },
        onError: { target: 'choosing', actions: 'dropFile' },
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
