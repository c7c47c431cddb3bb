// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod/mini';

/**
 * Headline of the answer, shown as the title of its toast.
 */
export const zTitle = z.string();

/**
 * Messages for the person, in Spanish; empty when there is nothing to say.
 */
export const zMessages = z.array(z.string());

/**
 * Paging facts of a list (specification 1, section 3, "List responses").
 */
export const zMeta = z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    hasPreviousPage: z.boolean(),
    hasNextPage: z.boolean()
});

/**
 * The envelope of a success that carries no value.
 */
export const zDoneAnswer = z.object({
    title: zTitle,
    messages: zMessages
});

/**
 * A support request as the ticketing service holds it.
 */
export const zTicket = z.object({
    id: z.int(),
    subject: z.string(),
    priority: z.nullish(z.string()),
    created_at: z.nullish(z.string()),
    updated_at: z.nullish(z.string()),
    status: z.union([
        z.string(),
        z.int()
    ]),
    requester_id: z.nullish(z.int())
});

export const zTicketsAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.array(zTicket),
    meta: zMeta
});

export const zTicketValue = z.object({
    ticket: zTicket
});

export const zTicketAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zTicketValue
});

/**
 * A file of a comment.
 */
export const zTicketAttachment = z.object({
    file_name: z.nullish(z.string())
});

/**
 * A comment of the thread. Whoever is not the requester stands on the left.
 */
export const zTicketComment = z.object({
    id: z.int(),
    author_id: z.nullish(z.int()),
    html_body: z.nullish(z.string()),
    body: z.nullish(z.string()),
    created_at: z.nullish(z.string()),
    public: z.nullish(z.boolean()),
    attachments: z.nullish(z.array(zTicketAttachment))
});

export const zTicketCommentsValue = z.object({
    comments: z.array(zTicketComment)
});

export const zTicketCommentsAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zTicketCommentsValue
});

/**
 * The request was created.
 */
export const zCreateSolicitudResponse = zDoneAnswer;

/**
 * The rows of the page and its place in the whole.
 */
export const zFetchTicketsResponse = zTicketsAnswer;

/**
 * The comment was added.
 */
export const zAddTicketCommentResponse = zDoneAnswer;

/**
 * The request.
 */
export const zFetchTicketResponse = zTicketAnswer;

/**
 * The comments.
 */
export const zFetchTicketCommentsResponse = zTicketCommentsAnswer;
