import type { SnapshotFrom } from 'xstate';
import type { wizardMachine } from './wizard-machine.ts';
import { statusOf, type StepStatus, type WizardStep, wizardSteps } from './wizard-steps.ts';
import type { WizardProgress } from './wizard-types.ts';

/** A snapshot of the wizard. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

const isEditing = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'editing' } });

const isCreating = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'creating' } });

const lastStep = ({ historyValue }: WizardSnapshot) =>
  wizardSteps.find((step) => historyValue['wizard.open.form.editing.last']?.some(({ key }) => key === step));

/** The step that the person is on, also under an open dialog. */
export function currentStep(snapshot: WizardSnapshot): WizardStep {
  if (isDeclarationOpen(snapshot) || snapshot.matches('created')) return 'additional';
  const now = wizardSteps.find((step) => snapshot.matches({ open: { form: { editing: step } } }));
  return now ?? lastStep(snapshot) ?? 'basic';
}

/** The status that the indicator of a step shows. */
export const stepStatus = ({ context }: WizardSnapshot, step: WizardStep): StepStatus => statusOf(context, step);

/** Whether the drafts are offered in place of the form. */
export const areDraftsOffered = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'offering' } });

/** Whether the declaration is open; it stays open while the client is being created. */
export const isDeclarationOpen = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ open: { form: 'declaring' } }) || isCreating(snapshot);

/** Whether the declaration is ticked. */
export const isDeclared = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ open: { form: { declaring: 'ticked' } } }) || isCreating(snapshot);

/** Whether the dialog about the existing client is open. */
export const isExistenteOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'showingExistente' } });

/** Whether the person is asked to confirm the cancelling. */
export const isCancelOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { form: 'confirmingCancel' } });

/** Whether the answer of a creation was lost: the next one looks for the client first. */
export const isUncertain = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { creation: 'uncertain' } });

/** Whether the form has created the client who has the document, so that no draft is left. */
export const isMade = (snapshot: WizardSnapshot): boolean => snapshot.matches({ open: { creation: 'made' } });

/** Whether the form is kept as a draft: not while drafts are offered, nor after the end. */
export const keepsDraft = (snapshot: WizardSnapshot): boolean => snapshot.status === 'active' && !areDraftsOffered(snapshot);

/** Whether Crear is enabled. */
export const canCreate = (snapshot: WizardSnapshot): boolean => isDeclared(snapshot) && !isCreating(snapshot);

const isCovered = (snapshot: WizardSnapshot): boolean => isCancelOpen(snapshot) || isDeclarationOpen(snapshot);

/** Buttons stay enabled under a dialog: a disabled one could not take the focus back. */
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

/** The wizard's part of a draft. A creation under way counts as uncertain, in case the tab dies. */
export const wizardProgress = (snapshot: WizardSnapshot): WizardProgress => ({
  step: currentStep(snapshot),
  attempted: snapshot.context.attempted,
  uncertain: isUncertain(snapshot) || isCreating(snapshot),
});
