import type { components } from '../generated/core.ts';
import { plainText } from './comment-text.ts';
import { parseInstant } from '../text/instants.ts';
import { comparableText } from './comparable-text.ts';

/** A comment of a request's thread. */
export type Comment = components['schemas']['TicketComment'];

/** A reply of the requester; `after` is the highest comment number when it was first sent. */
export interface Reply {
  readonly id: number;
  readonly text: string;
  readonly after: number;
  /** The author of the reply; null while unknown. */
  readonly requesterId: number | null;
}

/** Whether a comment has this text, white space aside. */
export function saysSame(comment: Comment, text: string): boolean {
  return comparableText(plainText(comment)) === comparableText(text);
}

/** The comments by time; one without a time follows the comment with the number before. */
export function inOrder(comments: readonly Comment[]): readonly Comment[] {
  let last = Number.NEGATIVE_INFINITY;
  return comments
    .toSorted((a, b) => a.id - b.id)
    .map((comment) => {
      last = parseInstant(comment.created_at) ?? last;
      return { comment, time: last };
    })
    .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)))
    .map(({ comment }) => comment);
}

/** The highest number of some comments; 0 without any. */
export function highestId(comments: readonly Comment[]): number {
  return comments.reduce((highest, { id }) => Math.max(highest, id), 0);
}

/** The comment that a reply became in its thread; null for none. */
export function findReply(comments: readonly Comment[], { text, after, requesterId }: Reply): Comment | null {
  const isMeant = (comment: Comment) =>
    comment.id > after && (requesterId === null || comment.author_id === requesterId) && saysSame(comment, text);
  return comments.find(isMeant) ?? null;
}
