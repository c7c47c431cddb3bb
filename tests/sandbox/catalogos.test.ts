import { describe, expect, test } from 'vitest';
import { operations } from '../contracts/support.ts';
import { CORE, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const { token } = await signIn(sandbox, 'cobranzas');

type Item = Record<string, unknown> & { nombre: string };

async function list(path: string): Promise<Item[]> {
  const { status, body, text } = await send(sandbox, `GET ${CORE}${path}`, { token });
  if (status !== 200 || body === undefined) throw new Error(`${status} ${text}`);
  return body.value as unknown as Item[];
}

/** Every id of a list, or what it has for one. */
function keys(items: Item[]): unknown[] {
  return items.map((item) => item['id'] ?? item['tipo'] ?? item['cdSucursal'] ?? item['cdRegion']);
}

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${CORE}${address}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

const catalogues = operations.filter(({ tags }) => tags.some((tag) => tag.startsWith('catalogos')));

describe.each(catalogues.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  const given = (place: string): [string, string][] =>
    operation.parameters
      .filter((one) => one.in === place && (place === 'path' || one.required))
      .map((one) => [one.name, String(one.example)]);
  const path = given('path').reduce((whole, [name, value]) => whole.replace(`{${name}}`, value), operation.path);
  const query = new URLSearchParams(given('query')).toString();
  const example = operation.answers['200']?.examples[0]?.[1] as { title: string; value: Item[] };

  test('has what the example of the contract shows, each key once, under its title', async () => {
    const { status, body } = await send(sandbox, `GET ${CORE}${path}?${query}`, { token });
    expect([status, body?.title]).toEqual([200, example.title]);
    const items = body?.value as unknown as Item[];
    expect(items).toEqual(expect.arrayContaining(example.value));
    expect(new Set(keys(items)).size).toBe(items.length);
  });

  test('may be kept by the browser, which asks by its tag whether it changed', async () => {
    const address = `${path}?${query}`;
    const first = await ask(address);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    // Without its own word on caching, Node's fetch asks for a whole answer as soon as a tag is given.
    const again = await ask(address, { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('the country', () => {
  test('has 32 provinces, 158 municipalities, and cities and sectors in each', async () => {
    const provincias = await list('/v1/provincias/1');
    expect(provincias.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
    const ofProvince = async (path: string): Promise<Item[][]> =>
      Promise.all(provincias.map(({ id }) => list(`${path}?idProvincia=${String(id)}`)));
    const municipios = await ofProvince('/v1/municipios');
    const ciudades = await ofProvince('/v1/ciudades');
    expect(municipios.flat()).toHaveLength(158);
    expect(municipios.every((items, index) => items.length > 0 && (ciudades[index] ?? []).length >= items.length)).toBe(true);
    const zonas = await Promise.all(ciudades.flat().map(({ id }) => list(`/v1/zonas?idCiudad=${String(id)}`)));
    expect(zonas.every((items) => items.length > 2)).toBe(true);
    for (const level of [municipios, ciudades, zonas]) expect(new Set(keys(level.flat())).size).toBe(level.flat().length);
  });

  test.each([
    ['Santo Domingo', 'Santo Domingo Este', 'Villa Mella', 'Villa Mella'],
    ['Santiago', 'Bisonó', 'Navarrete', 'Centro'],
    ['La Altagracia', 'Salvaleón de Higüey', 'Punta Cana', 'Cap Cana'],
    ['Distrito Nacional', 'Santo Domingo de Guzmán', 'Santo Domingo', 'Los Cacicazgos'],
  ])('%s has the municipality %s and the city %s', async (provincia, municipio, ciudad) => {
    const id = (await list('/v1/provincias/1')).find(({ nombre }) => nombre === provincia)?.['id'];
    const names = async (path: string): Promise<string[]> =>
      (await list(`${path}?idProvincia=${String(id)}`)).map(({ nombre }) => nombre);
    expect(await names('/v1/municipios')).toContain(municipio);
    expect(await names('/v1/ciudades')).toContain(ciudad);
  });
});

test('every country has a code, a dial prefix, a birth id and at least one place down to the sector', async () => {
  const paises = await list('/v1/paises');
  expect(paises.length).toBeGreaterThan(190);
  expect(paises).toEqual(await list('/v1/paises/nacimientos'));
  for (const field of ['idSigla', 'idNacimiento', 'nombre']) {
    expect(new Set(paises.map((pais) => pais[field])).size).toBe(paises.length);
  }
  expect(paises.filter(({ telPrefijo }) => !/^\d{1,3}$/.test(String(telPrefijo)))).toEqual([]);
  const provincias = await Promise.all(paises.map(({ id }) => list(`/v1/provincias/${String(id)}`)));
  expect(provincias.filter((items) => items.length === 0)).toEqual([]);
  const last = provincias.at(-1)?.[0]?.['id'];
  const [ciudad] = await list(`/v1/ciudades?idProvincia=${String(last)}`);
  expect(await list(`/v1/municipios?idProvincia=${String(last)}`)).not.toEqual([]);
  expect(await list(`/v1/zonas?idCiudad=${String(ciudad?.['id'])}`)).not.toEqual([]);
});

test.each([
  ['/v1/profesiones', 150],
  ['/v1/nacionalidades', 190],
  ['/v1/actividadeseconomicas', 50],
  ['/v1/bancos', 30],
  ['/v1/actividadesdeportivas', 30],
])('%s is as large as the real one', async (path, count) => {
  expect((await list(path)).length).toBeGreaterThanOrEqual(count);
});

test('the banks that accept direct debit are some of all', async () => {
  const [all, debit, same] = await Promise.all(['', '?indDebito=1', '?indDebito=0'].map((query) => list(`/v1/bancos${query}`)));
  expect(same).toEqual(all);
  expect(all).toEqual(expect.arrayContaining(debit ?? []));
  expect(debit?.length).toBeLessThan(all?.length ?? 0);
  expect(debit?.map(({ nombre }) => nombre)).toEqual(
    expect.arrayContaining(['Banco de Reservas', 'Banco Popular Dominicano', 'Banco BHD', 'Scotiabank', 'Banco Ademi']),
  );
});

test('every person type has economic activities of its own, and only those', async () => {
  const lists = await Promise.all([1, 2, 3, 4, 5].map((tipo) => list(`/v1/actividadeseconomicas?idTipoPersona=${tipo}`)));
  expect(lists.every((items) => items.length > 4)).toBe(true);
  const all = keys(await list('/v1/actividadeseconomicas'));
  expect(new Set(lists.flatMap(keys))).toEqual(new Set(all));
  const [natural = [], juridica = []] = lists.map((items) => items.map(({ nombre }) => nombre));
  expect(natural).toContain('Comercio al por menor');
  expect(natural).not.toContain('Explotación de minas y canteras');
  expect(juridica).not.toContain('Jubilación o pensión');
});

test.each(['ST_TELEFONO', 'CD_CANAL_INFORMACION', 'TP_EMAIL', 'STATUS', 'TP_DIRECCION', 'TP_VIVIENDA', 'TP_RAMO'])(
  'the code table %s has rows with texts for ids',
  async (code) => {
    const items = await list(`/v1/tablacodigos/${code}`);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ id }) => typeof id === 'string')).toBe(true);
  },
);

test.each([
  '/v1/provincias/999999',
  '/v1/ciudades?idProvincia=999999',
  '/v1/municipios?idProvincia=9007199254740991',
  '/v1/zonas?idCiudad=0',
  '/v1/actividadeseconomicas?idTipoPersona=9',
])('%s: of an unknown parent there is nothing', async (path) => {
  expect(await list(path)).toEqual([]);
});

test.each([
  '/v1/provincias/abc',
  '/v1/provincias/-1',
  '/v1/provincias/1e400',
  '/v1/provincias/99999999999999999999',
  '/v1/ciudades',
  '/v1/ciudades?idProvincia=',
  '/v1/ciudades?idProvincia=1&idProvincia=2',
  '/v1/zonas?idCiudad=%00',
  '/v1/municipios?idPais=1',
  '/v1/bancos?indDebito=2',
  '/v1/tablacodigos/NADA',
  '/v1/tablacodigos/%00',
  "/v1/tablacodigos/STATUS'--",
])('%s is a 400', async (path) => {
  const { status, body } = await send(sandbox, `GET ${CORE}${path}`, { token });
  expect([status, Object.keys(body ?? {})]).toEqual([400, ['title', 'messages']]);
});
