import { fromPromise } from 'xstate';
import { callRowsUnder } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { plainText } from '../../domain/comment-text.ts';
import { zTicketComment } from '../../generated/schemas/solicitudes.ts';

/** What was commented on some requests, as plain text: one text for each of them. */
export type CommentTexts = Readonly<Record<number, string>>;

/** How many requests are asked about at the same time. */
const atMost = 6;

/** Internal notes of the insurer are nobody else's to see, count or search, should a service ever pass one on (assumptions R9). */
const isForUs = (row: unknown) => !(row instanceof Object && 'public' in row && row.public === false);

/** GET /v1/tickets/{id}/comments (specification 2, section 7): what was commented on a request, as it comes. Rejects with a Failure. */
export const fetchComments = (core: CoreClient, id: number, signal: AbortSignal) =>
  callRowsUnder(
    'fetchTicketComments',
    'comments',
    zTicketComment,
    () => core.GET('/v1/tickets/{id}/comments', { params: { path: { id } }, signal }),
    isForUs,
  );

/** GET /v1/tickets/{id}/comments (specification 2, section 7): what was commented on a request, oldest first, as plain text. Rejects with a Failure. */
export async function fetchTexts(core: CoreClient, id: number, signal: AbortSignal): Promise<readonly string[]> {
  const { rows } = await fetchComments(core, id, signal);
  return rows.map(plainText);
}

/**
 * GET /v1/tickets/{id}/comments (specification 2, section 7) for each of some requests, six at a time. The first that fails gives the others up.
 * Rejects with a Failure.
 */
export function defineFetchCommentTextsActor(core: CoreClient) {
  return fromPromise<{ data: CommentTexts; dropped: number }, { params: { readonly ids: readonly number[] } }>(
    async ({ input, signal }) => {
      const texts: Record<number, string> = {};
      const given = new AbortController();
      const either = given.signal;
      // Not `AbortSignal.any`: Firefox has it from 124 on.
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
