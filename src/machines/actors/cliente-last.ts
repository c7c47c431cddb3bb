import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Documento } from '../../domain/documents.ts';
import type { Page } from '../../domain/page.ts';
import { zFetchCotizacionesResponse } from '../../generated/schemas/cotizaciones.ts';
import { zFetchPolizasResponse } from '../../generated/schemas/polizas.ts';
import type { CotizacionRow } from './cotizaciones.ts';
import type { PolizaRow } from './polizas.ts';

/** The newest rows of a client in the order of the list, and the count of all. */
export interface LastOf<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

const firstRows = { pageSize: 3, pageNumber: 1 } as const;

const defineLast = <Row>(fetchPage: (documento: Documento, signal: AbortSignal) => Promise<Page<Row>>) =>
  fromPromise<{ data: LastOf<Row>; dropped: number }, { params: Documento | null }>(async ({ input, signal }) => {
    // Without a document the actor stays pending; the next params replace it.
    const { rows, dropped, meta } = await (input.params ? fetchPage(input.params, signal) : new Promise<never>(() => undefined));
    return { data: { total: meta.totalCount, rows: rows.slice(0, firstRows.pageSize) }, dropped };
  });

/** GET /v1/cotizaciones (specification 2, section 7): a person's newest. Rejects with a Failure. */
export const defineLastCotizacionesActor = (core: CoreClient) =>
  defineLast<CotizacionRow>(({ tipoDocumento: idTipoDocumento, nuDocumento: numeroDocumento }, signal) =>
    callPage('fetchCotizaciones', zFetchCotizacionesResponse, () =>
      core.GET('/v1/cotizaciones', { params: { query: { idTipoDocumento, numeroDocumento, ...firstRows } }, signal }),
    ),
  );

/** GET /v1/polizas (specification 2, section 7): the newest of a person. Rejects with a Failure. */
export const defineLastPolizasActor = (core: CoreClient) =>
  defineLast<PolizaRow>(({ tipoDocumento, nuDocumento: numeroDocumento }, signal) =>
    callPage('fetchPolizas', zFetchPolizasResponse, () =>
      core.GET('/v1/polizas', { params: { query: { tipoDocumento, numeroDocumento, ...firstRows } }, signal }),
    ),
  );
