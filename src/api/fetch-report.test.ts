import { expect, test } from 'vitest';
import { asSpreadsheet, reporteOrder, reportes } from '../domain/reportes.ts';
import { createBearer, createBearerFetch } from './bearer-fetch.ts';
import { createFetchReport } from './fetch-report.ts';
import { readReport } from './read-report.ts';
import { createReportsClient } from './reports-client.ts';

const base = 'https://portal.do/servicios/reportes';
const pdf = new TextEncoder().encode('%PDF-1.7 text');
const order = reporteOrder(reportes.JRTE10069, { entidad: '1' });
const done = (value: string) => Response.json({ title: 'Reporte generado', messages: [], value });

function service(answers: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const asked: { url: string; bearer: string | null; redirect: string; body: string }[] = [];
  const readers: string[] = [];
  const tokens = { current: () => 'token', renew: async () => ({ kind: 'signedOut' }) as const, lose: () => undefined };
  const send = createBearerFetch(
    createBearer([base], tokens, async () => true),
    async (request) => {
      const { url, redirect } = request;
      asked.push({ url, bearer: request.headers.get('Authorization'), redirect, body: await request.clone().text() });
      return answers[url]?.() ?? new Response('', { status: 404 });
    },
  );
  const fetchReport = createFetchReport({
    client: createReportsClient(base, send),
    hosts: { services: [base], archivos: ['archivos.ejemplo.do'] },
    send,
    startReader: () => {
      readers.push('started');
      return { read: readReport, end: () => readers.push('ended') };
    },
  });
  const fetched = async (signal = new AbortController().signal) => {
    try {
      const file = await fetchReport(order, signal);
      return { type: file.type, text: await file.text() };
    } catch (error) {
      return error;
    }
  };
  return { fetched, fetchReport, asked, readers };
}

const post = `${base}/v1/reportes`;
const failure = { operation: 'createReporte', code: 'JRTE10069' };
const document = { type: 'application/pdf', text: '%PDF-1.7 text' };
const unreadable = { ...failure, kind: 'unreadable', status: 200 };

test('A report is requested and read, and its reader is ended', async () => {
  const { fetched, asked, readers } = service({ [post]: () => done(btoa('%PDF-1.7 text')) });
  expect(await fetched()).toEqual(document);
  expect(asked).toEqual([{ url: post, bearer: 'Bearer token', redirect: 'follow', body: JSON.stringify(order.request) }]);
  expect(readers).toEqual(['started', 'ended']);
});

test('A link to the service is followed with the bearer, one to a file host without it, and neither follows a redirect', async () => {
  for (const [link, bearer] of [
    [`${base}/archivos/1.pdf`, 'Bearer token'],
    ['https://archivos.ejemplo.do/1.pdf', null],
    ['https://portal.do/elsewhere/1.pdf', null],
  ] as const) {
    const { fetched, asked } = service({ [post]: () => done(link), [link]: () => new Response(pdf) });
    expect(await fetched()).toEqual(document);
    expect(asked.at(-1)).toEqual({ url: link, bearer, redirect: 'error', body: '' });
  }
});

async function fetchSpreadsheet(link: string, text: string) {
  const { fetchReport, asked } = service({ [post]: () => done(link), [link]: () => new Response(text) });
  const file = await fetchReport(asSpreadsheet(order, 'x.xlsx'), new AbortController().signal);
  return { type: file.type, text: await file.text(), bearer: asked.at(-1)?.bearer };
}

test('The link of a spreadsheet is followed like that of a document, and must give a spreadsheet', async () => {
  const xlsx = 'PK\u0003\u0004 sheets';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect(await fetchSpreadsheet(`${base}/archivos/1.xlsx`, xlsx)).toEqual({ type, text: xlsx, bearer: 'Bearer token' });
  expect(await fetchSpreadsheet('https://archivos.ejemplo.do/1.xlsx', xlsx)).toEqual({ type, text: xlsx, bearer: null });
  await expect(fetchSpreadsheet('https://archivos.ejemplo.do/1.pdf', '%PDF-1.7')).rejects.toEqual({
    ...unreadable,
    code: 'hoja-de-calculo',
  });
});

test.each([
  'https://ejemplo.invalid/x.pdf',
  'http://archivos.ejemplo.do/x',
  'javascript:alert(1)',
  'blob:https://portal.do/1',
  'BLOB:https://portal.do/servicios/reportes',
])('A link to %s is not followed', async (link) => {
  const { fetched, asked } = service({ [post]: () => done(link) });
  expect(await fetched()).toEqual(unreadable);
  expect(asked).toHaveLength(1);
});

test('A link must give a file of the requested format', async () => {
  const link = 'https://archivos.ejemplo.do/1.pdf';
  const html = service({ [post]: () => done(link), [link]: () => new Response('<html>') });
  expect(await html.fetched()).toEqual(unreadable);
  const gone = service({ [post]: () => done(link) });
  expect(await gone.fetched()).toEqual({ ...unreadable, status: 404 });
  const redirecting = service({ [post]: () => done(link), [link]: () => Promise.reject(new TypeError('redirect')) });
  expect(await redirecting.fetched()).toEqual({ ...failure, kind: 'transport' });
});

test('A refusal keeps the words of the service; an unknown answer is unreadable', async () => {
  const refused = { title: 'Cartera vigente', messages: ['Falta el parámetro «FE_CORTE».'] };
  const { fetched, readers } = service({ [post]: () => Response.json(refused, { status: 400 }) });
  expect(await fetched()).toEqual({ ...failure, ...refused, kind: 'rejected', status: 400 });
  expect(readers).toEqual(['started', 'ended']);
  for (const answer of [() => done(btoa('<html>')), () => new Response('<html>'), () => new Response(null, { status: 204 })]) {
    expect(await service({ [post]: answer }).fetched()).toMatchObject({ ...failure, kind: 'unreadable' });
  }
});

test('A missing network is a transport failure, an aborted call a cancelled one', async () => {
  const offline = service({ [post]: () => Promise.reject(new TypeError('offline')) });
  expect(await offline.fetched()).toEqual({ ...failure, kind: 'transport' });
  const { fetched, readers } = service({ [post]: () => done(btoa('%PDF-1.7')) });
  expect(await fetched(AbortSignal.abort())).toEqual({ ...failure, kind: 'cancelled' });
  expect(readers.at(-1)).toBe('ended');
});

test('A spreadsheet that fails has a text of its own', async () => {
  const { fetchReport } = service({ [post]: () => done(btoa('%PDF-1.7')) });
  await expect(fetchReport(asSpreadsheet(order, 'x.xlsx'), new AbortController().signal)).rejects.toEqual({
    ...unreadable,
    code: 'hoja-de-calculo',
  });
});
