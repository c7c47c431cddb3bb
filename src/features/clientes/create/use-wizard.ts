import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineCreateClienteActor, defineVerifyClienteActor } from '../../../machines/actors/cliente.ts';
import { defineFetchPadronActor, defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { provideWizard } from '../../../machines/cliente/wizard-machine.ts';
import { currentStep, areDraftsOffered, isSavedFrom } from '../../../machines/cliente/wizard-selectors.ts';
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

/** The parts that the wizard opens with. */
export interface WizardOpening {
  readonly today: string;
  readonly keeper: DraftKeeper<ClienteValues, WizardStep>;
  /** Drafts that the wizard offers to continue. */
  readonly drafts: readonly ClienteDraft[];
  /** A draft to continue without asking, because the same user's session ended in mid-form. */
  readonly resumed: ClienteDraft | null;
}

function focusStep(step: WizardStep): void {
  document.getElementById(`panel-${step}`)?.focus();
  window.scrollTo({ top: 0 });
}

/** Problems of a whole list have no field: a toast shows them. */
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
    // The event also saves the draft: the wizard saves after every event.
    onPause: (problems) => {
      send({ type: 'validity.changed', validity: steps.validityOf(problems) });
    },
  });
  const { form, stepOf } = steps;
  useFilling(presets, form);
  const [joint] = useState(() => ({ actor, form, keeper, resumed, isField: (name: string) => stepOf(name) !== null }));
  useEffect(() => joinWizard(joint), [joint]);

  const step = currentStep(snapshot);
  /** Moves the focus when the machine has changed the step. */
  const go = (event: WizardEvent) => {
    const before = currentStep(actor.getSnapshot());
    flushSync(() => send(event));
    const after = currentStep(actor.getSnapshot());
    if (after !== before) focusStep(after);
  };
  /** Answers the offer of drafts; the focus goes to the wizard's step once the offer closes. */
  const begin = (event: WizardEvent) => {
    flushSync(() => send(event));
    const now = actor.getSnapshot();
    if (!areDraftsOffered(now)) focusStep(currentStep(now));
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
    /** 'Continuar', or 'Guardar' in the last validated step. */
    submit: () => {
      if (isSavedFrom(step)) go({ type: 'guardar.requested', ...check(validatedSteps) });
      else go({ type: 'step.submitted', ...check([step]) });
    },
    chooseStep: (chosen: WizardStep) => {
      form.flush();
      go({ type: 'step.chosen', step: chosen });
    },
    /** Opens the step of a problem's field. */
    goToStep: (chosen: WizardStep) => flushSync(() => send({ type: 'problem.chosen', step: chosen })),
    /** Asks first where another tab has sent the draft of this client. */
    crear: () => keeper.beforeSending(() => send({ type: 'crear.requested', body: toClienteRequest(form.values()) })),
    continueDraft: (id: string) => {
      const draft = keeper.continueWith(id);
      if (!draft) {
        begin({ type: 'draft.discarded', id });
        return;
      }
      // Resets the form first, because the wizard saves the form's values with its next event.
      form.reset(draft.values);
      begin({ type: 'draft.continued', step: draft.step, attempted: draft.attempted, uncertain: draft.uncertain });
      form.flush();
    },
    discardDraft: (id: string) => {
      keeper.discard(id);
      begin({ type: 'draft.discarded', id });
    },
    declineDrafts: () => begin({ type: 'draft.declined' }),
    /** Forgets all typed values. */
    clear: () => {
      keeper.drop();
      form.reset(noCliente);
    },
  };
}
