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
/** The names in the electoral register. */
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
  /** Nobody knows whether the client was created. */
  | { readonly type: 'creation.lost' }
  /** The session ended before the client was created. */
  | { readonly type: 'creation.cut' };

/** The events of the wizard. Values of the form come only as the body to send. */
export type WizardEvent =
  | ({ readonly type: 'draft.continued' } & WizardProgress)
  | { readonly type: 'draft.discarded'; readonly id: string }
  | { readonly type: 'draft.declined' }
  | ({ readonly type: 'step.submitted' } & Checked)
  | { readonly type: 'step.chosen'; readonly step: WizardStep }
  /** The person goes to a problem in any step that was tried. */
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
  /** The service refused the creation; each message belongs to the field that it names. */
  | { readonly type: 'refused'; readonly messages: readonly string[] };

/** The drafts to offer, or the one to continue unasked. */
export interface WizardInput {
  readonly drafts: readonly DraftSummary<WizardStep>[];
  readonly resume: WizardProgress | null;
}

/** The context of the wizard. */
export interface WizardContext {
  /** The drafts on offer. */
  readonly drafts: readonly DraftSummary<WizardStep>[];
  /** The progress of the draft that is continued; null for none. */
  readonly resume: WizardProgress | null;
  /** The steps that were tried; 'additional' once Guardar has shown it. */
  readonly attempted: readonly WizardStep[];
  /** Which steps of the form are valid. */
  readonly validity: Validity;
  /** The typed document as `type number`; empty without a number. */
  readonly documento: string;
  /**
   * The document of the last creation; null for none, empty until a continued draft has brought it.
   */
  readonly sentFor: string | null;
  /** Why the service refused the last creation; kept until the next attempt. */
  readonly rejection: Failure | null;
  /** The body that is being sent. */
  readonly body: ClienteRequest | null;
  /** The client who has the document; while there is one, nothing can be sent. */
  readonly existente: ClienteFound | null;
  /** The names in the electoral register. */
  readonly padron: PadronPersona | null;
  /** How the wizard ended; null before. */
  readonly output: WizardOutput | null;
}

/** How a wizard ended. */
export type WizardOutput =
  | ({ readonly kind: 'created'; readonly title: string; readonly messages: readonly string[] } & Documento)
  | { readonly kind: 'abandoned' }
  /**
   * The person opened the client with the document; `isOwn` when the form had created that client.
   */
  | { readonly kind: 'left'; readonly idCliente: number; readonly isOwn: boolean };
