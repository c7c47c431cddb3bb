import { useEffect, useState } from 'react';
import type { Draft } from '../../domain/draft.ts';
import { claimDraft, type DraftClaim } from '../../storage/draft-claims.ts';
import { type DraftKind, freeDrafts, newDraftId, removeDraft, saveDraft } from '../../storage/drafts.ts';
import { type PortalContextValue, usePortal } from '../portal/portal-context.tsx';

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
  /** Deletes a draft that is not this tab's. */
  readonly discard: (id: string) => void;
}

/** What a form finds of its drafts when it opens. */
export interface FoundDrafts<Values, Step extends string> {
  readonly keeper: DraftKeeper<Values, Step>;
  /** To be offered; those that another tab works on are not among them. */
  readonly drafts: readonly Draft<Values, Step>[];
  /** The one that the end of the session interrupted in this tab. */
  readonly resumed: Draft<Values, Step> | null;
  /** How many were of an older version, or rubbish, and are gone. */
  readonly outdated: number;
}

/** The draft that was open when the session ended in this tab; whoever signs in again as the same user goes on with it unasked. */
let interrupted: { readonly kind: string; readonly user: string; readonly id: string } | null = null;

const storageFull = {
  type: 'message',
  status: 'warning',
  title: 'Borrador',
  messages: ['Este navegador no pudo guardar el borrador. No cierres la página antes de terminar.'],
} as const;

function createKeeper<Values, Step extends string>(kind: DraftKind<Values, Step>, portal: PortalContextValue) {
  const user = portal.usuario.userName;
  let id: string | null = null;
  let claim: Promise<DraftClaim | null> | null = null;
  let hasTold = false;
  let isKept = true;

  const hold = (held: string) => {
    id = held;
    claim = claimDraft(held);
    void claim.then((granted) => {
      // Another tab was faster: what is typed here becomes a draft of its own.
      if (granted === null && id === held) id = null;
    });
  };
  const release = () => {
    void claim?.then((granted) => granted?.release());
    claim = null;
    id = null;
  };

  const keeper: DraftKeeper<Values, Step> = {
    save(draft) {
      // Nothing personal comes back after Salir, whatever was still to be saved.
      if (!portal.keepsDrafts()) return;
      if (id === null) hold(newDraftId());
      isKept = saveDraft(kind, user, { ...draft, id: id ?? '' });
      if (!isKept && !hasTold) portal.notify(storageFull);
      hasTold ||= !isKept;
    },
    isKept: () => isKept,
    id: () => id,
    drop() {
      if (id !== null) removeDraft(kind.kind, user, id);
      release();
    },
    take: hold,
    discard: (other) => removeDraft(kind.kind, user, other),
  };
  return {
    keeper,
    stop: () => {
      if (id !== null && portal.hasExpired()) interrupted = { kind: kind.kind, user, id };
      release();
    },
  };
}

/** The drafts of a form, once it is known which of them are free; null before. */
export function useDrafts<Values, Step extends string>(kind: DraftKind<Values, Step>): FoundDrafts<Values, Step> | null {
  const portal = usePortal();
  const [found, setFound] = useState<FoundDrafts<Values, Step> | null>(null);

  useEffect(() => {
    const { keeper, stop } = createKeeper(kind, portal);
    let isCurrent = true;
    void freeDrafts(kind, portal.usuario.userName).then(({ drafts, discarded }) => {
      if (!isCurrent) return;
      const isInterrupted = ({ id }: Draft<Values, Step>) =>
        interrupted?.id === id && interrupted.kind === kind.kind && interrupted.user === portal.usuario.userName;
      const resumed = drafts.find(isInterrupted) ?? null;
      interrupted = null;
      if (resumed) keeper.take(resumed.id);
      setFound({ keeper, drafts: resumed ? [] : drafts, resumed, outdated: discarded });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [kind, portal]);

  return found;
}
