import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, example, issueRequest, refusal } from './negocio.ts';
import { sandboxForFile, signIn, temporaryFolder } from './support.ts';

type Schemas = components['schemas'];
type Document = Schemas['DocumentoRequest'];

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const corredora = callsOf(sandbox, (await signIn(sandbox, 'corredora')).token);

function one(sql: string, ...values: (number | string)[]): Record<string, unknown> | undefined {
  const row = db.prepare(sql).get(...values);
  return row && { ...row };
}

/** A quote of the intermediary in a status. */
function quoteIn(status: number): number {
  return Number(one('SELECT max(nu) AS nu FROM cotizacion WHERE id_mediador = 1 AND id_estatus = ?', status)?.['nu']);
}

/** Someone of the intermediary with, or without, a bank account. */
function client(accounts: boolean): number {
  const sql = `SELECT max(id) AS id FROM cliente WHERE id_mediador = 1 AND ${accounts ? '' : 'NOT'} EXISTS
    (SELECT 1 FROM domicilio_bancario WHERE id_cliente = cliente.id)`;
  return Number(one(sql)?.['id']);
}

describe('issuing', () => {
  test('one quote from 20 parallel calls gives 1 policy and 19 × 409', async () => {
    const before = one('SELECT count(*) AS n FROM poliza WHERE id_mediador = 1');
    const answers = await Promise.all(Array.from({ length: 20 }, () => intermediario.post('/v1/emisiones', issueRequest())));
    const [issued, ...rest] = answers.toSorted((a, b) => a.status - b.status);
    expect(issued?.body).toEqual(example('core', 'emision'));
    expect(rest.map(refusal)).toEqual(rest.map(() => [409, ['Esta póliza ya ha sido emitida anteriormente']]));
    expect(one('SELECT count(*) AS n FROM poliza WHERE id_mediador = 1')?.['n']).toBe(Number(before?.['n']) + 1);
    expect(one('SELECT id_estatus FROM cotizacion WHERE nu = 900')).toEqual({ id_estatus: 3 });
  });

  test('shows the policy in the list, and its receipt in the table', async () => {
    const { rows } = await intermediario.list('/v1/polizas', { numeroPoliza: '701' });
    expect(rows).toEqual([
      {
        numeroPoliza: 701,
        numeroCertificado: 1,
        nombreProducto: 'Vehículo de motor completo',
        cdArea: 25,
        cdEntidad: 1,
        nombreContratante: 'Yokasta Rosario Méndez',
        nombreAsegurado: 'Yokasta Rosario Méndez',
        fechaEmision: '2026-11-20',
        vigenciaHasta: '2027-11-20',
        estatusCertifiado: 'Vigente',
      },
    ]);
    const receipts = db.prepare('SELECT cd, cuota, fe_vencimiento, monto FROM recibo WHERE nu_poliza = 701').all();
    expect(receipts.map((row) => ({ ...row }))).toEqual([
      { cd: 15_701, cuota: 1, fe_vencimiento: '2026-11-20', monto: 3_300_200 },
    ]);
  });

  test('in four instalments divides the amount to the cent, a month apart', async () => {
    const nuCotizacion = await intermediario.quote();
    const { body } = await intermediario.post('/v1/emisiones', issueRequest({ nuCotizacion, nuItem: 2, cdPlanPago: 4 }));
    const nu = Number(body?.value['nuPoliza']);
    const receipts = db.prepare('SELECT fe_vencimiento, monto FROM recibo WHERE nu_poliza = ? ORDER BY cuota').all(nu);
    expect(receipts.map((row) => row['fe_vencimiento'])).toEqual(['2026-11-20', '2026-12-20', '2027-01-20', '2027-02-20']);
    expect(receipts.reduce((sum, row) => sum + Number(row['monto']), 0)).toBe(3_399_206);
  });

  test.each([
    [0, 'Incompleta'],
    [4, 'Anulada'],
    [7, 'Guardada sin procesar'],
  ])('a quote in status %i is a 409 that says why', async (status, name) => {
    const nuCotizacion = quoteIn(status);
    const answer = await intermediario.post('/v1/emisiones', issueRequest({ nuCotizacion }));
    expect(refusal(answer)).toEqual([409, [`La cotización ${nuCotizacion} no se puede emitir: su estatus es «${name}».`]]);
  });

  test('a quote in status 6 is issued', async () => {
    const nuCotizacion = quoteIn(6);
    const product = one('SELECT id_producto FROM cotizacion WHERE nu = ?', nuCotizacion);
    expect([2501, 2502, 2503]).toContain(product?.['id_producto']);
    expect((await intermediario.post('/v1/emisiones', issueRequest({ nuCotizacion }))).status).toBe(200);
  });

  test("another's quote is absent to her", async () => {
    const nuCotizacion = await intermediario.quote();
    const request = issueRequest({ nuCotizacion, cdUsuario: 'corredora' });
    expect(refusal(await corredora.post('/v1/emisiones', request))).toEqual([404, [`No existe la cotización ${nuCotizacion}.`]]);
  });

  test.each<[string, Partial<Schemas['EmisionRequest']>, number, string]>([
    ['another entity', { cdEntidad: 2 }, 400, 'cdEntidad'],
    ['another user', { cdUsuario: 'otro' }, 400, 'cdUsuario'],
    ['a plan that the quote does not have', { nuItem: 2, cdPlanPago: 1 }, 400, '«nuItem» y «cdPlanPago»'],
    ['a payment that there is not', { cdFormaPago: Number.MAX_SAFE_INTEGER }, 400, 'cdFormaPago'],
    ["another's client as insured", { cdPersonaAsegurada: 100_001 }, 404, 'No existe el cliente 100001 (asegurado).'],
    ['nobody as contracting party', { cdPersonaContratante: 0 }, 404, 'No existe el cliente 0 (contratante).'],
    ['an account without a debit', { nuDomicilio: 1 }, 400, 'nuDomicilio'],
    ['a debit without its account', { cdFormaPago: 3, nuDomicilio: 0, cdPersonaContratante: 1200 }, 400, 'nuDomicilio'],
    ['an account that she does not have', { cdFormaPago: 3, nuDomicilio: 99 }, 400, 'nuDomicilio'],
    ['an account of nobody', { cdFormaPago: 2, nuDomicilio: 1, cdPersonaContratante: client(false) }, 400, 'nuDomicilio'],
    ['no period', { feHasta: '2026-11-20' }, 400, 'posterior'],
    ['a day that there is not', { feHasta: '2027-02-29' }, 400, 'no es una fecha del calendario'],
    ['no chassis', { datos: [] }, 400, 'Falta el campo «Chasis».'],
    ['a field of the quote', { datos: [{ cdDato: 250_007, nuBien: 1, nuConsecutivo: 3, valor: '2020' }] }, 400, '250007'],
  ])('with %s is refused', async (_name, change, status, message) => {
    const nuCotizacion = await intermediario.quote();
    const answer = await intermediario.post('/v1/emisiones', issueRequest({ nuCotizacion, ...change }));
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
    expect(one('SELECT id_estatus FROM cotizacion WHERE nu = ?', nuCotizacion)).toEqual({ id_estatus: 1 });
  });

  test.each([
    ['an account of hers', { cdFormaPago: 3, nuDomicilio: 1, cdPersonaContratante: 1200 }],
    ['no account, having none', { cdFormaPago: 2, nuDomicilio: 0, cdPersonaContratante: client(false) }],
  ])('by debit from %s', async (_name, change) => {
    const nuCotizacion = await intermediario.quote();
    expect((await intermediario.post('/v1/emisiones', issueRequest({ nuCotizacion, ...change }))).status).toBe(200);
  });
});

/** A file that begins with some bytes, in base64. */
function bytes(start: number[], size = 64): string {
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size)]).toString('base64');
}

describe('documents', () => {
  const base = example<Document>('core', 'documento');
  const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

  test.each([
    ['PDF', bytes(PDF), 'application/pdf'],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['PNG', base.docBytes, 'image/png'],
    ['PDF of 10 MB', bytes(PDF, 10 * 1024 * 1024 - PDF.length), 'application/pdf'],
  ])('a %s is stored as it is', async (nmArchivo, docBytes, tipo) => {
    const answer = await intermediario.post('/v1/documentos/cotizaciones', { ...base, nmArchivo, docBytes });
    expect(answer.body).toEqual(example('core', 'documentoStored'));
    const row = one('SELECT tipo, contenido FROM documento WHERE nombre = ?', nmArchivo);
    expect(row?.['tipo']).toBe(tipo);
    expect(Buffer.from(row?.['contenido'] as Uint8Array).equals(Buffer.from(docBytes, 'base64'))).toBe(true);
  });

  test('a file sent again takes the place of the first', async () => {
    const again = { ...base, nmArchivo: 'dos-veces.png' };
    await intermediario.post('/v1/documentos/cotizaciones', again);
    expect((await intermediario.post('/v1/documentos/cotizaciones', again)).status).toBe(200);
    expect(one("SELECT count(*) AS n FROM documento WHERE nombre = 'dos-veces.png'")).toEqual({ n: 1 });
  });

  test.each<[string, Partial<Document>, number, string]>([
    [
      'text',
      { docBytes: Buffer.from('hola, mundo!').toString('base64') },
      400,
      'El campo «docBytes» debe ser un PDF, JPEG o PNG.',
    ],
    ['a GIF', { docBytes: Buffer.from('GIF89a...').toString('base64') }, 400, 'El campo «docBytes» debe ser un PDF, JPEG o PNG.'],
    ['what is no base64', { docBytes: 'JVBERi0*JVBE' }, 400, 'El campo «docBytes» no es base64.'],
    ['a data address', { docBytes: `data:image/png;base64,${base.docBytes}` }, 400, 'El campo «docBytes» no es base64.'],
    ['11 MB', { docBytes: 'JVBE'.repeat(3_844_000) }, 400, 'docBytes'],
    ['a document of another area', { idDocumentoTramite: 11, cdDocumentoTramite: 11 }, 400, 'idDocumentoTramite'],
    ['two numbers that differ', { cdDocumentoTramite: 2 }, 400, 'no coinciden'],
    ['another entity', { cdEntidad: 2 }, 400, 'cdEntidad'],
    ['a plan that there is not', { numItem: 9 }, 400, 'numItem'],
    ['a blank name', { nmArchivo: ' \0 ' }, 400, 'nmArchivo'],
    ['a day that there is not', { feEmisionDocumento: '2026-13-01' }, 400, 'feEmisionDocumento'],
    ['30 February', { feVencimientoDocumento: '2030-02-30' }, 400, 'feVencimientoDocumento'],
    ['a quote that there is not', { nuCotizacion: 999_999 }, 404, 'No existe la cotización 999999.'],
    ["another's quote", { nuCotizacion: 1_000_600 }, 404, 'No existe la cotización 1000600.'],
    ['a cancelled quote', { nuCotizacion: quoteIn(4) }, 409, 'está anulada'],
  ])('%s is refused', async (_name, change, status, message) => {
    const answer = await intermediario.post('/v1/documentos/cotizaciones', { ...base, ...change });
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
  });

  test('a body of more than 16 MB is a 413', async () => {
    const answer = await intermediario.post('/v1/documentos/cotizaciones', { ...base, docBytes: 'A'.repeat(16 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });
});

test.each([
  ['25', 4],
  ['30', 3],
  ['7', 0],
])('area %s asks for %i documents', async (idArea, count) => {
  expect(await intermediario.value<unknown[]>('/v1/tramitedocumentos', { idArea })).toHaveLength(count);
});

test('there are three payment methods', async () => {
  expect(await intermediario.value('/v1/formapagos')).toEqual(example<{ value: unknown }>('core', 'formaPagos').value);
});
