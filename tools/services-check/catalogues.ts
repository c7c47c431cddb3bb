import type { JsonObject } from '../codegen/json.ts';
import { type About, ask, field, keyOf, noteCheck, operationOf, rowsOf, type Run } from './run.ts';

/** Catalogues without a parent, in the contract's order. */
const parentless = [
  'fetchTipoPersonas',
  'fetchTipoDocumentos',
  'fetchMonedas',
  'fetchEntidades',
  'fetchSucursales',
  'fetchRegiones',
  'fetchPaises',
  'fetchPaisesNacimiento',
  'fetchSexos',
  'fetchEstadoCiviles',
  'fetchNacionalidades',
  'fetchActividadesDeportivas',
  'fetchGrupoPersonas',
  'fetchTipoCanalInformaciones',
  'fetchProfesiones',
  'fetchSectoresEconomicos',
  'fetchOcupaciones',
  'fetchActividadesEconomicas',
  'fetchOficioRiesgos',
  'fetchAfinidades',
  'fetchTipoTelefonos',
  'fetchBancos',
  'fetchTipoCuentasBancarias',
  'fetchTipoTarjetas',
  'fetchSolicitudTipos',
  'fetchFormaPagos',
] as const;

/** Codes of the contract's code tables. */
const tablas = ['ST_TELEFONO', 'CD_CANAL_INFORMACION', 'TP_EMAIL', 'STATUS', 'TP_DIRECCION', 'TP_VIVIENDA', 'TP_RAMO'];

/** Rows of the catalogues, by call. */
export type Catalogues = ReadonlyMap<string, readonly JsonObject[]>;

/** Requests every catalogue, dependent ones after their parents. */
export async function readCatalogues(run: Run): Promise<Catalogues> {
  const found = new Map<string, readonly JsonObject[]>();
  for (const id of parentless) found.set(id, rowsOf(await ask(run, id)));
  for (const code of tablas) await ask(run, 'fetchTablaCodigos', { path: { code } });
  await readPlaces(run, found);
  await checkNarrowing(run, found);
  const [tipo] = found.get('fetchSolicitudTipos') ?? [];
  const idTipoMovimiento = keyOf(tipo, 'id');
  if (idTipoMovimiento === undefined) run.skipped.set('fetchSolicitudMotivos', 'no hay tipos de solicitud');
  else await ask(run, 'fetchSolicitudMotivos', { query: { idTipoMovimiento } });
  checkKnownRows(run, found);
  return found;
}

const folded = (value: unknown) => String(value).normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The country that the portal presets, or the first one. */
function homeCountry(catalogues: Catalogues): JsonObject | undefined {
  const paises = catalogues.get('fetchPaises') ?? [];
  return paises.find((pais) => folded(field(pais, 'nombre')) === 'republica dominicana') ?? paises[0];
}

/**
 * Reads provinces and the dependents of two, which differ unless a service ignores the parameter.
 */
async function readPlaces(run: Run, found: Catalogues): Promise<void> {
  const idPais = keyOf(homeCountry(found), 'id');
  if (idPais === undefined) {
    for (const id of ['fetchProvincias', 'fetchCiudades', 'fetchMunicipios', 'fetchZonas']) run.skipped.set(id, 'no hay países');
    return;
  }
  const provincias = rowsOf(await ask(run, 'fetchProvincias', { path: { idPais } }));
  const ciudades = await readOfTwo(run, 'fetchCiudades', 'idProvincia', provincias);
  await readOfTwo(run, 'fetchMunicipios', 'idProvincia', provincias);
  await readOfTwo(run, 'fetchZonas', 'idCiudad', ciudades);
}

async function readOfTwo(run: Run, id: string, parameter: string, parents: readonly JsonObject[]): Promise<JsonObject[]> {
  const operation = operationOf(run, id);
  const about = { topic: `narrows-by-${parameter}`, operation, parameter, marks: [`${operation.name} query ${parameter}`] };
  const [first, second] = new Set(parents.map((parent) => keyOf(parent, 'id')).filter((key) => key !== undefined));
  if (first === undefined) {
    run.skipped.set(id, 'no hay de qué depender');
    noteCheck(run, about, 'unseen', 'No hay filas de las que dependa.');
    return [];
  }
  const rows = rowsOf(await ask(run, id, { query: { [parameter]: first } }));
  if (second === undefined) {
    noteCheck(run, about, 'unseen', 'Hay una sola fila de la que depende.');
    return rows;
  }
  const others = rowsOf(await ask(run, id, { query: { [parameter]: second } }));
  compareLists(run, about, parameter, rows, others);
  return [...rows, ...others];
}

/** Notes whether two values of a parameter give two lists. */
function compareLists(
  run: Run,
  about: About,
  parameter: string,
  rows: readonly JsonObject[],
  others: readonly JsonObject[],
): void {
  if (rows.length === 0 && others.length === 0) {
    noteCheck(run, about, 'unseen', `Ninguno de dos valores de «${parameter}» da filas.`);
  } else if (JSON.stringify(rows) === JSON.stringify(others)) {
    noteCheck(
      run,
      about,
      'contradicted',
      `Dos valores de «${parameter}» dan las mismas filas: el servicio no lo atiende con ese nombre.`,
    );
  } else {
    noteCheck(run, about, 'confirmed', `Dos valores de «${parameter}» dan listas distintas.`);
  }
}

/** Checks catalogues that a parameter narrows. */
async function checkNarrowing(run: Run, found: Catalogues): Promise<void> {
  const pais = keyOf(homeCountry(found), 'id');
  const tipos = (found.get('fetchTipoPersonas') ?? []).map((tipo) => keyOf(tipo, 'id')).filter((key) => key !== undefined);
  const narrowings = [
    { id: 'fetchTipoDocumentos', parameter: 'idTipoPersona', values: tipos.slice(0, 2), fixed: { idPais: pais } },
    { id: 'fetchTipoDocumentos', parameter: 'idPais', values: countriesOf(found), fixed: { idTipoPersona: tipos[0] } },
    { id: 'fetchActividadesEconomicas', parameter: 'idTipoPersona', values: tipos.slice(0, 2), fixed: {} },
    { id: 'fetchBancos', parameter: 'indDebito', values: [1], fixed: {} },
  ];
  for (const { id, parameter, values, fixed } of narrowings) {
    const operation = operationOf(run, id);
    const about = { topic: `narrows-by-${parameter}`, operation, parameter, marks: [`${operation.name} query ${parameter}`] };
    const all = JSON.stringify(found.get(id));
    const lists: string[] = [];
    for (const value of values)
      lists.push(JSON.stringify(rowsOf(await ask(run, id, { query: { ...fixed, [parameter]: value } }))));
    const differ = new Set([...(Object.keys(fixed).length === 0 ? [all] : []), ...lists]).size > 1;
    if (differ) noteCheck(run, about, 'confirmed', `«${parameter}» cambia las filas.`);
    else
      noteCheck(
        run,
        about,
        'unseen',
        `Las filas son las mismas con «${parameter}» y sin él: puede que valgan para todos, o que el servicio no lo atienda.`,
      );
  }
}

function countriesOf(found: Catalogues): (string | number)[] {
  const home = keyOf(homeCountry(found), 'id');
  const others = (found.get('fetchPaises') ?? [])
    .map((pais) => keyOf(pais, 'id'))
    .filter((key) => key !== undefined && key !== home);
  return [home, others[0]].filter((key) => key !== undefined);
}

/** Checks for rows that the portal looks for in catalogues. */
function checkKnownRows(run: Run, found: Catalogues): void {
  const ids = (id: string, name: string) => new Set((found.get(id) ?? []).map((row) => String(keyOf(row, name))));
  const formas = ids('fetchFormaPagos', 'id');
  const known: [string, readonly string[], string, boolean, string][] = [
    [
      'fetchTipoDocumentos',
      ['D10'],
      'los tipos de documento CED, PAS y RNC',
      hasAll(ids('fetchTipoDocumentos', 'tipo'), 'CED', 'PAS', 'RNC'),
      'src/domain/documentos.ts',
    ],
    ['fetchTipoPersonas', ['C1'], 'los tipos de persona 1 y 5', hasAll(ids('fetchTipoPersonas', 'id'), '1', '5'), ''],
    ['fetchFormaPagos', ['Q9'], 'las formas de pago 1, 2 y 3', hasAll(formas, '1', '2', '3'), ''],
    [
      'fetchTipoCuentasBancarias',
      ['Q9'],
      'el tipo de cuenta T, la tarjeta',
      hasAll(ids('fetchTipoCuentasBancarias', 'id'), 'T'),
      '',
    ],
  ];
  for (const [id, assumptions, what, holds] of known) {
    const about = { topic: 'known-rows', operation: operationOf(run, id), assumptions };
    if ((found.get(id) ?? []).length === 0) noteCheck(run, about, 'unseen', 'El catálogo vino sin filas.');
    else noteCheck(run, about, holds ? 'confirmed' : 'contradicted', holds ? `Están ${what}.` : `Faltan ${what}.`);
  }
  const about = { topic: 'home-country', operation: operationOf(run, 'fetchPaises'), assumptions: ['D10'] };
  const isHome = folded(field(homeCountry(found) ?? {}, 'nombre')) === 'republica dominicana';
  noteCheck(
    run,
    about,
    isHome ? 'confirmed' : 'unseen',
    isHome ? 'República Dominicana está entre los países.' : 'No hay un país llamado República Dominicana.',
  );
}

const hasAll = (set: ReadonlySet<string>, ...keys: string[]) => keys.every((key) => set.has(key));
