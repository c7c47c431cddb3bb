import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { components } from '../../generated/core.ts';
import type { DocumentoEdited } from '../look-up/look-up-machine.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed } from '../typed-edge.ts';
import { childWrite } from '../write/child-write.ts';
import { childLookUp, createdBy, foundBy, provideChildren, type WizardEffects } from './wizard-children.ts';
import { documentoOf, wasSent, wizardGuards } from './wizard-guards.ts';
import {
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

/**
 * The client wizard (specification 1, section 4; assumptions C3, C6 and C18). What is typed stays in the form; the machine receives facts: which
 * steps are valid, which document is typed, and at last the body to send. Writing and looking up are machines of their own.
 *
 * `existente` and `padron` are what the look-ups hold at any time, so an answer that came too late cannot leave one behind.
 */
export const wizardMachine = setup({
  types: {
    input: ofType<WizardInput>(),
    context: ofType<WizardContext>(),
    events: ofType<WizardEvent>(),
    emitted: ofType<NoticeEmitted>(),
    output: ofType<WizardOutput | null>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    create: childWrite,
    existence: childLookUp,
    padron: childLookUp,
  },
  actions: {
    /** What is typed of the draft is here already. */
    continueDraft: assign(({ context }, { step, attempted, uncertain }: WizardProgress) => ({
      step,
      attempted,
      uncertain,
      sentFor: (uncertain && context.documento) || null,
    })),
    noteDocumento: assign(({ context }, edited: DocumentoEdited) => {
      const documento = documentoOf(edited);
      return { documento, sentFor: context.sentFor === '' ? documento : context.sentFor };
    }),
    /** Takes the form's facts, and the steps for tried. */
    noteAttempt: assign(({ context }, params: { validity: Validity; tried: readonly WizardStep[] }) => ({
      validity: params.validity,
      attempted: withAttempted(context.attempted, ...params.tried),
    })),
    emitNotice: emitNotice(),
    goToStep: assign((_, params: { step: WizardStep }) => ({ step: params.step })),
    noteExistente: assign(({ context }, params: { found: unknown }) =>
      params.found === context.existente
        ? {}
        : {
            existente: typed<Schemas['PersonaFound'] | null>(params.found),
            existenteShown: false,
            // Nobody had that document before it was sent, and the answer was lost: this is the client that was created.
            ...(params.found !== null && wasSent(context) ? { isOwn: true, uncertain: false, sentFor: null } : { isOwn: false }),
          },
    ),
    leave: assign({
      output: ({ context }) =>
        context.existente ? { kind: 'left', idCliente: context.existente.id, isOwn: context.isOwn } : null,
    }),
    keepRejection: assign((_, params: { failure: Failure | null }) => ({ rejection: params.failure, uncertain: false })),
  },
  guards: wizardGuards,
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    drafts: input.resume ? [] : input.drafts,
    step: input.resume?.step ?? 'basic',
    attempted: input.resume?.attempted ?? [],
    validity: nothingValid,
    uncertain: input.resume?.uncertain ?? false,
    documento: '',
    sentFor: input.resume?.uncertain ? '' : null,
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
        actions: assign({ padron: ({ event }) => typed<Schemas['PadronPersona'] | null>(event.snapshot.context.data) }),
      },
    },
  ],
  on: {
    'documento.edited': {
      actions: [
        { type: 'noteDocumento', params: ({ event }) => event },
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
    'notice.raised': { actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) } },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether there are drafts to offer.',
      always: [{ guard: 'hasDrafts', target: 'offering' }, { target: 'editing' }],
    },
    offering: {
      description: 'What was left behind is offered.',
      on: {
        'draft.continued': { target: 'editing', actions: { type: 'continueDraft', params: ({ event }) => event } },
        'draft.discarded': [
          { guard: { type: 'isLastDraft', params: ({ event }) => event }, target: 'editing' },
          { actions: assign({ drafts: ({ context, event }) => context.drafts.filter(({ id }) => id !== event.id) }) },
        ],
        'draft.declined': 'editing',
      },
      exit: assign({ drafts: [] }),
    },
    editing: {
      description: 'The steps are being filled in.',
      always: { guard: 'hasUnshownExistente', target: 'showingExistente' },
      on: {
        'step.submitted': [
          {
            guard: { type: 'maySubmitValidStep', params: ({ event }) => event },
            actions: [
              { type: 'noteAttempt', params: ({ context, event }) => ({ validity: event.validity, tried: [context.step] }) },
              assign({ step: ({ context }) => nextStep(context.step) }),
            ],
          },
          {
            guard: { type: 'maySubmitLackingContact', params: ({ event }) => event },
            actions: [
              { type: 'noteAttempt', params: ({ event }) => ({ validity: event.validity, tried: ['contact'] }) },
              { type: 'emitNotice', params: ({ event }) => ({ notice: missingNotice(event.missing) }) },
            ],
          },
          {
            guard: 'maySubmit',
            actions: {
              type: 'noteAttempt',
              params: ({ context, event }) => ({ validity: event.validity, tried: [context.step] }),
            },
          },
        ],
        'guardar.requested': [
          {
            guard: { type: 'mayGuardarAllValid', params: ({ event }) => event },
            target: 'declaring',
            actions: [
              { type: 'noteAttempt', params: ({ event }) => ({ validity: event.validity, tried: wizardSteps }) },
              assign({ step: 'additional', declared: false, rejection: null }),
            ],
          },
          {
            guard: { type: 'mayGuardarLackingContact', params: ({ event }) => event },
            actions: [
              { type: 'noteAttempt', params: ({ event }) => ({ validity: event.validity, tried: validatedSteps }) },
              { type: 'emitNotice', params: ({ event }) => ({ notice: missingNotice(event.missing) }) },
            ],
          },
          {
            guard: 'mayGuardar',
            actions: { type: 'noteAttempt', params: ({ event }) => ({ validity: event.validity, tried: validatedSteps }) },
          },
        ],
        'step.chosen': {
          guard: { type: 'mayChooseStep', params: ({ event }) => event },
          actions: { type: 'goToStep', params: ({ event }) => event },
        },
        'problem.chosen': {
          guard: { type: 'isOtherAttemptedStep', params: ({ event }) => event },
          actions: { type: 'goToStep', params: ({ event }) => event },
        },
        'cancel.requested': 'confirmingCancel',
        'existente.opened': { guard: 'hasExistente', target: 'left', actions: 'leave' },
      },
    },
    confirmingCancel: {
      description: 'The person is asked whether to give it up.',
      on: {
        'cancel.dismissed': 'editing',
        'cancel.confirmed': { target: 'abandoned', actions: assign({ output: { kind: 'abandoned' } }) },
      },
    },
    showingExistente: {
      description: 'Somebody has this document already, and is shown.',
      entry: assign({ existenteShown: true }),
      always: { guard: 'hasNoExistente', target: 'editing' },
      on: {
        'existente.dismissed': { target: 'editing', actions: { type: 'goToStep', params: { step: 'basic' } } },
        'existente.opened': { target: 'left', actions: 'leave' },
        'cancel.requested': 'confirmingCancel',
      },
    },
    declaring: {
      description: 'The declaration stands over the last tab: Guardar shows both.',
      always: { guard: 'hasUnshownExistente', target: 'showingExistente' },
      on: {
        'declaration.ticked': { actions: assign({ declared: ({ event }) => event.confirmed }) },
        'declaration.closed': 'editing',
        'crear.requested': {
          guard: 'isDeclared',
          target: 'creating',
          actions: assign({
            body: ({ event }) => event.body,
            sentFor: ({ context }) => context.documento || null,
            rejection: null,
          }),
        },
      },
    },
    creating: {
      description: 'The client is being written, or looked for after a lost answer.',
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
            guard: { type: 'isAlreadyThere', params: ({ event }) => ({ output: event.output }) },
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
          { guard: { type: 'isUnderWay', params: ({ event }) => ({ write: event.snapshot }) } },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ write: event.snapshot }) },
            target: 'declaring',
            // The service knows the document: whoever has it is looked for at once.
            actions: [
              { type: 'keepRejection', params: ({ event }) => ({ failure: event.snapshot.context.failure }) },
              sendTo('existence', { type: 'retry' }),
            ],
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => ({ write: event.snapshot }) },
            target: 'declaring',
            actions: { type: 'keepRejection', params: ({ event }) => ({ failure: event.snapshot.context.failure }) },
          },
          // Uncertain, or cancelled by the end of the session.
          { target: 'declaring', actions: assign({ uncertain: ({ event }) => event.snapshot.context.uncertain }) },
        ],
      },
    },
    created: { description: 'The service has the client.', type: 'final' },
    abandoned: { description: 'The person gave it up.', type: 'final' },
    left: { description: 'The person went to the client who was there already.', type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The wizard machine with its effects. */
export function provideWizard(effects: WizardEffects) {
  return wizardMachine.provide({ actors: provideChildren(effects) });
}
