import { assign, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import { type Found, type LookUp, type SearchKind, searchKinds } from '../../domain/search.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** Pause in typing before the services are asked, in milliseconds (assumptions S17). */
const typingRest = 300;

/** The answer to the look-up of one kind. */
export type Answer =
  | { readonly status: 'loading' | 'nothing' }
  | { readonly status: 'found'; readonly found: readonly Found[] }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The answers by kind; a kind that is not looked up has none. */
export type Answers = Readonly<Partial<Record<SearchKind, Answer>>>;

interface SearchContext {
  readonly lookUps: readonly LookUp[];
  readonly answers: Answers;
  readonly first: SearchKind | null;
}

/** The text of the field has changed; `lookUps` has at most one look-up of each kind. */
interface SearchTyped {
  readonly type: 'typed';
  readonly lookUps: readonly LookUp[];
}

const operations: Readonly<Record<SearchKind, OperationId>> = {
  cotizacion: 'fetchCotizaciones',
  poliza: 'fetchPolizas',
  siniestro: 'fetchSiniestros',
  cliente: 'fetchClientes',
};

/**
 * Looks a typed number up as every kind it may be, at once, when typing pauses. The next key
 * cancels the calls and drops their answers. A failure is an answer too, and raises no notice.
 */
export const searchMachine = setup({
  types: {
    context: ofType<SearchContext>(),
    events: ofType<SearchTyped>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    /** Gives nothing, without a call, for a kind that is not looked up. */
    lookUp: notProvided<readonly Found[], LookUp | undefined>('lookUp'),
  },
  actions: {
    keepAnswer: assign(({ context }, { kind, answer }: { kind: SearchKind; answer: Answer }) =>
      kind in context.answers
        ? {
            answers: { ...context.answers, [kind]: answer },
            first: context.first ?? (answer.status === 'found' ? kind : null),
          }
        : {},
    ),
  },
  guards: {
    isNumber: (_, { lookUps }: { lookUps: readonly LookUp[] }) => lookUps.length > 0,
    isAnswered: ({ context }) => Object.values(context.answers).every(({ status }) => status !== 'loading'),
  },
  delays: { typingRest },
}).createMachine({
  id: 'search',
  context: { lookUps: [], answers: {}, first: null },
  initial: 'idle',
  on: {
    typed: [
      {
        guard: { type: 'isNumber', params: ({ event }) => event },
        target: '.resting',
        actions: assign({ lookUps: ({ event }) => event.lookUps, answers: {}, first: null }),
      },
      { target: '.idle', actions: assign({ lookUps: [], answers: {}, first: null }) },
    ],
  },
  states: {
    idle: { description: 'The typed text is no number.' },
    resting: {
      description: 'The last key was a moment ago.',
      after: { typingRest: 'looking' },
    },
    looking: {
      description: 'All kinds are looked up, each by its own call.',
      tags: 'busy',
      entry: assign({
        answers: ({ context }) => Object.fromEntries(context.lookUps.map(({ kind }) => [kind, { status: 'loading' }])),
      }),
      invoke: searchKinds.map((kind) => ({
        id: kind,
        src: 'lookUp' as const,
        input: ({ context }: { context: SearchContext }) => context.lookUps.find((lookUp) => lookUp.kind === kind),
        onDone: {
          actions: {
            type: 'keepAnswer' as const,
            params: ({ event }: { event: { output: readonly Found[] } }) => ({
              kind,
              answer: event.output.length > 0 ? { status: 'found', found: event.output } : { status: 'nothing' },
            }),
          },
        },
        onError: {
          actions: {
            type: 'keepAnswer' as const,
            params: ({ event }: { event: { error: unknown } }) => ({
              kind,
              answer: { status: 'failed', failure: toFailure(event.error, operations[kind]) },
            }),
          },
        },
      })),
      always: { guard: 'isAnswered', target: 'answered' },
    },
    answered: { description: 'All kinds have answered.' },
  },
});
