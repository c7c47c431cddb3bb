import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { fakeService, json, unusable } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { LookUp } from '../../domain/search.ts';
import { defineLookUpActor } from './search.ts';

const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };
const page = (...value: unknown[]) => json({ title: '', messages: [], value, meta });

function start(lookUp: LookUp | undefined) {
  const service = fakeService();
  const core = createCoreClient('https://core.example', service.send);
  const actor = createActor(defineLookUpActor(core, 9), { input: lookUp });
  return { service, actor, done: outcome(actor) };
}

const cotizacion = { nuCotizacion: 900, idEstatus: 1, estatus: 'Pendiente de emisión' };
const poliza = (cdEntidad: number | null, cdArea: number) => ({ numeroPoliza: 700, numeroCertificado: 1, cdEntidad, cdArea });
const siniestro = { noSiniestro: 180 };
const cliente = { id: 7, tipoDocumento: 'CED', nuDocumento: '00113918254', nombre: 'Yokasta' };

const lookUps = {
  cotizacion: { kind: 'cotizacion', numero: 900 },
  poliza: { kind: 'poliza', numero: 700 },
  siniestro: { kind: 'siniestro', numero: 180 },
  cliente: { kind: 'cliente', documento: '00113918254' },
} as const satisfies Record<string, LookUp>;

const named = (path: string) => `GET https://core.example/v1/clientes?zonaRazonSocial=${path}&pageSize=5&pageNumber=1`;

describe('A look-up of the header search', () => {
  test.each([
    ['/v1/cotizaciones?numeroCotizacion=900&pageSize=10&pageNumber=1', lookUps.cotizacion, cotizacion],
    ['/v1/polizas?numeroPoliza=700&pageSize=10&pageNumber=1', lookUps.poliza, poliza(1, 12)],
    ['/v1/siniestros?numeroSiniestro=180&pageSize=10&pageNumber=1', lookUps.siniestro, siniestro],
    ['/v1/clientes?numeroDocumento=00113918254&pageSize=10&pageNumber=1', lookUps.cliente, cliente],
  ])('requests %s', async (path, lookUp, row) => {
    const { service, done } = start(lookUp);
    (await service.next()).answer(page(row));
    expect(await done).toEqual({ output: [{ kind: lookUp.kind, row }] });
    expect(service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET https://core.example${path}`]);
  });

  test('keeps policies of the typed entity and ramo; one without entity is the user’s', async () => {
    const find = async (entidad: number) => {
      const { service, done } = start({ kind: 'poliza', numero: 700, of: { entidad, ramo: 12 } });
      (await service.next()).answer(page(poliza(1, 12), poliza(1, 13), poliza(2, 12), poliza(null, 12)));
      expect(service.calls[0]?.url).toBe('https://core.example/v1/polizas?numeroPoliza=700&pageSize=200&pageNumber=1');
      return done;
    };
    expect(await find(1)).toEqual({ output: [{ kind: 'poliza', row: poliza(1, 12) }] });
    expect(await find(9)).toEqual({ output: [{ kind: 'poliza', row: poliza(null, 12) }] });
    expect(await find(4)).toEqual({ output: [] });
  });

  test('of a name requests five clients, and another spelling where there are none', async () => {
    const found = start({ kind: 'cliente', nombre: 'rosario méndez' });
    (await found.service.next()).answer(page(cliente));
    expect(await found.done).toEqual({ output: [{ kind: 'cliente', row: cliente }] });
    expect(found.service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([named('rosario%20m%C3%A9ndez')]);

    const other = start({ kind: 'cliente', nombre: 'doleo' });
    (await other.service.next()).answer(page());
    (await other.service.next()).answer(page(cliente));
    expect(await other.done).toEqual({ output: [{ kind: 'cliente', row: cliente }] });
    expect(other.service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([named('doleo'), named('d%27oleo')]);

    const none = start({ kind: 'cliente', nombre: 'zapato' });
    (await none.service.next()).answer(page());
    expect(await none.done).toEqual({ output: [] });
    expect(none.service.calls).toHaveLength(1);
  });

  test('of nothing gives nothing, without a call', async () => {
    const { service, done } = start(undefined);
    expect(await done).toEqual({ output: [] });
    expect(service.calls).toEqual([]);
  });

  test.each(Object.values(lookUps))('drops a row that breaks the contract, and fails without any other: %j', async (lookUp) => {
    const good = { ...cotizacion, ...poliza(1, 12), ...siniestro, ...cliente };
    const bad = Object.fromEntries(Object.keys(good).map((key) => [key, []]));
    const some = start(lookUp);
    (await some.service.next()).answer(page(bad, good));
    expect(await some.done).toMatchObject({ output: [{ kind: lookUp.kind }] });
    const none = start(lookUp);
    (await none.service.next()).answer(page(bad));
    expect(await none.done).toMatchObject({ error: { kind: 'unreadable', status: 200 } });
  });

  test.each(unusable.filter(([name]) => name !== 'no content'))('fails with %s', async (_, answer, failure) => {
    const { service, done } = start(lookUps.siniestro);
    (await service.next()).answer(answer());
    expect(await done).toEqual({ error: { operation: 'fetchSiniestros', ...failure } });
  });

  test('is aborted when it is cancelled', async () => {
    const { service, actor } = start(lookUps.poliza);
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});
