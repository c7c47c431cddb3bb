import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import type { Page } from '../../domain/page.ts';
import type { operations } from '../../generated/core.ts';
import { type Found, isPolizaOf, type LookUp, otherSpelling } from '../../domain/search.ts';
import { zFetchClientesResponse } from '../../generated/schemas/clientes.ts';
import { zFetchCotizacionesResponse } from '../../generated/schemas/cotizaciones.ts';
import { zFetchPolizasResponse } from '../../generated/schemas/polizas.ts';
import { zFetchSiniestrosResponse } from '../../generated/schemas/siniestros.ts';

/** A number has few matches: certificates of one policy, documents of two types. */
const page = { pageSize: 10, pageNumber: 1 };
const namedPage = { pageSize: 5, pageNumber: 1 };
/** The page in which entity and ramo of a policy are looked for. */
const largestPage = { pageSize: 200, pageNumber: 1 };

/** The rows of a page, at most the page size; throws a Failure where none can be read. */
function readableRows<Row>(operation: OperationId, { rows, dropped }: Page<Row>): readonly Row[] {
  if (rows.length === 0 && dropped > 0) throw { kind: 'unreadable', operation, status: 200 } satisfies Failure;
  return rows.slice(0, largestPage.pageSize);
}

type ClientesQuery = NonNullable<operations['fetchClientes']['parameters']['query']>;

async function findClientes(core: CoreClient, query: ClientesQuery, signal: AbortSignal): Promise<readonly Found[]> {
  const answer = await callPage('fetchClientes', zFetchClientesResponse, () =>
    core.GET('/v1/clientes', { params: { query }, signal }),
  );
  return readableRows('fetchClientes', answer).map((row) => ({ kind: 'cliente', row }));
}

/**
 * Looks one thing up on its list by number, or a client by name in up to two spellings
 * (specification 1 and 2, section 7). Gives nothing without a look-up. Rejects with a Failure.
 */
export function defineLookUpActor(core: CoreClient, entidadOfUser: number) {
  return fromPromise<readonly Found[], LookUp | undefined>(async ({ input, signal }) => {
    switch (input?.kind) {
      case undefined:
        return [];
      case 'cotizacion': {
        const query = { numeroCotizacion: input.numero, ...page };
        const answer = await callPage('fetchCotizaciones', zFetchCotizacionesResponse, () =>
          core.GET('/v1/cotizaciones', { params: { query }, signal }),
        );
        return readableRows('fetchCotizaciones', answer).map((row) => ({ kind: 'cotizacion', row }));
      }
      case 'poliza': {
        const query = { numeroPoliza: input.numero, ...(input.of ? largestPage : page) };
        const answer = await callPage('fetchPolizas', zFetchPolizasResponse, () =>
          core.GET('/v1/polizas', { params: { query }, signal }),
        );
        return readableRows('fetchPolizas', answer)
          .filter((row) => isPolizaOf(row, input.of, entidadOfUser))
          .map((row) => ({ kind: 'poliza', row }));
      }
      case 'siniestro': {
        const query = { numeroSiniestro: input.numero, ...page };
        const answer = await callPage('fetchSiniestros', zFetchSiniestrosResponse, () =>
          core.GET('/v1/siniestros', { params: { query }, signal }),
        );
        return readableRows('fetchSiniestros', answer).map((row) => ({ kind: 'siniestro', row }));
      }
      case 'cliente': {
        if ('documento' in input) return findClientes(core, { numeroDocumento: input.documento, ...page }, signal);
        const found = await findClientes(core, { zonaRazonSocial: input.nombre, ...namedPage }, signal);
        const other = otherSpelling(input.nombre);
        if (found.length > 0 || other === null) return found;
        return findClientes(core, { zonaRazonSocial: other, ...namedPage }, signal);
      }
    }
  });
}
