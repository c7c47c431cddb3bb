import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome, settle } from '../../../tests/support/machines.ts';
import { fakeService, json, type ServiceCall } from '../../../tests/support/service.ts';
import { type CoreClient, createCoreClient } from '../../api/core-client.ts';
import { defineFetchCotizacionesActor } from './cotizaciones.ts';
import { defineFetchNotificacionesActor, defineFindNotificacionActor } from './notificaciones.ts';
import { defineFetchPolizasActor } from './polizas.ts';
import { defineFetchSiniestrosActor, defineFindSiniestroActor } from './siniestros.ts';
import { defineFetchCommentTextsActor } from './comentarios.ts';
import { defineFetchTicketsActor } from './tickets.ts';

const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };
const page = (...value: readonly unknown[]) => json({ title: '', messages: [], value, meta });
const pathOf = ({ url }: ServiceCall) => url.replace('https://core.example/v1/', '');

function start() {
  const service = fakeService();
  return { service, core: createCoreClient('https://core.example', service.send) };
}

/** Makes the effect of a list with every filter; one row of its answer can be read, one can't. */
function startList(index: number) {
  const { service, core } = start();
  const request = { pageNumber: 2, pageSize: 20 };
  const filter = { tipoDocumento: 'CED', numeroDocumento: '001' };
  const starts = [
    () =>
      outcome(
        createActor(defineFetchCotizacionesActor(core), {
          input: { ...request, filter: { idTipoDocumento: 'CED', numeroDocumento: '001', numeroCotizacion: 9 } },
        }),
      ),
    () => outcome(createActor(defineFetchPolizasActor(core), { input: { ...request, filter: { ...filter, numeroPoliza: 7 } } })),
    () =>
      outcome(
        createActor(defineFetchSiniestrosActor(core), { input: { ...request, filter: { ...filter, numeroSiniestro: 1 } } }),
      ),
    () =>
      outcome(
        createActor(defineFetchNotificacionesActor(core), {
          input: { ...request, filter: { ...filter, numeroNotificacion: 1, isOpen: true } },
        }),
      ),
    () =>
      outcome(
        createActor(defineFetchTicketsActor(core), {
          input: { ...request, filter: { ...filter, numeroSolicitud: 6, isOpen: false } },
        }),
      ),
  ] as const;
  const done = starts[index]?.();
  return { service, done };
}

describe('A page of a list', () => {
  test.each([
    [0, 'cotizaciones?idTipoDocumento=CED&numeroDocumento=001&numeroCotizacion=9', { nuCotizacion: 9, idEstatus: 1 }],
    [1, 'polizas?tipoDocumento=CED&numeroDocumento=001&numeroPoliza=7', { numeroPoliza: 7, numeroCertificado: 1 }],
    [2, 'siniestros?tipoDocumento=CED&numeroDocumento=001&numeroSiniestro=1', { noSiniestro: 1 }],
    [
      3,
      'siniestros/notificaciones?tipoDocumento=CED&numeroDocumento=001&numeroNotificacion=1&isOpen=true',
      { numeroNotificacion: 1 },
    ],
    [4, 'tickets?tipoDocumento=CED&numeroDocumento=001&numeroSolicitud=6&isOpen=false', { id: 6, subject: 'Recibo', status: 9 }],
  ])('%i is loaded from %s, without a row that breaks the contract', async (index, path, row) => {
    const { service, done } = startList(index);
    const call = await service.next();
    expect(pathOf(call)).toBe(`${path}&pageSize=20&pageNumber=2`);
    call.answer(page(row, { otro: 1 }));
    expect(await done).toEqual({ output: { rows: [row], dropped: 1, meta } });
  });
});

describe('One claim or notification by its number', () => {
  const claims = {
    find: (core: CoreClient) => outcome(createActor(defineFindSiniestroActor(core), { input: { params: { id: 7 } } })),
    key: 'noSiniestro',
    path: 'siniestros?numeroSiniestro=',
  };
  const notifications = {
    find: (core: CoreClient) => outcome(createActor(defineFindNotificacionActor(core), { input: { params: { id: 7 } } })),
    key: 'numeroNotificacion',
    path: 'siniestros/notificaciones?numeroNotificacion=',
  };
  test.each([
    [claims, [7], { noSiniestro: 7 }],
    [claims, [], null],
    [claims, [8], null],
    [notifications, [7], { numeroNotificacion: 7 }],
    [notifications, [], null],
  ])('%j with %j is %j', async ({ find, key, path }, numbers, data) => {
    const { service, core } = start();
    const done = find(core);
    const call = await service.next();
    expect(pathOf(call)).toBe(`${path}7&pageSize=1&pageNumber=1`);
    call.answer(page(...numbers.map((number) => ({ [key]: number }))));
    expect(await done).toEqual({ output: { data, dropped: 0 } });
  });
});

const comments = (...value: readonly object[]) =>
  json({ title: '', messages: [], value: { comments: value.map((one, id) => ({ id, ...one })) } });

function ask(of: readonly number[]) {
  const { service, core } = start();
  const actor = createActor(defineFetchCommentTextsActor(core), { input: { params: { ids: of } } });
  return { service, actor, done: outcome(actor) };
}

const open = (calls: readonly ServiceCall[]) => calls.filter(({ signal }) => !signal.aborted).length;

describe('The comments of some requests', () => {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1);

  test('are one plain text for each request', async () => {
    const { service, done } = ask([4, 5]);
    (await service.next()).answer(comments({ body: 'Hola' }, { body: null, html_body: '<p>Copia de la <b>cédula</b></p>' }));
    (await service.next()).answer(comments());
    const { output } = (await done) as { output: { data: Record<number, string> } };
    expect(
      Object.fromEntries(Object.entries(output.data).map(([id, text]) => [id, text.replaceAll(/\s+/g, ' ').trim()])),
    ).toEqual({
      4: 'Hola Copia de la cédula',
      5: '',
    });
    expect(service.calls.map(pathOf)).toEqual(['tickets/4/comments', 'tickets/5/comments']);
  });

  test('exclude the internal notes of the insurer', async () => {
    const { service, done } = ask([4, 5]);
    (await service.next()).answer(comments({ body: 'Hola', public: true }, { body: 'Cliente moroso', public: false }));
    (await service.next()).answer(comments({ body: null, html_body: '<p>Cliente moroso</p>', public: false }));
    expect(await done).toEqual({ output: { data: { 4: 'Hola', 5: '' }, dropped: 0 } });
  });

  test('are loaded six at a time', async () => {
    const { service, done } = ask(ids);
    await settle();
    expect(service.calls.map(pathOf)).toEqual(ids.slice(0, 6).map((id) => `tickets/${id}/comments`));
    for (const [index] of ids.entries()) {
      const call = await service.next();
      expect(service.calls.length).toBeLessThanOrEqual(index + 6);
      call.answer(comments({ body: pathOf(call) }));
    }
    const { output } = (await done) as { output: { data: Record<number, string> } };
    expect(Object.keys(output.data)).toEqual(ids.map(String));
    expect(output.data[10]).toBe('tickets/10/comments');
  });

  test('of no request make no call', async () => {
    const { service, done } = ask([]);
    expect(await done).toEqual({ output: { data: {}, dropped: 0 } });
    expect(service.calls).toEqual([]);
  });

  test('fail with the first failure, which cancels the other calls', async () => {
    const { service, done } = ask(ids);
    (await service.next()).fail(new TypeError('network'));
    expect(await done).toEqual({ error: { kind: 'transport', operation: 'fetchTicketComments' } });
    await settle();
    expect([service.calls.length, open(service.calls.slice(1))]).toEqual([6, 0]);
  });

  test('are cancelled with their caller', async () => {
    const { service, actor } = ask(ids);
    await settle();
    actor.stop();
    await settle();
    expect([service.calls.length, open(service.calls)]).toEqual([6, 0]);
  });
});
