import { fromPromise } from 'xstate';
import { callDone } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import { type Comment, findReply, type Reply } from '../../domain/comments.ts';
import type { components } from '../../generated/core.ts';
import { zAddTicketCommentResponse } from '../../generated/schemas/solicitudes.ts';
import { fetchComments } from './comentarios.ts';

type CommentRequest = components['schemas']['TicketCommentRequest'];

/** The comments of one request as received. Rejects with a Failure. */
export function defineFetchThreadActor(core: CoreClient) {
  return fromPromise<{ comments: readonly Comment[]; dropped: number }, { readonly id: number }>(async ({ input, signal }) => {
    const { rows, dropped } = await fetchComments(core, input.id, signal);
    return { comments: rows, dropped };
  });
}

const added = { title: 'Solicitud', messages: ['El comentario fue agregado correctamente.'] };

/** PUT /v1/tickets (specification 2, section 7): adds a reply. Rejects with a Failure. */
export function defineAddCommentActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], Reply>(({ input: { id, text }, signal }) =>
    callDone('addTicketComment', zAddTicketCommentResponse, added, () =>
      core.PUT('/v1/tickets', {
        body: toBody({ ticket: { id, comment: { body: text, public: true } } } satisfies CommentRequest),
        signal,
      }),
    ),
  );
}

/** Finds the reply whose answer was lost; null for none. Rejects with a Failure. */
export function defineVerifyCommentActor(core: CoreClient) {
  return fromPromise<Comment | null, Reply>(async ({ input, signal }) => {
    const { rows } = await fetchComments(core, input.id, signal);
    return findReply(rows, input);
  });
}
