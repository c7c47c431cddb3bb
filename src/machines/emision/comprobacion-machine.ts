import { assign, setup } from 'xstate';
import { type EstadoCotizacion, estatusProcesada } from '../../domain/emisiones.ts';
import { estatusCotizacion } from '../../domain/cotizaciones.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** The outcome of an attempt to issue. */
export type ComprobacionOutput =
  | { readonly kind: 'issued'; readonly estado: EstadoCotizacion }
  /** The policy was not issued, and the quote can still be issued. */
  | { readonly kind: 'notIssued'; readonly estado: EstadoCotizacion }
  /** The policy was not issued, and the quote can't be issued any more. */
  | { readonly kind: 'closed'; readonly estado: EstadoCotizacion }
  | { readonly kind: 'unknown' };

interface ComprobacionContext {
  readonly numero: number;
  readonly reads: number;
  readonly unissued: number;
  readonly output: ComprobacionOutput;
}

/** Pauses before the second reading, the third and so on, in milliseconds. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const;

/** As a service may still be writing, only this many readings prove that nothing was issued. */
const decisiveReadings = 4;

/**
 * Reads the quote's status after a lost answer, with growing pauses, to learn whether the policy
 * was issued (specification 2, section 3). It never issues again.
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
    isSure: ({ context }) => context.unissued + 1 >= decisiveReadings,
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
            target: 'known',
            actions: { type: 'keepOutput', params: ({ event }) => ({ output: { kind: 'issued', estado: event.output } }) },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ estado: event.output }) },
            target: 'known',
            actions: { type: 'keepOutput', params: ({ event }) => ({ output: { kind: 'closed', estado: event.output } }) },
          },
          {
            guard: 'isSure',
            target: 'known',
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
    known: { description: 'The status has answered.', type: 'final' },
    unknown: { description: 'The status could not be read.', type: 'final' },
  },
  output: ({ context }) => context.output,
});
