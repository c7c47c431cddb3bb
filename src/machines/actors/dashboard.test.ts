import { type AnyActorLogic, createActor, type PromiseActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, unusable } from '../../../tests/support/service.ts';
import { type CoreClient, createCoreClient } from '../../api/core-client.ts';
import { countPeriod, yearPeriod } from '../../domain/periods.ts';
import {
  defineFetchAntiguedadSaldosActor,
  defineFetchComisionesByMonthActor,
  defineFetchCotizacionesCountActor,
  defineFetchEmisionesCountActor,
  defineFetchPrimasCobrablesActor,
  defineFetchSolicitudesCountActor,
} from './dashboard.ts';

const counts = { compleada: 6, pendiente: 9, anulada: 2 };
const saldos = [
  { saldo: 184_350.75, moneda: 'DOP' },
  { saldo: null, moneda: null },
];
const comisiones = [
  { fecha: '2026-01-01', montoPagar: 41_250.3 },
  { fecha: '2026-02', montoPagar: null },
];

interface Panel {
  readonly operation: string;
  readonly define: (core: CoreClient) => AnyActorLogic;
  readonly params: unknown;
  readonly path: string;
  readonly value: unknown;
}

const panels: readonly Panel[] = [
  {
    operation: 'fetchCotizacionesCount',
    define: defineFetchCotizacionesCountActor,
    params: countPeriod(7, '2026-11-20'),
    path: '/v1/dashboard/cotizaciones/count?feDesde=2026-11-14&feHasta=2026-11-20&range=7',
    value: counts,
  },
  {
    operation: 'fetchEmisionesCount',
    define: defineFetchEmisionesCountActor,
    params: countPeriod(30, '2026-11-20'),
    path: '/v1/dashboard/emisiones/count?feDesde=2026-10-22&feHasta=2026-11-20&range=30',
    value: counts,
  },
  {
    operation: 'fetchSolicitudesCount',
    define: defineFetchSolicitudesCountActor,
    params: countPeriod('year', '2026-11-20'),
    path: '/v1/dashboard/solicitudes/count?feDesde=2025-11-21&feHasta=2026-11-20',
    value: { compleada: 4, pendiente: 3, nuevos: 2 },
  },
  {
    operation: 'fetchPrimasCobrables',
    define: defineFetchPrimasCobrablesActor,
    params: null,
    path: '/v1/antiguedadsaldos/primascobrables',
    value: saldos,
  },
  {
    operation: 'fetchAntiguedadSaldos',
    define: defineFetchAntiguedadSaldosActor,
    params: null,
    path: '/v1/antiguedadsaldos',
    value: saldos,
  },
  {
    operation: 'fetchComisionesByMonth',
    define: defineFetchComisionesByMonthActor,
    params: yearPeriod(2025),
    path: '/v1/comisiones/groupbymonth/count?fechaDesde=2025-01-01&fechaHasta=2025-12-31&range=year',
    value: comisiones,
  },
];

function start({ define, params }: Panel) {
  const service = fakeService();
  const logic = define(createCoreClient('https://core.example', service.send)) as PromiseActorLogic<unknown, { params: unknown }>;
  const actor = createActor(logic, { input: { params } });
  return { service, actor, done: outcome(actor) };
}

async function answered(panel: Panel, response: Response) {
  const { service, done } = start(panel);
  (await service.next()).answer(response);
  return { result: await done, calls: service.calls.map(described) };
}

const ok = (value: unknown) => json({ title: '', messages: [], value });
const panelOf = (operation: string) => panels.filter((panel) => panel.operation === operation);

describe.each(panels)('$operation', (panel) => {
  test('is loaded whole, and given as received', async () => {
    expect(await answered(panel, ok(panel.value))).toEqual({
      result: { output: { data: panel.value, dropped: 0 } },
      calls: [{ method: 'GET', url: `https://core.example${panel.path}`, authorization: null, body: '' }],
    });
  });

  const isRows = /Comisiones|Primas|Antiguedad/.test(panel.operation);
  test.each(unusable.filter(([name]) => !isRows || name !== 'no content'))('fails at %s', async (_, response, error) => {
    expect((await answered(panel, response())).result).toEqual({ error: { operation: panel.operation, ...error } });
  });

  test('is aborted when it is cancelled', async () => {
    const { service, actor } = start(panel);
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

describe.each([...panelOf('fetchPrimasCobrables'), ...panelOf('fetchAntiguedadSaldos')])('$operation', (panel) => {
  test('may be a single balance', async () => {
    const { result } = await answered(panel, ok({ saldo: 1, moneda: 'DOP' }));
    expect(result).toEqual({ output: { data: [{ saldo: 1, moneda: 'DOP' }], dropped: 0 } });
  });

  test('drops the rows that break the contract, and fails when none is left', async () => {
    const { result } = await answered(panel, ok([{ saldo: '1', moneda: 'DOP' }, ...saldos, null]));
    expect(result).toEqual({ output: { data: saldos, dropped: 2 } });
    const failure = { kind: 'unreadable', operation: panel.operation, status: 200 };
    expect((await answered(panel, ok({ saldo: 1 }))).result).toEqual({ error: failure });
  });

  test('drops amounts that can not be summed', async () => {
    const raw = `{"title":"","messages":[],"value":[{"saldo":1e400,"moneda":"DOP"},{"saldo":1e308,"moneda":"DOP"},{"saldo":-1e308,"moneda":"DOP"},{"saldo":5,"moneda":"DOP"},{"saldo":null,"moneda":"USD"}]}`;
    const { result } = await answered(panel, new Response(raw));
    const data = [
      { saldo: 5, moneda: 'DOP' },
      { saldo: null, moneda: 'USD' },
    ];
    expect(result).toEqual({ output: { data, dropped: 3 } });
  });

  test('may be empty', async () => {
    expect((await answered(panel, ok([]))).result).toEqual({ output: { data: [], dropped: 0 } });
  });
});

test.each(panelOf('fetchComisionesByMonth'))('$operation drops amounts that can not be summed', async (panel) => {
  const [first] = comisiones;
  const wrong = [1e308, -1e308, 9.1e13].map((montoPagar) => ({ ...first, montoPagar }));
  const { result } = await answered(panel, ok([...wrong, ...comisiones]));
  expect(result).toEqual({ output: { data: comisiones, dropped: wrong.length } });
});

test.each(panelOf('fetchComisionesByMonth'))('$operation drops invalid months', async (panel) => {
  const wrong = ['2026-13-01', '2026-00', 'enero', '', '2026', '2026-011'].map((fecha) => ({ fecha, montoPagar: 1 }));
  const { result } = await answered(panel, ok([...wrong, ...comisiones]));
  expect(result).toEqual({ output: { data: comisiones, dropped: wrong.length } });
});
