import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { fakeService, json } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import { defineLastCotizacionesActor, defineLastPolizasActor } from './cliente-last.ts';

const documento = { tipoDocumento: 'CED', nuDocumento: '00113918254' };
const meta = { currentPage: 1, totalPages: 2, totalCount: 5, hasPreviousPage: false, hasNextPage: true };
const page = (...value: unknown[]) => json({ title: '', messages: [], value, meta });
const cotizacion = (nuCotizacion: number) => ({ nuCotizacion, idEstatus: 1 });
const poliza = (numeroPoliza: number) => ({ numeroPoliza, numeroCertificado: 1 });

const lasts = [
  ['cotizaciones', 'idTipoDocumento', cotizacion],
  ['polizas', 'tipoDocumento', poliza],
] as const;

function start(index: 0 | 1, params: typeof documento | null = documento) {
  const service = fakeService();
  const core = createCoreClient('https://core.example', service.send);
  if (index === 0) {
    const actor = createActor(defineLastCotizacionesActor(core), { input: { params } });
    return { service, actor, done: outcome(actor) };
  }
  const actor = createActor(defineLastPolizasActor(core), { input: { params } });
  return { service, actor, done: outcome(actor) };
}

test.each([0, 1] as const)('One call loads the last three rows of a person and the count of all: %i', async (index) => {
  const [path, tipo, row] = lasts[index];
  const { service, done } = start(index);
  (await service.next()).answer(page(row(3), row(2), row(1)));
  expect(await done).toEqual({ output: { data: { total: 5, rows: [row(3), row(2), row(1)] }, dropped: 0 } });
  expect(service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://core.example/v1/${path}?${tipo}=CED&numeroDocumento=00113918254&pageSize=3&pageNumber=1`,
  ]);
});

test.each([0, 1] as const)('An unreadable row is dropped and counted, a surplus row is cut off: %i', async (index) => {
  const row = lasts[index][2];
  const { service, done } = start(index);
  (await service.next()).answer(page(row(5), { wrong: true }, row(4), row(3), row(2)));
  expect(await done).toEqual({ output: { data: { total: 5, rows: [row(5), row(4), row(3)] }, dropped: 1 } });
});

test.each([0, 1] as const)('No call is made before the client is known: %i', (index) => {
  const { service, actor } = start(index, null);
  expect(actor.getSnapshot().status).toBe('active');
  expect(service.calls).toEqual([]);
  actor.stop();
});
