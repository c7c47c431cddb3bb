import type { SnapshotFrom } from 'xstate';
import type { wizardMachine } from './wizard-machine.ts';
import { statusOf, type StepStatus, type WizardStep, wizardSteps } from './wizard-steps.ts';
import type { WizardProgress } from './wizard-types.ts';

/** A wizard at one moment. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

const isEditing = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'editing' } });

/** Whether the client is being created. */
const isCreating = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'creating' } });

/** The step that was left last, for the dialogs that come back to it. */
const lastStep = ({ historyValue }: WizardSnapshot) =>
  wizardSteps.find((step) => historyValue['wizard.open.form.editing.last']?.some(({ key }) => key === step));

/** The step that the person is on, under whatever dialog stands open. */
export function currentStep(snapshot: WizardSnapshot): WizardStep {
  if (declarationOpen(snapshot) || snapshot.matches('created')) return 'additional';
  const now = wizardSteps.find((step) => snapshot.matches({ open: { form: { editing: step } } }));
  return now ?? lastStep(snapshot) ?? 'basic';
}

/** The indicator of a step: its number, a mark or a check. */
export const stepStatus = ({ context }: WizardSnapshot, step: WizardStep): StepStatus => statusOf(context, step);

/** Whether the drafts are offered in place of the form. */
export const draftsOffered = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'offering' } });

/** Whether the declaration stands open; it stays so while the client is being created. */
export const declarationOpen = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ open: { form: 'declaring' } }) || isCreating(snapshot);

/** Whether the declaration is ticked. */
export const isDeclared = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ open: { form: { declaring: 'ticked' } } }) || isCreating(snapshot);

/** Whether the dialog about the existing client stands open. */
export const existenteOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'showingExistente' } });

/** Whether the person is asked to confirm the cancelling. */
export const cancelOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'confirmingCancel' } });

/** Whether the answer of a creation was lost: the next one looks for the client first. */
export const isUncertain = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { creation: 'uncertain' } });

/** Whether what was typed has made the client who has the document: there is nothing to go on with. */
export const isMade = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { creation: 'made' } });

/** Whether what is typed is a draft: not while others are offered, nor after the end. */
export const keepsDraft = (snapshot: WizardSnapshot): boolean => snapshot.status === 'active' && !draftsOffered(snapshot);

/** Whether Crear is enabled. */
export const canCreate = (snapshot: WizardSnapshot): boolean => isDeclared(snapshot) && !isCreating(snapshot);

/** Whether the question about cancelling or the declaration stands over the form. */
const isCovered = (snapshot: WizardSnapshot): boolean => cancelOpen(snapshot) || declarationOpen(snapshot);

/**
 * Whether something may be sent as far as the document is concerned. Under a dialog nothing can be pressed anyway, and a button that is disabled
 * meanwhile can't take the focus back from it.
 */
const isFormFree = (snapshot: WizardSnapshot): boolean =>
  (isEditing(snapshot) || isCovered(snapshot)) && snapshot.matches({ open: { documento: 'free' } });

/** Whether a step is left by Guardar; by Continuar otherwise. */
export const isSavedFrom = (step: WizardStep): step is Exclude<WizardStep, 'basic' | 'contact'> =>
  step === 'financial' || step === 'additional';

/** Whether Continuar is enabled. */
export const canContinue = (snapshot: WizardSnapshot): boolean => isFormFree(snapshot) && !isSavedFrom(currentStep(snapshot));

/** Whether Guardar is enabled. */
export const canGuardar = (snapshot: WizardSnapshot): boolean => isFormFree(snapshot) && isSavedFrom(currentStep(snapshot));

/** Whether 'Cancelar proceso' is enabled. */
export const canCancel = (snapshot: WizardSnapshot): boolean => isCovered(snapshot) || snapshot.can({ type: 'cancel.requested' });

/**
 * What a draft has to keep of the wizard. A creation under way counts as uncertain: saved before the answer, it makes sure that a tab that dies
 * now looks for the client before it sends again.
 */
export const wizardProgress = (snapshot: WizardSnapshot): WizardProgress => ({
  step: currentStep(snapshot),
  attempted: snapshot.context.attempted,
  uncertain: isUncertain(snapshot) || isCreating(snapshot),
});
