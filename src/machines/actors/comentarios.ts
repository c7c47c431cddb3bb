import { fromPromise } from 'xstate';
import { callRowsUnder } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { plainText } from '../../domain/comment-text.ts';
import { zTicketComment } from '../../generated/schemas/solicitudes.ts';

/** The comments of requests as plain text, by the id of the request. */
export type CommentTexts = Readonly<Record<number, string>>;

const atMost = 6;

/** Drops internal notes of the insurer, should a service send one (assumptions R9). */
const isForUs = (row: unknown) => !(row instanceof Object && 'public' in row && row.public === false);

/** GET /v1/tickets/{id}/comments (specification 2, section 7). Rejects with a Failure. */
export const fetchComments = (core: CoreClient, id: number, signal: AbortSignal) =>
  callRowsUnder(
    'fetchTicketComments',
    'comments',
    zTicketComment,
    () => core.GET('/v1/tickets/{id}/comments', { params: { path: { id } }, signal }),
    isForUs,
  );

/** The comments of a request as plain text, oldest first. Rejects with a Failure. */
export async function fetchTexts(core: CoreClient, id: number, signal: AbortSignal): Promise<readonly string[]> {
  const { rows } = await fetchComments(core, id, signal);
  return rows.map(plainText);
}

/** The comments of several requests, loaded six at a time. Rejects with the first Failure. */
export function defineFetchCommentTextsActor(core: CoreClient) {
  return fromPromise<{ data: CommentTexts; dropped: number }, { params: { readonly ids: readonly number[] } }>(
    async ({ input, signal }) => {
      const texts: Record<number, string> = {};
      const given = new AbortController();
      const either = given.signal;
      // `AbortSignal.any` is missing in Firefox before 124.
      const giveUp = () => given.abort(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      if (signal.aborted) giveUp();
      const left = input.params.ids.values();
      const work = async () => {
        for (const id of left) {
          either.throwIfAborted();
          texts[id] = (await fetchTexts(core, id, either)).join('\n');
        }
      };
      try {
        await Promise.all(Array.from({ length: atMost }, work));
      } finally {
        signal.removeEventListener('abort', giveUp);
        given.abort();
      }
      return { data: texts, dropped: 0 };
    },
  );
}
