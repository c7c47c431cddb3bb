import type { Documento } from '../../domain/documents.ts';
import type { DraftProgress, DraftSummary } from '../../domain/draft.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { components } from '../../generated/core.ts';
import type { DocumentoEdited } from '../look-up/look-up-machine.ts';
import type { NoticeRaised } from '../notice-action.ts';
import type { Validity, WizardStep } from './wizard-steps.ts';

type Schemas = components['schemas'];

type ClienteRequest = Schemas['ClienteRequest'];
type ClienteFound = Schemas['PersonaFound'];
type PadronPersona = Schemas['PadronPersona'];

/** The progress of a wizard; `attempted` holds 'additional' once Guardar has shown it. */
export type WizardProgress = DraftProgress<WizardStep>;

/** The validity of the form, with a text for each missing contact value. */
export interface Checked {
  readonly validity: Validity;
  readonly missing: readonly string[];
}

/** The outcome of a look-up of the typed document. */
export type ExistenteFact =
  | { readonly type: 'existente.found'; readonly found: ClienteFound }
  | { readonly type: 'existente.gone' };

/** The outcome of a creation. */
export type CreationFact =
  | { readonly type: 'creation.written'; readonly answer: Schemas['DoneAnswer'] }
  /** Nothing was sent: an earlier attempt had created this client. */
  | { readonly type: 'creation.found'; readonly found: ClienteFound }
  | { readonly type: 'creation.refused'; readonly failure: Failure | null }
  | { readonly type: 'creation.lost' }
  | { readonly type: 'creation.cut' };

/** The events of the wizard. Values of the form come only as the body to send. */
export type WizardEvent =
  | ({ readonly type: 'draft.continued' } & WizardProgress)
  | { readonly type: 'draft.discarded'; readonly id: string }
  | { readonly type: 'draft.declined' }
  | ({ readonly type: 'step.submitted' } & Checked)
  | { readonly type: 'step.chosen'; readonly step: WizardStep }
  | { readonly type: 'problem.chosen'; readonly step: WizardStep }
  | { readonly type: 'validity.changed'; readonly validity: Validity }
  | ({ readonly type: 'guardar.requested' } & Checked)
  | { readonly type: 'declaration.ticked'; readonly confirmed: boolean }
  | { readonly type: 'declaration.closed' }
  | { readonly type: 'crear.requested'; readonly body: ClienteRequest }
  | DocumentoEdited
  | { readonly type: 'existente.dismissed' }
  | { readonly type: 'existente.opened' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.dismissed' }
  | { readonly type: 'cancel.confirmed' }
  | ExistenteFact
  | CreationFact
  | NoticeRaised;

/** The events that a wizard emits. */
export type WizardEmitted =
  | NoticeEmitted
  /** Each message belongs to the field that it names. */
  | { readonly type: 'refused'; readonly messages: readonly string[] };

/** The drafts to offer, or the one to continue unasked. */
export interface WizardInput {
  readonly drafts: readonly DraftSummary<WizardStep>[];
  readonly resume: WizardProgress | null;
}

/** The context of the wizard. */
export interface WizardContext {
  readonly drafts: readonly DraftSummary<WizardStep>[];
  readonly resume: WizardProgress | null;
  readonly attempted: readonly WizardStep[];
  readonly validity: Validity;
  /** The typed document as `type number`; empty without a number. */
  readonly documento: string;
  /** The document of the last creation; null for none, empty while a draft has not brought it. */
  readonly sentFor: string | null;
  readonly rejection: Failure | null;
  readonly body: ClienteRequest | null;
  readonly existente: ClienteFound | null;
  readonly padron: PadronPersona | null;
  readonly output: WizardOutput | null;
}

/** How a wizard ended. */
export type WizardOutput =
  | ({ readonly kind: 'created'; readonly title: string; readonly messages: readonly string[] } & Documento)
  | { readonly kind: 'abandoned' }
  /** The person opened the existing client; `isOwn` when the form had created that client. */
  | { readonly kind: 'left'; readonly idCliente: number; readonly isOwn: boolean };
