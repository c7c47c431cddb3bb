import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { Draft } from '../../domain/draft.ts';
import { draftMachine, type StoreEvent } from '../../machines/draft/draft-machine.ts';
import { claimDraft } from '../../storage/draft-claims.ts';
import { type DraftKind, newDraftId, readDraft, readableDraft, removeDraft, saveDraft } from '../../storage/drafts.ts';
import type { PortalContextValue } from '../portal/portal-context.tsx';

/** Stores the values of one form as a draft that belongs to this tab. */
export interface DraftKeeper<Values, Step extends string> {
  readonly save: (draft: Omit<Draft<Values, Step>, 'id' | 'savedAt'>) => void;
  /** Whether the browser stored the last save. */
  readonly isKept: () => boolean;
  readonly id: () => string | null;
  /** Deletes this tab's draft after the form was sent or given up. */
  readonly drop: () => void;
  /** Continues a draft that another page left behind. */
  readonly take: (id: string) => void;
  /** Takes an offered draft as it is stored now; null, with a notice, where it no longer exists. */
  readonly continueWith: (id: string) => Draft<Values, Step> | null;
  /** Deletes another tab's draft. */
  readonly discard: (id: string) => void;
  /** Calls `send`; asks the person first where another page has sent or discarded the draft. */
  readonly beforeSending: (send: () => void) => void;
  readonly actor: ActorRefFrom<typeof draftMachine>;
}

const draftGoneNotice = {
  type: 'message',
  status: 'info',
  title: 'Borrador',
  messages: ['Este borrador ya no está: se envió o se descartó desde otra página.'],
} as const;

const claim = fromCallback<{ type: 'unused' }, { readonly id: string | null }>(({ input, sendBack }) => {
  const claimed = claimDraft(input.id ?? '');
  void claimed.then((granted) => granted ?? sendBack({ type: 'claim.refused' }));
  return () => void claimed.then((granted) => granted?.release());
});

/** Makes the keeper of one opening of a form; `stop` releases the draft when the form closes. */
export function createKeeper<Values, Step extends string>(
  kind: DraftKind<Values, Step>,
  portal: Pick<PortalContextValue, 'usuario' | 'keepsDrafts' | 'hasExpired' | 'notify' | 'memory'>,
) {
  const user = portal.usuario.userName;
  const store = fromCallback<StoreEvent>(({ receive, sendBack }) => {
    receive((event) => {
      if (event.type === 'remove') {
        removeDraft(kind.kind, user, event.id);
        return;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft that `save` gave
      const draft = event.draft as Draft<Values, Step> | null;
      const isKept = draft !== null && saveDraft(kind, user, draft, undefined, () => draft.savedAt);
      sendBack(isKept ? { type: 'browser.kept', savedAt: draft.savedAt } : { type: 'browser.refused' });
    });
  });
  const actor = createActor(
    draftMachine.provide({
      actors: { claim, store },
      actions: { leaveBehind: (_, interrupted) => portal.memory.leaveDraft(kind, interrupted) },
    }),
  );
  actor.on('notice', ({ notice }) => portal.notify(notice));
  const requested = { send: () => {} };
  actor.on('send.allowed', () => requested.send());
  actor.start();

  const id = () => actor.getSnapshot().context.id;
  const storedDraft = () => {
    const held = id();
    return { stored: held === null ? null : readDraft(kind, user, held) };
  };
  const keeper: DraftKeeper<Values, Step> = {
    save(draft) {
      // After 'Salir' nothing personal may be stored, pending saves included.
      if (!portal.keepsDrafts()) return;
      const newId = newDraftId();
      actor.send({ type: 'typing.paused', draft: readableDraft(kind, { ...draft, id: newId }), newId, ...storedDraft() });
    },
    isKept: () => {
      const snapshot = actor.getSnapshot();
      return snapshot.context.handedOverText === null && !snapshot.matches({ open: { room: 'lacking' } });
    },
    id,
    drop: () => actor.send({ type: 'draft.dropped', ...storedDraft() }),
    take: (held) => actor.send({ type: 'draft.taken', id: held, draft: readDraft(kind, user, held) }),
    continueWith(offered) {
      const draft = readDraft(kind, user, offered);
      if (draft) keeper.take(offered);
      else portal.notify(draftGoneNotice);
      return draft;
    },
    discard: (other) => removeDraft(kind.kind, user, other),
    beforeSending(send) {
      requested.send = send;
      const { handedOverId } = actor.getSnapshot().context;
      const isHandedOverRemoved = handedOverId !== null && readDraft(kind, user, handedOverId) === null;
      actor.send({ type: 'send.requested', isHandedOverRemoved, ...storedDraft() });
    },
    actor,
  };
  return {
    keeper,
    /** The page enters the browser's back/forward cache: other pages may continue its draft. */
    putAway: () => actor.send({ type: 'page.putAway', ...storedDraft() }),
    /** The page is back. Where its draft has changed meanwhile, new typing becomes a new draft. */
    bringBack: () => actor.send({ type: 'page.returned', ...storedDraft() }),
    stop: () => {
      actor.send({ type: 'form.closed', hasExpired: portal.hasExpired(), ...storedDraft() });
      actor.stop();
    },
  };
}
