import { assign, setup } from 'xstate';
import { type EstadoCotizacion, estatusProcesada } from '../../domain/emisiones.ts';
import { estatusCotizacion } from '../../domain/cotizaciones.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** What became of an attempt to issue. */
export type ComprobacionOutput =
  /** The policy was issued. */
  | { readonly kind: 'issued'; readonly estado: EstadoCotizacion }
  /** It was not, and the quote can still be issued. */
  | { readonly kind: 'notIssued'; readonly estado: EstadoCotizacion }
  /** It was not, and the quote can't be issued any more. */
  | { readonly kind: 'closed'; readonly estado: EstadoCotizacion }
  /** The service could not be asked. */
  | { readonly kind: 'unknown' };

interface ComprobacionContext {
  readonly numero: number;
  /** How often the service was asked. */
  readonly reads: number;
  /** How often it said that nothing was issued. */
  readonly unissued: number;
  readonly output: ComprobacionOutput;
}

/** How long to wait before the service is asked again, in milliseconds, after the first time, the second time and so on. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const;

/** A service that still writes says for a moment that nothing was issued: only what it says so often counts. */
const sure = 4;

/**
 * Asks what became of an attempt to issue whose answer was lost, by the quote's status (specification 2, section 3): again and again with longer
 * pauses, and never by issuing once more.
 */
export const comprobacionMachine = setup({
  types: {
    input: ofType<{ readonly numero: number }>(),
    context: ofType<ComprobacionContext>(),
    output: ofType<ComprobacionOutput>(),
  },
  actors: { readEstado: notProvided<EstadoCotizacion, { readonly numero: number }>('readEstado') },
  actions: {
    countRead: assign({ reads: ({ context }) => context.reads + 1 }),
    countUnissued: assign({ unissued: ({ context }) => context.unissued + 1 }),
    keepOutput: assign((_, { output }: { output: ComprobacionOutput }) => ({ output })),
  },
  guards: {
    isProcesada: (_, { estado }: { estado: EstadoCotizacion }) => estado.idEstatus === estatusProcesada,
    isClosed: (_, { estado }: { estado: EstadoCotizacion }) => !estatusCotizacion(estado.idEstatus).actions.includes('emitir'),
    isSure: ({ context }) => context.unissued + 1 >= sure,
    isLast: ({ context }) => context.reads > pauses.length,
  },
  delays: { pause: ({ context }) => pauses[context.reads - 1] ?? 0 },
}).createMachine({
  id: 'comprobacion',
  context: ({ input }) => ({ numero: input.numero, reads: 0, unissued: 0, output: { kind: 'unknown' } }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The status of the quote is being read.',
      entry: 'countRead',
      invoke: {
        id: 'readEstado',
        src: 'readEstado',
        input: ({ context }) => ({ numero: context.numero }),
        onDone: [
          {
            guard: { type: 'isProcesada', params: ({ event }) => ({ estado: event.output }) },
            target: 'told',
            actions: { type: 'keepOutput', params: ({ event }) => ({ output: { kind: 'issued', estado: event.output } }) },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ estado: event.output }) },
            target: 'told',
            actions: { type: 'keepOutput', params: ({ event }) => ({ output: { kind: 'closed', estado: event.output } }) },
          },
          {
            guard: 'isSure',
            target: 'told',
            actions: { type: 'keepOutput', params: ({ event }) => ({ output: { kind: 'notIssued', estado: event.output } }) },
          },
          { target: 'resting', actions: 'countUnissued' },
        ],
        onError: 'resting',
      },
    },
    resting: {
      description: 'A pause before the next reading.',
      always: [{ guard: 'isLast', target: 'unknown' }],
      after: { pause: 'asking' },
    },
    told: { description: 'The status has told.', type: 'final' },
    unknown: { description: 'It could not be learned.', type: 'final' },
  },
  output: ({ context }) => context.output,
});
