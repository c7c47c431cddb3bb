import { type Documento, normaliseNumeroDocumento } from '../../domain/documents.ts';
import type { WriteOutput } from '../write/write-machine.ts';
import type { ChildWriteSnapshot } from '../write/child-write.ts';
import { isAllValid, isValid, mayChoose, type Validity, type WizardStep } from './wizard-steps.ts';
import type { WizardContext } from './wizard-types.ts';

interface Now {
  readonly context: WizardContext;
}

/** The form's facts when somebody wants to go on. */
interface Checked {
  readonly validity: Validity;
  readonly missing: readonly string[];
}

interface WriteNow {
  readonly write: ChildWriteSnapshot;
}

/** Whether Continuar is there for this step, and no existing client in its way: from the third step on it is Guardar that leads further. */
export const maySubmit = ({ existente, step }: WizardContext): boolean =>
  existente === null && (step === 'basic' || step === 'contact');

/** Whether Guardar is there for this step, and no existing client in its way. */
export const mayGuardar = ({ existente, step }: WizardContext): boolean =>
  existente === null && (step === 'financial' || step === 'additional');

/** The document of the form in one text, separators aside; empty without a number. */
export function documentoOf({ tipoDocumento, nuDocumento }: Documento): string {
  const numero = normaliseNumeroDocumento(nuDocumento);
  return numero === '' ? '' : `${tipoDocumento} ${numero}`;
}

/** Whether the document that is typed went with a creation whose answer was lost. */
export const wasSent = ({ uncertain, sentFor, documento }: WizardContext): boolean =>
  uncertain && documento !== '' && sentFor === documento;

/** What the wizard decides by. */
export const wizardGuards = {
  hasDrafts: ({ context }: Now) => context.drafts.length > 0,
  isLastDraft: ({ context }: Now, { id: discarded }: { id: string }) => context.drafts.every(({ id }) => id === discarded),
  hasExistente: ({ context }: Now) => context.existente !== null,
  hasNoExistente: ({ context }: Now) => context.existente === null,
  hasUnshownExistente: ({ context }: Now) => context.existente !== null && !context.existenteShown,
  maySubmit: ({ context }: Now) => maySubmit(context),
  maySubmitValidStep: ({ context }: Now, { validity }: Checked) => maySubmit(context) && isValid(validity, context.step),
  maySubmitLackingContact: ({ context }: Now, { missing }: Checked) =>
    maySubmit(context) && context.step === 'contact' && missing.length > 0,
  mayGuardar: ({ context }: Now) => mayGuardar(context),
  mayGuardarAllValid: ({ context }: Now, { validity }: Checked) => mayGuardar(context) && isAllValid(validity),
  mayGuardarLackingContact: ({ context }: Now, { validity, missing }: Checked) =>
    mayGuardar(context) && !validity.contact && missing.length > 0,
  mayChooseStep: ({ context }: Now, { step }: { step: WizardStep }) => mayChoose(context, step),
  isOtherAttemptedStep: ({ context }: Now, { step }: { step: WizardStep }) =>
    step !== context.step && context.attempted.includes(step),
  isDeclared: ({ context }: Now) => context.declared,
  isAlreadyThere: (_: Now, { output }: { output: WriteOutput | null }) => output?.kind === 'alreadyThere',
  isUnderWay: (_: Now, { write }: WriteNow) => write.hasTag('busy'),
  isConflict: (_: Now, { write: { context } }: WriteNow) =>
    context.failure?.kind === 'rejected' && context.failure.status === 409,
  isRejected: (_: Now, { write }: WriteNow) => write.matches('rejected'),
};
