import type { ActorRefFrom } from 'xstate';
import { isDocumentoComplete } from '../../../domain/documents.ts';
import type { Draft } from '../../../domain/draft.ts';
import type { DraftKeeper } from '../../../kit/drafts/draft-keeper.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { documentoOf } from '../../../machines/cliente/wizard-guards.ts';
import type { wizardMachine } from '../../../machines/cliente/wizard-machine.ts';
import { isMade, keepsDraft, wizardProgress } from '../../../machines/cliente/wizard-selectors.ts';
import type { WizardStep } from '../../../machines/cliente/wizard-steps.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import { draftLabel, toDraftValues } from './cliente-draft.ts';
import { findServerProblems } from './server-problems.ts';

/** A draft of a client. */
export type ClienteDraft = Draft<ClienteValues, WizardStep>;

type WizardRef = ActorRefFrom<typeof wizardMachine>;
type Form = AppForm<ClienteValues>;

interface Joint {
  readonly actor: WizardRef;
  readonly form: Form;
  readonly keeper: DraftKeeper<ClienteValues, WizardStep>;
  /** The draft that the form continues without asking. */
  readonly resumed: ClienteDraft | null;
  readonly isField: (name: string) => boolean;
}

/** The event with the form's document; a left field counts as complete whatever its length. */
export function documentoEdited({ idTipoDocumento: tipoDocumento, nuDocumento }: ClienteValues, isLeft: boolean) {
  const complete = isLeft || isDocumentoComplete(tipoDocumento, nuDocumento);
  return { type: 'documento.edited', tipoDocumento, nuDocumento, complete } as const;
}

function saveDraft({ actor, form, keeper }: Joint): void {
  const now = actor.getSnapshot();
  if (!keepsDraft(now)) return;
  const typed = form.values();
  if (form.isTyped() && !isMade(now))
    keeper.save({ ...wizardProgress(now), label: draftLabel(typed), values: toDraftValues(typed) });
  else keeper.drop();
}

function sendDocumento({ actor, form }: Joint): void {
  const event = documentoEdited(form.values(), false);
  if (documentoOf(event) !== actor.getSnapshot().context.documento) actor.send(event);
}

/** Connects the wizard with its form and draft; returns the function that disconnects them. */
export function joinWizard(joint: Joint): () => void {
  const { actor, form, resumed, isField } = joint;
  // The draft also holds the step, the attempted steps and a creation under way.
  const changes = actor.subscribe(() => saveDraft(joint));
  const refused = actor.on('refused', ({ messages }) => {
    form.showServerErrors(findServerProblems(messages, isField, form.labelOf));
    form.flush();
  });
  const stop = form.subscribe(() => sendDocumento(joint));
  if (resumed) {
    form.reset(resumed.values);
    form.flush();
  }
  return () => {
    changes.unsubscribe();
    refused.unsubscribe();
    stop();
  };
}
