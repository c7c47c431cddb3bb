import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, example, issueRequest, refusal } from './negocio.ts';
import { sandboxForFile, signIn, temporaryFolder } from './support.ts';

type Schemas = components['schemas'];

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const corredora = callsOf(sandbox, (await signIn(sandbox, 'corredora')).token);

function one(sql: string, ...values: (number | string)[]): Record<string, unknown> | undefined {
  const row = db.prepare(sql).get(...values);
  return row && { ...row };
}

function read(nu: number): Promise<Schemas['Cotizacion']> {
  return intermediario.value<Schemas['Cotizacion']>(`/v1/cotizaciones/${nu}`);
}

/** Sends the example issuance with changes. */
function issue(change?: Partial<Schemas['EmisionRequest']>): ReturnType<typeof intermediario.post> {
  return intermediario.post('/v1/emisiones', issueRequest(change));
}

/** A quote of the intermediary in a status. */
function quoteIn(status: number): number {
  return Number(one('SELECT max(nu) AS nu FROM cotizacion WHERE id_mediador = 1 AND id_estatus = ?', status)?.['nu']);
}

describe('issuing', () => {
  test('one quote from 20 parallel calls gives 1 policy and 19 × 409', async () => {
    const before = one('SELECT count(*) AS n FROM poliza WHERE id_mediador = 1');
    await intermediario.upload(900);
    const answers = await Promise.all(Array.from({ length: 20 }, () => issue()));
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
        cdProducto: 2501,
        nombreContratante: 'Yokasta Rosario Méndez',
        tipoDocContratante: 'CED',
        noDocContratante: '00113918254',
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
    const nuCotizacion = await intermediario.issuable();
    const { body } = await issue({ nuCotizacion, nuItem: 2, cdPlanPago: 4 });
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
    const answer = await issue({ nuCotizacion });
    expect(refusal(answer)).toEqual([409, [`La cotización ${nuCotizacion} no se puede emitir: su estatus es «${name}».`]]);
  });

  test('a quote in status 6 is issued', async () => {
    const nuCotizacion = quoteIn(6);
    const product = one('SELECT id_producto FROM cotizacion WHERE nu = ?', nuCotizacion);
    expect([2501, 2502, 2503]).toContain(product?.['id_producto']);
    await intermediario.upload(nuCotizacion);
    expect((await issue({ nuCotizacion })).status).toBe(200);
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
    ['no period', { feHasta: '2026-11-20' }, 400, 'posterior'],
    ['a day that there is not', { feHasta: '2027-02-29' }, 400, 'no es una fecha del calendario'],
    ['no chassis', { datos: [] }, 400, 'Falta el campo «Chasis».'],
    ['a field of the quote', { datos: [{ cdDato: 250_007, nuBien: 1, nuConsecutivo: 3, valor: '2020' }] }, 400, '250007'],
  ])('with %s is refused', async (_name, change, status, message) => {
    const nuCotizacion = await intermediario.issuable();
    const answer = await issue({ nuCotizacion, ...change });
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
    expect(one('SELECT id_estatus FROM cotizacion WHERE nu = ?', nuCotizacion)).toEqual({ id_estatus: 1 });
  });
});

describe('the quote afterwards', () => {
  test('tells its policy, its documents and its status', async () => {
    const nuCotizacion = await intermediario.issuable();
    const before = await read(nuCotizacion);
    expect(before.emision).toBeNull();
    const { body } = await issue({ nuCotizacion });
    expect(await read(nuCotizacion)).toEqual({ ...before, idEstatus: 3, estatus: 'Procesada', emision: body?.value });
    expect(before.documentos).toHaveLength(2);
  });

  test.each([
    [898, { nuPoliza: 700, nuCertificado: 1, cdRecibo: 15_700 }],
    [894, { nuPoliza: 697, nuCertificado: 6, cdRecibo: 15_697 }],
    [884, null],
    [867, null],
  ])('%i of before tells %j', async (nu, emision) => {
    expect((await read(nu)).emision).toEqual(emision);
  });
});

/** The policy of a quote as the database holds it, with its receipts; amounts in whole cents. */
function policyOf(nuCotizacion: number): unknown {
  const policy = one('SELECT nu, fe_desde, fe_hasta, prima, componente FROM poliza WHERE nu_cotizacion = ?', nuCotizacion);
  const receipts = db.prepare('SELECT monto FROM recibo WHERE nu_poliza = ? ORDER BY cuota').all(Number(policy?.['nu']));
  return { ...policy, nu: undefined, recibos: receipts.map((row) => row['monto']) };
}

describe('the price', () => {
  // Worked out by hand from the words of the tariff: 24,700 and 1.5 ‰ of 2,500,000 a year, 16 % of it on top.
  const half = { feDesde: '2026-11-20', feHasta: '2027-05-20' };
  test.each<[string, Partial<Schemas['CotizacionRequest']>, Partial<Schemas['EmisionRequest']>, object]>([
    ['in the period of the quote is that of its plan', {}, {}, { prima: 2_845_000, componente: 455_200, recibos: [3_300_200] }],
    ['of 181 days is their share', {}, half, { prima: 1_410_808, componente: 225_729, recibos: [1_636_537] }],
    [
      'from a month later to the same day is that of 335 days',
      {},
      { feDesde: '2026-12-20', feHasta: '2027-11-20' },
      { prima: 2_611_164, componente: 417_786, recibos: [3_028_950] },
    ],
    ['in a quote of 181 days is that of its plan', half, half, { prima: 1_410_808, componente: 225_729, recibos: [1_636_537] }],
    [
      'of a year is whole again after a quote of 181 days',
      half,
      { feDesde: '2026-11-20', feHasta: '2027-11-20' },
      { prima: 2_845_000, componente: 455_200, recibos: [3_300_200] },
    ],
    [
      'of a later year is that of an older vehicle, in four instalments with their surcharge',
      {},
      { feDesde: '2027-01-15', feHasta: '2028-01-15', nuItem: 2, cdPlanPago: 4 },
      { prima: 3_184_760, componente: 509_562, recibos: [923_582, 923_580, 923_580, 923_580] },
    ],
    [
      'in dollars is in dollars',
      { cdMoneda: 2 },
      half,
      // 24,700 at 60 a dollar.
      { prima: 206_373, componente: 33_020, recibos: [239_393] },
    ],
  ])('%s', async (_name, quoted, change, price) => {
    const nuCotizacion = await intermediario.issuable(quoted);
    const request = issueRequest({ nuCotizacion, ...change });
    const { status, body } = await intermediario.post('/v1/emisiones', request);
    expect([status, body?.messages]).toEqual([200, [expect.stringContaining('fue emitida correctamente')]]);
    expect(policyOf(nuCotizacion)).toEqual({ nu: undefined, fe_desde: request.feDesde, fe_hasta: request.feHasta, ...price });
  });

  test('of a plan that the tariff does not give is what was quoted', async () => {
    const nuCotizacion = await intermediario.issuable();
    const writing = new DatabaseSync(file);
    writing.exec(`INSERT INTO cotizacion_plan VALUES (${nuCotizacion}, 9, 99, 'De antes', 2, 90000, 9000, 70000, 7001)`);
    writing.close();
    await issue({ nuCotizacion, nuItem: 9, cdPlanPago: 99, ...half });
    expect(policyOf(nuCotizacion)).toMatchObject({ prima: 70_000, componente: 7_001, recibos: [38_501, 38_500] });
  });
});

describe('the payment', () => {
  // 1200 has an account; 136 a card and an account; 804 two cards; 661 neither.
  test.each([
    [1, 1200, 0],
    [2, 136, 1],
    [3, 136, 2],
    [2, 804, 2],
    [3, 1200, 1],
    [1, 661, 0],
  ])('by method %i of client %i with %i is taken', async (cdFormaPago, cdPersonaContratante, nuDomicilio) => {
    const nuCotizacion = await intermediario.issuable();
    const change = { nuCotizacion, cdFormaPago, cdPersonaContratante, nuDomicilio };
    expect((await issue(change)).status).toBe(200);
    const stored = one('SELECT id_forma_pago, nu_domicilio FROM poliza WHERE nu_cotizacion = ?', nuCotizacion);
    expect(stored).toEqual({ id_forma_pago: cdFormaPago, nu_domicilio: nuDomicilio });
  });

  test.each([
    [1, 1200, 1, 'debe ser 0 sin débito directo.'],
    [2, 136, 0, 'es obligatorio para esta forma de pago.'],
    [3, 136, 0, 'es obligatorio para esta forma de pago.'],
    [2, 136, 2, 'no es una tarjeta del contratante.'],
    [3, 136, 1, 'no es una cuenta del contratante.'],
    [2, 804, 3, 'no es una tarjeta del contratante.'],
    [3, 1200, 2, 'no es una cuenta del contratante.'],
    [3, 1200, Number.MAX_SAFE_INTEGER, 'no es una cuenta del contratante.'],
    [2, 1200, 1, 'debe ser una tarjeta del contratante, que no tiene ninguna.'],
    [3, 804, 1, 'debe ser una cuenta del contratante, que no tiene ninguna.'],
    [2, 661, 0, 'debe ser una tarjeta del contratante, que no tiene ninguna.'],
    [3, 661, 0, 'debe ser una cuenta del contratante, que no tiene ninguna.'],
    [3, 661, 1, 'debe ser una cuenta del contratante, que no tiene ninguna.'],
  ])('by method %i of client %i with %i is refused: %s', async (cdFormaPago, cdPersonaContratante, nuDomicilio, message) => {
    const nuCotizacion = await intermediario.issuable();
    const change = { nuCotizacion, cdFormaPago, cdPersonaContratante, nuDomicilio, cdPersonaAsegurada: 136 };
    expect(refusal(await issue(change))).toEqual([400, [`El campo «nuDomicilio» ${message}`]]);
    expect(one('SELECT id_estatus FROM cotizacion WHERE nu = ?', nuCotizacion)).toEqual({ id_estatus: 1 });
  });

  test('there are three payment methods', async () => {
    expect(await intermediario.value('/v1/formapagos')).toEqual(example<{ value: unknown }>('core', 'formaPagos').value);
  });
});
