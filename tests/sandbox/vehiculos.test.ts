import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, example, refusal } from './negocio.ts';
import { sandboxForFile, signIn, temporaryFolder } from './support.ts';
import { DATOS, datosWith, quoteOf } from './vehiculos.ts';

type Schemas = components['schemas'];
type Campo = Schemas['CampoTecnico'];
type Plan = Schemas['PlanCotizado'];
type Fila = Schemas['TablaInformacion'];

const file = join(temporaryFolder(), 'portal.db');
const sandbox = await sandboxForFile({ db: file });
const db = new DatabaseSync(file, { readOnly: true });
const { token } = await signIn(sandbox, 'intermediario');
const { list, post, quote, value } = callsOf(sandbox, token);

function fieldsOf(product: number, context = 1): Promise<Campo[]> {
  return value<Campo[]>(`/v1/productos/campos/${product}/${context}`);
}

function rowsOfTable(query: Record<string, string>): Promise<Fila[]> {
  return value<Fila[]>('/v1/tablainformaciones', query);
}

function read(nu: number): Promise<Schemas['Cotizacion']> {
  return value<Schemas['Cotizacion']>(`/v1/cotizaciones/${nu}`);
}

/** The plans of a rating that must succeed. */
async function rated(product: number, change?: Parameters<typeof quoteOf>[1]): Promise<Plan[]> {
  const { status, body, text } = await post('/v1/cotizaciones', quoteOf(product, change));
  if (status !== 200 || body === undefined) throw new Error(`${status} ${text}`);
  return body.value as unknown as Plan[];
}

async function refused(product: number, curDatos: Schemas['DatoTecnico'][]): Promise<ReturnType<typeof refusal>> {
  return refusal(await post('/v1/cotizaciones', quoteOf(product, { curDatos })));
}

describe('the fields', () => {
  test('of two vehicles are those of the contract', async () => {
    expect(await fieldsOf(2505)).toEqual(example<{ value: unknown }>('core', 'camposDosVehiculos').value);
    const issuance = await fieldsOf(2505, 2);
    expect(issuance.map(({ cdDato, nuBienAsegurado, nuConsecutivo }) => [cdDato, nuBienAsegurado, nuConsecutivo])).toEqual([
      [250_008, 1, 9],
      [250_008, 2, 16],
      [250_011, 1, 17],
      [250_012, 1, 18],
      [250_011, 2, 19],
      [250_012, 2, 20],
    ]);
  });

  test('depend on fields that there are, up to three levels deep and on two at once', async () => {
    const fields = await fieldsOf(2504);
    const parents = fields.flatMap(({ cdDato, dependencias }) => (dependencias ?? []).map((one) => [cdDato, one.key, one.value]));
    expect(parents).toEqual([
      [250_006, 250_005, 'valorDato1'],
      [250_015, 250_006, 'valorDato1'],
      [250_020, 250_017, 'valorDato1'],
      [250_020, 250_019, 'valorDato2'],
      [250_002, 250_041, 'valorDato1'],
    ]);
    const orphans = db.prepare(`SELECT * FROM campo_dependencia AS d WHERE NOT EXISTS (SELECT 1 FROM campo AS c
      WHERE c.id_producto = d.id_producto AND c.contexto = d.contexto AND c.cd_dato = d.cd_padre)`);
    expect(orphans.all()).toEqual([]);
  });
});

describe('the tables', () => {
  test.each<[Record<string, string>, number]>([
    [{ IdTabla: '250015', valorDato1: '340' }, 5],
    [{ IdTabla: '250015', valorDato1: '12' }, 0],
    [{ IdTabla: '250020', valorDato1: '2', valorDato2: '3' }, 3],
    [{ IdTabla: '250020', valorDato1: '2' }, 9],
    [{ IdTabla: '250024' }, 100],
    [{ IdTabla: '250030' }, 10_000],
  ])('%j has %i rows, each with an id of its own', async (query, count) => {
    const found = await rowsOfTable(query);
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ id }) => id)).size).toBe(count);
  });

  test('of rates fill the limits in pesos and in dollars, and not in euros', async () => {
    const { body } = await post('/v1/productos/campos', { valor: '2', cdProducto: 2504, cdTabla: 250_041 });
    const rates = body?.value as unknown as Fila[];
    expect(new Set(rates.map(({ valorDato2 }) => valorDato2))).toEqual(new Set(['1', '2']));
    expect(rates.find((row) => row.valorDato1 === '1' && row.valorDato2 === '1')).toMatchObject({
      valorDato3: '500000',
      valorDato4: '500000',
      valorDato5: '1000000',
      valorDato6: '500000',
    });
  });
});

describe('a rating', () => {
  // Worked out by hand from the words of the tariff.
  test.each([
    [2504, 12_600 * 1.08 + 3750 + 42_000],
    [2505, 8200 * 1.1 + 33_750 + (8200 * 1.1 * 1.25 + 46_250.0125)],
    [2506, 60_000 * 1.25 + 450_000],
    [2509, 3500 + 14_400],
  ])('of %i costs %d', async (product, pesos) => {
    const [plan] = await rated(product);
    expect(plan?.primaAnual).toBeCloseTo(pesos, 2);
    expect(plan).toMatchObject({ idProducto: product, idArea: 25 });
  });

  test.each([2501, 2504, 2505, 2506, 2509])('of %i has amounts in whole cents that add up', async (product) => {
    const plans = await rated(product, { feHasta: '2027-03-31' });
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      const cents = [plan.primaProrrata, plan.componenteProrrata, plan.totalProrrata, plan.primaAnual, plan.componenteAnual];
      for (const amount of [...cents, plan.totalAnual]) expect(amount).toBe(Math.round((amount ?? 0) * 100) / 100);
      const [prima = 0, componente = 0, total = 0] = cents.slice(0, 3).map((amount) => Math.round((amount ?? 0) * 100));
      expect(prima + componente).toBe(total);
    }
  });

  test('under a number takes the place of another product, its values and its plans', async () => {
    const [plan] = await rated(2504);
    const nu = plan?.id ?? 0;
    await rated(2505, { nuCotizacionMod: nu });
    const quoted = await read(nu);
    expect([quoted.cdProducto, quoted.cdArea, quoted.datos]).toEqual([2505, 25, DATOS[2505]]);
    expect(quoted.planes[0]?.primaAnual).toBe(100_295.01);
  });

  test('that no plan fits says so and stores nothing', async () => {
    const { meta } = await list('/v1/cotizaciones');
    const { status, body } = await post('/v1/cotizaciones', quoteOf(2507));
    expect([status, body]).toEqual([200, example('core', 'planesNinguno')]);
    expect((await list('/v1/cotizaciones')).meta).toEqual(meta);

    const nu = await quote();
    const before = await read(nu);
    const again = await post('/v1/cotizaciones', quoteOf(2507, { nuCotizacionMod: nu }));
    expect(again.body?.messages).toEqual([
      `Ningún plan de este producto admite el riesgo: la cotización ${nu} queda como estaba.`,
    ]);
    expect(await read(nu)).toEqual(before);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('of 2508 takes three seconds, any other none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await rated(2504);
    const answered = vi.fn<(plans: Plan[]) => void>();
    const answer = rated(2508).then(answered);
    let waited = 0;
    while (answered.mock.calls.length === 0) {
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    await answer;
    // 35,000 × 1.1 × 0.95 and 22 ‰ of 4,000,000.
    expect(answered.mock.calls[0]?.[0][0]?.primaAnual).toBe(124_575);
    expect(waited).toBeGreaterThanOrEqual(3000);
  });
});

describe('two insured goods', () => {
  test.each<[string, Schemas['DatoTecnico'][], string]>([
    ['without a value of the second', datosWith(2505, 250_005, 2, { valor: null }), 'Falta el campo «Marca» del bien 2.'],
    [
      'without the second',
      (DATOS[2505] ?? []).filter(({ nuBien }) => nuBien === 1),
      'Falta el campo «Suma asegurada» del bien 2.',
    ],
    [
      'with the parent of the other',
      datosWith(2505, 250_006, 2, { valor: '201', cdDato1: '6' }),
      'El campo «Modelo» del bien 2 no lleva los valores',
    ],
    [
      'with a model of the other',
      datosWith(2505, 250_006, 2, { valor: '201' }),
      'El campo «Modelo» del bien 2 no tiene un valor',
    ],
    [
      'with a deducible of another cover',
      datosWith(2505, 250_020, 2, { valor: '221' }),
      'El campo «Deducible» del bien 2 no tiene un valor',
    ],
    [
      'with a cover that was not chosen',
      datosWith(2505, 250_020, 2, { cdDato2: '2' }),
      'El campo «Deducible» del bien 2 no lleva los valores',
    ],
    ['with a third', datosWith(2505, 250_007, 2, { nuBien: 3 }), 'no lleva el bien y el consecutivo de su definición'],
    [
      'with the consecutive of the other',
      datosWith(2505, 250_007, 2, { nuConsecutivo: 5 }),
      'El campo «Año» del bien 2 no lleva el bien y el consecutivo',
    ],
    ['with one of them twice', [...(DATOS[2505] ?? []), ...(DATOS[2505] ?? []).slice(-1)], '«250008» viene más de una vez'],
  ])('%s are refused', async (_name, curDatos, message) => {
    const [status, messages] = await refused(2505, curDatos);
    expect([status, messages?.join(' ')]).toEqual([400, expect.stringContaining(message)]);
  });
});
