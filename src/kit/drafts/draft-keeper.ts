import type { Draft } from '../../domain/draft.ts';
import { claimDraft, type DraftClaim } from '../../storage/draft-claims.ts';
import { type DraftKind, newDraftId, readDraft, readableDraft, removeDraft, saveDraft } from '../../storage/drafts.ts';
import type { PortalContextValue } from '../portal/portal-context.tsx';

/** Keeps what is typed into one form as a draft of this tab's own. */
export interface DraftKeeper<Values, Step extends string> {
  readonly save: (draft: Omit<Draft<Values, Step>, 'id' | 'savedAt'>) => void;
  /** Whether the browser could keep what was saved last. */
  readonly isKept: () => boolean;
  /** Id of this tab's draft; null while there is none. */
  readonly id: () => string | null;
  /** Deletes this tab's draft: it was sent, or given up. */
  readonly drop: () => void;
  /** Goes on with a draft that another page left behind. */
  readonly take: (id: string) => void;
  /** Takes one that was offered, as it is stored by now; null, and said, where it was sent or discarded meanwhile. */
  readonly continueWith: (id: string) => Draft<Values, Step> | null;
  /** Deletes a draft that is not this tab's. */
  readonly discard: (id: string) => void;
}

/** The draft of a form that was open when the session ended in this tab. */
interface Interrupted {
  /** The form that it is of. */
  readonly kind: unknown;
  readonly user: string;
  readonly id: string;
  /** The draft itself where the browser had no room for it, or lost it together with the session; null where it is stored. */
  readonly draft: Draft<unknown> | null;
}

/** Whoever signs in again as the same user goes on with it unasked. */
let interrupted: Interrupted | null = null;

/** Forgets it: whoever was signed in has left. */
export function forgetInterrupted(): void {
  interrupted = null;
}

/** Takes it, when it is one of this form and user; null for none. It is gone either way: another form was opened instead. */
export function takeInterrupted<Values, Step extends string>(
  kind: unknown,
  user: string,
  stored: readonly Draft<Values, Step>[],
): Draft<Values, Step> | null {
  const was = interrupted;
  interrupted = null;
  if (!was || was.kind !== kind || was.user !== user) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this very kind
  return (was.draft as Draft<Values, Step> | null) ?? stored.find(({ id }) => id === was.id) ?? null;
}

const storageFull = {
  type: 'message',
  status: 'warning',
  title: 'Borrador',
  messages: ['Este navegador no pudo guardar el borrador. No cierres la página antes de terminar.'],
} as const;

const draftGone = {
  type: 'message',
  status: 'info',
  title: 'Borrador',
  messages: ['Este borrador ya no está: se envió o se descartó desde otra página.'],
} as const;

const draftElsewhere = {
  type: 'message',
  status: 'info',
  title: 'Borrador',
  messages: ['Este borrador siguió en otra página. Lo que cambies aquí será un borrador aparte.'],
} as const;

/** What of a draft is not to be lost, as text. */
const textOf = (draft: Pick<Draft<unknown>, 'uncertain' | 'values'> | null) =>
  draft && JSON.stringify([draft.uncertain, draft.values]);

/** Keeps the draft of one opening of a form; `stop` lets it go, `putAway` for as long as the page rests in the browser's memory. */
export function createKeeper<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  portal: Pick<PortalContextValue, 'usuario' | 'keepsDrafts' | 'hasExpired' | 'notify'>,
) {
  const user = portal.usuario.userName;
  let id: string | null = null;
  let claim: Promise<DraftClaim | null> | null = null;
  let hasTold = false;
  let isKept = true;
  let latest: Draft<Values, Step> | null = null;
  /** What stands in the form of a draft that another page has gone on with, or sent: it makes no draft again before it is changed. */
  let passed: string | null = null;
  /** How the draft stood when the browser put the page away; null while the page is in use. */
  let away: { readonly savedAt: string | undefined } | null = null;

  const savedAt = () => (id === null ? undefined : readDraft(kind, user, id)?.savedAt);
  /** Whether another page has changed or sent the draft since this one was put away. */
  const isOthers = () => away !== null && away.savedAt !== savedAt();
  const pass = () => {
    passed = textOf(latest);
    isKept = passed === null;
    id = null;
  };
  const hold = (held: string) => {
    id = held;
    if (away) return;
    claim = claimDraft(held);
    void claim.then((granted) => {
      // Another tab was faster: what is typed here becomes a draft of its own.
      if (granted === null && id === held) pass();
    });
  };
  const letGo = () => {
    void claim?.then((granted) => granted?.release());
    claim = null;
  };
  const release = () => {
    letGo();
    id = null;
  };

  const keeper: DraftKeeper<Values, Step> = {
    save(draft) {
      // Nothing personal comes back after Salir, whatever was still to be saved.
      if (!portal.keepsDrafts() || isOthers()) return;
      const readable = readableDraft(kind, { ...draft, id: id ?? '' });
      if (id === null && passed !== null && passed === textOf(readable)) return;
      passed = null;
      if (id === null) hold(newDraftId());
      latest = readable && { ...readable, id: id ?? '' };
      isKept = saveDraft(kind, user, { ...draft, id: id ?? '' });
      if (!isKept && !hasTold) portal.notify(storageFull);
      hasTold ||= !isKept;
      if (away) away = { savedAt: savedAt() };
    },
    isKept: () => isKept,
    id: () => id,
    drop() {
      if (id !== null && !isOthers()) removeDraft(kind.kind, user, id);
      latest = null;
      release();
    },
    take(held) {
      latest = null;
      hold(held);
    },
    continueWith(offered) {
      const draft = readDraft(kind, user, offered);
      if (draft) keeper.take(offered);
      else portal.notify(draftGone);
      return draft;
    },
    discard: (other) => removeDraft(kind.kind, user, other),
  };
  return {
    keeper,
    /** The browser puts the page away and may bring it back: until then anybody may go on with its draft. */
    putAway: () => {
      letGo();
      away = { savedAt: savedAt() };
    },
    /** The page is back. Where its draft was changed or sent meanwhile, only what is typed from now on becomes a draft, and one of its own. */
    bringBack: () => {
      if (away === null) return;
      const isLost = isOthers();
      away = null;
      if (id === null) return;
      const stored = readDraft(kind, user, id);
      if (!isLost || (stored && textOf(stored) === textOf(latest))) {
        hold(id);
        return;
      }
      portal.notify(stored ? draftElsewhere : draftGone);
      pass();
    },
    stop: () => {
      if (id !== null && portal.hasExpired()) {
        // One that the browser keeps is read again: another tab may go on with it and send it meanwhile.
        const isStored = isKept && readDraft(kind, user, id) !== null;
        interrupted = { kind, user, id, draft: isStored ? null : latest };
      }
      release();
    },
  };
}
