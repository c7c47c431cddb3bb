import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import type { components } from '../../generated/core.ts';
import type { DocumentoEdited } from '../look-up/look-up-machine.ts';
import { childLookUp, childWrite, createdBy, foundBy, provideChildren, type WizardEffects } from './wizard-children.ts';
import {
  isAllValid,
  isValid,
  mayChoose,
  missingNotice,
  nextStep,
  nothingValid,
  validatedSteps,
  type Validity,
  withAttempted,
  type WizardStep,
  wizardSteps,
} from './wizard-steps.ts';
import type { WizardContext, WizardEvent, WizardInput, WizardOutput, WizardProgress } from './wizard-types.ts';

type Schemas = components['schemas'];

const maySubmit = ({ existente, step }: WizardContext) => existente === null && (step === 'basic' || step === 'contact');
const mayGuardar = ({ existente, step }: WizardContext) => existente === null && (step === 'financial' || step === 'additional');

const isConflict = (failure: Failure | null) => failure?.kind === 'rejected' && failure.status === 409;

/**
 * The client wizard (specification 1, section 4; decisions, "Clients"). What is typed stays in the form; the machine hears facts: which steps
 * are valid, which document is typed, and at last the body to send. Writing and looking up are machines of their own.
 *
 * `existente` and `padron` are what the look-ups hold at any time, so an answer that came too late cannot leave one behind.
 */
export const wizardMachine = setup({
  types: {
    input: {} as WizardInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    emitted: {} as NoticeEmitted,
    output: {} as WizardOutput | null,
    tags: {} as 'busy',
  },
  actors: {
    create: childWrite,
    existence: childLookUp,
    padron: childLookUp,
  },
  actions: {
    goOn: assign((_, { step, attempted, uncertain }: WizardProgress) => ({ step, attempted, uncertain })),
    /** Takes the form's facts, and the steps for tried. */
    check: assign(({ context }, params: { validity: Validity; tried: readonly WizardStep[] }) => ({
      validity: params.validity,
      attempted: withAttempted(context.attempted, ...params.tried),
    })),
    tell: emit((_, params: { notice: Notice }) => ({ type: 'notice', notice: params.notice }) as const),
    noteExistente: assign(({ context }, params: { found: unknown }) =>
      params.found === context.existente
        ? {}
        : { existente: params.found as Schemas['PersonaFound'] | null, existenteShown: false, isOwn: false },
    ),
    leave: assign({
      output: ({ context }) =>
        context.existente ? { kind: 'left', idCliente: context.existente.id, isOwn: context.isOwn } : null,
    }),
    keepRejection: assign((_, params: { failure: Failure | null }) => ({ rejection: params.failure, uncertain: false })),
  },
  guards: {
    hasUnshownExistente: ({ context }) => context.existente !== null && !context.existenteShown,
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    drafts: input.resume ? [] : input.drafts,
    step: input.resume?.step ?? 'basic',
    attempted: input.resume?.attempted ?? [],
    validity: nothingValid,
    uncertain: input.resume?.uncertain ?? false,
    rejection: null,
    declared: false,
    body: null,
    existente: null,
    existenteShown: false,
    isOwn: false,
    padron: null,
    output: null,
  }),
  invoke: [
    {
      id: 'existence',
      src: 'existence',
      input: { operation: 'fetchClienteByDocumento' },
      onSnapshot: {
        actions: { type: 'noteExistente', params: ({ event }) => ({ found: event.snapshot.context.data }) },
      },
    },
    {
      id: 'padron',
      src: 'padron',
      input: { operation: 'fetchPadron' },
      onSnapshot: {
        actions: assign({ padron: ({ event }) => event.snapshot.context.data as Schemas['PadronPersona'] | null }),
      },
    },
  ],
  on: {
    'documento.edited': {
      actions: [
        sendTo('existence', ({ event }) => event),
        sendTo(
          'padron',
          ({ event }): DocumentoEdited => ({
            ...event,
            complete: event.complete && event.tipoDocumento === 'CED',
          }),
        ),
      ],
    },
    'validity.changed': { actions: assign({ validity: ({ event }) => event.validity }) },
    'notice.raised': { actions: { type: 'tell', params: ({ event }) => ({ notice: event.notice }) } },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.drafts.length > 0, target: 'offering' }, { target: 'editing' }],
    },
    offering: {
      on: {
        'draft.continued': { target: 'editing', actions: { type: 'goOn', params: ({ event }) => event } },
        'draft.discarded': [
          { guard: ({ context, event }) => context.drafts.every(({ id }) => id === event.id), target: 'editing' },
          { actions: assign({ drafts: ({ context, event }) => context.drafts.filter(({ id }) => id !== event.id) }) },
        ],
        'draft.declined': 'editing',
      },
      exit: assign({ drafts: [] }),
    },
    editing: {
      initial: 'arriving',
      always: { guard: 'hasUnshownExistente', target: 'showingExistente' },
      states: {
        arriving: {
          always: [
            { guard: ({ context }) => context.step === 'basic', target: 'basic' },
            { guard: ({ context }) => context.step === 'contact', target: 'contact' },
            { guard: ({ context }) => context.step === 'financial', target: 'financial' },
            { target: 'additional' },
          ],
        },
        basic: {},
        contact: {},
        financial: {},
        additional: {},
      },
      on: {
        // From the third step on it is Guardar that leads further.
        'step.submitted': [
          {
            guard: ({ context, event }) => maySubmit(context) && isValid(event.validity, context.step),
            target: '.arriving',
            actions: [
              { type: 'check', params: ({ context, event }) => ({ validity: event.validity, tried: [context.step] }) },
              assign({ step: ({ context }) => nextStep(context.step) }),
            ],
          },
          {
            guard: ({ context, event }) => maySubmit(context) && context.step === 'contact' && event.missing.length > 0,
            actions: [
              { type: 'check', params: ({ event }) => ({ validity: event.validity, tried: ['contact'] }) },
              { type: 'tell', params: ({ event }) => ({ notice: missingNotice(event.missing) }) },
            ],
          },
          {
            guard: ({ context }) => maySubmit(context),
            actions: { type: 'check', params: ({ context, event }) => ({ validity: event.validity, tried: [context.step] }) },
          },
        ],
        'guardar.requested': [
          {
            guard: ({ context, event }) => mayGuardar(context) && isAllValid(event.validity),
            target: 'declaring',
            actions: [
              { type: 'check', params: ({ event }) => ({ validity: event.validity, tried: wizardSteps }) },
              assign({ step: 'additional', declared: false, rejection: null }),
            ],
          },
          {
            guard: ({ context, event }) => mayGuardar(context) && !event.validity.contact && event.missing.length > 0,
            actions: [
              { type: 'check', params: ({ event }) => ({ validity: event.validity, tried: validatedSteps }) },
              { type: 'tell', params: ({ event }) => ({ notice: missingNotice(event.missing) }) },
            ],
          },
          {
            guard: ({ context }) => mayGuardar(context),
            actions: { type: 'check', params: ({ event }) => ({ validity: event.validity, tried: validatedSteps }) },
          },
        ],
        'step.chosen': {
          guard: ({ context, event }) => mayChoose(context, event.step),
          target: '.arriving',
          actions: assign({ step: ({ event }) => event.step }),
        },
        'problem.chosen': {
          guard: ({ context, event }) => event.step !== context.step && context.attempted.includes(event.step),
          target: '.arriving',
          actions: assign({ step: ({ event }) => event.step }),
        },
        'cancel.requested': 'confirmingCancel',
        'existente.opened': { guard: ({ context }) => context.existente !== null, target: 'left', actions: 'leave' },
      },
    },
    confirmingCancel: {
      on: {
        'cancel.dismissed': 'editing',
        'cancel.confirmed': { target: 'abandoned', actions: assign({ output: { kind: 'abandoned' } }) },
      },
    },
    showingExistente: {
      entry: assign({ existenteShown: true }),
      always: { guard: ({ context }) => context.existente === null, target: 'editing' },
      on: {
        'existente.dismissed': { target: 'editing', actions: assign({ step: 'basic' }) },
        'existente.opened': { target: 'left', actions: 'leave' },
        'cancel.requested': 'confirmingCancel',
      },
    },
    /** The last tab stands under it: Guardar shows both. */
    declaring: {
      always: { guard: 'hasUnshownExistente', target: 'showingExistente' },
      on: {
        'declaration.ticked': { actions: assign({ declared: ({ event }) => event.confirmed }) },
        'declaration.closed': 'editing',
        'crear.requested': {
          guard: ({ context }) => context.declared,
          target: 'creating',
          actions: assign({ body: ({ event }) => event.body, rejection: null }),
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({
          operation: 'createCliente' as const,
          uncertain: context.uncertain,
          request: { body: context.body },
        }),
        onDone: [
          {
            guard: ({ event }) => event.output?.kind === 'alreadyThere',
            target: 'showingExistente',
            actions: [
              { type: 'noteExistente', params: ({ event }) => ({ found: foundBy(event.output) }) },
              sendTo('existence', ({ event }) => ({ type: 'documento.found', data: foundBy(event.output) })),
              assign({ uncertain: false, isOwn: true }),
            ],
          },
          { target: 'created', actions: assign({ output: ({ context, event }) => createdBy(event.output, context.body) }) },
        ],
        onSnapshot: [
          { guard: ({ event }) => event.snapshot.hasTag('busy') },
          {
            guard: ({ event }) => isConflict(event.snapshot.context.failure),
            target: 'declaring',
            // The service knows the document: whoever has it is looked for at once.
            actions: [
              { type: 'keepRejection', params: ({ event }) => ({ failure: event.snapshot.context.failure }) },
              sendTo('existence', { type: 'retry' }),
            ],
          },
          {
            guard: ({ event }) => event.snapshot.matches('rejected'),
            target: 'declaring',
            actions: { type: 'keepRejection', params: ({ event }) => ({ failure: event.snapshot.context.failure }) },
          },
          // Uncertain, or cancelled by the end of the session.
          { target: 'declaring', actions: assign({ uncertain: ({ event }) => event.snapshot.context.uncertain }) },
        ],
      },
    },
    created: { type: 'final' },
    abandoned: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The wizard machine with its effects. */
export function provideWizard(effects: WizardEffects) {
  return wizardMachine.provide({ actors: provideChildren(effects) });
}
