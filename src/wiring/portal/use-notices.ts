import { useLayoutEffect } from 'react';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { usePortal } from './portal-context.tsx';

interface Notifier {
  on(type: 'notice', handler: (event: NoticeEmitted) => void): { unsubscribe(): void };
}

/** Lets the person hear what an actor has to say. In a layout effect: an ordinary one would miss what is emitted at the start. */
export function useNotices(actor: Notifier): void {
  const { notify } = usePortal();
  useLayoutEffect(() => {
    const subscription = actor.on('notice', ({ notice }) => notify(notice));
    return () => subscription.unsubscribe();
  }, [actor, notify]);
}
