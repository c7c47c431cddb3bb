import { expect, test } from 'vitest';
import {
  allValid,
  cancelled,
  crear,
  created,
  createWizardTest,
  draft,
  existing,
  guardar,
  lost,
  noneValid,
  notVerified,
  placeOf,
  refused,
  submitted,
  ticked,
  typed,
  type WizardTest,
} from '../../../tests/support/wizard.ts';
import { expectFigures, walkTimeout } from '../../../tests/support/figures.ts';
import { definePaths, type Happening, openCalls } from '../../../tests/support/paths.ts';
import { wizardMachine } from './wizard-machine.ts';
import {
  canContinue,
  canGuardar,
  currentStep,
  isExistenteOpen,
  isDeclared,
  isMade,
  isUncertain,
  wizardProgress,
  type WizardSnapshot,
} from './wizard-selectors.ts';
import { wizardSteps } from './wizard-steps.ts';
import type { WizardEvent, WizardInput } from './wizard-types.ts';

/** Lets the creation reach its sending; an uncertain one looks for the client first. */
async function reachSending(t: WizardTest): Promise<void> {
  if (t.verify.calls.at(-1)?.open()) await t.verify.call().answer(null);
}

function typeAnother(t: WizardTest): void {
  t.send(typed(`001${t.find.calls.length + 1}`));
  t.rest();
}

const isCreating = (snapshot: WizardSnapshot) => snapshot.matches({ open: { form: 'creating' } });
const isVerifying = (snapshot: WizardSnapshot) => snapshot.matches({ open: { form: { creating: 'verifying' } } });

/** The events of a wizard: the person acts, a look-up finds somebody, the creation ends. */
const happenings: Readonly<Record<string, Happening<WizardTest, WizardSnapshot>>> = {
  'draft continued': { event: { type: 'draft.continued', step: 'financial', attempted: ['basic', 'contact'], uncertain: true } },
  'draft 1 discarded': { event: { type: 'draft.discarded', id: '1' } },
  'draft 2 discarded': { event: { type: 'draft.discarded', id: '2' } },
  'drafts declined': { event: { type: 'draft.declined' } },
  'valid step': { event: submitted() },
  'invalid step': { event: submitted(noneValid) },
  'to basic': { event: { type: 'step.chosen', step: 'basic' } },
  'to contact': { event: { type: 'step.chosen', step: 'contact' } },
  'to financial': { event: { type: 'step.chosen', step: 'financial' } },
  'to additional': { event: { type: 'step.chosen', step: 'additional' } },
  'problem in basic': { event: { type: 'problem.chosen', step: 'basic' } },
  'problem in financial': { event: { type: 'problem.chosen', step: 'financial' } },
  'problem in additional': { event: { type: 'problem.chosen', step: 'additional' } },
  'becomes valid': { event: { type: 'validity.changed', validity: allValid } },
  'becomes invalid': { event: { type: 'validity.changed', validity: noneValid } },
  'valid guardar': { event: guardar() },
  'invalid guardar': { event: guardar(noneValid) },
  ticked: { event: ticked },
  unticked: { event: { type: 'declaration.ticked', confirmed: false } },
  'declaration closed': { event: { type: 'declaration.closed' } },
  crear: { event: crear },
  'existente dismissed': { event: { type: 'existente.dismissed' } },
  'existente opened': { event: { type: 'existente.opened' } },
  cancel: { event: { type: 'cancel.requested' } },
  'cancel dismissed': { event: { type: 'cancel.dismissed' } },
  'cancel confirmed': { event: { type: 'cancel.confirmed' } },
  'document edited': { event: { type: 'existente.gone' }, make: typeAnother },
  'existente found': {
    event: { type: 'existente.found', found: existing },
    when: ({ context }) => context.existente === null,
    make: (t) => {
      typeAnother(t);
      return t.find.call().answer(existing);
    },
  },
  written: {
    event: { type: 'creation.written', answer: created },
    when: isCreating,
    make: async (t) => {
      await reachSending(t);
      await t.create.call().answer(created);
    },
  },
  'already there': {
    event: { type: 'creation.found', found: existing },
    when: isVerifying,
    make: (t) => t.verify.call().answer(existing),
  },
  'refused with 400': {
    event: { type: 'creation.refused', failure: refused(400) },
    when: isCreating,
    make: async (t) => {
      await reachSending(t);
      await t.create.call().fail(refused(400));
    },
  },
  'refused with 409': {
    event: { type: 'creation.refused', failure: refused(409) },
    // The look-up that follows removes an existing client until it finds the client again.
    when: (snapshot) => isCreating(snapshot) && snapshot.context.existente === null,
    make: async (t) => {
      await reachSending(t);
      await t.create.call().fail(refused(409));
    },
  },
  'answer lost': {
    event: { type: 'creation.lost' },
    when: isCreating,
    make: async (t) => {
      await reachSending(t);
      await t.create.call().fail(lost);
    },
  },
  'not verified': {
    event: { type: 'creation.lost' },
    when: isVerifying,
    make: (t) => t.verify.call().fail(notVerified),
  },
  'cancelled by the session': {
    event: { type: 'creation.cut' },
    when: isCreating,
    make: async (t) => {
      await reachSending(t);
      await t.create.call().fail(cancelled);
    },
  },
};

/** All that the machine decides by, and its output. */
function essence(snapshot: WizardSnapshot): string {
  const { value, status, context } = snapshot;
  const { drafts, attempted, validity, rejection, existente, output } = context;
  if (status === 'done') return JSON.stringify([value, output?.kind]);
  const ids = drafts.map(({ id }) => id);
  const flags = [rejection !== null, existente !== null];
  // A dialog returns to the step under it.
  return JSON.stringify([value, currentStep(snapshot), ids, attempted, validity, flags]);
}

const offered: WizardInput = { drafts: [draft('1'), draft('2')], resume: null };

const sameSteps = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

function promises(t: WizardTest): Readonly<Record<string, boolean>> {
  const snapshot = t.actor.getSnapshot();
  const { attempted, existente, output } = snapshot.context;
  const step = currentStep(snapshot);
  const active = snapshot.status === 'active';
  const place = placeOf(snapshot);
  const creating = isCreating(snapshot);
  const declaring = place === 'declaring';
  const editing = place === 'editing';
  const made = isMade(snapshot);
  const sending = [submitted(), submitted(noneValid), guardar(), guardar(noneValid), crear];
  const child = snapshot.children.existence?.getSnapshot();
  const held = child?.matches('found') ? child.context.data : null;
  return {
    'one write or verification is in flight, and only while creating':
      openCalls(t.create) + openCalls(t.verify) === (creating ? 1 : 0),
    'it is busy while creating': snapshot.hasTag('busy') === creating,
    'one look-up is in flight at most': openCalls(t.find) <= 1 && openCalls(t.padron) <= 1,
    'nothing is sent undeclared': !creating || isDeclared(snapshot),
    'the declaration stands over the last step, all of them tried':
      !(creating || declaring) || (step === 'additional' && sameSteps(attempted, wizardSteps)),
    'the last step was shown by Guardar': step !== 'additional' || attempted.includes('additional'),
    'Continuar and Guardar are never both there': !canContinue(snapshot) || !canGuardar(snapshot),
    'what is enabled in the form is what the machine takes':
      !editing ||
      (canContinue(snapshot) === snapshot.can(submitted(noneValid)) && canGuardar(snapshot) === snapshot.can(guardar(noneValid))),
    'an existing client is shown before anything goes on':
      !(editing || declaring) || existente === null || snapshot.matches({ open: { documento: 'shown' } }),
    'an existing client is shown only when there is one': !isExistenteOpen(snapshot) || existente !== null,
    'an existing client refuses whatever would send': existente === null || !sending.some((event) => snapshot.can(event)),
    'the document is free as long as nobody has it':
      !active || snapshot.matches({ open: { documento: 'free' } }) === (existente === null),
    'the client that a creation made is there': !made || existente !== null,
    'the existing client is the one that the look-up holds': !active || held === existente,
    'an end says how, and nobody waits after it': active || (output !== null && openCalls(t.find) + openCalls(t.padron) === 0),
    'a draft knows of a write under way': wizardProgress(snapshot).uncertain === (isUncertain(snapshot) || creating),
  };
}

function noticesOf(name: string, before: WizardSnapshot): number {
  const step = currentStep(before);
  const speaks = placeOf(before) === 'editing' && before.context.existente === null;
  if (name === 'invalid step') return speaks && step === 'contact' ? 1 : 0;
  if (name === 'invalid guardar') return speaks && (step === 'financial' || step === 'additional') ? 1 : 0;
  if (name === 'answer lost') return 2;
  return name.startsWith('refused') || name === 'not verified' ? 1 : 0;
}

function watch(t: WizardTest, name: string): () => void {
  const before = t.actor.getSnapshot();
  const notices = t.notices.length;
  const sent = t.create.calls.length;
  return () => {
    expect(t.notices.length - notices, `notices of "${name}"`).toBe(noticesOf(name, before));
    // A verification that found nobody releases the body.
    const mayGo = (name === 'crear' && placeOf(before) === 'declaring') || isCreating(before);
    expect(t.create.calls.length - sent, `writes of "${name}"`).toBeLessThanOrEqual(mayGo ? 1 : 0);
  };
}

const paths = definePaths<WizardTest, WizardSnapshot, WizardEvent, WizardInput>({
  machine: wizardMachine,
  happenings,
  create: createWizardTest,
  essence,
  promises,
  watch,
});

test(
  'every path of the wizard leads where the chart says, and its promises hold on the way',
  async () => {
    const { counts, reached } = await paths.walkAll([offered]);
    await expectFigures('wizard', 'every path', counts);
    // The result of the look-up and of the creation stand beside each step.
    const places = reached.map((leaf) => /form\.(\S+)/.exec(leaf)?.[1] ?? leaf);
    const forms = [
      'abandoned',
      'confirmingCancel',
      'created',
      'creating.sending',
      'creating.verifying',
      'declaring.ticked',
      'declaring.unticked',
      'editing.additional',
      'editing.basic',
      'editing.contact',
      'editing.financial',
      'left',
      'offering',
      'showingExistente',
    ];
    expect([...new Set(places)].toSorted()).toEqual(forms);
  },
  walkTimeout,
);
