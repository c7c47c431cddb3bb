import { foldText } from '../../../format/text.ts';
import { visibleText } from '../../../text/typed-text.ts';
import { defineFetchCommentTextsActor } from '../../../machines/actors/comentarios.ts';
import type { Ticket } from '../../../machines/actors/tickets.ts';
import type { LocalFilters } from '../../../kit/list/define-list.ts';

const contains = (text: string, typed: string) => foldText(text).includes(foldText(visibleText(typed)));

/** Ignores case and accents; loads comments of rows with a matching subject (assumptions R1). */
export const localFilters: LocalFilters<Ticket, 'asunto' | 'comentario'> = {
  load: { operation: 'fetchTicketComments', defineLoad: defineFetchCommentTextsActor },
  idsToLoad: (rows, { asunto, comentario }) =>
    visibleText(comentario) === '' ? [] : rows.filter(({ subject }) => contains(subject, asunto)).map(({ id }) => id),
  match: (rows, { asunto, comentario }, texts) =>
    rows.filter(({ id, subject }) => contains(subject, asunto) && contains(texts[id] ?? '', comentario)),
};
