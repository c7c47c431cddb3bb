import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import contract from '../../../openapi/bundle/core.json' with { type: 'json' };
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { CatalogoParents } from '../../domain/catalogos.ts';
import { defineLoadCatalogoActor } from './load-catalogo.ts';
import {
  type CamposQuery,
  defineFetchCamposActor,
  defineFetchCamposCotizadosActor,
  defineFetchTarifasActor,
} from './productos.ts';

const { campos, planTarifas } = contract.components.examples;

function connect() {
  const service = fakeService();
  return { service, core: createCoreClient('https://core.example', service.send) };
}
const answer = (value: unknown) => json({ title: '', messages: [], value });
const get = (path: string) => [{ method: 'GET', url: `https://core.example${path}`, authorization: null, body: '' }];

/** Those of a quote of the motor product. */
const asked: CamposQuery = { cdProducto: 2501, contexto: 1 };

function loadCampos(params: CamposQuery = { cdProducto: 2501, contexto: 1 }) {
  const { service, core } = connect();
  return { service, done: outcome(createActor(defineFetchCamposActor(core), { input: { params } })) };
}

function loadNames(cdProducto: number | null) {
  const { service, core } = connect();
  const actor = createActor(defineFetchCamposCotizadosActor(core), { input: { params: { cdProducto } } });
  return { service, done: outcome(actor) };
}

describe('The fields that name the values of a quote', () => {
  test('are those of its context', async () => {
    const { service, done } = loadNames(2501);
    (await service.next()).answer(json(campos.value));
    expect(await done).toEqual({ output: { data: campos.value.value, dropped: 0 } });
    expect(service.calls.map(described)).toEqual(get('/v1/productos/campos/2501/1'));
  });

  test('are not loaded again where a quote has them', async () => {
    const { service, core } = connect();
    const load = outcome(createActor(defineFetchCamposActor(core), { input: { params: asked } }));
    (await service.next()).answer(json(campos.value));
    await load;
    const again = createActor(defineFetchCamposCotizadosActor(core), { input: { params: { cdProducto: 2501 } } });
    expect(await outcome(again)).toEqual({ output: { data: campos.value.value, dropped: 0 } });
    expect(service.calls).toHaveLength(1);
  });

  test('are none, silently, after a failure, and none without a product', async () => {
    const { service, done } = loadNames(2501);
    (await service.next()).answer(json({ title: '', messages: [] }, 500));
    expect(await done).toEqual({ output: { data: [], dropped: 0 } });
    const without = loadNames(null);
    expect([await without.done, without.service.calls]).toEqual([{ output: { data: [], dropped: 0 } }, []]);
  });
});

describe('The technical fields of a product', () => {
  test.each([1, 2] as const)('are loaded for a context: %i', async (contexto) => {
    const { service, done } = loadCampos({ cdProducto: 2501, contexto });
    (await service.next()).answer(json(campos.value));
    expect(await done).toEqual({ output: { data: { cdProducto: 2501, contexto, campos: campos.value.value }, dropped: 0 } });
    expect(service.calls.map(described)).toEqual(get(`/v1/productos/campos/2501/${contexto}`));
  });

  test('drop and count unreadable ones; optional data may be missing', async () => {
    const { service, done } = loadCampos();
    const bare = { cdDato: 1, deDato: 'Uno', tpDato: 'A', nuConsecutivo: 1, nuBienAsegurado: 1 };
    const nulls = { ...bare, cdTabla: null, primaryKey: null, inDatoRequerido: null, valorDefecto: null, dependencias: null };
    (await service.next()).answer(answer([bare, nulls, { ...bare, cdDato: '2' }, { ...bare, deDato: null }, null]));
    expect(await done).toEqual({ output: { data: { ...asked, campos: [bare, nulls] }, dropped: 3 } });
  });

  test('are none without a product, and no call is made', async () => {
    const { service, done } = loadCampos({ ...asked, cdProducto: null });
    expect(await done).toEqual({ output: { data: { ...asked, cdProducto: null, campos: [] }, dropped: 0 } });
    expect(service.calls).toEqual([]);
  });

  test('may be empty', async () => {
    const { service, done } = loadCampos();
    (await service.next()).answer(answer([]));
    expect(await done).toEqual({ output: { data: { ...asked, campos: [] }, dropped: 0 } });
  });

  test('have failed when none is readable', async () => {
    const { service, done } = loadCampos();
    (await service.next()).answer(answer([{ codigo: 1 }]));
    expect(await done).toEqual({ error: { kind: 'unreadable', operation: 'fetchProductoCampos', status: 200 } });
  });
});

function loadTarifas() {
  const { service, core } = connect();
  const wanted = { cdProducto: 2501, plan: '2', opcion: '1', moneda: '1' };
  const actor = createActor(defineFetchTarifasActor(core), { input: wanted });
  return { service, actor, done: outcome(actor) };
}

describe('The rates of a plan', () => {
  test('are loaded by plan and product alone', async () => {
    const { service, done } = loadTarifas();
    (await service.next()).answer(json(planTarifas.value));
    expect(await done).toEqual({ output: planTarifas.value.value });
    const [call] = service.calls.map(described);
    expect({ ...call, body: JSON.parse(call?.body ?? '') as unknown }).toEqual({
      method: 'POST',
      url: 'https://core.example/v1/productos/campos',
      authorization: null,
      body: { valor: '2', cdProducto: 2501, cdTabla: 250_041 },
    });
    expect(service.calls).toHaveLength(1);
  });

  test('may be empty', async () => {
    const { service, done } = loadTarifas();
    (await service.next()).answer(answer([]));
    expect(await done).toEqual({ output: [] });
  });

  test('have failed without an answer, and are aborted when they are cancelled', async () => {
    const { service, done } = loadTarifas();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation: 'fetchPlanTarifas' } });
    const other = loadTarifas();
    other.actor.start();
    const call = await other.service.next();
    other.actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

async function loadCatalogo(name: 'productos' | 'tablaInformaciones', parents: CatalogoParents, value: unknown) {
  const { service, core } = connect();
  const done = outcome(createActor(defineLoadCatalogoActor(core), { input: { params: { name, parents } } }));
  (await service.next()).answer(answer(value));
  return { result: await done, calls: service.calls.map(described) };
}

describe('A catalogue of quotes', () => {
  test('of products has those of the channel and the area', async () => {
    const value = [
      { id: 2501, nombre: 'Vehículo', idArea: 25 },
      { id: 4001, nombre: 'Vida', idArea: 40 },
      { id: 2502, nombre: 'Ley', idArea: 25 },
      { id: 2503, nombre: 'Sin área' },
    ];
    const data = [
      { key: '2501', nombre: 'Vehículo' },
      { key: '2502', nombre: 'Ley' },
    ];
    expect(await loadCatalogo('productos', {}, value)).toEqual({
      result: { output: { data, dropped: 1 } },
      calls: get('/v1/productos/canal/9'),
    });
  });

  test.each<[CatalogoParents, string]>([
    [{ IdTabla: '250005' }, 'IdTabla=250005'],
    [{ IdTabla: '250006', valorDato1: '12' }, 'IdTabla=250006&valorDato1=12'],
    [{ IdTabla: '7', valorDato2: 'a b', valorDato1: '0' }, 'IdTabla=7&valorDato2=a%20b&valorDato1=0'],
    [
      { IdTabla: '7', valorDato1: '1', valorDato2: '2', valorDato3: '3', valorDato4: '4', valorDato5: '5', valorDato6: '6' },
      'IdTabla=7&valorDato1=1&valorDato2=2&valorDato3=3&valorDato4=4&valorDato5=5&valorDato6=6',
    ],
  ])('of a lookup table is loaded under the parents of its field: %j', async (parents, query) => {
    const value = [{ id: 340, nombre: 'Corolla', valorDato1: '12', valorDato2: null }];
    expect(await loadCatalogo('tablaInformaciones', parents, value)).toEqual({
      result: { output: { data: [{ key: '340', nombre: 'Corolla' }], dropped: 0 } },
      calls: get(`/v1/tablainformaciones?${query}`),
    });
  });
});
