import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineCreateClienteActor, defineVerifyClienteActor } from '../../../machines/actors/cliente.ts';
import { defineFetchPadronActor, defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { provideWizard } from '../../../machines/cliente/wizard-machine.ts';
import { currentStep, draftsOffered, isSavedFrom } from '../../../machines/cliente/wizard-selectors.ts';
import { type ValidatedStep, validatedSteps, type WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import type { WizardEvent } from '../../../machines/cliente/wizard-types.ts';
import type { DraftKeeper } from '../../../kit/drafts/draft-keeper.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import { useStepsForm } from '../../../kit/form/use-steps-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { defineClienteForm } from '../form/cliente-form.ts';
import { type ClienteValues, noCliente } from '../form/cliente-values.ts';
import { toClienteRequest } from '../form/to-request.ts';
import { followChange } from './cliente-rules.ts';
import { type ClienteDraft, documentoEdited, joinWizard } from './join-wizard.ts';
import type { Target } from './target.ts';
import { useFilling, usePresets } from './use-presets.ts';

/** What the wizard opens with. */
export interface WizardOpening {
  readonly today: string;
  readonly keeper: DraftKeeper<ClienteValues, WizardStep>;
  /** Offered to go on with. */
  readonly drafts: readonly ClienteDraft[];
  /** Gone on with unasked: the session ended in mid-form and the same person came back. */
  readonly resumed: ClienteDraft | null;
}

/** Moves the focus to the step that has just been drawn. */
function focusStep(step: WizardStep): void {
  document.getElementById(`panel-${step}`)?.focus();
  window.scrollTo({ top: 0 });
}

/** Problems with a list of the contact data itself: they are said in a toast, too. */
const isOfList = ({ name }: Problem) => ['telefonos', 'correos', 'direcciones'].includes(name);

function useWizardActor({ drafts, resumed }: WizardOpening) {
  const { core, inspect } = usePortal();
  const [machine] = useState(() =>
    provideWizard({
      createCliente: defineCreateClienteActor(core),
      verifyCliente: defineVerifyClienteActor(core),
      findCliente: defineFindClienteByDocumentoActor(core),
      fetchPadron: defineFetchPadronActor(core),
    }),
  );
  return useMachine(machine, { input: { drafts, resume: resumed }, inspect });
}

/** The wizard of a new client: its machine, its form, its presets and its draft. */
export function useWizard(opening: WizardOpening, { documento }: Target) {
  const { today, keeper, resumed } = opening;
  const [snapshot, send, actor] = useWizardActor(opening);
  useNotices(actor);
  const definition = useMemo(() => defineClienteForm(today), [today]);
  const presets = usePresets(resumed === null ? documento : null);
  const steps = useStepsForm({
    ...definition,
    onFieldChange: (changed, name) => followChange(changed, name, (event) => presets.send(event)),
    onFieldLeave: (left, name) => {
      if (name === 'nuDocumento') send(documentoEdited(left.values(), true));
    },
    // Whatever the wizard hears, its draft is saved.
    onRest: (problems) => {
      send({ type: 'validity.changed', validity: steps.validityOf(problems) });
    },
  });
  const { form, stepOf } = steps;
  useFilling(presets, form);
  const [joint] = useState(() => ({ actor, form, keeper, resumed, isField: (name: string) => stepOf(name) !== null }));
  useEffect(() => joinWizard(joint), [joint]);

  const step = currentStep(snapshot);
  /** Goes on from a step: the machine decides, the focus follows it. */
  const go = (event: WizardEvent) => {
    const before = currentStep(actor.getSnapshot());
    flushSync(() => send(event));
    const after = currentStep(actor.getSnapshot());
    if (after !== before) focusStep(after);
  };
  /** Goes on from the offer of drafts; the focus goes to the step where that leads, if it does. */
  const begin = (event: WizardEvent) => {
    flushSync(() => send(event));
    const now = actor.getSnapshot();
    if (!draftsOffered(now)) focusStep(currentStep(now));
  };
  const check = (asked: readonly ValidatedStep[]) => {
    const { all, shown } = steps.checkSteps(asked);
    return { validity: steps.validityOf(all), missing: shown.filter(isOfList).map(({ message }) => message) };
  };

  return {
    form,
    kinds: definition.kinds,
    stepOf,
    actor,
    snapshot,
    send,
    step,
    /** Continuar or Guardar, whichever the step is left by. */
    submit: () => {
      if (isSavedFrom(step)) go({ type: 'guardar.requested', ...check(validatedSteps) });
      else go({ type: 'step.submitted', ...check([step]) });
    },
    chooseStep: (chosen: WizardStep) => {
      form.rest();
      go({ type: 'step.chosen', step: chosen });
    },
    /** Goes to a step for the sake of a field in it. */
    goToStep: (chosen: WizardStep) => flushSync(() => send({ type: 'problem.chosen', step: chosen })),
    /** Asks first where another page has sent the draft of this client. */
    crear: () => keeper.beforeSending(() => send({ type: 'crear.requested', body: toClienteRequest(form.values()) })),
    continueDraft: (id: string) => {
      const draft = keeper.continueWith(id);
      if (!draft) {
        begin({ type: 'draft.discarded', id });
        return;
      }
      // The form first: the wizard saves what it holds with the next thing that happens.
      form.reset(draft.values);
      begin({ type: 'draft.continued', step: draft.step, attempted: draft.attempted, uncertain: draft.uncertain });
      form.rest();
    },
    discardDraft: (id: string) => {
      keeper.discard(id);
      begin({ type: 'draft.discarded', id });
    },
    declineDrafts: () => begin({ type: 'draft.declined' }),
    /** Forgets all that was typed. */
    clear: () => {
      keeper.drop();
      form.reset(noCliente);
    },
  };
}
