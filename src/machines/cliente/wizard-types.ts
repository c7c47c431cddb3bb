import type { Documento } from '../../domain/documents.ts';
import type { DraftProgress, DraftSummary } from '../../domain/draft.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { components } from '../../generated/core.ts';
import type { DocumentoEdited } from '../look-up/look-up-machine.ts';
import type { NoticeRaised } from '../notice-action.ts';
import type { Validity, WizardStep } from './wizard-steps.ts';

type Schemas = components['schemas'];

/** The body that creates a client. */
type ClienteRequest = Schemas['ClienteRequest'];
/** A client of this intermediary, found by document. */
type ClienteFound = Schemas['PersonaFound'];
/** The names that the electoral register has. */
type PadronPersona = Schemas['PadronPersona'];

/** How far a wizard has come; `attempted` holds 'additional' once Guardar has shown it. */
export type WizardProgress = DraftProgress<WizardStep>;

/** The form's facts at the moment somebody wants to go on: which steps are valid, and what the contact data lack, in words. */
export interface Checked {
  readonly validity: Validity;
  readonly missing: readonly string[];
}

/** What became of a look-up by the document that is typed. */
export type ExistenteFact =
  | { readonly type: 'existente.found'; readonly found: ClienteFound }
  | { readonly type: 'existente.gone' };

/** What became of a creation. */
export type CreationFact =
  | { readonly type: 'creation.written'; readonly answer: Schemas['DoneAnswer'] }
  /** Nothing was sent: an earlier attempt had made this client. */
  | { readonly type: 'creation.found'; readonly found: ClienteFound }
  | { readonly type: 'creation.refused'; readonly failure: Failure | null }
  /** Nobody knows whether it was written. */
  | { readonly type: 'creation.lost' }
  /** The end of the session cut it before it was written. */
  | { readonly type: 'creation.cut' };

/** Every event of a wizard. The values of the form never come here but as the body to send. */
export type WizardEvent =
  | ({ readonly type: 'draft.continued' } & WizardProgress)
  | { readonly type: 'draft.discarded'; readonly id: string }
  | { readonly type: 'draft.declined' }
  | ({ readonly type: 'step.submitted' } & Checked)
  | { readonly type: 'step.chosen'; readonly step: WizardStep }
  /** A fault that was said of a step is to be mended there; any step that was tried. */
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

/** What whoever shows a wizard hears of it. */
export type WizardEmitted =
  | NoticeEmitted
  /** The service refused the creation; its messages belong at the fields that they name. */
  | { readonly type: 'refused'; readonly messages: readonly string[] };

/** What a wizard starts with: the drafts to offer, or one to go on with without a question. */
export interface WizardInput {
  readonly drafts: readonly DraftSummary<WizardStep>[];
  readonly resume: WizardProgress | null;
}

/** What a wizard knows. */
export interface WizardContext {
  /** The drafts that are offered. */
  readonly drafts: readonly DraftSummary<WizardStep>[];
  /** How far the draft had come that is gone on with; null for none. */
  readonly resume: WizardProgress | null;
  /** The steps that were tried; 'additional' once Guardar has shown it. */
  readonly attempted: readonly WizardStep[];
  /** Which steps the form holds for valid. */
  readonly validity: Validity;
  /** The document as it is typed: its type and number. */
  readonly documento: string;
  /** The document of the last creation, as far as it is known; empty until a draft that is gone on with unasked has brought it. */
  readonly sentFor: string | null;
  /** Why the service refused the last creation; kept until the next attempt, so that its messages stay at their fields. */
  readonly rejection: Failure | null;
  /** What is being created. */
  readonly body: ClienteRequest | null;
  /** The client who has that document already; nothing can be sent while there is one. */
  readonly existente: ClienteFound | null;
  /** The names that the electoral register offers. */
  readonly padron: PadronPersona | null;
  /** How it ended; null before. */
  readonly output: WizardOutput | null;
}

/** How a wizard ended. */
export type WizardOutput =
  | ({ readonly kind: 'created'; readonly title: string; readonly messages: readonly string[] } & Documento)
  | { readonly kind: 'abandoned' }
  /** For the client who has the document already; `isOwn` when what was typed has made that client. */
  | { readonly kind: 'left'; readonly idCliente: number; readonly isOwn: boolean };
