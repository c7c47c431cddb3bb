import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cotizacion, cotizacionRequest as body, planes } from '../../../tests/support/cotizacion-machine.ts';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, type ServiceCall, unusable } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { Cotizacion, CotizacionRequest, NewCotizacion } from '../../domain/cotizaciones.ts';
import { defineFetchCotizacionActor, defineRateCotizacionActor, defineVerifyCotizacionActor } from './cotizacion.ts';
import { defineFetchRegionesMediadorActor } from './regiones.ts';
import type { CotizacionRow } from './cotizaciones.ts';

const input: NewCotizacion = { body, desde: '2026-11-20' };
const again: NewCotizacion = { ...input, body: { ...body, nuCotizacionMod: 900 } };
const operation = 'createCotizacion';
const envelope = { title: 'Cotización', messages: ['La cotización 900 fue realizada correctamente.'] };

function start(asked: NewCotizacion = input) {
  const service = fakeService();
  const actor = createActor(defineRateCotizacionActor(createCoreClient('https://core.example', service.send)), { input: asked });
  return { service, actor, done: outcome(actor) as Promise<unknown> };
}

const whole = (call: ServiceCall) => ({ ...described(call), body: call.body === '' ? null : (JSON.parse(call.body) as unknown) });
const post = (written: CotizacionRequest) => ({
  method: 'POST',
  url: 'https://core.example/v1/cotizaciones',
  authorization: null,
  body: written,
});

describe('Rating', () => {
  test.each([
    ['a new quote', input],
    ['a quote again, or for good', again],
  ])('of %s sends the whole body once, a null number included, and gives number and plans', async (_, asked) => {
    const { service, done } = start(asked);
    (await service.next()).answer(json({ ...envelope, value: planes }));
    expect(await done).toEqual({ output: { ...envelope, numero: 900, planes } });
    expect(service.calls.map(whole)).toEqual([post(asked.body)]);
    expect(service.calls[0]?.body).toContain(`"nuCotizacionMod":${asked.body.nuCotizacionMod}`);
  });

  test.each([400, 403, 409, 500])('has failed with a %i', async (status) => {
    const { service, done } = start();
    (await service.next()).answer(json({ title: 'Cotización', messages: ['No'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Cotización', messages: ['No'] } });
  });

  test.each([
    ...unusable.filter(([name]) => !/empty body|no content/.test(name)),
    [
      'a plan without its item',
      () => json({ ...envelope, value: [{ id: 900, plan: 'Pago único', totalAnual: 1, idPlanPago: 1 }] }),
    ],
    [
      'one plan of two that can not be read',
      () => json({ ...envelope, value: [planes[0], { ...planes[1], totalAnual: '33,992' }] }),
    ],
  ] as const)(
    'that is answered by %s has failed, and is not sent again',
    async (_, answer, failure = { kind: 'unreadable', status: 200 }) => {
      const { service, done } = start();
      (await service.next()).answer(answer());
      expect(await done).toEqual({ error: { ...failure, operation } });
      expect(service.calls).toHaveLength(1);
    },
  );

  test('without an answer has failed, and is not sent again', async () => {
    const { service, done } = start();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation } });
    expect(service.calls).toHaveLength(1);
  });

  test('without plans keeps the known number, and makes no further call', async () => {
    const { service, done } = start(again);
    (await service.next()).answer(json({ ...envelope, value: [] }));
    expect(await done).toEqual({ output: { ...envelope, numero: 900, planes: [] } });
    expect(service.calls).toHaveLength(1);
  });

  test('is aborted when it is cancelled', async () => {
    const { service, actor } = start();
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

/** A quote of the service; null has a row and no detail. */
type Kept = { readonly id: number; readonly fecha?: string | null; readonly detail?: Partial<Cotizacion> | null };

const row = ({ id, fecha = '2026-11-20' }: Kept): CotizacionRow => ({ nuCotizacion: id, idEstatus: 1, fecha });
const detailOf = ({ id, detail = {} }: Kept) => ({ ...cotizacion, nuCotizacion: id, ...detail });

/** A service with some quotes, so many a page, that answers until `run` has ended. */
async function serve<Result>(
  kept: readonly Kept[],
  service: ReturnType<typeof fakeService>,
  result: Promise<Result>,
  pageSize: number,
): Promise<{ result: Result; urls: readonly string[] }> {
  const answer = ({ url, method, answer: give }: ServiceCall) => {
    if (method === 'POST') return give(json({ ...envelope, value: [] }));
    const { pathname, searchParams } = new URL(url);
    const id = /^\/v1\/cotizaciones\/(\d+)$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const wanted = kept.find((one) => one.id === Number(id));
      if (!wanted || wanted.detail === null) return give(json({ title: 'Consulta', messages: ['No existe'] }, 404));
      return give(json({ title: '', messages: [], value: detailOf(wanted) }));
    }
    const page = Number(searchParams.get('pageNumber'));
    const pages = Math.ceil(kept.length / pageSize);
    const meta = { currentPage: page, totalPages: pages, totalCount: kept.length, hasPreviousPage: page > 1 };
    const value = kept.slice((page - 1) * pageSize, page * pageSize).map(row);
    give(json({ title: '', messages: [], value, meta: { ...meta, hasNextPage: page < pages } }));
  };
  const go = async (): Promise<never> => {
    answer(await service.next());
    return go();
  };
  await Promise.race([go(), result]);
  return { result: await result, urls: service.calls.map(({ url }) => url.replace('https://core.example/v1', '')) };
}

function verify(kept: readonly Kept[], asked: NewCotizacion = input, pageSize = 50) {
  const service = fakeService();
  const actor = createActor(defineVerifyCotizacionActor(createCoreClient('https://core.example', service.send)), {
    input: asked,
  });
  return serve(kept, service, outcome(actor), pageSize);
}

async function found(kept: readonly Kept[], asked: NewCotizacion = input): Promise<number | null> {
  const { result } = await verify(kept, asked);
  if ('error' in result) throw new Error(JSON.stringify(result.error));
  return result.output?.nuCotizacion ?? null;
}

const list = (page = 1) => `/cotizaciones?idTipoDocumento=CED&numeroDocumento=00113918254&pageSize=50&pageNumber=${page}`;
const other = { cdProducto: 2502 };
const others = (count: number): Kept[] => Array.from({ length: count }, (_, index) => ({ id: 990 - index, detail: other }));

describe('The quote of a rating whose answer was lost', () => {
  test('is found by the applicant’s document: the newest equal one, whole', async () => {
    const kept = [{ id: 903, detail: other }, { id: 902, detail: { cdMoneda: 2 } }, { id: 901 }, { id: 900 }];
    expect(await verify(kept)).toEqual({
      result: { output: { ...cotizacion, nuCotizacion: 901 } },
      urls: [list(), '/cotizaciones/903', '/cotizaciones/902', '/cotizaciones/901'],
    });
  });

  test('is looked for page by page until its first day', async () => {
    expect(await verify([...others(3), { id: 50 }], input, 2)).toMatchObject({
      result: { output: { nuCotizacion: 50 } },
      urls: [list(1), '/cotizaciones/990', '/cotizaciones/989', list(2), '/cotizaciones/988', '/cotizaciones/50'],
    });
    const old: Kept[] = [
      { id: 60, fecha: '2026-11-18' },
      { id: 50, fecha: '2026-11-17' },
      { id: 40, fecha: '2026-11-16' },
    ];
    expect(await verify([...others(2), ...old], input, 2)).toEqual({
      result: { output: null },
      urls: [list(1), '/cotizaciones/990', '/cotizaciones/989', list(2)],
    });
    expect(await verify([...others(1), ...old], input, 2)).toEqual({
      result: { output: null },
      urls: [list(1), '/cotizaciones/990'],
    });
    expect(await verify(others(2), input, 2)).toEqual({
      result: { output: null },
      urls: [list(1), '/cotizaciones/990', '/cotizaciones/989'],
    });
    expect(await verify([])).toEqual({ result: { output: null }, urls: [list()] });
  });

  test.each<[string, string | null, number | null]>([
    ['that day', '2026-11-20', 7],
    ['the day before, as another clock may have it', '2026-11-19', 7],
    ['two days before', '2026-11-18', null],
    ['a later day', '2027-01-01', 7],
    ['no known day', null, 7],
  ])('is recent when it was made on %s: %j', async (_, fecha, id) => {
    expect(await found([...others(1), { id: 7, fecha }])).toBe(id);
  });

  test('is recent on the last days of a service with another clock', async () => {
    const newest: Kept = { id: 9, detail: other, fecha: '2026-10-02' };
    expect(await found([newest, { id: 7, fecha: '2026-10-01' }])).toBe(7);
    expect(await found([newest, { id: 7, fecha: '2026-09-30' }])).toBe(null);
  });

  const datos = body.curDatos;
  test.each<[string, Partial<Cotizacion>, number | null]>([
    ['another product', other, null],
    ['another entity', { cdEntidad: 2 }, null],
    ['another currency', { cdMoneda: 2 }, null],
    ['another first day', { feDesde: '2026-11-21' }, null],
    ['another last day', { feHasta: '2026-12-20' }, null],
    ['no period', { feDesde: null, feHasta: null }, null],
    ['another technical value', { datos: datos.map((one) => (one.cdDato === 250_007 ? { ...one, valor: '2022' } : one)) }, null],
    ['a technical value less', { datos: datos.slice(1) }, null],
    ['a technical value more', { datos: [...datos, { cdDato: 1, nuBien: 1, nuConsecutivo: 99, valor: 'x' }] }, null],
    ['its technical values in another order', { datos: datos.toReversed() }, 7],
    [
      'its numbers written otherwise',
      { datos: datos.map((one) => (one.valor === '500000' ? { ...one, valor: '500000.00' } : one)) },
      7,
    ],
    ['another status and other plans', { idEstatus: 3, planes: [] }, 7],
  ])('with %s: %j', async (_, detail, id) => {
    expect(await found([{ id: 7, detail }])).toBe(id);
  });

  test('is found past a row whose quote no longer exists', async () => {
    expect(await found([{ id: 8, detail: null }, { id: 7 }])).toBe(7);
  });

  test('is found by its number alone once it has one', async () => {
    expect(await verify([{ id: 901 }, { id: 900 }], again)).toEqual({
      result: { output: cotizacion },
      urls: ['/cotizaciones/900'],
    });
    expect(await verify([{ id: 900, detail: { cdMoneda: 2 } }], again)).toEqual({
      result: { output: null },
      urls: ['/cotizaciones/900'],
    });
    expect(await verify([], again)).toEqual({ result: { output: null }, urls: ['/cotizaciones/900'] });
  });

  test.each<[string, Partial<Cotizacion>, number | null]>([
    ['another applicant', { numDocumento: '00113918255' }, null],
    ['the same number of another type of document', { tipoDocumento: 'PAS' }, null],
    ['the number written otherwise', { numDocumento: '001-1391825-4' }, 900],
    ['no applicant', { numDocumento: null, tipoDocumento: null }, 900],
  ])('under its number with %s: %j', async (_, detail, id) => {
    expect(await found([{ id: 900, detail }], again)).toBe(id);
  });

  test.each([
    ['the list', 0, 'fetchCotizaciones'],
    ['a quote of it', 1, 'fetchCotizacion'],
  ])('is unknown when the service does not answer: %s', async (_, before, named) => {
    const service = fakeService();
    const actor = createActor(defineVerifyCotizacionActor(createCoreClient('https://core.example', service.send)), { input });
    const done = outcome(actor);
    const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };
    for (let index = 0; index < before; index += 1) {
      (await service.next()).answer(json({ title: '', messages: [], value: [row({ id: 7 })], meta }));
    }
    (await service.next()).answer(json({ title: '', messages: [] }, 500));
    expect(await done).toMatchObject({ error: { kind: 'rejected', operation: named, status: 500 } });
    expect(service.calls).toHaveLength(before + 1);
  });

  test('is unknown when it can not be read', async () => {
    const bad = { planes: [{ id: 900 }] } as unknown as Partial<Cotizacion>;
    const { result } = await verify([{ id: 900, detail: bad }], again);
    expect(result).toEqual({ error: { kind: 'unreadable', operation: 'fetchCotizacion', status: 200 } });
  });
});

test('A first rating without plans has no number, and is not looked for', async () => {
  const { service, done } = start();
  expect(await serve([{ id: 901 }], service, done, 50)).toEqual({
    result: { output: { ...envelope, numero: null, planes: [] } },
    urls: ['/cotizaciones'],
  });
});

test('The quote of a lost attempt is found after that of the body, and marked', async () => {
  const changed = { ...input, body: { ...input.body, cdMoneda: 2 }, lost: input };
  const { result, urls } = await verify([{ id: 901 }], changed);
  expect(result).toEqual({ output: expect.objectContaining({ nuCotizacion: 901, ofLost: true }) });
  expect(urls).toEqual([list(), '/cotizaciones/901', list(), '/cotizaciones/901']);
  expect(await verify([], changed)).toMatchObject({ result: { output: null } });
});

function open() {
  const service = fakeService();
  const core = createCoreClient('https://core.example', service.send);
  return { service, done: outcome(createActor(defineFetchCotizacionActor(core), { input: { params: { id: 900 } } })) };
}

describe('A quote that is opened', () => {
  test('is loaded whole', async () => {
    const { service, done } = open();
    (await service.next()).answer(json({ title: '', messages: [], value: cotizacion }));
    expect(await done).toEqual({ output: { data: cotizacion, dropped: 0 } });
    expect(service.calls.map(whole)).toEqual([
      { method: 'GET', url: 'https://core.example/v1/cotizaciones/900', authorization: null, body: null },
    ]);
  });

  test('has failed when it does not exist', async () => {
    const { service, done } = open();
    (await service.next()).answer(json({ title: 'Consulta', messages: ['No existe'] }, 404));
    expect(await done).toMatchObject({ error: { kind: 'rejected', operation: 'fetchCotizacion', status: 404 } });
  });
});

test('Region and branch are the intermediary’s, without unreadable rows', async () => {
  const service = fakeService();
  const core = createCoreClient('https://core.example', service.send);
  const done = outcome(createActor(defineFetchRegionesMediadorActor(core), { input: { params: { code: 1024 } } }));
  const regiones = [
    { cdRegion: 1, cdSucursal: 1, cdEntidad: 1 },
    { cdRegion: 2, cdSucursal: 2, cdEntidad: 2 },
  ];
  (await service.next()).answer(json({ title: '', messages: [], value: [...regiones, { cdRegion: 'uno' }] }));
  expect(await done).toEqual({ output: { data: regiones, dropped: 1 } });
  expect(service.calls.map(({ url }) => url)).toEqual(['https://core.example/v1/regiones/mediador/1024']);
});
