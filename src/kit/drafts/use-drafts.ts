import { useEffect, useState } from 'react';
import type { Draft } from '../../domain/draft.ts';
import { type DraftKind, freeDrafts } from '../../storage/drafts.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { createKeeper, type DraftKeeper } from './draft-keeper.ts';

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

/** The drafts of a form, once it is known which of them are free; null before. */
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
