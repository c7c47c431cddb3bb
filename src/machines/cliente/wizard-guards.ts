import { stateIn } from 'xstate';
import type { DraftProgress } from '../../domain/draft.ts';
import { type Documento, normaliseNumeroDocumento } from '../../domain/documents.ts';
import type { Failure } from '../../domain/failure.ts';
import { isAllValid, isValid, mayChoose, type Validity, validatedSteps, type WizardStep } from './wizard-steps.ts';
import type { Checked, WizardContext } from './wizard-types.ts';

interface Now {
  readonly context: WizardContext;
}

interface Asked {
  readonly asked: WizardStep;
  readonly step: WizardStep;
}

/** The document of the form as one text without separators; empty without a number. */
export function documentoOf({ tipoDocumento, nuDocumento }: Documento): string {
  const numero = normaliseNumeroDocumento(nuDocumento);
  return numero === '' ? '' : `${tipoDocumento} ${numero}`;
}

/** The guards of the wizard. */
export const wizardGuards = {
  isOffering: stateIn({ open: { form: 'offering' } }),
  hasDrafts: ({ context }: Now) => context.drafts.length > 0,
  isLastDraft: ({ context }: Now, { id: discarded }: { id: string }) => context.drafts.every(({ id }) => id === discarded),
  isResumed: ({ context }: Now) => context.resume !== null,
  wasAt: ({ context }: Now, { step }: { step: WizardStep }) => context.resume?.step === step,
  wasInterruptedUncertain: ({ context }: Now) => context.resume?.uncertain === true,
  wasUncertain: (_: Now, { uncertain }: DraftProgress) => uncertain,

  isOtherValidity: ({ context }: Now, { validity }: { validity: Validity }) =>
    validatedSteps.some((step) => validity[step] !== context.validity[step]),
  isValid: (_: Now, { validity, step }: { validity: Validity; step: WizardStep }) => isValid(validity, step),
  isAllValid: (_: Now, { validity }: Checked) => isAllValid(validity),
  lacksContact: (_: Now, { validity, missing }: Checked) => !validity.contact && missing.length > 0,
  mayChoose: ({ context }: Now, { asked, step, from }: Asked & { from: WizardStep }) =>
    asked === step && mayChoose({ ...context, step: from }, step),
  wasTried: ({ context }: Now, { asked, step }: Asked) => asked === step && context.attempted.includes(step),

  isFree: stateIn({ open: { documento: 'free' } }),
  isUnshown: stateIn({ open: { documento: 'found' } }),
  isShowing: stateIn({ open: { form: 'showingExistente' } }),
  isSame: ({ context }: Now, { found }: { found: unknown }) => found === context.existente,

  isConfirmed: (_: Now, { confirmed }: { confirmed: boolean }) => confirmed,
  isUncertain: stateIn({ open: { creation: 'uncertain' } }),
  isOwn: stateIn({ open: { creation: 'made' } }),
  wasSent: ({ context }: Now) => context.documento !== '' && context.sentFor === context.documento,
  isConflict: (_: Now, { failure }: { failure: Failure | null }) => failure?.kind === 'rejected' && failure.status === 409,
};
