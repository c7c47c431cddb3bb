import { fromPromise } from 'xstate';
import { callCount } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Documento } from '../../domain/documents.ts';

const onePage = { pageSize: 1, pageNumber: 1 } as const;

const defineCount = (count: (documento: Documento, signal: AbortSignal) => Promise<number>) =>
  fromPromise<{ data: number; dropped: number }, { params: Documento }>(async ({ input, signal }) => ({
    data: await count(input.params, signal),
    dropped: 0,
  }));

/** GET /v1/tickets (specification 2, section 7): how many a person has. Rejects with a Failure. */
export const defineCountTicketsActor = (core: CoreClient) =>
  defineCount(({ tipoDocumento, nuDocumento: numeroDocumento }, signal) =>
    callCount('fetchTickets', () =>
      core.GET('/v1/tickets', { params: { query: { tipoDocumento, numeroDocumento, ...onePage } }, signal }),
    ),
  );

/** GET /v1/siniestros (specification 2, section 7): a person's count. Rejects with a Failure. */
export const defineCountSiniestrosActor = (core: CoreClient) =>
  defineCount(({ tipoDocumento, nuDocumento: numeroDocumento }, signal) =>
    callCount('fetchSiniestros', () =>
      core.GET('/v1/siniestros', { params: { query: { tipoDocumento, numeroDocumento, ...onePage } }, signal }),
    ),
  );
