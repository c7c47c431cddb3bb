import {
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  not,
  type PromiseActorLogic,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate';
import type { Cotizacion } from '../../domain/cotizaciones.ts';
import type { Emision } from '../../domain/emisiones.ts';
import { toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { cotizacionMachine, type CotizacionSnapshot } from '../cotizacion/cotizacion-machine.ts';
import { type TarifaMoved, tarifaMachine } from '../cotizacion/tarifa-machine.ts';
import type { CotizacionOutput } from '../cotizacion/cotizacion-types.ts';
import { emisionMachine, type EmisionSnapshot } from '../emision/emision-machine.ts';
import { warning } from '../emision/emision-notices.ts';
import { fetchMachine } from '../fetch/fetch-machine.ts';
import { lookUpMachine } from '../look-up/look-up-machine.ts';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, raiseNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import { uploadsMachine } from '../upload/uploads-machine.ts';
import {
  type ChosenPlan,
  followQuote,
  issuedCotizacion,
  type LookUpSnapshot,
  newPlan,
  newPlanOfIssuance,
  solicitanteOf,
} from './negocio-quote.ts';
import type { EmitidaInOtherTab, NegocioContext, NegocioEvent, NegocioInput, QuoteWanted } from './negocio-types.ts';

const operation = 'fetchCotizacion';

interface QuoteParams {
  readonly quote: CotizacionSnapshot;
}

interface IssuanceParams {
  readonly issuance: EmisionSnapshot;
}

interface QuoteChanged {
  readonly context: NegocioContext;
  readonly event: { readonly snapshot: CotizacionSnapshot };
}

const ofQuote = ({ event }: Pick<QuoteChanged, 'event'>): QuoteParams => ({ quote: event.snapshot });
const ofIssuance = ({ event }: { readonly event: { readonly snapshot: EmisionSnapshot } }): IssuanceParams => ({
  issuance: event.snapshot,
});

const followsQuote = [
  { type: 'rememberPlan', params: (changed: QuoteChanged) => newPlan(changed.context, changed.event.snapshot) },
  { type: 'followQuote', params: ofQuote },
] as const;

/** The screen shows another quote, maybe a draft that was rated before: the quote is loaded. */
const loadsOtherQuote = {
  guard: { type: 'isOther', params: ({ event }: { event: QuoteWanted }) => event },
  target: '#negocio.loading',
  actions: { type: 'keepNumero', params: ({ event }: { event: QuoteWanted }) => event },
} as const;

/** A quote that is loaded goes on to its issuance without another call. */
const opensIssuance = { 'emitir.requested': { guard: 'isKnown', target: '#negocio.toBeIssued' } } as const;

/** The quote at the service may have changed: the next screen loads it. */
const reloadsFirst = {
  'emitir.requested': { guard: 'hasNumero', target: '#negocio.loading' },
  'quote.wanted': [loadsOtherQuote, { guard: 'hasNumero', target: '#negocio.loading' }],
} as const;

const keepsPolicyOfOtherTab = {
  guard: { type: 'isOwn', params: ({ event }: { event: EmitidaInOtherTab }) => event },
  actions: [
    { type: 'keepIssued', params: ({ event }: { event: EmitidaInOtherTab }) => event },
    { type: 'emitNotice', params: { notice: warning } },
  ],
} as const;

const watchesNothing = fromCallback<{ type: 'unused' }, undefined, EmitidaInOtherTab>(() => {
  throw new Error('Actor `watchTabs` must be provided');
});

/**
 * One quote from its first field to its policy (specification 2, sections 2 and 4). The flow lives
 * while one of its screens is open, and what it has loaded is not loaded again.
 */
export const negocioMachine = setup({
  types: {
    input: ofType<NegocioInput>(),
    context: ofType<NegocioContext>(),
    events: ofType<NegocioEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy' | 'waiting' | 'atQuote' | 'atIssuance'>(),
    children: ofType<{
      solicitante: 'solicitante';
      cotizacion: 'cotizacion';
      emision: 'emision';
      uploads: 'uploads';
      persona: 'persona';
    }>(),
  },
  actors: {
    load: notProvided<Cotizacion, { readonly numero: number }>('load'),
    solicitante: lookUpMachine,
    cotizacion: cotizacionMachine,
    emision: emisionMachine,
    uploads: uploadsMachine,
    tarifa: tarifaMachine,
    persona: fetchMachine,
    watchTabs: watchesNothing,
  },
  actions: {
    emitNotice: emitNotice(),
    rememberPlan: (_, _plan: ChosenPlan) => actionNotProvided('rememberPlan'),
    forgetPlan: (_, _of: { readonly numero: number | null }) => actionNotProvided('forgetPlan'),
    keepNumero: assign((_, { numero }: { numero: number | null }) => ({ numero, cotizacion: null, planes: null, failure: null })),
    keepLoaded: assign((_, { cotizacion }: { cotizacion: Cotizacion }) => ({ cotizacion, planes: null, failure: null })),
    keepSolicitante: assign((_, { lookUp }: { lookUp: LookUpSnapshot }) => ({ solicitante: solicitanteOf(lookUp) })),
    followQuote: assign(({ context }, { quote }: QuoteParams) => followQuote(context, quote)),
    keepIssued: assign(({ context }, { emision }: { emision: Emision | null }) => ({
      cotizacion: context.cotizacion && issuedCotizacion(context.cotizacion, emision),
    })),
    keepTarifas: enqueueActions(({ context, enqueue, self }, { bienes }: { bienes: readonly number[] }) => {
      const kept = context.tarifas.filter(({ nuBien }) => bienes.includes(nuBien));
      for (const one of context.tarifas) if (!kept.includes(one)) enqueue.stopChild(one.ref);
      enqueue.assign(({ spawn }) => ({
        tarifas: bienes.map(
          (nuBien) =>
            kept.find((one) => one.nuBien === nuBien) ?? {
              nuBien,
              ref: spawn('tarifa', { id: `tarifa-${nuBien}`, input: { parent: self, nuBien } }),
              isUnderWay: false,
            },
        ),
      }));
    }),
    moveTarifa: assign(({ context }, { nuBien, isUnderWay }: TarifaMoved) => ({
      tarifas: context.tarifas.map((one) => (one.nuBien === nuBien ? { ...one, isUnderWay } : one)),
    })),
    wantOrder: sendTo('cotizacion', { type: 'order.requested' }),
    lockUploads: sendTo('uploads', { type: 'uploads.locked' }),
    unlockUploads: sendTo('uploads', { type: 'uploads.unlocked' }),
    passPlan: sendTo('uploads', (_, { numItem }: { numItem: number | null }) => ({ type: 'plan.changed', numItem })),
    wantPersona: enqueueActions(({ self, enqueue }, { id }: { id: number }) => {
      const { persona } = self.getSnapshot().children;
      if (persona) enqueue.sendTo('persona', { type: 'params.changed', params: { id } });
      else enqueue.spawnChild('persona', { id: 'persona', input: { operation: 'fetchCliente', params: { id } } });
    }),
  },
  guards: {
    hasNumero: ({ context }) => context.numero !== null,
    isOther: ({ context }, { numero }: { numero: number | null }) => numero !== null && numero !== context.numero,
    isOwn: ({ context }, { numero }: { numero: number | null }) => numero === context.numero,
    isKnown: ({ context }) => context.cotizacion !== null && context.cotizacion.nuCotizacion === context.numero,
    hasTarifas: ({ context }) => context.tarifas.some(({ isUnderWay }) => isUnderWay),
    lackedNetwork: ({ context }) => context.failure?.kind === 'transport',
    isRating: (_, { quote }: QuoteParams) => quote.matches('rating'),
    isSaving: (_, { quote }: QuoteParams) => quote.matches('saving'),
    isAsked: (_, { quote }: QuoteParams) => quote.hasTag('asking'),
    isUncertain: (_, { quote }: QuoteParams) => quote.context.uncertain,
    isPlanChosen: (_, { quote }: QuoteParams) => quote.matches('rated') && quote.context.noItem !== null,
    isRated: (_, { quote }: QuoteParams) => quote.matches('rated'),
    wasSaved: (_, { output }: { output: CotizacionOutput | null }) => output?.kind === 'saved',
    isUnderWay: (_, { issuance }: IssuanceParams) => issuance.hasTag('busy'),
    isUnknown: (_, { issuance }: IssuanceParams) => issuance.matches('unknown'),
    isIssued: (_, { issuance }: IssuanceParams) => issuance.matches('issued') || issuance.matches('already'),
    isBlocked: (_, { issuance }: IssuanceParams) => issuance.matches('blocked'),
    wasTried: (_, { issuance }: IssuanceParams) => issuance.context.hasLostAnswer,
  },
}).createMachine({
  id: 'negocio',
  context: ({ input }) => ({
    numero: input.numero,
    cotizacion: null,
    noItem: null,
    tarifas: [],
    planes: null,
    request: null,
    solicitante: null,
    failure: null,
  }),
  invoke: [
    { id: 'watchTabs', src: 'watchTabs' },
    {
      id: 'solicitante',
      src: 'solicitante',
      input: { operation: 'fetchClienteByDocumento' },
      onSnapshot: { actions: { type: 'keepSolicitante', params: ({ event }) => ({ lookUp: event.snapshot }) } },
    },
  ],
  initial: 'opening',
  on: {
    'notice.raised': { actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) } },
    'persona.wanted': { actions: { type: 'wantPersona', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'A quote with a number is loaded; a new one is ready at once.',
      always: [{ guard: 'hasNumero', target: 'loading' }, { target: 'ready' }],
    },
    loading: {
      description: 'The quote is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ numero: context.numero ?? 0 }),
        onDone: { target: 'ready', actions: { type: 'keepLoaded', params: ({ event }) => ({ cotizacion: event.output }) } },
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ event }) => toFailure(event.error, operation) }),
            { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, operation) }) },
          ],
        },
      },
      on: { 'quote.wanted': { ...loadsOtherQuote, reenter: true } },
    },
    failed: {
      description: 'The quote could not be loaded. It is loaded on retry, and when the missing network is back.',
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
        'quote.wanted': loadsOtherQuote,
      },
    },
    ready: {
      description: 'The quote is loaded, or new: a screen may open its form.',
      tags: ['atQuote', 'atIssuance'],
      on: {
        'quote.wanted': loadsOtherQuote,
        'quote.opened': 'quoting',
        'issuance.opened': { guard: 'isKnown', target: 'issuing' },
        'emitida.inOtherTab': keepsPolicyOfOtherTab,
      },
    },
    quoting: {
      description: 'The form of the quote is open.',
      tags: 'atQuote',
      type: 'parallel',
      exit: { type: 'keepTarifas', params: { bienes: [] } },
      on: {
        'quote.wanted': [loadsOtherQuote, { guard: 'isKnown', target: 'ready' }, { guard: 'hasNumero', target: 'loading' }],
        'emitida.inOtherTab': keepsPolicyOfOtherTab,
        'bienes.changed': { actions: { type: 'keepTarifas', params: ({ event }) => event } },
        'tarifa.moved': { actions: { type: 'moveTarifa', params: ({ event }) => event } },
      },
      states: {
        form: {
          description: 'How far the quote is.',
          initial: 'filling',
          // Invoked here, as its transitions would restart `cotizar` if the parent invoked it.
          invoke: {
            id: 'cotizacion',
            src: 'cotizacion',
            input: ({ context: { numero, noItem }, event }) => {
              assertEvent(event, 'quote.opened');
              return { ...event.opening, numero, noItem: event.opening.noItem ?? noItem };
            },
            onSnapshot: [
              { guard: { type: 'isRating', params: ofQuote }, target: '.rating', actions: followsQuote },
              { guard: { type: 'isSaving', params: ofQuote }, target: '.saving', actions: followsQuote },
              { guard: { type: 'isAsked', params: ofQuote }, actions: followsQuote },
              { guard: { type: 'isUncertain', params: ofQuote }, target: '.uncertain', actions: followsQuote },
              { guard: { type: 'isPlanChosen', params: ofQuote }, target: '.planChosen', actions: followsQuote },
              { guard: { type: 'isRated', params: ofQuote }, target: '.rated', actions: followsQuote },
              { target: '.filling', actions: followsQuote },
            ],
            onDone: [
              { guard: { type: 'wasSaved', params: ({ event }) => ({ output: event.output }) }, target: '#negocio.saved' },
              { target: '#negocio.cancelled' },
            ],
          },
          states: {
            filling: {
              description: 'Fields are filled in: nothing is rated, or the data have changed since.',
              on: opensIssuance,
            },
            rating: { description: 'The service is asked for the plans.', tags: 'busy', on: reloadsFirst },
            uncertain: { description: 'Nobody knows whether the last rating was written.', on: reloadsFirst },
            rated: { description: 'The plans belong to the typed data.', on: opensIssuance },
            planChosen: { description: 'One of the plans is chosen: the issuance can start with it.', on: opensIssuance },
            saving: { description: 'The quote is rated again under its number, to be saved.', tags: 'busy', on: reloadsFirst },
          },
        },
        cotizar: {
          description: 'The outcome of a press on ‘Cotizar’.',
          initial: 'idle',
          states: {
            idle: {
              description: 'No press waits.',
              on: { 'cotizar.requested': [{ guard: 'hasTarifas', target: 'waiting' }, { actions: 'wantOrder' }] },
            },
            waiting: {
              description: "The plan's values are being loaded or asked about, and belong in the rating.",
              tags: 'waiting',
              always: { guard: not('hasTarifas'), target: 'idle', actions: 'wantOrder' },
              on: { 'cotizar.dropped': 'idle' },
            },
          },
        },
      },
    },
    toBeIssued: {
      description: 'The person goes on to the issuance with the loaded quote: nothing is loaded again.',
      tags: 'atIssuance',
      on: {
        'issuance.opened': 'issuing',
        'quote.wanted': [loadsOtherQuote, { target: 'ready' }],
        'emitida.inOtherTab': keepsPolicyOfOtherTab,
      },
    },
    issuing: {
      description: 'The issuance is open.',
      tags: 'atIssuance',
      initial: 'gathering',
      invoke: [
        {
          id: 'emision',
          src: 'emision',
          input: ({ context: { numero, cotizacion }, event }) => {
            assertEvent(event, 'issuance.opened');
            return {
              numero: numero ?? 0,
              idEstatus: cotizacion?.idEstatus ?? 0,
              emision: cotizacion?.emision ?? null,
              uncertain: event.opening.uncertain,
            };
          },
          onSnapshot: [
            { guard: { type: 'isUnderWay', params: ofIssuance }, target: '.underWay' },
            { guard: { type: 'isUnknown', params: ofIssuance }, target: '.unknown' },
            { guard: { type: 'isIssued', params: ofIssuance }, target: '.issued' },
            { guard: { type: 'isBlocked', params: ofIssuance }, target: '.blocked' },
            { guard: { type: 'wasTried', params: ofIssuance }, target: '.tried' },
            { target: '.gathering' },
          ],
          onDone: 'cancelled',
        },
        {
          id: 'uploads',
          src: 'uploads',
          input: ({ context: { numero, cotizacion }, event }) => {
            assertEvent(event, 'issuance.opened');
            const { numItem, stored } = event.opening;
            return { nuCotizacion: numero ?? 0, cdEntidad: cotizacion?.cdEntidad ?? 0, numItem, stored };
          },
        },
      ],
      on: {
        'plan.changed': {
          actions: [
            { type: 'rememberPlan', params: ({ context, event }) => newPlanOfIssuance(context, event) },
            assign({ noItem: ({ event }) => event.numItem }),
            { type: 'passPlan', params: ({ event }) => event },
          ],
        },
        'quote.wanted': [loadsOtherQuote, { target: 'loading' }],
        'emitir.requested': 'loading',
      },
      states: {
        gathering: {
          description: 'The person completes and confirms what the issuance needs.',
          entry: 'unlockUploads',
          on: {
            'quote.wanted': [loadsOtherQuote, { target: '#negocio.ready' }],
            'emitir.requested': '#negocio.toBeIssued',
          },
        },
        underWay: {
          description: 'The policy is being issued, or the outcome of an attempt is looked for.',
          tags: 'busy',
          entry: 'lockUploads',
        },
        unknown: { description: 'Nobody knows whether the policy was issued.', entry: 'lockUploads' },
        tried: {
          description: 'An attempt issued nothing: its outcome is read again before anything is sent.',
          entry: 'unlockUploads',
        },
        issued: {
          description: 'The policy is issued.',
          entry: ['lockUploads', { type: 'forgetPlan', params: ({ context }) => ({ numero: context.numero }) }],
        },
        blocked: { description: 'The status of the quote does not allow it to be issued.', entry: 'lockUploads' },
      },
    },
    saved: { description: 'The quote is saved.', type: 'final', tags: 'atQuote' },
    cancelled: { description: 'The person abandoned the quote.', type: 'final', tags: ['atQuote', 'atIssuance'] },
  },
});

/** The effects and child machines of the flow. */
export interface NegocioParts {
  readonly load: PromiseActorLogic<Cotizacion, { readonly numero: number }>;
  readonly solicitante: typeof lookUpMachine;
  readonly persona: typeof fetchMachine;
  readonly cotizacion: typeof cotizacionMachine;
  readonly tarifa: typeof tarifaMachine;
  readonly emision: typeof emisionMachine;
  readonly uploads: typeof uploadsMachine;
  readonly watchTabs: typeof watchesNothing;
  readonly rememberPlan: (numero: number, noItem: number) => void;
  readonly forgetPlan: (numero: number) => void;
}

/** The flow with its parts; it emits the notices of its children. */
export function provideNegocio({ rememberPlan, forgetPlan, load, watchTabs, ...parts }: NegocioParts) {
  return negocioMachine.provide({
    actors: {
      load,
      watchTabs,
      solicitante: parts.solicitante.provide({ actions: { emitNotice: raiseNotice() } }),
      persona: parts.persona.provide({ actions: { emitNotice: raiseNotice() } }),
      cotizacion: parts.cotizacion.provide({ actions: { emitNotice: raiseNotice() } }),
      tarifa: parts.tarifa.provide({ actions: { emitNotice: raiseNotice() } }),
      emision: parts.emision.provide({ actions: { emitNotice: raiseNotice() } }),
      uploads: parts.uploads.provide({ actions: { emitNotice: raiseNotice() } }),
    },
    actions: {
      rememberPlan: (_, plan) => {
        if (plan.isNew) rememberPlan(plan.numero, plan.noItem);
      },
      forgetPlan: (_, { numero }) => {
        if (numero !== null) forgetPlan(numero);
      },
    },
  });
}

/** A snapshot of the flow. */
export type NegocioSnapshot = SnapshotFrom<typeof negocioMachine>;
