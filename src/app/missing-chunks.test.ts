import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakeStorage, fakeTabs } from '../../tests/support/browser.ts';
import { outcome } from '../../tests/support/machines.ts';
import { json } from '../../tests/support/service.ts';
import { arrive } from '../../tests/support/session.ts';
import { createCoreClient } from '../api/core-client.ts';
import { createFetchReport } from '../api/fetch-report.ts';
import { runDocumentTask } from '../api/document-tasks.ts';
import { startReportReader } from '../api/report-reader.ts';
import { createReportsClient } from '../api/reports-client.ts';
import { type OperationId, toFailure } from '../domain/failure.ts';
import { NotLoaded } from '../domain/not-loaded.ts';
import { reporteOrder, reportes } from '../domain/reportes.ts';
import { defineLoadCatalogoActor } from '../machines/actors/load-catalogo.ts';
import type { UploadSnapshot } from '../machines/upload/upload-machine.ts';
import { sessionKey } from '../storage/keys.ts';
import { lateExport } from '../kit/list/late-export.ts';
import { startSheetWriter } from '../kit/list/sheet-writer.ts';
import { messageOf } from '../features/shared/documentos/upload-texts.ts';
import { whoOf } from '../machines/session/session-machine.ts';
import { failureWords } from './notices/notice-texts.ts';
import { noticeRows } from './portal/notice-rows.ts';
import { createSession } from './session.ts';

// A missing chunk must not be reported as a failed call of a service.

/** A chunk that fails to load, or that throws while it runs. */
const breakChunk = (path: string) =>
  vi.doMock(path, () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${path}`);
  });

/** A worker whose script fails to load. */
class DeafWorker extends EventTarget {
  constructor() {
    super();
    setImmediate(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {}
  terminate() {}
}

/** A browser whose policy refuses the address of a worker. */
function RefusedWorker() {
  throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
}

const caught = (reason: unknown) => reason;
const report = async () => json({ title: '', messages: [], value: btoa('%PDF-1.7') });

afterEach(() => {
  vi.doUnmock('./session-effects.ts');
  vi.doUnmock('../kit/list/export-file.ts');
  vi.doUnmock('../machines/actors/catalogo-loaders-cliente.ts');
  vi.resetModules();
});

const sent: string[] = [];
const words = (operation: OperationId) => ({
  status: 'error',
  title: 'No se pudo cargar la página',
  messages: ['Revisa tu conexión y recarga la página.'],
  operation,
});
const noticeOf = (error: unknown, operation: OperationId) => {
  const failure = toFailure(error, operation);
  return { ...failureWords(failure), operation: failure.operation };
};

async function begin(stored: object | null) {
  const [tab] = fakeTabs(1, stored ? { [sessionKey]: JSON.stringify(stored) } : {});
  vi.stubGlobal('localStorage', tab?.storage);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  const session = createSession(undefined, '/');
  session.actor.start();
  return session;
}

describe('A session', () => {
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (asked: Request | string) => {
      sent.push(typeof asked === 'string' ? asked : asked.url);
      return json({ servicios: { auth: '/auth', core: '/core', reports: '/reports' } });
    });
    vi.stubGlobal('location', { href: 'https://portal.do/autogestion/login' });
  });

  const lacks: readonly (readonly [string, () => void, string[]])[] = [
    ['the chunk of its calls', () => breakChunk('./session-effects.ts'), []],
    ['what its code needs of the browser', () => vi.stubGlobal('AbortSignal', {}), []],
  ];

  test.each(lacks)('that lacks %s does not report the login as failed', async (_, lack, asked) => {
    lack();
    const { actor } = await begin(null);
    actor.send({ type: 'credentials.submitted', userName: 'ana', password: 'x' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.refusal !== null);
    expect(context.refusal).toEqual({ type: 'failed', failure: { kind: 'notLoaded', operation: 'authenticate' } });
    expect(noticeOf(new NotLoaded(), 'authenticate')).toEqual(words('authenticate'));
    expect(sent).toEqual(asked);
  });

  test.each(lacks)('that lacks %s keeps the stored tokens', async (_, lack) => {
    lack();
    const stored = { token: 't1', refreshToken: 'r1', userName: 'ana' };
    const { actor, signedInAs } = await begin(stored);
    const { context } = await waitFor(actor, (snapshot) => whoOf(snapshot) === 'restoringFailed');
    expect(context.failure).toEqual({ kind: 'notLoaded', operation: 'fetchCurrentUser' });
    expect(signedInAs()).toBe('ana');
  });

  test('whose refresh lacks its code goes on, as without a network', async () => {
    const t = await arrive.refreshing();
    await t.refreshTokens.call().fail(new NotLoaded());
    expect(t.see()).toMatchObject({ session: 'authorised', tokens: 'settled', ended: null, notices: [] });
  });
});

describe('A call', () => {
  test('of a catalogue whose loaders are missing', async () => {
    breakChunk('../machines/actors/catalogo-loaders-cliente.ts');
    const core = createCoreClient('https://core.example', async () => json({}, 500));
    const input = { params: { name: 'sexos', parents: {} } } as const;
    const result = await outcome(createActor(defineLoadCatalogoActor(core), { input }));
    expect(noticeOf((result as { error: unknown }).error, 'fetchSexos')).toEqual(words('fetchSexos'));
  });

  test('of an export without the code that writes files', async () => {
    breakChunk('../kit/list/export-file.ts');
    const error: unknown = await lateExport.load().catch((reason: unknown) => reason);
    expect(noticeOf(error, 'fetchClientes')).toEqual(words('fetchClientes'));
  });

  test.each([
    ['does not come', DeafWorker],
    ['is refused', RefusedWorker],
  ])('whose worker %s', async (_, Worker) => {
    vi.stubGlobal('Worker', Worker);
    const sheet: unknown = await startSheetWriter('Clientes', []).catch(caught);
    expect(noticeOf(sheet, 'fetchClientes')).toEqual(words('fetchClientes'));

    const task = { kind: 'smaller', picture: new Blob() } as const;
    const documento: unknown = await runDocumentTask(task, new AbortController().signal).catch(caught);
    expect(noticeOf(documento, 'uploadCotizacionDocumento')).toEqual(words('uploadCotizacionDocumento'));

    const fetchReport = createFetchReport({
      client: createReportsClient('https://reports.example', report),
      hosts: { services: [], archivos: [] },
      send: report,
      startReader: startReportReader,
    });
    const file: unknown = await fetchReport(
      reporteOrder(reportes.JRTE10069, { entidad: '1' }),
      new AbortController().signal,
    ).catch(caught);
    expect(noticeOf(file, 'createReporte')).toEqual(words('createReporte'));
  });
});

test('An upload without its worker is reported as not loaded, not as refused by the service', () => {
  const failure = toFailure(new NotLoaded(), 'uploadCotizacionDocumento');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that the texts read
  const upload = { value: 'failed', context: { failure, uncertain: false } } as unknown as UploadSnapshot;
  expect(messageOf(upload)).toBe('No se pudo cargar la página. Revisa tu conexión y recárgala.');
});

test('No operation has the texts of missing code', () => {
  const titles = Object.values(noticeRows).map(({ title }) => title);
  expect(titles).not.toContain(words('authenticate').title);
});
