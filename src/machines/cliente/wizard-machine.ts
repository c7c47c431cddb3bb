import { assign, type DoneActorEvent, emit, not, raise, sendTo, setup, type SnapshotEvent } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { components } from '../../generated/core.ts';
import type { DocumentoEdited } from '../look-up/look-up-machine.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed } from '../typed-edge.ts';
import { withEvent } from '../with-event.ts';
import { type ChildWriteSnapshot, childWrite, isWriteUnderWay } from '../write/child-write.ts';
import type { WriteInput, WriteOutput } from '../write/write-machine.ts';
import {
  childLookUp,
  existenteFact,
  provideChildren,
  unwrittenFact,
  type WizardEffects,
  writtenFact,
} from './wizard-children.ts';
import { documentoOf, wizardGuards } from './wizard-guards.ts';
import {
  missingNotice,
  nothingValid,
  validatedSteps,
  type Validity,
  withAttempted,
  type WizardStep,
  wizardSteps,
} from './wizard-steps.ts';
import type {
  Checked,
  WizardContext,
  WizardEmitted,
  WizardEvent,
  WizardInput,
  WizardOutput,
  WizardProgress,
} from './wizard-types.ts';

type Schemas = components['schemas'];

interface OfStep {
  readonly event: { readonly step: WizardStep };
}
interface OfForm {
  readonly event: Checked;
}

const comparesStep = <Type extends string>(type: Type, step: WizardStep) =>
  ({ type, params: ({ event }: OfStep) => ({ asked: event.step, step }) }) as const;

function movesFrom(from: WizardStep) {
  const others = wizardSteps.filter((step) => step !== from);
  return {
    'step.chosen': others.map((step) => ({
      guard: { type: 'mayChoose' as const, params: ({ event }: OfStep) => ({ asked: event.step, step, from }) },
      target: step,
    })),
    'problem.chosen': others.map((step) => ({ guard: comparesStep('wasTried', step), target: step })),
  };
}

const validIn = (step: WizardStep) =>
  ({ type: 'isValid', params: ({ event }: OfForm) => ({ validity: event.validity, step }) }) as const;

const tried = (...steps: readonly WizardStep[]) =>
  ({ type: 'noteAttempt', params: ({ event }: OfForm) => ({ validity: event.validity, tried: steps }) }) as const;

const sayMissing = {
  type: 'emitNotice',
  params: ({ event }: OfForm) => ({ notice: missingNotice(event.missing) }),
} as const;

/** 'Guardar' of the last two steps: the declaration opens once all steps are valid. */
const guardar = [
  { guard: not('isFree') },
  {
    guard: withEvent('isAllValid'),
    target: '#wizard.open.form.declaring',
    actions: [tried(...wizardSteps), 'forgetRejection' as const],
  },
  { guard: withEvent('lacksContact'), actions: [tried(...validatedSteps), sayMissing] },
  { actions: tried(...validatedSteps) },
];

const writing = (uncertain: boolean) =>
  ({
    id: 'create',
    src: 'create',
    input: ({ context: { body } }: { readonly context: WizardContext }): WriteInput => ({
      operation: 'createCliente',
      uncertain,
      request: { body },
    }),
    onSnapshot: [
      { guard: isWriteUnderWay },
      { actions: raise<WizardContext, SnapshotEvent<ChildWriteSnapshot>, WizardEvent, undefined>(unwrittenFact) },
    ],
    onDone: { actions: raise<WizardContext, DoneActorEvent<WriteOutput | null>, WizardEvent, undefined>(writtenFact) },
  }) as const;

const openExistente = [
  { guard: 'isOwn', target: '#wizard.left', actions: { type: 'leave', params: { isOwn: true } } },
  { guard: not('isFree'), target: '#wizard.left', actions: { type: 'leave', params: { isOwn: false } } },
] as const;

/**
 * The client wizard (specification 1, section 4; assumptions C3, C6 and C18): its steps are states.
 * The form keeps the values; the machine gets their validity, the document and the body to send.
 */
export const wizardMachine = setup({
  types: {
    input: ofType<WizardInput>(),
    context: ofType<WizardContext>(),
    events: ofType<WizardEvent>(),
    emitted: ofType<WizardEmitted>(),
    output: ofType<WizardOutput | null>(),
    tags: ofType<'busy'>(),
    children: ofType<{ create: 'create'; existence: 'existence'; padron: 'padron' }>(),
  },
  actors: {
    create: childWrite,
    existence: childLookUp,
    padron: childLookUp,
  },
  actions: {
    continueDraft: assign(({ context }, { step, attempted, uncertain }: WizardProgress) => ({
      resume: { step, attempted, uncertain },
      attempted,
      sentFor: (uncertain && context.documento) || null,
    })),
    dropDraft: assign(({ context }, { id: discarded }: { id: string }) => ({
      drafts: context.drafts.filter(({ id }) => id !== discarded),
    })),
    noteDocumento: assign(({ context }, edited: DocumentoEdited) => {
      const documento = documentoOf(edited);
      return { documento, sentFor: context.sentFor === '' ? documento : context.sentFor };
    }),
    noteAttempt: assign(({ context }, params: { validity: Validity; tried: readonly WizardStep[] }) => ({
      validity: params.validity,
      attempted: withAttempted(context.attempted, ...params.tried),
    })),
    noteValidity: assign((_, { validity }: { validity: Validity }) => ({ validity })),
    emitNotice: emitNotice(),
    keepExistente: assign((_, { found }: { found: Schemas['PersonaFound'] }) => ({ existente: found })),
    forgetExistente: assign({ existente: null }),
    keepPadron: assign((_, { data }: { data: unknown }) => ({ padron: typed<Schemas['PadronPersona'] | null>(data) })),
    keepBody: assign(({ context }, { body }: { body: Schemas['ClienteRequest'] }) => ({
      body,
      sentFor: context.documento || null,
      rejection: null,
    })),
    keepRejection: assign((_, { failure }: { failure: Failure | null }) => ({ rejection: failure })),
    forgetRejection: assign({ rejection: null }),
    emitRefused: emit((_, { failure }: { failure: Failure | null }) => ({
      type: 'refused' as const,
      messages: failure?.kind === 'rejected' ? failure.messages : [],
    })),
    keepCreated: assign(({ context: { body } }, { answer }: { answer: Schemas['DoneAnswer'] }) => ({
      output: body && {
        kind: 'created' as const,
        title: answer.title,
        messages: answer.messages,
        tipoDocumento: body.idTipoDocumento,
        nuDocumento: body.nuDocumento,
      },
    })),
    abandon: assign({ output: { kind: 'abandoned' } }),
    leave: assign(({ context: { existente } }, { isOwn }: { isOwn: boolean }) => ({
      output: existente && { kind: 'left' as const, idCliente: existente.id, isOwn },
    })),
  },
  guards: wizardGuards,
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    drafts: input.resume ? [] : input.drafts,
    resume: input.resume,
    attempted: input.resume?.attempted ?? [],
    validity: nothingValid,
    documento: '',
    sentFor: input.resume?.uncertain ? '' : null,
    rejection: null,
    body: null,
    existente: null,
    padron: null,
    output: null,
  }),
  on: {
    'documento.edited': {
      actions: [
        withEvent('noteDocumento'),
        sendTo('existence', ({ event }) => event),
        sendTo('padron', ({ event }) => ({ ...event, complete: event.complete && event.tipoDocumento === 'CED' })),
      ],
    },
    'validity.changed': { guard: withEvent('isOtherValidity'), actions: withEvent('noteValidity') },
    'notice.raised': { actions: withEvent('emitNotice') },
  },
  initial: 'open',
  states: {
    open: {
      description: 'The wizard is open.',
      type: 'parallel',
      invoke: {
        id: 'padron',
        src: 'padron',
        input: { operation: 'fetchPadron' },
        onSnapshot: { actions: { type: 'keepPadron', params: ({ event }) => event.snapshot.context } },
      },
      states: {
        form: {
          description: 'The screen that the person sees.',
          initial: 'starting',
          states: {
            starting: {
              description: 'Decides whether to offer drafts, or to continue one unasked.',
              always: [
                { guard: 'hasDrafts', target: 'offering' },
                { guard: 'isResumed', target: 'resuming' },
                { target: 'editing' },
              ],
            },
            offering: {
              description: 'The drafts are offered.',
              on: {
                'draft.continued': { target: 'resuming', actions: withEvent('continueDraft') },
                'draft.discarded': [{ guard: withEvent('isLastDraft'), target: 'editing' }, { actions: withEvent('dropDraft') }],
                'draft.declined': 'editing',
              },
              exit: assign({ drafts: [] }),
            },
            resuming: {
              description: 'A draft is continued at the step where it was.',
              always: wizardSteps.map((step) => ({
                guard: { type: 'wasAt' as const, params: { step } },
                target: `editing.${step}`,
              })),
            },
            editing: {
              description: 'One step is being filled in. While a client has the document, nothing can be sent.',
              initial: 'basic',
              always: { guard: 'isUnshown', target: 'showingExistente' },
              on: { 'cancel.requested': 'confirmingCancel', 'existente.opened': openExistente },
              states: {
                basic: {
                  description: 'Step 1: who the client is.',
                  on: {
                    ...movesFrom('basic'),
                    'step.submitted': [
                      { guard: not('isFree') },
                      { guard: validIn('basic'), target: 'contact', actions: tried('basic') },
                      { actions: tried('basic') },
                    ],
                  },
                },
                contact: {
                  description: 'Step 2: how to reach the client.',
                  on: {
                    ...movesFrom('contact'),
                    'step.submitted': [
                      { guard: not('isFree') },
                      { guard: validIn('contact'), target: 'financial', actions: tried('contact') },
                      { guard: withEvent('lacksContact'), actions: [tried('contact'), sayMissing] },
                      { actions: tried('contact') },
                    ],
                  },
                },
                financial: {
                  description: "Step 3: the client's income. Guardar takes the place of Continuar.",
                  on: { ...movesFrom('financial'), 'guardar.requested': guardar },
                },
                additional: {
                  description: 'Step 4, with no required field; Guardar shows it, with the declaration on top.',
                  on: { ...movesFrom('additional'), 'guardar.requested': guardar },
                },
                last: { description: 'The step that the person was on.', type: 'history' },
              },
            },
            confirmingCancel: {
              description: 'The person is asked whether to abandon the wizard.',
              on: {
                'cancel.dismissed': 'editing.last',
                'cancel.confirmed': { target: '#wizard.abandoned', actions: 'abandon' },
              },
            },
            showingExistente: {
              description: 'A client has this document already, and is shown.',
              always: { guard: 'isFree', target: 'editing.last' },
              on: {
                'existente.dismissed': 'editing.basic',
                'existente.opened': openExistente,
                'cancel.requested': 'confirmingCancel',
              },
            },
            declaring: {
              description: 'The declaration is open over the last step.',
              initial: 'unticked',
              // The declaration closes before the client with the document is shown.
              always: { guard: 'isUnshown', target: 'editing.additional' },
              on: { 'declaration.closed': 'editing.additional' },
              states: {
                unticked: {
                  description: 'The box must be ticked before Crear appears.',
                  on: { 'declaration.ticked': { guard: withEvent('isConfirmed'), target: 'ticked' } },
                },
                ticked: {
                  description: 'The box is ticked: Crear is enabled.',
                  on: {
                    'declaration.ticked': [{ guard: withEvent('isConfirmed') }, { target: 'unticked' }],
                    'crear.requested': [
                      {
                        guard: 'isUncertain',
                        target: '#wizard.open.form.creating.verifying',
                        actions: withEvent('keepBody'),
                      },
                      { target: '#wizard.open.form.creating', actions: withEvent('keepBody') },
                    ],
                  },
                },
              },
            },
            creating: {
              description: 'The client is being created.',
              tags: 'busy',
              initial: 'sending',
              on: {
                'creation.written': { target: '#wizard.created', actions: withEvent('keepCreated') },
                'creation.found': {
                  target: 'editing.additional',
                  actions: sendTo('existence', ({ event }) => ({ type: 'documento.found', data: event.found })),
                },
                'creation.refused': [
                  {
                    guard: withEvent('isConflict'),
                    target: 'declaring.ticked',
                    // The service knows the document: its client is looked up at once.
                    actions: [withEvent('keepRejection'), withEvent('emitRefused'), sendTo('existence', { type: 'retry' })],
                  },
                  { target: 'declaring.ticked', actions: [withEvent('keepRejection'), withEvent('emitRefused')] },
                ],
                'creation.lost': 'declaring.ticked',
                'creation.cut': 'declaring.ticked',
              },
              states: {
                sending: { description: 'The client is being written.', invoke: writing(false) },
                verifying: {
                  description: 'After a lost answer the client is looked for first, and written when nobody is found.',
                  invoke: writing(true),
                },
              },
            },
          },
        },
        documento: {
          description: 'Whether a client has the typed document.',
          initial: 'free',
          invoke: {
            id: 'existence',
            src: 'existence',
            input: { operation: 'fetchClienteByDocumento' },
            onSnapshot: [
              { guard: { type: 'isSame', params: ({ event }) => ({ found: event.snapshot.context.data }) } },
              { actions: raise(({ event }) => existenteFact(event.snapshot.context.data)) },
            ],
          },
          on: {
            'existente.gone': { target: '.free', actions: 'forgetExistente' },
            'existente.found': { target: '.found', actions: withEvent('keepExistente') },
            'creation.found': { target: '.found', actions: withEvent('keepExistente') },
          },
          states: {
            free: { description: 'No client is known to have it.' },
            found: {
              description: 'A client has it, and is about to be shown.',
              always: { guard: 'isShowing', target: 'shown' },
            },
            shown: { description: 'A client has it, and was shown.' },
          },
        },
        creation: {
          description: 'The outcome of the last creation.',
          initial: 'starting',
          on: {
            'creation.refused': '.settled',
            'creation.cut': '.settled',
            'creation.lost': '.uncertain',
            'creation.found': '.made',
          },
          states: {
            starting: {
              description: 'Decides whether the creation in the continued draft is uncertain.',
              always: [{ guard: 'wasInterruptedUncertain', target: 'uncertain' }, { target: 'settled' }],
            },
            settled: {
              description: 'There was no creation, or nothing was written.',
              on: {
                'draft.continued': [{ guard: not('isOffering') }, { guard: withEvent('wasUncertain'), target: 'uncertain' }],
              },
            },
            uncertain: {
              description: 'The answer of the creation was lost: the next one looks for the client first.',
              // Before the creation no client had that document.
              on: { 'existente.found': { guard: 'wasSent', target: 'made' } },
            },
            made: {
              description: 'The creation made the client who has the document.',
              on: { 'existente.gone': 'settled' },
            },
          },
        },
      },
    },
    created: { description: 'The client is created.', type: 'final' },
    abandoned: { description: 'The person abandoned the wizard.', type: 'final' },
    left: { description: 'The person opened the client who has the document.', type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The wizard machine with its effects. */
export function provideWizard(effects: WizardEffects) {
  return wizardMachine.provide({ actors: provideChildren(effects) });
}
