import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, documentRequest, example, issueRequest, refusal } from './negocio.ts';
import { sandboxForFile, signIn, temporaryFolder } from './support.ts';

type Document = components['schemas']['DocumentoRequest'];

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const { post, quote, upload, value } = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const base = documentRequest();
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

function one(sql: string, ...values: (number | string)[]): Record<string, unknown> | undefined {
  const row = db.prepare(sql).get(...values);
  return row && { ...row };
}

function send(change: Partial<Document>): ReturnType<typeof post> {
  return post('/v1/documentos/cotizaciones', { ...base, ...change });
}

/** A file that begins with some bytes, in base64. */
function bytes(start: number[], size = 64): string {
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size)]).toString('base64');
}

describe('documents', () => {
  test.each([
    ['PDF', bytes(PDF), 'application/pdf'],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['PNG', base.docBytes, 'image/png'],
    ['PDF after a byte order mark', bytes([0xef, 0xbb, 0xbf, ...PDF]), 'application/pdf'],
    ['PDF after a line break', bytes([0x0d, 0x0a, ...PDF]), 'application/pdf'],
    ['PDF after zeros and a space', bytes([0, 0, 0x20, ...PDF]), 'application/pdf'],
    ['PDF after a printer line', bytes([...Buffer.from('\u001B%-12345X@PJL\n'), ...PDF]), 'application/pdf'],
    ['PDF as far from its beginning as may be', bytes([...Buffer.alloc(1019, 0x20), ...PDF]), 'application/pdf'],
    ['JPEG that names a PDF', bytes([0xff, 0xd8, 0xff, 0xe1, ...PDF]), 'image/jpeg'],
    ['PDF of 10 MB', bytes(PDF, 10 * 1024 * 1024 - PDF.length), 'application/pdf'],
  ])('a %s is stored as it is', async (nmArchivo, docBytes, tipo) => {
    const answer = await send({ nmArchivo, docBytes });
    expect(answer.body).toEqual(example('core', 'documentoStored'));
    const row = one('SELECT tipo, contenido FROM documento WHERE nombre = ?', nmArchivo);
    expect(row?.['tipo']).toBe(tipo);
    expect(Buffer.from(row?.['contenido'] as Uint8Array).equals(Buffer.from(docBytes, 'base64'))).toBe(true);
  });

  test('one of the same kind and name takes the place of the former, whatever plan it came with', async () => {
    const nuCotizacion = await quote();
    const [first, second] = [bytes(PDF), bytes(PDF, 9)];
    await send({ nuCotizacion, docBytes: first });
    const again = await send({
      nuCotizacion,
      docBytes: second,
      numItem: 3,
      feEmisionDocumento: null,
      feVencimientoDocumento: null,
    });
    expect(again.body).toEqual(example('core', 'documentoStored'));
    const rows = db.prepare('SELECT * FROM documento WHERE nu_cotizacion = ?').all(nuCotizacion);
    expect(rows.map((row) => ({ ...row, contenido: Buffer.from(row['contenido'] as Uint8Array).toString('base64') }))).toEqual([
      {
        id: expect.any(Number),
        nu_cotizacion: nuCotizacion,
        no_item: 3,
        id_tramite: 1,
        nombre: 'cedula.png',
        tipo: 'application/pdf',
        contenido: second,
        fe_emision: null,
        fe_vencimiento: null,
      },
    ]);
  });

  test('of another kind, of another name and of another quote are others', async () => {
    const nuCotizacion = await quote();
    await send({ nuCotizacion });
    await send({ nuCotizacion, nmArchivo: 'Cedula.png' });
    await send({ nuCotizacion, idDocumentoTramite: 2, cdDocumentoTramite: 2 });
    await send({ nuCotizacion: await quote() });
    expect(one('SELECT count(*) AS n FROM documento WHERE nu_cotizacion = ?', nuCotizacion)).toEqual({ n: 3 });
  });

  test('stand in the detail of the quote without their content, in the order in which they came', async () => {
    const nuCotizacion = await quote();
    const detail = () => value<components['schemas']['Cotizacion']>(`/v1/cotizaciones/${nuCotizacion}`);
    expect((await detail()).documentos).toEqual([]);
    await send({ nuCotizacion, idDocumentoTramite: 2, cdDocumentoTramite: 2, nmArchivo: ' matrícula ñ.pdf ', numItem: 2 });
    await send({ nuCotizacion, feEmisionDocumento: null });
    expect((await detail()).documentos).toEqual([
      {
        idDocumentoTramite: 2,
        nmArchivo: 'matrícula ñ.pdf',
        feEmisionDocumento: '2020-03-17',
        feVencimientoDocumento: '2030-03-17',
      },
      { idDocumentoTramite: 1, nmArchivo: 'cedula.png', feEmisionDocumento: null, feVencimientoDocumento: '2030-03-17' },
    ]);
  });

  test('may expire on the day of their issue', async () => {
    const days = { feEmisionDocumento: '2026-11-20', feVencimientoDocumento: '2026-11-20' };
    expect((await send({ nuCotizacion: await quote(), ...days })).status).toBe(200);
  });

  test.each([
    [[], ['Copia de la cédula', 'Matrícula del vehículo']],
    [[1], ['Matrícula del vehículo']],
    [[3, 2, 4], ['Copia de la cédula']],
  ])('of the kinds %j are not all that the issuance wants', async (tramites, missing) => {
    const nuCotizacion = await quote();
    for (const tramite of tramites) await upload(nuCotizacion, tramite);
    const answer = await post('/v1/emisiones', issueRequest({ nuCotizacion }));
    expect(refusal(answer)).toEqual([400, missing.map((name) => `Falta el documento obligatorio: ${name}.`)]);
    expect(one('SELECT count(*) AS n FROM poliza WHERE nu_cotizacion = ?', nuCotizacion)).toEqual({ n: 0 });
  });

  test('hold for the issuance whatever plan they came with, and none comes after it', async () => {
    const nuCotizacion = await quote();
    await send({ nuCotizacion, numItem: 2 });
    await send({ nuCotizacion, numItem: 3, idDocumentoTramite: 2, cdDocumentoTramite: 2 });
    expect((await post('/v1/emisiones', issueRequest({ nuCotizacion }))).status).toBe(200);
    expect(refusal(await send({ nuCotizacion, nmArchivo: 'tarde.png' }))).toEqual([
      409,
      ['Esta póliza ya ha sido emitida anteriormente'],
    ]);
    expect(one('SELECT count(*) AS n FROM documento WHERE nu_cotizacion = ?', nuCotizacion)).toEqual({ n: 2 });
  });

  test.each<[string, Partial<Document>, number, string]>([
    [
      'text',
      { docBytes: Buffer.from('hola, mundo!').toString('base64') },
      400,
      'El campo «docBytes» debe ser un PDF, JPEG o PNG.',
    ],
    [
      'a PDF that begins too late',
      { docBytes: bytes([...Buffer.alloc(1020, 0x20), ...PDF]) },
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
    ['an expiry before the issue', { feVencimientoDocumento: '2020-03-16' }, 400, 'feVencimientoDocumento'],
    ['a quote that there is not', { nuCotizacion: 999_999 }, 404, 'No existe la cotización 999999.'],
    ["another's quote", { nuCotizacion: 1_000_600 }, 404, 'No existe la cotización 1000600.'],
    ['an issued quote', { nuCotizacion: 898 }, 409, 'Esta póliza ya ha sido emitida anteriormente'],
    ['a cancelled quote', { nuCotizacion: 884 }, 409, 'está anulada'],
  ])('%s is refused', async (_name, change, status, message) => {
    const answer = await send(change);
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
  });

  test('a body of more than 16 MB is a 413', async () => {
    const answer = await send({ docBytes: 'A'.repeat(16 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });
});

test.each([
  ['25', 4],
  ['30', 3],
  ['7', 0],
])('area %s asks for %i documents', async (idArea, count) => {
  expect(await value<unknown[]>('/v1/tramitedocumentos', { idArea })).toHaveLength(count);
});

test('older documents that differ only in their plan are merged into the last one', () => {
  const folder = join(import.meta.dirname, '..', '..', 'sandbox', 'db', 'migrations');
  const migrations = readdirSync(folder).toSorted();
  const migrate = (names: string[]) => names.forEach((name) => old.exec(readFileSync(join(folder, name), 'utf8')));
  const old = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  migrate(migrations.slice(0, 8));
  const insert = old.prepare(`INSERT INTO documento (nu_cotizacion, no_item, id_tramite, nombre, tipo, contenido)
    VALUES (?, ?, ?, ?, 'image/png', x'00')`);
  const sent: [number, number, number, string][] = [
    [900, 1, 1, 'cedula.png'],
    [900, 2, 1, 'cedula.png'],
    [900, 1, 2, 'cedula.png'],
    [899, 1, 1, 'cedula.png'],
  ];
  for (const values of sent) insert.run(...values);
  migrate(migrations.slice(8, 9));
  const kept = old.prepare('SELECT nu_cotizacion, no_item, id_tramite, nombre FROM documento ORDER BY id').all();
  expect(kept.map((row) => Object.values(row))).toEqual(sent.slice(1));
  old.close();
});
