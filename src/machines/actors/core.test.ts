import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import { type ClientesQuery, defineFetchClientesActor } from './fetch-clientes.ts';
import { defineLoadCatalogoActor } from './load-catalogo.ts';

const meta = { currentPage: 1, totalPages: 3, totalCount: 25, hasPreviousPage: false, hasNextPage: true };
const row = (id: number) => ({
  id,
  tipoDocumento: 'CED',
  nuDocumento: '00113918205',
  nombre: 'Ana Peña',
  fechaNacimiento: '1980-02-29',
  fechaIngresoSistema: null,
});

function start(filter: ClientesQuery = {}) {
  const service = fakeService();
  const core = createCoreClient('https://core.example/api', service.send);
  const actor = createActor(defineFetchClientesActor(core), { input: { filter, pageNumber: 2, pageSize: 50 } });
  return { service, actor, done: outcome(actor) };
}

describe('A page of clients', () => {
  test.each([
    ['no filter', {}],
    ['every filter', { tipoDocumento: 'CED', numeroDocumento: '001', idTipoPersona: 5 }],
    ['text that needs encoding', { zonaRazonSocial: "O'Neill & Peña (a+b) 100%=#?" }],
  ])('is asked for with %s', async (_, filter) => {
    const { service, done } = start(filter);
    (await service.next()).answer(json({ title: '', messages: [], value: [], meta }));
    await done;
    const url = new URL(service.calls[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://core.example/api/v1/clientes');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)])),
      pageSize: '50',
      pageNumber: '2',
    });
  });

  test('leaves out the one row of ten that breaks the contract, and counts it', async () => {
    const { service, done } = start();
    const rows = Array.from({ length: 10 }, (_, index) => row(index + 1));
    const value = rows.map((good, index) => (index === 4 ? { ...good, id: 'cinco' } : good));
    (await service.next()).answer(json({ title: '', messages: [], value, meta }));
    expect(await done).toEqual({ output: { rows: rows.filter(({ id }) => id !== 5), dropped: 1, meta } });
  });

  test('is cut when it is given up', async () => {
    const { service, actor } = start();
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

async function load(name: CatalogoName, parents: CatalogoParents, value: unknown) {
  const service = fakeService();
  const core = createCoreClient('https://core.example', service.send);
  const done = outcome(createActor(defineLoadCatalogoActor(core), { input: { params: { name, parents } } }));
  (await service.next()).answer(json({ title: '', messages: [], value }));
  return { result: await done, calls: service.calls.map(described) };
}
const get = (path: string) => [{ method: 'GET', url: `https://core.example${path}`, authorization: null, body: '' }];

describe('A catalogue', () => {
  test('of document types is keyed by `tipo` and narrowed by its parents', async () => {
    const value = [
      { tipo: 'CED', nombre: 'Cédula' },
      { tipo: 'RNC', nombre: 'RNC' },
    ];
    expect(await load('tipoDocumentos', { idPais: 214, idTipoPersona: 1 }, value)).toEqual({
      result: {
        output: [
          { key: 'CED', nombre: 'Cédula' },
          { key: 'RNC', nombre: 'RNC' },
        ],
      },
      calls: get('/v1/tipodocumentos?idPais=214&idTipoPersona=1'),
    });
    expect((await load('tipoDocumentos', {}, value)).calls).toEqual(get('/v1/tipodocumentos'));
  });

  test('of person types is keyed by `id`, as text', async () => {
    expect(await load('tipoPersonas', {}, [{ id: 1, nombre: 'Natural' }])).toEqual({
      result: { output: [{ key: '1', nombre: 'Natural' }] },
      calls: get('/v1/tipopersonas'),
    });
  });

  test('that is empty is empty', async () => {
    expect((await load('tipoPersonas', {}, [])).result).toEqual({ output: [] });
  });

  test('goes without the entries that break the contract', async () => {
    const value = [{ id: 1, nombre: 'Natural' }, { id: 2 }, null, { id: '3', nombre: 'x' }, { id: 5, nombre: 'Física' }];
    expect((await load('tipoPersonas', {}, value)).result).toEqual({
      output: [
        { key: '1', nombre: 'Natural' },
        { key: '5', nombre: 'Física' },
      ],
    });
  });

  test.each(['tipoDocumentos', 'tipoPersonas'] as const)('has failed when none of its entries can be read: %s', async (name) => {
    const operation = name === 'tipoDocumentos' ? 'fetchTipoDocumentos' : 'fetchTipoPersonas';
    expect((await load(name, {}, [{ codigo: 1 }])).result).toEqual({ error: { kind: 'unreadable', operation, status: 200 } });
  });
});
