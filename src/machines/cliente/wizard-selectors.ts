import type { SnapshotFrom } from 'xstate';
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

/**
 * What a draft has to keep of the wizard. A creation under way counts as uncertain: saved before the answer, it makes sure that a tab that dies
 * now looks for the client before it sends again.
 */
export const wizardProgress = (snapshot: WizardSnapshot): WizardProgress => ({
  step: snapshot.context.step,
  attempted: snapshot.context.attempted,
  uncertain: snapshot.context.uncertain || snapshot.matches('creating'),
});
