import { useEffect, useState } from 'react';
import type { Draft } from '../../domain/draft.ts';
import { type DraftKind, freeDrafts } from '../../storage/drafts.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { createKeeper, type DraftKeeper } from './draft-keeper.ts';

/** The drafts that a form finds when it opens. */
export interface FoundDrafts<Values, Step extends string> {
  readonly keeper: DraftKeeper<Values, Step>;
  /** The drafts to offer, without those that another tab has open. */
  readonly drafts: readonly Draft<Values, Step>[];
  readonly resumed: Draft<Values, Step> | null;
  /** Number of drafts that were of an older version or unreadable, and were deleted. */
  readonly outdated: number;
}

/** The drafts of a form; null until the drafts that no other tab has open are known. */
export function useDrafts<Values, Step extends string>(kind: DraftKind<Values, Step>): FoundDrafts<Values, Step> | null {
  const portal = usePortal();
  const [found, setFound] = useState<FoundDrafts<Values, Step> | null>(null);

  useEffect(() => {
    const { keeper, stop, putAway, bringBack } = createKeeper(kind, portal);
    window.addEventListener('pagehide', putAway);
    window.addEventListener('pageshow', bringBack);
    let isCurrent = true;
    void freeDrafts(kind, portal.usuario.userName).then(({ drafts, discarded }) => {
      if (!isCurrent) return;
      const resumed = portal.memory.takeDraft(kind, drafts);
      if (resumed) keeper.take(resumed.id);
      setFound({ keeper, drafts: resumed ? [] : drafts, resumed, outdated: discarded });
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', putAway);
      window.removeEventListener('pageshow', bringBack);
      stop();
    };
  }, [kind, portal]);

  return found;
}
