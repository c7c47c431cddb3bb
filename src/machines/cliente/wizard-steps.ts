import type { Notice } from '../../domain/notice.ts';

/** The steps of the client wizard, in their order (specification 1, section 4). */
export const wizardSteps = ['basic', 'contact', 'financial', 'additional'] as const;

/** The steps that have rules of their own. */
export const validatedSteps = ['basic', 'contact', 'financial'] as const;

/** A step that has rules. */
export type ValidatedStep = (typeof validatedSteps)[number];

/** One step of the wizard. */
export type WizardStep = (typeof wizardSteps)[number];

/** Which steps the form holds for valid now. */
export type Validity = Readonly<Record<ValidatedStep, boolean>>;

/** A form as it stands before anything was typed. */
export const nothingValid: Validity = { basic: false, contact: false, financial: false };

/** How the indicator of a step looks: not tried yet, tried and wrong, tried and right. */
export type StepStatus = 'pending' | 'invalid' | 'valid';

/** What the steps are judged by. `attempted` holds 'additional' once Guardar has shown it. */
export interface StepFacts {
  readonly step: WizardStep;
  readonly attempted: readonly WizardStep[];
  readonly validity: Validity;
}

/** True when a step keeps its rules; the last one has none. */
export function isValid(validity: Validity, step: WizardStep): boolean {
  return step === 'additional' || validity[step];
}

/** True when every step that has rules keeps them. */
export function isAllValid({ basic, contact, financial }: Validity): boolean {
  return basic && contact && financial;
}

/** The steps with some more of them tried, in their order. */
export function withAttempted(attempted: readonly WizardStep[], ...more: readonly WizardStep[]): readonly WizardStep[] {
  return wizardSteps.filter((step) => attempted.includes(step) || more.includes(step));
}

/** The indicator of a step. */
export function statusOf(facts: Omit<StepFacts, 'step'>, step: WizardStep): StepStatus {
  if (!facts.attempted.includes(step)) return 'pending';
  return isValid(facts.validity, step) ? 'valid' : 'invalid';
}

/**
 * True when the person may go straight to a step: back always, forward only over steps that were tried and are valid, and to the last one only
 * after Guardar has shown it (specification 1, section 4; assumptions C3).
 */
export function mayChoose(facts: StepFacts, target: WizardStep): boolean {
  const from = wizardSteps.indexOf(facts.step);
  const to = wizardSteps.indexOf(target);
  if (to <= from) return to < from;
  if (target === 'additional' && !facts.attempted.includes('additional')) return false;
  return wizardSteps.slice(from, to).every((step) => statusOf(facts, step) === 'valid');
}

/** What is missing of the contact data, in one toast (specification 1, section 4). */
export function missingNotice(messages: readonly string[]): Notice {
  return { type: 'message', status: 'error', title: 'Datos de contacto', messages };
}
