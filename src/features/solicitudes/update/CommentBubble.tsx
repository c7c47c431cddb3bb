import { memo } from 'react';
import type { Comment } from '../../../domain/comments.ts';
import { formatInstant } from '../../../format/instants.ts';
import { parseInstant } from '../../../text/instants.ts';
import { SafeHtml } from '../../../ui/html/SafeHtml.tsx';
import { attachmentWords, withoutWords } from './attachment-words.ts';
import styles from './CommentBubble.module.css';

export interface CommentBubbleProps {
  readonly comment: Pick<Comment, 'html_body' | 'body' | 'created_at' | 'attachments'>;
  /** Whether the requester wrote the comment; null while the requester is unknown. */
  readonly isOwn: boolean | null;
  /** The time of writing, in words. */
  readonly when: string;
}

/** A comment: the requester's on the right, others on the left (specification 2, section 2). */
export const CommentBubble = memo(function CommentBubble({ comment, isOwn, when }: CommentBubbleProps) {
  const { html_body: html, body, created_at: at } = comment;
  const files = attachmentWords(comment);
  return (
    <li className={styles['bubble']} data-own={isOwn || undefined}>
      <p className={styles['by']}>
        <strong>{isOwn === null ? 'Comentario' : isOwn ? 'Tú' : 'Centro de servicio'}</strong>{' '}
        <time dateTime={parseInstant(at) === null ? undefined : String(at)} title={formatInstant(at)}>
          {when}
        </time>
      </p>
      {/* The heading of the day has level 3. */}
      <SafeHtml html={html} text={body} headingLevel={4} emptyText={files === null ? withoutWords : null} />
      {files !== null && <p className={styles['files']}>{files}</p>}
    </li>
  );
});
