import { readSheet } from 'read-excel-file/node';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { REPORTES } from '../../sandbox/services/reportes/definitions.ts';
import { callsOf, issueRequest } from './negocio.ts';
import * as reportes from './reportes.ts';
import { day, fetchFile, money, NAMES, pagesOf, type Request, requestOf, rowsOf, valueOf } from './reportes.ts';
import { type Answer, CORE, REPORTS, sandboxForFile, signIn, temporaryFolder } from './support.ts';

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const { token } = await signIn(sandbox, 'intermediario');
const corredora = (await signIn(sandbox, 'corredora')).token;

function ask(request: Request, { base = REPORTS, as = token }: { base?: string; as?: string } = {}): Promise<Answer> {
  return reportes.ask(sandbox, as, request, base);
}

/** The pages of a report that must succeed. */
async function read(name: string, change: Record<string, string | undefined> = {}, as = token): Promise<string[][]> {
  return pagesOf(await ask(requestOf(name, change), { as }));
}

/** The rows of a query with days, amounts and currencies formatted as in the report. */
function expected(sql: string): string[][] {
  return db
    .prepare(sql)
    .all()
    .map((row) =>
      Object.entries(row).map(([name, value]) => {
        if (name.startsWith('fe')) return day(value);
        if (name.startsWith('monto')) return money(value);
        return name === 'moneda' ? symbol(value) : String(value);
      }),
    );
}

function symbol(moneda: unknown): string {
  return { DOP: 'RD$', USD: 'US$', EUR: '€' }[String(moneda)] ?? 'unknown';
}

/** Expects rows, whose long names may be cut to the first line that the report shows. */
function expectRows(shown: readonly string[][], rows: readonly string[][], name: number): void {
  const cut = rows.map((row, index) => row.map((cell, place) => (place === name ? startOf(cell, shown[index]?.[name]) : cell)));
  expect(shown).toEqual(cut);
}

function startOf(text: string, shown: string | undefined): string {
  return shown !== undefined && shown.length > 20 && text.startsWith(shown) ? shown : text;
}

/** The sums of a column of rows by the currency in another one, as a total shows them. */
function sums(rows: readonly string[][], moneda: number, amount: number): Record<string, string> {
  const cents = new Map<string, number>();
  for (const row of rows) {
    const key = row[moneda] ?? '';
    cents.set(key, (cents.get(key) ?? 0) + centsOf(row[amount]));
  }
  return Object.fromEntries(Array.from(cents, ([key, sum]) => [key, money(sum)]));
}

function centsOf(text: string | undefined): number {
  return Math.round(Number((text ?? '').replaceAll(',', '')) * 100);
}

/** The last amount of each total, by the currency that it names. */
function totals(pages: readonly string[][], title = 'Total en'): Record<string, string> {
  const cells = pages.flat().map((line) => line.split(' | '));
  const found = cells.filter(([first = '']) => first.startsWith(`${title} `));
  return Object.fromEntries(found.map((row) => [row[0]?.slice(title.length + 1), row.at(-1)]));
}

async function statusOf(address: string, bearer?: string): Promise<number> {
  return (await fetchFile(address, bearer)).status;
}

describe('a paper', () => {
  const told: Record<(typeof NAMES)[number], [title: string, ...facts: string[]]> = {
    estadoComisiones: ['Estado de comisiones', 'Período | Del 01-10-2026 al 31-10-2026', 'Código | 1024'],
    polizaCotizada: ['Cotización', 'Período | Del 20-11-2026 al 20-11-2027', 'Producto | Vehículo de motor completo'],
    polizaEmitida: ['Póliza de seguro', 'Póliza | 1-25-700', 'Ramo | Vehículos de motor', 'Documento | Cédula 001-1391825-4'],
    carteraVigente: ['Cartera vigente', 'Fecha de corte | 20-11-2026', 'Intermediario | Ramón Alcántara Peña'],
    polizasRenovar: ['Pólizas a renovar', 'Mes de renovación | Diciembre de 2026', 'Documento | Cédula 001-1391820-5'],
    cartaRetencion: ['Carta de retención de comisiones', 'del 01-01-2026 al 31-10-2026', 'Cédula 001-1391820-5'],
    estadoCuenta: ['Estado de cuenta', 'Período | Del 01-01-2026 al 20-11-2026', 'Ramo | Vehículos de motor', 'Póliza | 700'],
    saldoAntiguedad: ['Saldo por antigüedad', 'Fecha de corte | 20-11-2026'],
  };

  test('of every report of the contract has its rows here', () => {
    expect(Object.keys(REPORTES).filter((code) => !NAMES.some((name) => requestOf(name).name === code))).toEqual([]);
  });

  test.each(NAMES)('%s says whose it is, for whom, of which day and period, and how many pages it has', async (name) => {
    const pages = await read(name);
    for (const [index, page] of pages.entries()) {
      expect(page[0]).toMatch(/^Seguros generales/);
      expect(page.join('\n')).toContain('Generado el 20-11-2026');
      expect(page.at(-1)).toMatch(
        new RegExp(`^JR[A-Z0-9]{7} · Portal de Autogestión \\| Página ${index + 1} de ${pages.length}$`),
      );
    }
    const [title, ...facts] = told[name];
    expect(pages[0]).toContain(title);
    expect(pages[0]?.join('\n')).toContain('Para: Ramón Alcántara Peña');
    const text = pages.flat().join(' ');
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).not.toMatch(/undefined|null|NaN|[A-Z]{2}_[A-Z]|\bparam\d|\bfeA\b|\d{4}-\d{2}-\d{2}|\?/);
  });

  test('of the commissions holds those of the period, and adds them up by currency', async () => {
    const pages = await read('estadoComisiones');
    const rows = rowsOf(pages, 7);
    const wanted = expected(
      `SELECT o.fecha AS fe, r.cd, p.nu, c.nombre, m.codigo AS moneda, r.prima AS monto1, o.monto AS monto2
       FROM comision AS o JOIN recibo AS r ON r.cd = o.cd_recibo JOIN poliza AS p ON p.nu = r.nu_poliza
         JOIN cliente AS c ON c.id = p.id_contratante JOIN divisa AS m ON m.id_moneda = p.id_moneda
       WHERE p.id_mediador = 1 AND p.id_entidad = 1 AND o.fecha LIKE '2026-10-%' ORDER BY o.fecha, r.cd`,
    );
    expectRows(rows, wanted, 3);
    expect(rows.length).toBeGreaterThan(50);
    expect(totals(pages, 'Cobros en')).toEqual(sums(rows, 4, 6));
    const whole = money(rows.reduce((sum, row) => sum + centsOf(row[6]), 0));
    expect(pages.flat()).toContain(`Total de comisiones en RD$ | ${whole}`);
    for (const page of pages)
      expect(page).toContain('Fecha | Recibo | Póliza | Contratante | Moneda | Prima cobrada | Comisión (RD$)');
  });

  test.each<[string, string, Record<string, string>]>([
    ['No hay pólizas que venzan en ese mes.', 'polizasRenovar', { ANIO: '1950' }],
    ['No hay pólizas vigentes en esa fecha.', 'carteraVigente', { FE_CORTE: '1950-01-01' }],
    ['No hay comisiones pagadas en el período.', 'estadoComisiones', { FE_DESDE: '1950-01-01', FE_HASTA: '1950-01-31' }],
    ['No hay comisiones devengadas en el período.', 'cartaRetencion', { FE_A: '1950-01-01', FE_B: '1950-01-31' }],
    ['No hay recibos que cumplan con esta consulta.', 'estadoCuenta', { NU_POLIZA: '999' }],
    ['No hay saldos pendientes en esa fecha.', 'saldoAntiguedad', { feA: '1950-01-01' }],
  ])('without rows says so: %s', async (sentence, name, change) => {
    const pages = await read(name, change);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(sentence);
    expect(totals(pages)).toEqual({});
  });

  test('of a quote holds its plans, and the one that was asked for', async () => {
    const pages = await read('polizaCotizada', { NU_ITEM: '2' });
    const plans = expected(
      `SELECT nombre, prima_anual AS monto1, componente_anual AS monto2, prima_anual + componente_anual AS monto3,
         prima_prorrata + componente_prorrata AS monto4 FROM cotizacion_plan WHERE nu_cotizacion = 900 ORDER BY no_item`,
    );
    for (const plan of plans) expect(pages.flat()).toContain(plan.join(' | '));
    const text = pages.flat().join('\n');
    expect(text).toContain(`Plan elegido | Cuatro cuotas: RD$ ${plans[1]?.[3]} al año`);
    for (const fact of ['Marca | Toyota', 'Modelo | Corolla', 'Fecha de inspección | 20-11-2026', 'Uso comercial | No']) {
      expect(text).toContain(fact);
    }
    expect(pages.flat()).toContain('Lesiones a más de una persona | 1,000,000.00');
  });

  test('of a policy that was just issued is asked for by its receipt, and joins both contexts', async () => {
    const placa = { cdDato: 250_011, nuBien: 1, nuConsecutivo: 14, valor: 'A123456' };
    const datos = [...issueRequest().datos, placa];
    const { post, upload } = callsOf(sandbox, token);
    await upload(issueRequest().nuCotizacion);
    const { value } = (await post('/v1/emisiones', issueRequest({ datos }))).body ?? {};
    expect(value).toEqual({ nuPoliza: 701, nuCertificado: 1, cdRecibo: 15_701 });
    const pages = await read('polizaRecibo');
    const text = pages.flat().join('\n');
    for (const fact of [
      'Póliza | 1-25-701',
      'Chasis | JTDBR32E730056781',
      'Marca | Toyota',
      'Sector | Piantini',
      'Placa | A123456',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text.match(/Chasis/g)).toHaveLength(1);
    expect(pages.flat().some((line) => line.startsWith('15701 | 1 | 20-11-2026'))).toBe(true);
  });

  const RECEIPTS = `SELECT p.nu, r.cd, c.nombre, r.fe_vencimiento, r.fe_pago, m.codigo AS moneda, r.monto AS monto1,
      iif(r.fe_pago IS NULL, r.monto, 0) AS monto2
    FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza JOIN cliente AS c ON c.id = p.id_contratante
      JOIN divisa AS m ON m.id_moneda = p.id_moneda
    WHERE p.id_mediador = 1 AND p.id_entidad = 1 AND p.fe_cancelacion IS NULL`;

  test('of the account statement has the receipts that its filters select', async () => {
    const pages = await read('estadoCuenta');
    expect(rowsOf(pages, 8)).toEqual(
      expected(`${RECEIPTS} AND p.nu = 700 AND r.fe_vencimiento BETWEEN '2026-01-01' AND '2026-11-20' ORDER BY r.fe_vencimiento`),
    );
    expect(pages[0]?.join('\n')).toContain('Cliente | Yokasta Rosario Méndez | Documento del cliente | Cédula 001-1391825-4');
  });
});

describe('the aged balance', () => {
  test('holds what is owed by its age, and adds up to the figure of the dashboard', async () => {
    const both = await Promise.all(['1', '2'].map((param1) => read('saldoAntiguedad', { param1 })));
    const rows = rowsOf(both[0] ?? [], 11);
    expect(rows.map(([nu, cd]) => [nu, cd])).toEqual(
      expected(
        `SELECT p.nu, r.cd FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza WHERE p.id_mediador = 1 AND p.id_entidad = 1
           AND p.fe_cancelacion IS NULL AND r.fe_vencimiento <= '2026-11-20' AND (r.fe_pago IS NULL OR r.fe_pago > '2026-11-20')
         ORDER BY r.fe_vencimiento, r.cd`,
      ),
    );
    for (const row of rows) expect(row.slice(5, 10).reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(centsOf(row[10]));
    expect(totals(both[0] ?? [])).toEqual(sums(rows, 4, 10));
    const whole = new Map<string, number>();
    for (const [moneda, amount] of both.flatMap((pages) => Object.entries(totals(pages)))) {
      whole.set(moneda, (whole.get(moneda) ?? 0) + centsOf(amount));
    }
    const shown = await callsOf(sandbox, token).value<{ saldo: number; moneda: string }[]>('/v1/antiguedadsaldos');
    expect(Object.fromEntries(whole)).toEqual(
      Object.fromEntries(shown.map(({ saldo, moneda }) => [symbol(moneda), Math.round(saldo * 100)])),
    );
  });

  test.each([REPORTS, CORE])('with mode X is a link of %s to a spreadsheet with the rows of the PDF', async (base) => {
    const rows = rowsOf(await read('saldoAntiguedad'), 11);
    const link = valueOf(await ask(requestOf('saldoAntiguedadDescarga'), { base }));
    expect(link).toMatch(new RegExp(`^${sandbox.url}${base}/archivos/[0-9a-f]{32}/saldoporantiguedad\\.xlsx$`));
    const response = await fetchFile(link, token);
    expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(response.headers.get('content-disposition')).toContain('saldoporantiguedad.xlsx');
    const [head, ...sheet] = await readSheet(Buffer.from(await response.arrayBuffer()));
    const ages = ['0 a 30 días', '31 a 60 días', '61 a 90 días', '91 a 120 días', 'Más de 120 días'];
    expect(head).toEqual(['Póliza', 'Recibo', 'Contratante', 'Vence', 'Moneda', ...ages, 'Saldo']);
    expect(sheet[0]?.map((cell) => (cell instanceof Date ? 'date' : typeof cell))).toEqual(
      'number number string date string number number number number number number'.split(' '),
    );
    const shown = sheet.map((cells) =>
      cells.map((cell, index) => {
        if (cell instanceof Date) return day(cell.toISOString().slice(0, 10));
        return index > 4 ? money(Math.round(Number(cell) * 100)) : String(cell);
      }),
    );
    expectRows(rows, shown, 2);
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
    ['of an entity that there is not', 'carteraVigente', { CD_ENTIDAD: '9' }, 404, 'No existe la entidad 9.'],
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
