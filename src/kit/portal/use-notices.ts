import { useLayoutEffect } from 'react';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { usePortal } from './portal-context.tsx';

interface Notifier {
  on(type: 'notice', handler: (event: NoticeEmitted) => void): { unsubscribe(): void };
}

/** Lets the person hear what an actor has to say; `retry` makes again all its calls that have failed. In a layout effect: an ordinary one would miss what is emitted at the start. */
export function useNotices(actor: Notifier, retry?: () => void): void {
  const { notify } = usePortal();
  useLayoutEffect(() => {
    const subscription = actor.on('notice', ({ notice }) => notify(notice, retry));
    return () => subscription.unsubscribe();
  }, [actor, notify, retry]);
}
