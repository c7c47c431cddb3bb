import type { SnapshotFrom } from 'xstate';
import { mayGuardar, maySubmit } from './wizard-guards.ts';
import type { wizardMachine } from './wizard-machine.ts';
import { statusOf, type StepStatus, type WizardStep } from './wizard-steps.ts';
import type { WizardProgress } from './wizard-types.ts';

/** A wizard at one moment. */
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;

/** The step that the person is on, under whatever dialog stands open. */
export const currentStep = ({ context }: WizardSnapshot): WizardStep => context.step;

/** The indicator of a step: its number, a mark or a check. */
export const stepStatus = ({ context }: WizardSnapshot, step: WizardStep): StepStatus => statusOf(context, step);

/** Whether the drafts are offered in place of the form. */
export const draftsOffered = (snapshot: WizardSnapshot): boolean => snapshot.matches('offering');

/** Whether the declaration stands open; it stays so while the client is being created. */
export const declarationOpen = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches('declaring') || snapshot.matches('creating');

/** Whether the dialog about the existing client stands open. */
export const existenteOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches('showingExistente');

/** Whether the person is asked to confirm the cancelling. */
export const cancelOpen = (snapshot: WizardSnapshot): boolean => snapshot.matches('confirmingCancel');

/** Whether the question about cancelling or the declaration stands over the form. */
const isCovered = (snapshot: WizardSnapshot): boolean => cancelOpen(snapshot) || declarationOpen(snapshot);

/** Under a dialog nothing can be pressed anyway, and a button that is disabled meanwhile can't take the focus back from it. */
const isFormShown = (snapshot: WizardSnapshot): boolean => snapshot.matches('editing') || isCovered(snapshot);

/** Whether Continuar is enabled. */
export const canContinue = (snapshot: WizardSnapshot): boolean => isFormShown(snapshot) && maySubmit(snapshot.context);

/** Whether Guardar is enabled. */
export const canGuardar = (snapshot: WizardSnapshot): boolean => isFormShown(snapshot) && mayGuardar(snapshot.context);

/** Whether 'Cancelar proceso' is enabled. */
export const canCancel = (snapshot: WizardSnapshot): boolean => isCovered(snapshot) || snapshot.can({ type: 'cancel.requested' });

/**
 * What a draft has to keep of the wizard. A creation under way counts as uncertain: saved before the answer, it makes sure that a tab that dies
 * now looks for the client before it sends again.
 */
export const wizardProgress = (snapshot: WizardSnapshot): WizardProgress => ({
  step: snapshot.context.step,
  attempted: snapshot.context.attempted,
  uncertain: snapshot.context.uncertain || snapshot.matches('creating'),
});
