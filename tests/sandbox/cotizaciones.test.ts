import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, example, quoteRequest, refusal } from './negocio.ts';
import { sandboxForFile, signIn } from './support.ts';

type Schemas = components['schemas'];
type Row = Schemas['CotizacionRow'];

const sandbox = await sandboxForFile();
const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const corredora = callsOf(sandbox, (await signIn(sandbox, 'corredora')).token);
const cobranzas = callsOf(sandbox, (await signIn(sandbox, 'cobranzas')).token);
const [hers] = (await corredora.list<Row>('/v1/cotizaciones')).rows;

/** The technical values of the example with one changed. */
function datos(cdDato: number, change: Partial<Schemas['DatoTecnico']>): Schemas['DatoTecnico'][] {
  return quoteRequest().curDatos.map((dato) => (dato.cdDato === cdDato ? { ...dato, ...change } : dato));
}

describe('the list', () => {
  test('begins with those of the contract', async () => {
    const { rows } = await intermediario.list<Row>('/v1/cotizaciones', { pageSize: '2' });
    expect(rows).toEqual(example<{ value: Row[] }>('core', 'cotizacionesPage').value);
  });

  test.each([
    ['the number', { numeroCotizacion: '900' }, 1],
    ['a number that there is not', { numeroCotizacion: '999999' }, 0],
    ["another's number", { numeroCotizacion: String(hers?.nuCotizacion) }, 0],
    ["another's document", { numeroDocumento: hers?.numDocumento ?? '-' }, 0],
    ['type and number with separators', { idTipoDocumento: 'ced', numeroDocumento: '001-1391825-4', numeroCotizacion: '900' }, 1],
    ['the number under another type', { idTipoDocumento: 'RNC', numeroDocumento: '00113918254' }, 0],
    ['filters that are empty', { idTipoDocumento: '', numeroDocumento: ' ' }, 900],
  ])('%s', async (_name, query, count) => {
    expect((await intermediario.list('/v1/cotizaciones', query)).meta.totalCount).toBe(count);
  });

  test('is not for a user without role 32', async () => {
    const answers = await Promise.all(
      ['/v1/cotizaciones', '/v1/cotizaciones/900', '/v1/polizas', '/v1/siniestros', '/v1/tickets'].map((path) =>
        cobranzas.get(path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('a quote', () => {
  test('is the one of the contract, with one plan more', async () => {
    const found = await intermediario.value<Schemas['Cotizacion']>('/v1/cotizaciones/900');
    const expected = example<{ value: Schemas['Cotizacion'] }>('core', 'cotizacion').value;
    expect({ ...found, planes: found.planes.slice(0, 2) }).toEqual(expected);
    expect(found.planes).toHaveLength(3);
  });

  test.each([999_999, 0, Number.MAX_SAFE_INTEGER, hers?.nuCotizacion ?? 0])('%i is absent', async (id) => {
    expect(refusal(await intermediario.get(`/v1/cotizaciones/${id}`))).toEqual([404, [`No existe la cotización ${id}.`]]);
  });

  test('is rated, and rated again under its number', async () => {
    const nu = await intermediario.quote();
    const before = await intermediario.value<Schemas['Cotizacion']>(`/v1/cotizaciones/${nu}`);
    expect([before.idEstatus, before.fecha, before.planes[0]?.totalAnual]).toEqual([1, '2026-11-20', 33_002]);
    const again = { nuCotizacionMod: nu, cdMoneda: 2, feHasta: '2027-05-20', curDatos: datos(250_007, { valor: '2010' }) };
    expect(await intermediario.quote(again)).toBe(nu);
    const after = await intermediario.value<Schemas['Cotizacion']>(`/v1/cotizaciones/${nu}`);
    expect([after.cdMoneda, after.feHasta, after.datos[2]?.valor]).toEqual([2, '2027-05-20', '2010']);
    expect(after.planes).toHaveLength(3);
    expect(after.planes[0]?.totalProrrata).toBeLessThan(after.planes[0]?.totalAnual ?? 0);
    expect(await intermediario.quote()).toBe(nu + 1);
  });

  test.each([
    ['absent', 999_999, 404],
    ["another's", hers?.nuCotizacion ?? 0, 404],
    ['processed', 899, 409],
  ])('that is %s is not rated again', async (_name, nuCotizacionMod, status) => {
    const answer = await intermediario.post('/v1/cotizaciones', quoteRequest({ nuCotizacionMod }));
    expect(answer.status).toBe(status);
  });
});

describe('a rating is refused', () => {
  test.each<[string, Partial<Schemas['CotizacionRequest']>, number, string]>([
    ['for an unknown applicant', { nuDocumento: '00000000000' }, 404, 'No existe un cliente con ese documento.'],
    [
      "for another's client",
      { tpDocumento: hers?.tipoDocumento ?? '', nuDocumento: hers?.numDocumento ?? '' },
      404,
      'No existe un cliente',
    ],
    ['for another intermediary', { cdPersonaMed: 50_248 }, 404, 'No existe el intermediario 50248.'],
    ['with another user', { cdUsuario: 'corredora' }, 400, 'cdUsuario'],
    ['without such a currency', { cdMoneda: 99 }, 400, 'cdMoneda'],
    ['without such an entity', { cdEntidad: 99 }, 400, 'cdEntidad'],
    ['without such a region', { cdRegion: Number.MAX_SAFE_INTEGER }, 400, 'cdRegion'],
    ['without such a branch', { cdSucursal: 99_999 }, 400, 'cdSucursal'],
    ['for a product of another area', { cdArea: 30 }, 400, 'cdProducto'],
    ['for a product of another channel', { cdProducto: 1201, cdArea: 12 }, 400, 'cdProducto'],
    ['on a day that there is not', { feDesde: '2026-02-30' }, 400, 'El campo «feDesde» no es una fecha del calendario.'],
    ['in the year 9999', { feDesde: '9999-01-01', feHasta: '9999-12-31' }, 400, 'no es una fecha del calendario'],
    ['until the first day', { feHasta: '2026-11-20' }, 400, 'debe ser posterior'],
    ['for more than five years', { feHasta: '2031-11-21' }, 400, 'no puede pasar de cinco años'],
    ['without technical values', { curDatos: [] }, 400, 'Falta el campo «Marca».'],
    ['with a value twice', { curDatos: [...quoteRequest().curDatos, ...quoteRequest().curDatos] }, 400, 'más de una vez'],
    ['with an unknown field', { curDatos: datos(250_007, { cdDato: 7 }) }, 400, 'El producto no tiene el campo técnico «7».'],
    ['with an empty field', { curDatos: datos(250_007, { valor: ' ' }) }, 400, 'Falta el campo «Año».'],
    ['with letters for a number', { curDatos: datos(250_007, { valor: 'MMXX' }) }, 400, 'El campo «Año» debe ser un número.'],
    ['with a number without end', { curDatos: datos(250_031, { valor: '9'.repeat(400) }) }, 400, 'debe ser un número'],
    [
      'with an unknown row',
      { curDatos: datos(840_086, { valor: '9999' }) },
      400,
      'El campo «Sector» no tiene un valor de su tabla.',
    ],
    ['with a model of another make', { curDatos: datos(250_006, { valor: '100' }) }, 400, 'El campo «Modelo» no tiene'],
    ['without the parent', { curDatos: datos(250_006, { cdDato1: undefined }) }, 400, 'El campo «Modelo» no lleva los valores'],
    ['with another parent', { curDatos: datos(250_006, { cdDato1: '1' }) }, 400, 'El campo «Modelo» no lleva los valores'],
    ['with another consecutive', { curDatos: datos(250_007, { nuConsecutivo: 9 }) }, 400, 'bien y el consecutivo'],
    ['with a checkbox of 2', { curDatos: datos(250_010, { valor: '2' }) }, 400, 'El campo «Uso comercial» debe ser 1 o 0.'],
    ['with a date that is none', { curDatos: datos(250_009, { valor: '20-11-2026' }) }, 400, 'debe ser una fecha'],
  ])('%s', async (_name, change, status, message) => {
    const answer = await intermediario.post('/v1/cotizaciones', quoteRequest(change));
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([status, expect.stringContaining(message)]);
  });

  test('and leaves nothing behind', async () => {
    const { meta } = await intermediario.list('/v1/cotizaciones');
    await intermediario.post('/v1/cotizaciones', quoteRequest({ cdMoneda: 99 }));
    expect((await intermediario.list('/v1/cotizaciones')).meta).toEqual(meta);
  });
});

describe('products', () => {
  test('of channel 9 are of area 25 among others', async () => {
    const all = await intermediario.value<Schemas['Producto'][]>('/v1/productos');
    const web = await intermediario.value<Schemas['Producto'][]>('/v1/productos/canal/9');
    expect(web.map(({ id, idArea }) => [id, idArea])).toEqual([
      [2501, 25],
      [2502, 25],
      [2503, 25],
      [2504, 25],
      [2505, 25],
      [2506, 25],
      [2507, 25],
      [2508, 25],
      [2509, 25],
      [3001, 30],
    ]);
    expect(all.length).toBeGreaterThan(web.length);
    expect(await intermediario.value('/v1/productos/canal/8')).toEqual([]);
  });

  test('have the fields of the contract, of every type', async () => {
    const campos = await intermediario.value<Schemas['CampoTecnico'][]>('/v1/productos/campos/2501/1');
    expect(campos).toEqual(example<{ value: unknown }>('core', 'campos').value);
    expect(new Set(campos.map((campo) => campo.tpDato))).toEqual(new Set(['C', 'N', 'F', 'A']));
  });

  test.each([
    ['/v1/productos/campos/9/1', 404],
    ['/v1/productos/campos/2501/3', 400],
    ['/v1/productos/campos/9007199254740991/2', 404],
    ['/v1/tablainformaciones?IdTabla=7', 404],
    ['/v1/tablainformaciones', 400],
  ])('%s is a %i', async (path, status) => {
    expect((await intermediario.get(path)).status).toBe(status);
  });

  test.each([
    [{ IdTabla: '250006', valorDato1: '12' }, 9],
    [{ IdTabla: '250006', valorDato1: '999' }, 0],
    [{ IdTabla: '250006', valorDato1: '12', valorDato2: 'x' }, 0],
    [{ IdTabla: '250002', valorDato1: '2' }, 3],
    [{ IdTabla: '250041', valorDato1: '' }, 3],
    [{ IdTabla: '840086' }, 32],
  ])('the table %j has %i rows', async (query, count) => {
    expect(await intermediario.value<unknown[]>('/v1/tablainformaciones', query)).toHaveLength(count);
  });

  test('have rate rows whose options are those of the plan, in each currency', async () => {
    const { body } = await intermediario.post('/v1/productos/campos', { valor: '2', cdProducto: 2501, cdTabla: 250_041 });
    const rows = body?.value as unknown as Schemas['TablaInformacion'][];
    expect(rows.slice(0, 2)).toEqual(example<{ value: unknown }>('core', 'planTarifas').value);
    expect(rows.map((row) => [row.valorDato1, row.valorDato2])).toEqual(
      ['1', '2'].flatMap((moneda) => ['1', '2', '3'].map((opcion) => [opcion, moneda])),
    );
  });

  test.each([
    [{ valor: '9', cdProducto: 2501, cdTabla: 250_041 }, 200],
    [{ valor: '2', cdProducto: 9, cdTabla: 250_041 }, 404],
    [{ valor: '2', cdProducto: 2501, cdTabla: 250_002 }, 404],
  ])('rate rows of %j: %i', async (body, status) => {
    expect((await intermediario.post('/v1/productos/campos', body)).status).toBe(status);
  });
});

test.each([
  [1024, 200],
  [2048, 404],
  [0, 404],
])('the regions of the intermediary %i: %i', async (code, status) => {
  expect((await intermediario.get(`/v1/regiones/mediador/${code}`)).status).toBe(status);
});
