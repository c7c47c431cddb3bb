import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { call, callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { OperationId } from '../../domain/failure.ts';
import { isMoney } from '../../domain/money.ts';
import type { CountPeriod, YearPeriod } from '../../domain/periods.ts';
import type { components } from '../../generated/core.ts';
import {
  zComisionMes,
  zFetchCotizacionesCountResponse,
  zFetchEmisionesCountResponse,
  zFetchSolicitudesCountResponse,
  zSaldo,
} from '../../generated/schemas/dashboard.ts';
import type { Loaded } from '../fetch/fetch-machine.ts';

/** Quotes or issuances of a period, by state. */
export type EstadoCount = components['schemas']['EstadoCount'];

/** Loaded counts of quotes or issuances. */
export interface LoadedEstadoCount extends Loaded {
  readonly data: EstadoCount;
}

/** GET /v1/dashboard/cotizaciones/count (specification 1, section 7). Rejects with a Failure. */
export function defineFetchCotizacionesCountActor(core: CoreClient) {
  return fromPromise<LoadedEstadoCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchCotizacionesCount', zFetchCotizacionesCountResponse, () =>
      core.GET('/v1/dashboard/cotizaciones/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}

/** GET /v1/dashboard/emisiones/count (specification 1, section 7). Rejects with a Failure. */
export function defineFetchEmisionesCountActor(core: CoreClient) {
  return fromPromise<LoadedEstadoCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchEmisionesCount', zFetchEmisionesCountResponse, () =>
      core.GET('/v1/dashboard/emisiones/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}

/** Requests of a period, by state. */
export type SolicitudesCount = components['schemas']['SolicitudesCount'];

/** Loaded counts of requests. */
export interface LoadedSolicitudesCount extends Loaded {
  readonly data: SolicitudesCount;
}

/** GET /v1/dashboard/solicitudes/count (specification 1, section 7). Rejects with a Failure. */
export function defineFetchSolicitudesCountActor(core: CoreClient) {
  return fromPromise<LoadedSolicitudesCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchSolicitudesCount', zFetchSolicitudesCountResponse, () =>
      core.GET('/v1/dashboard/solicitudes/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}

/** The commissions of one month. */
export type ComisionMes = components['schemas']['ComisionMes'];

/** Loaded commissions: the months that have any. */
export interface LoadedComisiones extends Loaded {
  readonly data: readonly ComisionMes[];
}

// The generated schemas check no patterns, and a row without its month can't be shown.
const fecha = z.string().check(z.refine((month) => /^\d{4}-(?:0[1-9]|1[0-2])(?:-|$)/.test(month)));
/** An amount that can be summed in cents; a service may send 1e308. */
const amount = z.nullable(z.number().check(z.refine(isMoney)));
const comisionesList = z.object({
  value: z.array(z.pipe(zComisionMes, z.object({ ...zComisionMes.shape, fecha, montoPagar: amount }))),
});

/** GET /v1/comisiones/groupbymonth/count (specification 1, section 7). Rejects with a Failure. */
export function defineFetchComisionesByMonthActor(core: CoreClient) {
  return fromPromise<LoadedComisiones, { params: YearPeriod }>(async ({ input, signal }) => {
    const { rows, dropped } = await callRows('fetchComisionesByMonth', comisionesList, () =>
      core.GET('/v1/comisiones/groupbymonth/count', { params: { query: input.params }, signal }),
    );
    return { data: rows, dropped };
  });
}

/** A balance in one currency. */
export type Saldo = components['schemas']['Saldo'];

/** Loaded balances; a currency may have several. */
export interface LoadedSaldos extends Loaded {
  readonly data: readonly Saldo[];
}

const saldosList = z.object({ value: z.array(z.pipe(zSaldo, z.object({ ...zSaldo.shape, saldo: amount }))) });

type Answer = Awaited<ReturnType<Parameters<typeof callRows>[2]>>;

/** Makes a list of a single balance, as the contract allows both. */
function asList(answer: Answer): Answer {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('value' in data)) return answer;
  const { value } = data;
  const alone = typeof value === 'object' && value !== null && !Array.isArray(value);
  return alone ? { ...answer, data: { ...data, value: [value] } } : answer;
}

async function callSaldos(operation: OperationId, send: () => Promise<Answer>): Promise<LoadedSaldos> {
  const { rows, dropped } = await callRows(operation, saldosList, async () => asList(await send()));
  return { data: rows, dropped };
}

/** GET /v1/antiguedadsaldos/primascobrables (specification 1, section 7), else a Failure. */
export function defineFetchPrimasCobrablesActor(core: CoreClient) {
  return fromPromise<LoadedSaldos, { params: null }>(({ signal }) =>
    callSaldos('fetchPrimasCobrables', () => core.GET('/v1/antiguedadsaldos/primascobrables', { signal })),
  );
}

/** GET /v1/antiguedadsaldos (specification 1, section 7). Rejects with a Failure. */
export function defineFetchAntiguedadSaldosActor(core: CoreClient) {
  return fromPromise<LoadedSaldos, { params: null }>(({ signal }) =>
    callSaldos('fetchAntiguedadSaldos', () => core.GET('/v1/antiguedadsaldos', { signal })),
  );
}
