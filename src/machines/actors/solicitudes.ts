import { fromPromise } from 'xstate';
import { callDone, callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import { comparableText } from '../../domain/comparable-text.ts';
import { utcDay } from '../../domain/periods.ts';
import type { components } from '../../generated/core.ts';
import { zCreateSolicitudResponse, zFetchTicketsResponse } from '../../generated/schemas/solicitudes.ts';
import { fetchTexts } from './comentarios.ts';
import { findRecent } from './find-recent.ts';
import type { Ticket } from './tickets.ts';

/** The body that creates a support request. */
export type SolicitudRequest = components['schemas']['SolicitudRequest'];

/** A support request to create, with what a verification finds it by. */
export interface NewSolicitud {
  readonly body: SolicitudRequest;
  /** The code of the document's type, which the body has by name. */
  readonly tipoDocumento: string;
  /** The first day (`yyyy-MM-dd`) on which an attempt can have created the request. */
  readonly desde: string;
}

const made = { title: 'Creación de solicitud', messages: ['La solicitud fue creada correctamente.'] };

/** POST /v1/solicitudes (specification 2, section 7): creates a request. Rejects with a Failure. */
export function defineCreateSolicitudActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], NewSolicitud>(({ input, signal }) =>
    callDone('createSolicitud', zCreateSolicitudResponse, made, () =>
      core.POST('/v1/solicitudes', { body: toBody(input.body), signal }),
    ),
  );
}

/**
 * Finds the request that a lost creation made: the newest with its document, subject and first
 * comment; null for none (assumptions R6). Rejects with a Failure.
 */
export function defineVerifySolicitudActor(core: CoreClient) {
  return fromPromise<Ticket | null, NewSolicitud>(async ({ input, signal }) => {
    const { tipoDocumento, body } = input;
    const subject = comparableText(body.asunto);
    const detail = comparableText(body.detalle ?? '') || subject;
    return findRecent({
      desde: input.desde,
      fetchPage: (pageNumber) => {
        const query = { tipoDocumento, numeroDocumento: body.numeroDocumento, pageSize: 50, pageNumber };
        return callPage('fetchTickets', zFetchTicketsResponse, () => core.GET('/v1/tickets', { params: { query }, signal }));
      },
      dayOf: ({ created_at: created }) => utcDay(created),
      find: async (ticket) => {
        if (comparableText(ticket.subject) !== subject) return null;
        const [first = ''] = await fetchTexts(core, ticket.id, signal);
        return comparableText(first) === detail ? ticket : null;
      },
    });
  });
}
