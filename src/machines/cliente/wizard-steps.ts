import type { Notice } from '../../domain/notice.ts';

/** The steps of the client wizard, in order (specification 1, section 4). */
export const wizardSteps = ['basic', 'contact', 'financial', 'additional'] as const;

/** The steps with rules. */
export const validatedSteps = ['basic', 'contact', 'financial'] as const;

/** A step with rules. */
export type ValidatedStep = (typeof validatedSteps)[number];

/** One step of the wizard. */
export type WizardStep = (typeof wizardSteps)[number];

/** Which steps of the form are valid now. */
export type Validity = Readonly<Record<ValidatedStep, boolean>>;

/** The validity of an empty form. */
export const nothingValid: Validity = { basic: false, contact: false, financial: false };

/** How the indicator of a step looks: not tried yet, tried and invalid, tried and valid. */
export type StepStatus = 'pending' | 'invalid' | 'valid';

/** The facts that decide the status of steps; Guardar adds 'additional' to `attempted`. */
export interface StepFacts {
  readonly step: WizardStep;
  readonly attempted: readonly WizardStep[];
  readonly validity: Validity;
}

/** Whether a step is valid; the last one has no rules. */
export function isValid(validity: Validity, step: WizardStep): boolean {
  return step === 'additional' || validity[step];
}

/** Whether all steps with rules are valid. */
export function isAllValid({ basic, contact, financial }: Validity): boolean {
  return basic && contact && financial;
}

/** The tried steps with some more added, in order. */
export function withAttempted(attempted: readonly WizardStep[], ...more: readonly WizardStep[]): readonly WizardStep[] {
  return wizardSteps.filter((step) => attempted.includes(step) || more.includes(step));
}

/** The status that the indicator of a step shows. */
export function statusOf(facts: Omit<StepFacts, 'step'>, step: WizardStep): StepStatus {
  if (!facts.attempted.includes(step)) return 'pending';
  return isValid(facts.validity, step) ? 'valid' : 'invalid';
}

/**
 * Whether the person may go straight to a step: back always, forward over tried and valid steps, to
 * the last one after Guardar has shown it (specification 1, section 4; assumptions C3).
 */
export function mayChoose(facts: StepFacts, target: WizardStep): boolean {
  const from = wizardSteps.indexOf(facts.step);
  const to = wizardSteps.indexOf(target);
  if (to <= from) return to < from;
  if (target === 'additional' && !facts.attempted.includes('additional')) return false;
  return wizardSteps.slice(from, to).every((step) => statusOf(facts, step) === 'valid');
}

/** The notice of the missing contact data (specification 1, section 4). */
export function missingNotice(messages: readonly string[]): Notice {
  return { type: 'message', status: 'error', title: 'Datos de contacto', messages };
}
