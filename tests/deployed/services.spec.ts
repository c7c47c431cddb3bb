import { expect, password } from '../support/portal.ts';
import type { Deployed } from './nginx.ts';
import { nginx, send, test, whyNot } from './support.ts';

test.skip(nginx === null, whyNot);

const json = { 'content-type': 'application/json' };

/** Calls a service through the front as `intermediario`. */
async function call(deployed: Deployed, operation: string, body: object) {
  const credentials = JSON.stringify({ userName: 'intermediario', password });
  const signedIn = await send(deployed, 'POST /servicios/autorizacion/v1/account/authenticate', {
    body: credentials,
    headers: json,
  });
  const { value } = JSON.parse(signedIn.body.toString()) as { value: { token: string } };
  const headers = { ...json, authorization: `Bearer ${value.token}` };
  return send(deployed, operation, { body: JSON.stringify(body), headers });
}

test('answers of the services are not cached', async ({ deployed }) => {
  for (const base of ['autorizacion', 'core', 'reportes']) {
    const { status, headers } = await send(deployed, `GET /servicios/${base}/v1/nada`);
    expect([status, headers['cache-control'], headers['strict-transport-security']], base).toEqual([
      404,
      'no-store',
      'max-age=31536000',
    ]);
  }
});

test('the link of a spreadsheet leads back through the front', async ({ deployed }) => {
  const values = { feA: '2026-11-20', param1: '1', param4: '50124', param6: '2', param8: '0' };
  const params = Object.entries(values).map(([key, value]) => ({ key, value }));
  const report = { name: 'JRCB10006', params, format: 'pdf', mode: 'X' };
  const { body } = await call(deployed, 'POST /servicios/reportes/v1/reportes', report);
  const { value } = JSON.parse(body.toString()) as { value: string };
  expect(value.replace(/[0-9a-f]{32}/, 'id')).toBe(`${deployed.url}/servicios/reportes/archivos/id/saldoporantiguedad.xlsx`);
});

test('a document of 10 MB gets through', async ({ deployed }) => {
  const content = Buffer.alloc(10 * 1024 * 1024, ' ');
  content.write('%PDF-1.4');
  const documento = {
    cdEntidad: 1,
    numItem: 1,
    nuCotizacion: 900,
    cdDocumentoTramite: 1,
    idDocumentoTramite: 1,
    feEmisionDocumento: '2020-03-17',
    feVencimientoDocumento: '2030-03-17',
    nmArchivo: 'cedula.pdf',
    docBytes: content.toString('base64'),
  };
  const { status, body } = await call(deployed, 'POST /servicios/core/v1/documentos/cotizaciones', documento);
  const { messages } = JSON.parse(body.toString()) as { messages: string[] };
  expect([status, messages]).toEqual([200, ['El documento fue cargado correctamente.']]);
});

test('a comment whose answer is lost on the way is not sent again', async ({ deployed, sandbox }) => {
  sandbox.setFail('PUT /v1/tickets=drop');
  const comment = { ticket: { id: 56, comment: { body: 'una sola vez', public: true } } };
  expect((await call(deployed, 'PUT /servicios/core/v1/tickets', comment)).status).toBe(502);
  expect(sandbox.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/account/authenticate',
    'PUT /v1/tickets',
  ]);
});
