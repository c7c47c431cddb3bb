import { type ReactNode, useEffect, useState } from 'react';
import type { Draft } from '../../domain/draft.ts';
import type { DraftKind } from '../../storage/drafts.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { RepeatQuestion } from './RepeatQuestion.tsx';
import { useDrafts } from './use-drafts.ts';

/** The only step of a form without steps. */
export type OneStep = 'form';

/** The keeper of the form's draft, and the draft that the form continues. */
export interface FormOpening<Values> {
  readonly keeper: DraftKeeper<Values, OneStep>;
  readonly draft: Draft<Values, OneStep> | null;
}

/** Props of {@link FormDrafts}. */
export interface FormDraftsProps<Values> {
  readonly kind: DraftKind<Values, OneStep>;
  readonly declineLabel?: string;
  readonly note?: string;
  /** Continues the newest draft without a question; `declineLabel` is not shown then. */
  readonly autoContinue?: boolean;
  /** Chooses the drafts that belong to this screen; all drafts unless given. */
  readonly offers?: (draft: Draft<Values, OneStep>) => boolean;
  /** Id of a draft to continue without a question. */
  readonly chosenId?: string | null;
  readonly children: (opening: FormOpening<Values>) => ReactNode;
}

/** Announces that drafts of an older version were discarded. */
export function useOutdatedNotice(count: number): void {
  const { notify } = usePortal();
  useEffect(() => {
    if (count === 0) return;
    const message =
      count === 1
        ? 'Un borrador era de una versión anterior y se descartó.'
        : `${count} borradores eran de una versión anterior y se descartaron.`;
    notify({ type: 'message', status: 'info', title: 'Borradores', messages: [message] });
  }, [notify, count]);
}

/** Offers the drafts of a form without steps; an interrupted draft continues without a question. */
export function FormDrafts<Values>({
  kind,
  declineLabel = 'Empezar de nuevo',
  note,
  autoContinue = false,
  offers,
  chosenId = null,
  children,
}: FormDraftsProps<Values>) {
  const found = useDrafts(kind);
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<Draft<Values, OneStep> | 'new' | null>(null);
  useOutdatedNotice(found?.outdated ?? 0);
  const own = found?.drafts.filter((one) => offers?.(one) ?? true) ?? [];
  const autoDraft =
    own.find(({ id }) => id === chosenId) ?? (autoContinue ? (own.find(({ uncertain }) => uncertain) ?? own[0]) : undefined);
  const isTaken = draft !== null;
  useEffect(() => {
    if (isTaken || !found || !autoDraft) return;
    found.keeper.take(autoDraft.id);
    // oxlint-disable-next-line react/set-state-in-effect -- taking the draft is an effect
    setDraft(autoDraft);
  }, [isTaken, found, autoDraft]);
  if (!found) return null;
  const { keeper, resumed } = found;
  const offered = own.filter(({ id }) => !discarded.includes(id));
  if (draft === null && resumed === null && offered.length > 0) {
    if (autoDraft) return null;
    return (
      <DraftOffer
        drafts={offered}
        declineLabel={declineLabel}
        {...(note !== undefined && { note })}
        onContinue={(id) => {
          const now = keeper.continueWith(id);
          if (now) setDraft(now);
          else setDiscarded([...discarded, id]);
        }}
        onDiscard={(id) => {
          keeper.discard(id);
          setDiscarded([...discarded, id]);
        }}
        onDecline={() => setDraft('new')}
      />
    );
  }
  const opened = children({ keeper, draft: resumed ?? (draft === 'new' ? null : draft) });
  return (
    <>
      {opened}
      <RepeatQuestion keeper={keeper} />
    </>
  );
}
