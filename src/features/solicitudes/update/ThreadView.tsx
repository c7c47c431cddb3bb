import { flushSync } from 'react-dom';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CommentBubble } from './CommentBubble.tsx';
import { groupByDay, timeText } from './thread-days.ts';
import styles from './ThreadView.module.css';
import { useNow } from './use-now.ts';
import type { Thread } from './use-thread.ts';

/** Numbers of comments: drawn at first, and added by each press. */
const shownAtFirst = 15;
const moreAtOnce = 50;

const newComments = (count: number) => (count === 1 ? 'Hay 1 comentario nuevo' : `Hay ${count} comentarios nuevos`);

const scrollsInside = (box: HTMLElement | null) => box !== null && box.scrollHeight > box.clientHeight;

function scrollToEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}

/** Also scrolls the page, because on a phone the box itself doesn't scroll. */
function goToEnd(box: HTMLElement | null, end: HTMLElement | null): void {
  scrollToEnd(box);
  end?.scrollIntoView({ block: 'nearest' });
}

export interface ThreadViewProps {
  readonly thread: Thread;
}

/** The comments of a request in their order, scrolled to the newest. */
export function ThreadView({ thread }: ThreadViewProps) {
  const { comments, sent, requesterId, unseen } = thread;
  const now = useNow();
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState(() => Math.max(0, comments.length - shownAtFirst));
  const days = useMemo(() => groupByDay(comments.slice(skipped), now), [comments, skipped, now]);

  const setAtEnd = useEffectEvent(thread.setAtEnd);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      isAtEnd.current = entries.at(-1)?.isIntersecting ?? false;
      setAtEnd(isAtEnd.current);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (comments.length > 0 && isAtEnd.current) scrollToEnd(scroller.current);
  }, [comments]);
  useLayoutEffect(() => {
    if (sent.length > 0) goToEnd(scroller.current, end.current);
  }, [sent]);

  const showEarlier = () => {
    const first = scroller.current?.querySelector('li');
    const before = first?.getBoundingClientRect().top ?? 0;
    flushSync(() => setSkipped(Math.max(0, skipped - moreAtOnce)));
    // Keeps the read comment in place when earlier ones appear above.
    const moved = (first?.getBoundingClientRect().top ?? 0) - before;
    if (scrollsInside(scroller.current)) scroller.current?.scrollBy(0, moved);
    else window.scrollBy(0, moved);
  };

  return (
    <div className={styles['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the arrow keys */}
      <section ref={scroller} className={styles['scroller']} aria-label="Comentarios" tabIndex={0}>
        {skipped > 0 && (
          <Button variant="outline" size="sm" className={styles['earlier']} onClick={showEarlier}>
            {`Ver comentarios anteriores (${skipped})`}
          </Button>
        )}
        {comments.length + sent.length === 0 && <EmptyState title="Esta solicitud no tiene comentarios." />}
        {days.map((day) => (
          <Fragment key={day.name}>
            <h3 className={styles['day']}>{day.name}</h3>
            <ol className={styles['comments']}>
              {day.comments.map((comment) => (
                <CommentBubble
                  key={comment.id}
                  comment={comment}
                  isOwn={requesterId === null ? null : comment.author_id === requesterId}
                  when={timeText(comment.created_at, now)}
                />
              ))}
            </ol>
          </Fragment>
        ))}
        {sent.length > 0 && (
          <ol className={styles['comments']}>
            {sent.map(({ text, at }, index) => (
              <CommentBubble key={`${at} ${index}`} comment={{ body: text, created_at: at }} isOwn when={timeText(at, now)} />
            ))}
          </ol>
        )}
        <div ref={end} className={styles['end']} />
      </section>
      {unseen > 0 && (
        <Button
          size="sm"
          className={styles['unseen']}
          onClick={() => {
            goToEnd(scroller.current, end.current);
            scroller.current?.focus();
          }}
        >
          {newComments(unseen)}
        </Button>
      )}
      {/* A new key makes screen readers announce an equal text again. */}
      <output className="ag-sr-only">
        {thread.arrived > 0 && <span key={thread.arrived}>{newComments(thread.lastArrival)}</span>}
      </output>
    </div>
  );
}
