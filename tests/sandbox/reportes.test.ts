import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsx from 'read-excel-file/node';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/reports.ts';
import { callsOf, example, issueRequest } from './negocio.ts';
import { type Answer, CORE, REPORTS, sandboxForFile, send, signIn, temporaryFolder } from './support.ts';

type Request = components['schemas']['ReporteRequest'];

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const { token } = await signIn(sandbox, 'intermediario');
const corredora = (await signIn(sandbox, 'corredora')).token;

/** Asks for a report, of the report service or of the core one. */
function ask(request: Request, { base = REPORTS, as = token }: { base?: string; as?: string } = {}): Promise<Answer> {
  return send(sandbox, `POST ${base}/v1/reportes`, { token: as, body: request });
}

/** The value of a report that was made. */
function valueOf({ status, body, text }: Answer): string {
  const value: unknown = body?.value;
  if (status !== 200 || typeof value !== 'string') throw new Error(`${status} ${text}`);
  return value;
}

/** The status of a file, asked for with a bearer or without any. */
async function statusOf(address: string, bearer?: string): Promise<number> {
  const response = await fetch(address, { headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` } });
  return response.status;
}

/** The example request of a report with some parameters changed; undefined takes one away. */
function requestOf(name: string, change: Record<string, string | undefined> = {}): Request {
  const base = example<Request>('reports', name);
  const params = new Map<string, string | undefined>(base.params.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(change)) params.set(key, value);
  return { ...base, params: Array.from(params).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }])) };
}

/** The lines of a PDF, page by page, as another program reads them. */
async function pagesOf(answer: Answer): Promise<string[][]> {
  const data = Uint8Array.from(Buffer.from(valueOf(answer), 'base64'));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<number, string[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const y = Math.round(Number(item.transform[5]));
      lines.set(y, [...(lines.get(y) ?? []), item.str.trim()]);
    }
    pages.push(Array.from(lines.values(), (line) => line.join(' | ')));
  }
  await task.destroy();
  return pages;
}

function money(cents: unknown): string {
  return (Number(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

const day = (text: unknown): string => String(text).split('-').toReversed().join('-');

describe('a PDF', () => {
  const names = [
    ['estadoComisiones', 'polizaCotizada', 'polizaEmitida', 'carteraVigente'],
    ['polizasRenovar', 'cartaRetencion', 'estadoCuenta', 'saldoAntiguedad'],
  ].flat();

  test.each(names)('%s holds its parameters as they were sent', async (name) => {
    const sent = requestOf(name);
    const text = (await pagesOf(await ask(sent))).flat().join('\n');
    for (const { key, value } of sent.params) expect(text).toContain(`(${key}): ${value}`);
    expect(text).toContain(sent.name);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  test('of the portfolio holds every policy in force, over several pages', async () => {
    const pages = await pagesOf(await ask(requestOf('carteraVigente')));
    const expected = db
      .prepare(
        `SELECT p.nu, c.nombre, p.fe_hasta, p.prima + p.componente AS total FROM poliza AS p JOIN cliente AS c ON c.id = p.id_contratante
         WHERE p.id_mediador = 1 AND p.id_entidad = 1 AND p.fe_desde <= '2026-11-20' AND p.fe_hasta >= '2026-11-20'
           AND p.fe_cancelacion IS NULL ORDER BY p.nu`,
      )
      .all();
    const rows = pages.flat().filter((line) => /^\d+ \| [1-8] \| /.test(line));
    expect(rows.map((line) => line.split(' | ')[0])).toEqual(expected.map((row) => String(row['nu'])));
    for (const [index, row] of expected.entries()) {
      expect(rows[index]).toContain(String(row['nombre']).slice(0, 30));
      expect(rows[index]).toContain(` | ${day(row['fe_hasta'])} | `);
      expect(rows[index]?.endsWith(` | ${money(row['total'])}`)).toBe(true);
    }
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages.slice(0, -1)) expect(page.some((line) => line.startsWith('Póliza | Cert.'))).toBe(true);
    expect(pages.flat()).toContain(`Pólizas: ${expected.length}`);
  });

  test('of the renewals holds the policies of the month', async () => {
    const pages = await pagesOf(await ask(requestOf('polizasRenovar')));
    const expected = db
      .prepare(
        `SELECT nu FROM poliza WHERE id_mediador = 1 AND id_entidad = 1 AND fe_hasta LIKE '2026-12-%' AND fe_cancelacion IS NULL
         ORDER BY fe_hasta, nu`,
      )
      .all();
    const rows = pages.flat().filter((line) => /^\d+ \| [1-8] \| /.test(line));
    expect(rows.map((line) => Number(line.split(' | ')[0]))).toEqual(expected.map((row) => row['nu']));
    expect(expected.length).toBeGreaterThan(5);
  });

  test('of the commissions adds up to the figure of the dashboard', async () => {
    const calls = callsOf(sandbox, token);
    const query = { fechaDesde: '2026-10-01', fechaHasta: '2026-10-31', range: 'year' };
    const [month] = await calls.value<{ montoPagar: number }[]>('/v1/comisiones/groupbymonth/count', query);
    const [one, two] = await Promise.all(
      ['1', '2'].map(
        async (CD_ENTIDAD) => (await pagesOf(await ask(requestOf('estadoComisiones', { CD_ENTIDAD })))).flat().at(-1) ?? '',
      ),
    );
    const totals = [one, two].map((line) => Number(line?.split(': ')[1]?.replaceAll(',', '')));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBeCloseTo(month?.montoPagar ?? 0, 2);
  });

  test('of a policy is asked for by its certificate, or by the receipt of the issuance', async () => {
    const { value } = (await callsOf(sandbox, token).post('/v1/emisiones', issueRequest())).body ?? {};
    expect(value).toEqual({ nuPoliza: 701, nuCertificado: 1, cdRecibo: 15_701 });
    const text = (await pagesOf(await ask(requestOf('polizaRecibo')))).flat();
    expect(text).toContain('Póliza: 1-25-701');
    expect(text).toContain('Chasis | JTDBR32E730056781');
    expect(text.some((line) => line.startsWith('15701 | 1 | 20-11-2026'))).toBe(true);
  });

  test('of the account statement has the receipts that its filters select', async () => {
    const lines = (await pagesOf(await ask(requestOf('estadoCuenta')))).flat();
    const expected = db
      .prepare("SELECT cd, monto FROM recibo WHERE nu_poliza = 700 AND fe_vencimiento <= '2026-11-20' ORDER BY cd")
      .all();
    const rows = lines.filter((line) => line.startsWith('700 | '));
    expect(rows.map((line) => line.split(' | ')[1])).toEqual(expected.map((row) => String(row['cd'])));
  });

  test('of the retention letter keeps 10 % back, accrued or collected', async () => {
    const [accrued, collected] = await Promise.all(
      ['D', 'P'].map(async (TP_CALCULO) => (await pagesOf(await ask(requestOf('cartaRetencion', { TP_CALCULO })))).flat()),
    );
    expect(accrued?.join(' ')).toContain('comisiones devengadas');
    expect(collected?.join(' ')).toContain('comisiones percibidas');
    const [total = '', kept = ''] = (collected ?? []).slice(-3).map((line) => line.split(': ')[1]?.replaceAll(',', ''));
    expect(Number(kept)).toBeCloseTo(Number(total) / 10, 0);
    expect(accrued).not.toEqual(collected);
  });

  test('of the brokerage has many pages, and is there in time', async () => {
    const answer = await ask(requestOf('carteraVigente'), { as: corredora });
    const rows = (await pagesOf(answer)).flat().filter((line) => /^\d+ \| [1-8] \| /.test(line));
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.every((line) => Number(line.split(' | ')[0]) > 1_000_000)).toBe(true);
  });

  test('of names that no standard font has is still a PDF', async () => {
    const body = requestOf('estadoCuenta', { NU_DOCUMENTO: '😀\u0000\ud800中', NU_POLIZA: undefined });
    const lines = (await pagesOf(await ask(body))).flat();
    expect(lines).toContain('No hay datos para estos parámetros.');
  });

  test('comes from the core service just the same', async () => {
    const [own, core] = await Promise.all(
      [REPORTS, CORE].map(async (base) => pagesOf(await ask(requestOf('polizasRenovar'), { base }))),
    );
    expect(core).toEqual(own);
    const refused = await ask({ ...requestOf('polizasRenovar'), format: 'xls' as 'pdf' }, { base: CORE });
    expect(refused.status).toBe(400);
  });
});

describe('the aged balance', () => {
  test('adds up to the figure of the dashboard', async () => {
    const lines = await Promise.all(
      ['1', '2'].map(async (param1) => (await pagesOf(await ask(requestOf('saldoAntiguedad', { param1 })))).flat()),
    );
    const sums = new Map<string, number>();
    for (const line of lines.flat()) {
      const [, moneda = '', amount = ''] = /^Saldo ([A-Z]{3}): ([\d,.]+)$/.exec(line) ?? [];
      if (moneda !== '') sums.set(moneda, (sums.get(moneda) ?? 0) + Math.round(Number(amount.replaceAll(',', '')) * 100));
    }
    const shown = await callsOf(sandbox, token).value<{ saldo: number; moneda: string }[]>('/v1/antiguedadsaldos');
    expect(Object.fromEntries(sums)).toEqual(
      Object.fromEntries(shown.map(({ saldo, moneda }) => [moneda, Math.round(saldo * 100)])),
    );
  });

  test.each([REPORTS, CORE])('with mode X is a link of %s to a spreadsheet with the rows of the PDF', async (base) => {
    const pdf = (await pagesOf(await ask(requestOf('saldoAntiguedad')))).flat();
    const rows = pdf.map((line) => line.split(' | ')).filter((cells) => cells.length === 11 && /^\d+$/.test(cells[0] ?? ''));
    const link = valueOf(await ask(requestOf('saldoAntiguedadDescarga'), { base }));
    expect(link).toMatch(new RegExp(`^${sandbox.url}${base}/archivos/[0-9a-f]{32}/saldoporantiguedad\\.xlsx$`));
    const response = await fetch(link, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(response.headers.get('content-disposition')).toContain('saldoporantiguedad.xlsx');
    const [head, ...sheet] = await readXlsx(Buffer.from(await response.arrayBuffer()));
    expect(head?.slice(0, 4)).toEqual(['Póliza', 'Recibo', 'Contratante', 'Vence']);
    const shown = sheet.map((cells) =>
      cells.map((cell, index) => (index < 5 ? String(cell) : money(Math.round(Number(cell) * 100)))),
    );
    expect(shown.map((cells) => cells.filter((_, index) => index !== 2))).toEqual(
      rows.map((cells) => cells.filter((_, index) => index !== 2)),
    );
    for (const [index, cells] of rows.entries()) {
      const name = cells[2]?.replace(/…$/, '') ?? '-';
      expect(shown[index]?.[2]?.startsWith(name)).toBe(true);
    }
    expect(sheet.length).toBeGreaterThan(20);
  });

  test('gives its file to its owner only', async () => {
    const link = valueOf(await ask(requestOf('saldoAntiguedadDescarga')));
    expect(await statusOf(link, token)).toBe(200);
    expect(await statusOf(link, corredora)).toBe(404);
    expect(await statusOf(link)).toBe(401);
    expect(await statusOf(link, 'x')).toBe(401);
    expect(await statusOf(link.replace('saldo', 'otro'), token)).toBe(404);
    expect(await statusOf(link.replace(/[0-9a-f]{32}/, 'x'), token)).toBe(404);
  });
});

describe('a report is refused', () => {
  test.each<[string, string, Record<string, string | undefined>, number, string]>([
    ['without a parameter', 'carteraVigente', { FE_CORTE: undefined }, 400, 'Falta el parámetro «FE_CORTE».'],
    ['with an empty one', 'carteraVigente', { FE_CORTE: ' ' }, 400, 'Falta el parámetro «FE_CORTE».'],
    ['with an unknown one', 'carteraVigente', { OTRO: '1' }, 400, 'El reporte no tiene el parámetro «OTRO».'],
    ['with 30 February', 'carteraVigente', { FE_CORTE: '2026-02-30' }, 400, 'debe ser una fecha'],
    ['with letters for a number', 'carteraVigente', { CD_ENTIDAD: 'x' }, 400, 'debe ser un número entero'],
    ['with a huge number', 'carteraVigente', { CD_ENTIDAD: '9'.repeat(30) }, 400, 'debe ser un número entero'],
    ['with month 13', 'polizasRenovar', { MES: '13' }, 400, 'debe ser un mes, de 1 a 12'],
    ['with a year of two digits', 'polizasRenovar', { ANIO: '26' }, 400, 'debe ser un año'],
    ['with days in the wrong order', 'estadoComisiones', { FE_DESDE: '2026-11-01' }, 400, 'no puede ser anterior'],
    ['of another intermediary', 'estadoComisiones', { CD_MEDIADOR: '2048' }, 404, 'No existe el intermediario 2048.'],
    ['of another broker', 'estadoCuenta', { CD_PERSONA_MEDIADOR: '50248' }, 404, 'No existe el intermediario 50248.'],
    ['of another broker, aged', 'saldoAntiguedad', { param4: '50248' }, 404, 'No existe el intermediario 50248.'],
    ['with another format', 'saldoAntiguedad', { param6: '1' }, 400, 'El parámetro «param6» debe ser 2.'],
    ['with another calculation', 'cartaRetencion', { TP_CALCULO: 'X' }, 400, 'El parámetro «TP_CALCULO» debe ser D o P.'],
    ["with another's document", 'cartaRetencion', { NU_DOCUMENTO: '130845212' }, 404, 'No existe un intermediario'],
    ["of another's quote", 'polizaCotizada', { NU_COTIZACION: '1000600' }, 404, 'No existe la cotización 1000600.'],
    ['of a plan that there is not', 'polizaCotizada', { NU_ITEM: '9' }, 404, 'no tiene el plan 9'],
    ["of another's policy", 'polizaEmitida', { NU_POLIZA: '1000001' }, 404, 'No existe la póliza 1000001'],
    ['of a policy in another area', 'polizaEmitida', { CD_AREA: '30' }, 404, 'No existe la póliza 700'],
    [
      'of a policy without its certificate',
      'polizaEmitida',
      { NU_CERTIFICADO: undefined },
      400,
      '«NU_CERTIFICADO» o «CD_RECIBO»',
    ],
    ["with another policy's receipt", 'polizaRecibo', { NU_POLIZA: '700', CD_RECIBO: '15699' }, 404, 'No existe la póliza 700'],
  ])('%s', async (_name, name, change, status, message) => {
    const answer = await ask(requestOf(name, change));
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
  });

  test('when it is unknown, comes twice or has no spreadsheet', async () => {
    const answers = await Promise.all([
      ask({ ...requestOf('carteraVigente'), name: 'JRXX00001' as 'JRTE10069' }),
      ask({
        ...requestOf('carteraVigente'),
        params: [...requestOf('carteraVigente').params, { key: 'FE_CORTE', value: '2026-11-20' }],
      }),
      ask({ ...requestOf('carteraVigente'), mode: 'X' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers.map(({ body }) => body?.messages[0])).toEqual([
      expect.stringContaining('«name»'),
      'El parámetro «FE_CORTE» viene más de una vez.',
      'Este reporte no se puede descargar en hoja de cálculo («mode»).',
    ]);
  });

  test('to a user without role 32', async () => {
    expect((await ask(requestOf('carteraVigente'), { as: (await signIn(sandbox, 'cobranzas')).token })).status).toBe(403);
  });
});
