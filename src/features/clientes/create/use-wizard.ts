import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDocumentoComplete } from '../../../domain/documents.ts';
import type { Draft } from '../../../domain/draft.ts';
import { defineCreateClienteActor, defineVerifyClienteActor } from '../../../machines/actors/cliente.ts';
import { defineFetchPadronActor, defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { provideWizard } from '../../../machines/cliente/wizard-machine.ts';
import { currentStep, wizardProgress } from '../../../machines/cliente/wizard-selectors.ts';
import { type ValidatedStep, validatedSteps, type WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import type { DraftKeeper } from '../../../kit/drafts/draft-keeper.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import { useStepsForm } from '../../../kit/form/use-steps-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { defineClienteForm } from '../form/cliente-form.ts';
import { type ClienteValues, noCliente } from '../form/cliente-values.ts';
import { toClienteRequest } from '../form/to-request.ts';
import { draftLabel, toDraftValues } from './cliente-draft.ts';
import { findServerProblems } from './server-problems.ts';
import { useClienteRules, usePresetGroup } from './use-cliente-rules.ts';

/** A draft of a client. */
export type ClienteDraft = Draft<ClienteValues, WizardStep>;

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

/** The wizard of a new client: the machine, the form and its draft. */
export function useWizard({ today, keeper, drafts, resumed }: WizardOpening) {
  const { core, inspect } = usePortal();
  const [machine] = useState(() =>
    provideWizard({
      createCliente: defineCreateClienteActor(core),
      verifyCliente: defineVerifyClienteActor(core),
      findCliente: defineFindClienteByDocumentoActor(core),
      fetchPadron: defineFetchPadronActor(core),
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { drafts, resume: resumed }, inspect });
  useNotices(actor);
  const step = currentStep(snapshot);

  const definition = useMemo(() => defineClienteForm(today), [today]);
  const steps = useStepsForm({
    ...definition,
    onFieldChange: useClienteRules(),
    // A document of an unusual length is looked up once its field is left.
    onFieldLeave: ({ values: read }, name) => {
      if (name === 'nuDocumento') sendDocumento(read(), true);
    },
    onRest: (problems) => {
      const validity = steps.validityOf(problems);
      const known = actor.getSnapshot().context.validity;
      // What the machine knows would only draw everything again.
      if (validatedSteps.some((one) => validity[one] !== known[one])) send({ type: 'validity.changed', validity });
      save();
    },
  });
  const { form, stepOf } = steps;
  const { values, subscribe, isTyped, rest } = form;
  usePresetGroup(form);

  const save = useCallback(() => {
    const now = actor.getSnapshot();
    if (now.status !== 'active' || now.matches('offering')) return;
    const typed = values();
    // What was typed has made the client that was found: there is nothing to go on with.
    if (isTyped() && !now.context.isOwn)
      keeper.save({ ...wizardProgress(now), label: draftLabel(typed), values: toDraftValues(typed) });
    else keeper.drop();
  }, [values, isTyped, actor, keeper]);
  // The step, the attempts and a creation under way are part of the draft as much as what is typed.
  useEffect(() => {
    const subscription = actor.subscribe(save);
    return () => subscription.unsubscribe();
  }, [actor, save]);

  const documento = useRef('');
  const sendDocumento = useCallback(
    ({ idTipoDocumento: tipoDocumento, nuDocumento }: ClienteValues, complete: boolean) =>
      send({ type: 'documento.edited', tipoDocumento, nuDocumento, complete }),
    [send],
  );
  useEffect(
    () =>
      subscribe(() => {
        const now = values();
        const key = `${now.idTipoDocumento} ${now.nuDocumento}`;
        if (key === documento.current) return;
        documento.current = key;
        sendDocumento(now, isDocumentoComplete(now.idTipoDocumento, now.nuDocumento));
      }),
    [subscribe, values, sendDocumento],
  );

  const resumedOnce = useRef(false);
  useEffect(() => {
    if (!resumed || resumedOnce.current) return;
    resumedOnce.current = true;
    form.reset(resumed.values);
    rest();
  }, [resumed, form, rest]);

  const { rejection } = snapshot.context;
  const showRejection = useEffectEvent((messages: readonly string[]) => {
    form.showServerErrors(findServerProblems(messages, (name) => stepOf(name) !== null, form.labelOf));
    rest();
  });
  useEffect(() => {
    // Once for each refusal: what is shown changes the form.
    if (rejection?.kind === 'rejected') showRejection(rejection.messages);
  }, [rejection]);

  /** Goes on from a step: the machine decides, the focus follows it. */
  const go = (event: Parameters<typeof send>[0]) => {
    const before = currentStep(actor.getSnapshot());
    flushSync(() => send(event));
    const after = currentStep(actor.getSnapshot());
    if (after !== before) focusStep(after);
  };
  /** Goes on from the offer of drafts; the focus goes to the step where that leads, if it does. */
  const begin = (event: Parameters<typeof send>[0]) => {
    flushSync(() => send(event));
    const now = actor.getSnapshot();
    if (!now.matches('offering')) focusStep(currentStep(now));
  };
  const check = (asked: readonly ValidatedStep[]) => {
    const { all, shown } = steps.checkSteps(asked);
    return { validity: steps.validityOf(all), missing: shown.filter(isOfList).map(({ message }) => message) };
  };
  const crearRequested = () => ({ type: 'crear.requested', body: toClienteRequest(form.values()) }) as const;

  return {
    form,
    kinds: definition.kinds,
    stepOf,
    snapshot,
    send,
    step,
    submitStep: () => {
      if (step === 'basic' || step === 'contact') go({ type: 'step.submitted', ...check([step]) });
    },
    guardar: () => go({ type: 'guardar.requested', ...check(validatedSteps) }),
    chooseStep: (chosen: WizardStep) => {
      rest();
      go({ type: 'step.chosen', step: chosen });
    },
    /** Goes to a step for the sake of a field in it. */
    goToStep: (chosen: WizardStep) => flushSync(() => send({ type: 'problem.chosen', step: chosen })),
    canCrear: () => snapshot.can(crearRequested()),
    crear: () => send(crearRequested()),
    continueDraft: (id: string) => {
      const draft = keeper.continueWith(id);
      if (!draft) {
        begin({ type: 'draft.discarded', id });
        return;
      }
      // The form first: the wizard saves what it holds with the next thing that happens.
      form.reset(draft.values);
      begin({ type: 'draft.continued', step: draft.step, attempted: draft.attempted, uncertain: draft.uncertain });
      rest();
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
