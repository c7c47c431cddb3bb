import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import { type ClientesQuery, defineFetchClientesActor } from './clientes.ts';
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
  ])('is loaded with %s', async (_, filter) => {
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

  test('drops and counts the one row of ten that breaks the contract', async () => {
    const { service, done } = start();
    const rows = Array.from({ length: 10 }, (_, index) => row(index + 1));
    const value = rows.map((good, index) => (index === 4 ? { ...good, id: 'cinco' } : good));
    (await service.next()).answer(json({ title: '', messages: [], value, meta }));
    expect(await done).toEqual({ output: { rows: rows.filter(({ id }) => id !== 5), dropped: 1, meta } });
  });

  test('is aborted when it is cancelled', async () => {
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
    expect(await load('tipoDocumentos', { idPais: '214', idTipoPersona: '1' }, value)).toEqual({
      result: {
        output: {
          data: [
            { key: 'CED', nombre: 'Cédula' },
            { key: 'RNC', nombre: 'RNC' },
          ],
          dropped: 0,
        },
      },
      calls: get('/v1/tipodocumentos?idPais=214&idTipoPersona=1'),
    });
    expect((await load('tipoDocumentos', {}, value)).calls).toEqual(get('/v1/tipodocumentos'));
  });

  test('of person types is keyed by `id`, as text', async () => {
    expect(await load('tipoPersonas', {}, [{ id: 1, nombre: 'Natural' }])).toEqual({
      result: { output: { data: [{ key: '1', nombre: 'Natural' }], dropped: 0 } },
      calls: get('/v1/tipopersonas'),
    });
  });

  test('of codes names the table that failed', async () => {
    const { result } = await load('tablaCodigos', { code: 'TP_EMAIL' }, 'nothing like a list');
    expect(result).toEqual({
      error: { kind: 'unreadable', operation: 'fetchTablaCodigos', status: 200, code: 'TP_EMAIL' },
    });
  });

  test('that is empty is empty', async () => {
    expect((await load('tipoPersonas', {}, [])).result).toEqual({ output: { data: [], dropped: 0 } });
  });

  test('drops and counts the entries that break the contract', async () => {
    const value = [{ id: 1, nombre: 'Natural' }, { id: 2 }, null, { id: '3', nombre: 'x' }, { id: 5, nombre: 'Física' }];
    expect((await load('tipoPersonas', {}, value)).result).toEqual({
      output: {
        data: [
          { key: '1', nombre: 'Natural' },
          { key: '5', nombre: 'Física' },
        ],
        dropped: 3,
      },
    });
  });

  test.each(['tipoDocumentos', 'tipoPersonas'] as const)('has failed when none of its entries is readable: %s', async (name) => {
    const operation = name === 'tipoDocumentos' ? 'fetchTipoDocumentos' : 'fetchTipoPersonas';
    expect((await load(name, {}, [{ codigo: 1 }])).result).toEqual({ error: { kind: 'unreadable', operation, status: 200 } });
  });

  const byId = { id: 7, nombre: 'Siete' };
  const siete = { key: '7', nombre: 'Siete' };
  test.each([
    ['tablaCodigos', { code: 'TP_RAMO' }, '/v1/tablacodigos/TP_RAMO', { id: 'A', nombre: 'Auto' }, { key: 'A', nombre: 'Auto' }],
    ['monedas', {}, '/v1/monedas', byId, siete],
    ['entidades', {}, '/v1/entidades', byId, siete],
    ['sucursales', {}, '/v1/sucursales', { cdSucursal: 7, deSucursal: 'Siete' }, siete],
    ['regiones', {}, '/v1/regiones', { cdRegion: 7, deRegion: 'Siete' }, siete],
    [
      'paises',
      {},
      '/v1/paises',
      { ...byId, idSigla: 'DO', telPrefijo: '1', idNacimiento: 3 },
      { ...siete, pais: { idSigla: 'DO', telPrefijo: '1', idNacimiento: 3 } },
    ],
    ['paisesNacimiento', {}, '/v1/paises/nacimientos', { ...byId, idNacimiento: 3 }, { ...siete, pais: { idNacimiento: 3 } }],
    ['provincias', { idPais: '214' }, '/v1/provincias/214', byId, siete],
    ['ciudades', { idProvincia: '1' }, '/v1/ciudades?idProvincia=1', byId, siete],
    ['municipios', { idProvincia: '1' }, '/v1/municipios?idProvincia=1', byId, siete],
    ['zonas', { idCiudad: '1' }, '/v1/zonas?idCiudad=1', byId, siete],
    ['sexos', {}, '/v1/sexos', byId, siete],
    ['estadoCiviles', {}, '/v1/estadociviles', byId, siete],
    ['nacionalidades', {}, '/v1/nacionalidades', byId, siete],
    ['actividadesDeportivas', {}, '/v1/actividadesdeportivas', byId, siete],
    ['grupoPersonas', {}, '/v1/grupopersonas', byId, siete],
    ['tipoCanalInformaciones', {}, '/v1/tipocanalarinformaciones', byId, siete],
    ['profesiones', {}, '/v1/profesiones', byId, siete],
    ['sectoresEconomicos', {}, '/v1/sectoreseconomicos', byId, siete],
    ['ocupaciones', {}, '/v1/ocupaciones', byId, siete],
    ['actividadesEconomicas', { idTipoPersona: '2' }, '/v1/actividadeseconomicas?idTipoPersona=2', byId, siete],
    ['oficioRiesgos', {}, '/v1/oficioriesgos', byId, siete],
    ['afinidades', {}, '/v1/afinidades', { tipo: 'X', nombre: 'Equis' }, { key: 'X', nombre: 'Equis' }],
    ['tipoTelefonos', {}, '/v1/tipotelefonos', byId, siete],
    ['bancos', { indDebito: '1' }, '/v1/bancos?indDebito=1', byId, siete],
    ['bancos', {}, '/v1/bancos', byId, siete],
    ['tipoCuentasBancarias', {}, '/v1/tipocuentasbancarias', { id: 'T', nombre: 'Tarjeta' }, { key: 'T', nombre: 'Tarjeta' }],
    ['tipoTarjetas', {}, '/v1/tipotarjetas', byId, siete],
    ['solicitudTipos', {}, '/v1/solicitudtipos', byId, siete],
    ['solicitudMotivos', { idTipoMovimiento: '2' }, '/v1/solicitudmotivos?idTipoMovimiento=2', byId, siete],
  ] as const)('%s under %j is loaded from %s', async (name, parents, path, entry, option) => {
    expect(await load(name, parents, [entry])).toEqual({ result: { output: { data: [option], dropped: 0 } }, calls: get(path) });
  });
});
