import { fromPromise } from 'xstate';
import { call, callLookUp, callMade, callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import { haveSameDatos } from '../../domain/campos.ts';
import type { Cotizacion, CotizacionFound, CotizacionRequest, Cotizada, NewCotizacion } from '../../domain/cotizaciones.ts';
import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { findRecent } from './find-recent.ts';
import { zCreateCotizacionResponse, zFetchCotizacionResponse } from '../../generated/schemas/cotizacion.ts';
import { zFetchCotizacionesResponse } from '../../generated/schemas/cotizaciones.ts';
import { dayOfWire } from '../../text/instants.ts';

/** GET /v1/cotizaciones/{id} (specification 2, section 7). Rejects with a Failure, also on 404. */
export async function fetchCotizacion(core: CoreClient, id: number, signal: AbortSignal): Promise<Cotizacion> {
  const { value } = await call('fetchCotizacion', zFetchCotizacionResponse, () =>
    core.GET('/v1/cotizaciones/{id}', { params: { path: { id } }, signal }),
  );
  return value;
}

/** The whole quote as an actor for `provideFetch`. */
export function defineFetchCotizacionActor(core: CoreClient) {
  return fromPromise<{ data: Cotizacion; dropped: number }, { params: { id: number } }>(async ({ input, signal }) => ({
    data: await fetchCotizacion(core, input.params.id, signal),
    dropped: 0,
  }));
}

/** The whole quote as an actor for the flow of a quote. */
export function defineReadCotizacionActor(core: CoreClient) {
  return fromPromise<Cotizacion, { readonly numero: number }>(({ input, signal }) => fetchCotizacion(core, input.numero, signal));
}

async function findCotizacion(core: CoreClient, id: number, signal: AbortSignal): Promise<Cotizacion | null> {
  const answer = await callLookUp('fetchCotizacion', zFetchCotizacionResponse, () =>
    core.GET('/v1/cotizaciones/{id}', { params: { path: { id } }, signal }),
  );
  return answer && answer.value;
}

/** Whether a quote is for the applicant of a body; a quote that names no applicant is. */
function isFor({ tipoDocumento, numDocumento }: Cotizacion, { tpDocumento, nuDocumento }: CotizacionRequest): boolean {
  return (
    (tipoDocumento ?? tpDocumento) === tpDocumento &&
    normaliseNumeroDocumento(numDocumento ?? nuDocumento) === normaliseNumeroDocumento(nuDocumento)
  );
}

function isSame(found: Cotizacion, body: CotizacionRequest): boolean {
  return (
    found.cdProducto === body.cdProducto &&
    found.cdEntidad === body.cdEntidad &&
    found.cdMoneda === body.cdMoneda &&
    dayOfWire(found.feDesde) === body.feDesde &&
    dayOfWire(found.feHasta) === body.feHasta &&
    haveSameDatos(found.datos, body.curDatos)
  );
}

async function findSame(core: CoreClient, { body, desde }: NewCotizacion, signal: AbortSignal): Promise<Cotizacion | null> {
  if (body.nuCotizacionMod !== null) {
    const found = await findCotizacion(core, body.nuCotizacionMod, signal);
    return found && isFor(found, body) && isSame(found, body) ? found : null;
  }
  return findRecent({
    desde,
    fetchPage: (pageNumber) => {
      const query = { idTipoDocumento: body.tpDocumento, numeroDocumento: body.nuDocumento, pageSize: 50, pageNumber };
      return callPage('fetchCotizaciones', zFetchCotizacionesResponse, () =>
        core.GET('/v1/cotizaciones', { params: { query }, signal }),
      );
    },
    dayOf: ({ fecha }) => dayOfWire(fecha),
    find: async ({ nuCotizacion }) => {
      const found = await findCotizacion(core, nuCotizacion, signal);
      return found && isSame(found, body) ? found : null;
    },
  });
}

const rated = { title: 'Cotización', messages: ['La cotización fue realizada correctamente.'] };

/**
 * POST /v1/cotizaciones (specification 2, section 7): rates a quote, new or that of
 * `nuCotizacionMod`; looks it up after an empty answer (assumptions W9). Rejects with a Failure.
 */
export function defineRateCotizacionActor(core: CoreClient) {
  return fromPromise<Cotizada, NewCotizacion>(async ({ input, signal }) => {
    const made = await callMade(
      'createCotizacion',
      zCreateCotizacionResponse,
      () => core.POST('/v1/cotizaciones', { body: toBody(input.body), signal }),
      () => findSame(core, input, signal),
    );
    if ('found' in made) return { ...rated, numero: made.found.nuCotizacion, planes: made.found.planes };
    const { title, messages, value } = made.answer;
    return { title, messages, numero: value[0]?.id ?? input.body.nuCotizacionMod, planes: value };
  });
}

/**
 * Finds the quote that a lost rating made or changed, by applicant, product, currency, period and
 * technical values; null for none (assumptions Q17). Rejects with a Failure.
 */
export function defineVerifyCotizacionActor(core: CoreClient) {
  return fromPromise<CotizacionFound | null, NewCotizacion>(async ({ input, signal }) => {
    const found = await findSame(core, input, signal);
    if (found || !input.lost) return found;
    const ofLost = await findSame(core, input.lost, signal);
    return ofLost && { ...ofLost, ofLost: true };
  });
}
