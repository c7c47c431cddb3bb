import { useLayoutEffect } from 'react';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { usePortal } from './portal-context.tsx';

interface Notifier {
  on(type: 'notice', handler: (event: NoticeEmitted) => void): { unsubscribe(): void };
}

/** Shows an actor's notices; a layout effect, as actors may emit when they start. */
export function useNotices(actor: Notifier, retry?: () => void): void {
  const { notify } = usePortal();
  useLayoutEffect(() => {
    const subscription = actor.on('notice', ({ notice }) => notify(notice, retry));
    return () => subscription.unsubscribe();
  }, [actor, notify, retry]);
}
