import { describe, expect, test } from 'vitest';
import { createActor, type PromiseActorLogic } from 'xstate';
import { createAuthClient } from '../../src/api/auth-client.ts';
import { callCount, callPage, callRowsUnder } from '../../src/api/call.ts';
import { type CoreClient, createCoreClient } from '../../src/api/core-client.ts';
import { createDeadlineFetch } from '../../src/api/deadline.ts';
import { createFetchReport } from '../../src/api/fetch-report.ts';
import { makeResponse } from '../../src/api/make-response.ts';
import { createReportsClient } from '../../src/api/reports-client.ts';
import { createUploadDocumento } from '../../src/api/upload-documento.ts';
import { failureWords } from '../../src/app/notices/notice-texts.ts';
import '../../src/app/portal/notice-rows.ts';
import { type Failure, isMissing } from '../../src/domain/failure.ts';
import { reporteOrder, reportes } from '../../src/domain/reportes.ts';
import { zFetchClientesResponse } from '../../src/generated/schemas/clientes.ts';
import { zTicketComment } from '../../src/generated/schemas/solicitudes.ts';
import { defineCreateClienteActor, defineFetchClienteActor } from '../../src/machines/actors/cliente.ts';
import { defineRateCotizacionActor } from '../../src/machines/actors/cotizacion.ts';
import { defineAuthenticateActor } from '../../src/machines/actors/cuenta.ts';
import { defineFetchPrimasCobrablesActor } from '../../src/machines/actors/dashboard.ts';
import { defineIssueEmisionActor } from '../../src/machines/actors/emision.ts';
import { defineFetchPadronActor } from '../../src/machines/actors/personas.ts';
import { defineFetchTarifasActor } from '../../src/machines/actors/productos.ts';
import { defineAddCommentActor } from '../../src/machines/actors/respuestas.ts';
import { defineCreateSolicitudActor } from '../../src/machines/actors/solicitudes.ts';
import { clienteRequest } from '../support/clientes.ts';
import { cotizacion, cotizacionRequest } from '../support/cotizacion-machine.ts';
import { emisionRequest } from '../support/emision-machine.ts';
import { outcome } from '../support/machines.ts';
import { emptyAnswer, json } from '../support/service.ts';
import { operations } from './support.ts';

// Chromium receives an answer without a body as an empty stream, whatever its status.

const url = 'https://core.example';
const startReader = () => ({ read: async () => ({ kind: 'unreadable' }) as const, end: () => undefined });

/** Result of a call whose first answer is `answer`; `others` holds the later answers by path. */
async function ask(
  run: (send: (request: Request) => Promise<Response>) => Promise<unknown>,
  answer: Response,
  others: Record<string, unknown> = {},
) {
  const methods: string[] = [];
  const rest = [answer];
  const send = createDeadlineFetch(
    ({ url: asked }) => ({ milliseconds: 10_000, isLong: asked.endsWith('/v1/reportes') }),
    async (request) => {
      methods.push(request.method);
      const path = new URL(request.url).pathname;
      return rest.shift() ?? json(others[path] ?? { title: '', messages: [] }, path in others ? 200 : 404);
    },
  );
  const result = await run(send);
  return { result, sent: methods.filter((method) => method !== 'GET').length };
}

const settled = (done: Promise<unknown>) =>
  done.then(
    (output) => ({ output }),
    (error: unknown) => ({ error }),
  );

const core =
  <Output, Input>(define: (client: CoreClient) => PromiseActorLogic<Output, Input>, input: NoInfer<Input>) =>
  (send: (request: Request) => Promise<Response>) =>
    outcome(createActor(define(createCoreClient(url, send)), { input })) as Promise<unknown>;

const bodies: readonly (readonly [string, number, string])[] = [
  ['204', 204, ''],
  ['205', 205, ''],
  ['200 without a body', 200, ''],
  ['201 without a body', 201, ''],
  ['200 with a line break alone', 200, '\r\n'],
  ['200 with the mark of its encoding alone', 200, '\uFEFF'],
];

const page = (...rows: unknown[]) => ({
  title: '',
  messages: [],
  value: rows,
  meta: { currentPage: 1, totalPages: 1, totalCount: rows.length, hasPreviousPage: false, hasNextPage: false },
});
const kept = { ...cotizacion, nuCotizacion: 900, fecha: '2026-11-20' };
const found = { '/v1/cotizaciones': page(kept), '/v1/cotizaciones/900': { title: '', messages: [], value: kept } };

const upload = async (answer: Response) => {
  const documento = createUploadDocumento({
    base: url,
    withBearer: (_url, send) => send(null),
    deadline: 1000,
    post: async () => makeResponse(await answer.text(), { status: answer.status }),
  });
  return settled(documento(new Blob(['{}']), { signal: new AbortController().signal, onProgress: () => undefined }));
};

/** How the portal takes an answer without a body, for every write of the contracts. */
const writes = {
  createCliente: core(defineCreateClienteActor, clienteRequest),
  createSolicitud: core(defineCreateSolicitudActor, {
    body: { id: 0, documentos: [] } as never,
    tipoDocumento: 'PAS',
    desde: '2026-11-20',
  }),
  addTicketComment: core(defineAddCommentActor, { id: 45, text: 'Hola' } as never),
  createCotizacion: core(defineRateCotizacionActor, { body: cotizacionRequest, desde: '2026-11-20' }),
  createEmision: core(defineIssueEmisionActor, emisionRequest),
};

describe.each(bodies)('An answer %s', (_, status, body) => {
  test.each(['createCliente', 'createSolicitud', 'addTicketComment'] as const)('to %s: it is done', async (operation) => {
    const { result, sent } = await ask(writes[operation], emptyAnswer(status, body));
    expect(result).toEqual({ output: { title: expect.any(String), messages: [expect.stringContaining('correctamente')] } });
    expect(sent).toBe(1);
  });

  test('to an upload: it is done', async () => {
    expect(await upload(emptyAnswer(status, body))).toMatchObject({ output: { title: 'Documento cotización' } });
  });

  test('to a rating: the portal looks up the quote and sends nothing again', async () => {
    const { result, sent } = await ask(writes.createCotizacion, emptyAnswer(status, body), found);
    expect(result).toMatchObject({ output: { numero: 900, planes: kept.planes } });
    expect(sent).toBe(1);
  });

  test('to an issuance, or to a rating whose quote is not found, counts as lost', async () => {
    for (const operation of ['createCotizacion', 'createEmision'] as const) {
      const { result, sent } = await ask(writes[operation], emptyAnswer(status, body), { '/v1/cotizaciones': page() });
      expect(result).toEqual({ error: { kind: 'unreadable', operation, status } });
      expect(sent).toBe(1);
    }
  });
});

const missing = 'El servicio respondió sin datos. Intenta de nuevo o consulta con el centro de soporte.';
const messagesOf = (result: unknown) => failureWords((result as { error: Failure }).error)?.messages;

describe.each([204, 205])('A %i to a read', (status) => {
  const query = { params: { query: {} } };

  test('of rows is a list without any', async () => {
    const noRows = { output: { data: [], dropped: 0 } };
    expect((await ask(core(defineFetchPrimasCobrablesActor, { params: null }), emptyAnswer(status))).result).toEqual(noRows);
    expect((await ask(core(defineFetchTarifasActor, { cdProducto: 1, plan: '2' }), emptyAnswer(status))).result).toEqual({
      output: [],
    });
    const lists = await ask(
      (send) =>
        settled(
          callPage('fetchClientes', zFetchClientesResponse, () =>
            createCoreClient(url, send).GET('/v1/clientes', query as never),
          ),
        ),
      emptyAnswer(status),
    );
    expect(lists.result).toMatchObject({ output: { rows: [], dropped: 0, meta: { totalCount: 0, hasNextPage: false } } });
    const count = await ask(
      (send) => settled(callCount('fetchClientes', () => createCoreClient(url, send).GET('/v1/clientes', query as never))),
      emptyAnswer(status),
    );
    expect(count.result).toEqual({ output: 0 });
    const comments = await ask(
      (send) =>
        settled(
          callRowsUnder('fetchTicketComments', 'comments', zTicketComment, () =>
            createCoreClient(url, send).GET('/v1/tickets/{id}/comments', { params: { path: { id: 45 } } }),
          ),
        ),
      emptyAnswer(status),
    );
    expect(comments.result).toEqual({ output: { rows: [], dropped: 0 } });
  });

  test('of a person by document is a person not found', async () => {
    const person = core(defineFetchPadronActor, { tipoDocumento: 'CED', nuDocumento: '00113918254' });
    expect((await ask(person, emptyAnswer(status))).result).toEqual({ output: null });
  });

  test('of one value is an error, and "not found" where the value has an address', async () => {
    const { result } = await ask(core(defineFetchClienteActor, { params: { id: 7 } }), emptyAnswer(status));
    expect(messagesOf(result)).toEqual([missing]);
    expect(isMissing((result as { error: Failure }).error)).toBe(true);
  });

  test('of a report or of the login is an error', async () => {
    const report = await ask((send) => {
      const services = { client: createReportsClient(url, send), hosts: { services: [url], archivos: [] }, send };
      const fetchReport = createFetchReport({ ...services, startReader });
      return settled(fetchReport(reporteOrder(reportes.JRTE10069, { entidad: '1' }), new AbortController().signal));
    }, emptyAnswer(status));
    expect(messagesOf(report.result)).toEqual([missing]);
    const login = await ask(
      (send) =>
        outcome(
          createActor(
            defineAuthenticateActor(async () => createAuthClient(url, send)),
            {
              input: { userName: 'ana', password: 'x' },
            },
          ),
        ) as Promise<unknown>,
      emptyAnswer(status),
    );
    expect(messagesOf(login.result)).toEqual([missing]);
  });
});

test('Every call of the contracts other than GET is tested here', () => {
  const reads = ['authenticate', 'refreshToken', 'fetchPlanTarifas', 'createReporte'];
  const sent = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
  expect(sent.toSorted()).toEqual([...Object.keys(writes), 'uploadCotizacionDocumento', ...reads].toSorted());
});
