import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDocumentoComplete } from '../../../domain/documents.ts';
import type { Draft } from '../../../domain/draft.ts';
import {
  defineCreateClienteActor,
  defineFindClienteByDocumentoActor,
  defineVerifyClienteActor,
} from '../../../machines/actors/cliente.ts';
import { defineFetchPadronActor } from '../../../machines/actors/personas.ts';
import { provideWizard } from '../../../machines/cliente/wizard-machine.ts';
import { currentStep, wizardProgress } from '../../../machines/cliente/wizard-selectors.ts';
import { validatedSteps, type WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import type { DraftKeeper } from '../../../wiring/drafts/use-drafts.ts';
import { useNotices } from '../../../wiring/portal/use-notices.ts';
import type { ClienteForm } from '../form/cliente-form.ts';
import { type ClienteValues, noCliente } from '../form/cliente-values.ts';
import { draftLabel, isWorthKeeping, toDraftValues } from './cliente-draft.ts';
import { findServerProblems } from './server-problems.ts';
import { toClienteRequest } from '../form/to-request.ts';
import { useChecks } from './use-checks.ts';
import { useTyping } from './use-typing.ts';

/** A draft of a client. */
export type ClienteDraft = Draft<ClienteValues, WizardStep>;

/** How long typing rests before it is looked at and kept, in milliseconds. */
const rest = 300;

/** What the wizard opens with. */
export interface WizardOpening {
  readonly today: string;
  readonly keeper: DraftKeeper<ClienteValues, WizardStep>;
  /** Offered to go on with. */
  readonly drafts: readonly ClienteDraft[];
  /** Gone on with unasked: the session ended in mid-form and the same person came back. */
  readonly resumed: ClienteDraft | null;
}

/** Calls back when typing has rested, and at once on `flush`; `hear` brings in the keys that nobody has heard of yet. */
function useRest(work: () => void, hear: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const flush = useCallback(() => {
    latest.current();
    // Looking at the form may have let it hear of the last keys.
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, rest);
  }, [flush]);
  // In a layout effect: by the time of the others the machine has stopped and the draft has been let go.
  useLayoutEffect(
    () => () => {
      hear();
      if (timer.current !== undefined) flush();
    },
    [flush, hear],
  );
  return { touch, flush };
}

/** Moves the focus to the step that has just been drawn. */
function focusStep(step: WizardStep): void {
  document.getElementById(`panel-${step}`)?.focus();
  window.scrollTo({ top: 0 });
}

/** The wizard of a new client: the machine, the form, its checks and its draft. */
export function useWizard({ today, keeper, drafts, resumed }: WizardOpening) {
  const { core, inspect } = usePortal();
  const typing: ClienteForm = useTyping(today);
  const { form } = typing;
  const checks = useChecks(typing);
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

  const documento = useRef('');
  const tellDocumento = useCallback(() => {
    const [tipoDocumento, nuDocumento] = form.getValues(['idTipoDocumento', 'nuDocumento']);
    const key = `${tipoDocumento} ${nuDocumento}`;
    if (key === documento.current) return;
    documento.current = key;
    send({ type: 'documento.edited', tipoDocumento, nuDocumento, complete: isDocumentoComplete(tipoDocumento, nuDocumento) });
  }, [form, send]);

  const save = useCallback(() => {
    const values = form.getValues();
    const now = actor.getSnapshot();
    if (now.status !== 'active' || now.matches('offering')) return;
    if (isWorthKeeping(values)) keeper.save({ ...wizardProgress(now), label: draftLabel(values), values: toDraftValues(values) });
    else keeper.drop();
  }, [form, actor, keeper]);
  const { recheck } = checks;
  const hear = useCallback(() => void form.getValues(), [form]);
  const { touch, flush } = useRest(() => {
    const validity = recheck();
    const known = actor.getSnapshot().context.validity;
    // What the machine knows would only draw everything again.
    if (validatedSteps.some((one) => validity[one] !== known[one])) send({ type: 'validity.changed', validity });
    save();
  }, hear);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          tellDocumento();
          touch();
        },
      }),
    [form, tellDocumento, touch],
  );
  // The step, the attempts and a creation under way are part of the draft as much as what is typed.
  useEffect(() => {
    const subscription = actor.subscribe(save);
    return () => subscription.unsubscribe();
  }, [actor, save]);
  // A tab that is closed or put away saves what has not rested yet.
  useEffect(() => {
    const onHidden = () => flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [flush]);

  /** What a draft has put into the form is looked at like what is typed. */
  const arrive = useCallback(() => {
    tellDocumento();
    flush();
  }, [tellDocumento, flush]);
  const resumedOnce = useRef(false);
  useEffect(() => {
    if (!resumed || resumedOnce.current) return;
    resumedOnce.current = true;
    form.reset(resumed.values);
    arrive();
  }, [resumed, form, arrive]);

  const { rejection } = snapshot.context;
  const { serve } = checks;
  useEffect(() => {
    if (rejection?.kind === 'rejected') serve(findServerProblems(rejection.messages));
  }, [rejection, serve]);

  const crearRequested = () => ({ type: 'crear.requested', body: toClienteRequest(form.getValues()) }) as const;

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

  return {
    typing,
    checks,
    snapshot,
    send,
    step,
    submitStep: () => {
      if (step !== 'basic' && step !== 'contact') return;
      const { validity, missing } = checks.check([step]);
      go({ type: 'step.submitted', validity, missing });
    },
    guardar: () => {
      const { validity, missing } = checks.check(validatedSteps);
      go({ type: 'guardar.requested', validity, missing });
    },
    chooseStep: (chosen: WizardStep) => {
      flush();
      go({ type: 'step.chosen', step: chosen });
    },
    /** Goes to a step for the sake of a field in it. */
    goToStep: (chosen: WizardStep) => {
      flushSync(() => send({ type: 'problem.chosen', step: chosen }));
    },
    canCrear: () => snapshot.can(crearRequested()),
    crear: () => send(crearRequested()),
    continueDraft: (id: string) => {
      const draft = drafts.find((one) => one.id === id);
      if (!draft) return;
      keeper.take(id);
      // The form first: the wizard saves what it holds with the next thing that happens.
      form.reset(draft.values);
      begin({ type: 'draft.continued', step: draft.step, attempted: draft.attempted, uncertain: draft.uncertain });
      arrive();
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
