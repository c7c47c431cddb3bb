import { type ReactNode, useEffect, useState } from 'react';
import type { Draft } from '../../domain/draft.ts';
import type { DraftKind } from '../../storage/drafts.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { RepeatQuestion } from './RepeatQuestion.tsx';
import { useDrafts } from './use-drafts.ts';

/** The one step of a form that has no steps. */
export type OneStep = 'form';

/** What a form opens with: where its draft is kept, and the one that it goes on with. */
export interface FormOpening<Values> {
  readonly keeper: DraftKeeper<Values, OneStep>;
  readonly draft: Draft<Values, OneStep> | null;
}

/** Props of {@link FormDrafts}. */
export interface FormDraftsProps<Values> {
  readonly kind: DraftKind<Values, OneStep>;
  /** The answer that begins without any of the drafts; with `unasked` nobody is asked. */
  readonly declineLabel?: string;
  /** What drafts of this form never hold, in a sentence. */
  readonly note?: string;
  /** Goes on with the newest draft without a question. */
  readonly unasked?: boolean;
  /** Which drafts belong to this screen; all of them unless given. */
  readonly offers?: (draft: Draft<Values, OneStep>) => boolean;
  /** Goes on with the draft of this id without a question. */
  readonly chosen?: string | null;
  /** The form, once it is known what it opens with. */
  readonly children: (opening: FormOpening<Values>) => ReactNode;
}

/** Says that drafts were of an older version and are gone. */
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

/** Offers the drafts of a form without steps before it opens; the one that the end of the session interrupted is gone on with unasked. */
export function FormDrafts<Values>({
  kind,
  declineLabel = 'Empezar de nuevo',
  note,
  unasked = false,
  offers,
  chosen = null,
  children,
}: FormDraftsProps<Values>) {
  const found = useDrafts(kind);
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<Draft<Values, OneStep> | 'new' | null>(null);
  useOutdatedNotice(found?.outdated ?? 0);
  const own = found?.drafts.filter((one) => offers?.(one) ?? true) ?? [];
  const wanted =
    own.find(({ id }) => id === chosen) ?? (unasked ? (own.find(({ uncertain }) => uncertain) ?? own[0]) : undefined);
  const isTaken = draft !== null;
  useEffect(() => {
    if (isTaken || !found || !wanted) return;
    found.keeper.take(wanted.id);
    // oxlint-disable-next-line react/set-state-in-effect -- taking it is an effect, too
    setDraft(wanted);
  }, [isTaken, found, wanted]);
  if (!found) return null;
  const { keeper, resumed } = found;
  const offered = own.filter(({ id }) => !discarded.includes(id));
  if (draft === null && resumed === null && offered.length > 0) {
    if (wanted) return null;
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
