import { areaProductos, canalVenta } from '../../src/domain/cotizaciones.ts';
import { isObject, type JsonObject } from '../codegen/json.ts';
import { ask, field, keyOf, noteCheck, operationOf, rowsOf, type Run } from './run.ts';

const MOST_PRODUCTS = 30;
const MOST_TABLES = 12;
/** Contexts of a quote and of an issuance. */
const contexts = [1, 2];

interface Parent {
  readonly key: string;
  readonly parameter: string;
}

const parentsOf = (campo: JsonObject): Parent[] => {
  const list = field(campo, 'dependencias');
  return (Array.isArray(list) ? list.filter(isObject) : []).map((one) => ({
    key: String(keyOf(one, 'key')),
    parameter: String(keyOf(one, 'value')),
  }));
};

/** Reads the portal's products, their fields, and the tables of these. */
export async function readProductos(run: Run): Promise<{ campos: JsonObject[]; productos: JsonObject[] }> {
  await ask(run, 'fetchProductos');
  const operation = operationOf(run, 'fetchProductosByCanal');
  const rows = rowsOf(await ask(run, 'fetchProductosByCanal', { path: { channel: canalVenta } }));
  const productos = rows.filter((row) => String(keyOf(row, 'idArea')) === String(areaProductos));
  const about = {
    topic: 'products',
    operation,
    assumptions: ['Q1'],
    marks: ['Producto'],
    table: ['src/domain/cotizaciones.ts', 'areaProductos ='] as const,
  };
  const said = `Del canal ${canalVenta} vinieron ${rows.length} productos, ${productos.length} del área ${areaProductos}.`;
  noteCheck(run, about, productos.length > 0 ? 'confirmed' : 'contradicted', said);
  if (productos.length === 0) run.skipped.set('fetchProductoCampos', `no hay productos del área ${areaProductos}`);

  const campos: JsonObject[] = [];
  for (const product of productos.slice(0, MOST_PRODUCTS).map((row) => keyOf(row, 'id'))) {
    if (product === undefined) continue;
    for (const context of contexts) {
      const found = rowsOf(await ask(run, 'fetchProductoCampos', { path: { product, context } }));
      checkParents(run, found);
      if (context === 1) campos.push(...found);
    }
  }
  await readTables(run, campos);
  await ask(run, 'fetchTramiteDocumentos', { query: { idArea: areaProductos } });
  return { campos, productos };
}

function checkParents(run: Run, campos: readonly JsonObject[]): void {
  const codes = new Set(campos.map((campo) => String(keyOf(campo, 'cdDato'))));
  const parents = campos.flatMap(parentsOf);
  if (parents.length === 0) return;
  const about = {
    topic: 'parents',
    operation: operationOf(run, 'fetchProductoCampos'),
    assumptions: ['Q14'],
    marks: ['Dependencia.key'],
  };
  const isThere = parents.every(({ key }) => codes.has(key));
  noteCheck(
    run,
    about,
    isThere ? 'confirmed' : 'contradicted',
    isThere
      ? 'Los padres de los campos son campos del mismo producto.'
      : 'Un campo depende de un «cdDato» que el producto no tiene.',
  );
}

/** Reads the tables of the fields; a dependent table for two values of its parent. */
async function readTables(run: Run, campos: readonly JsonObject[]): Promise<void> {
  const operation = operationOf(run, 'fetchTablaInformaciones');
  const tables = new Map<string, JsonObject>();
  for (const campo of campos) {
    const table = keyOf(campo, 'cdTabla');
    if (table !== undefined && !tables.has(String(table))) tables.set(String(table), campo);
  }
  if (tables.size === 0) run.skipped.set(operation.id, 'ningún campo tiene «cdTabla»');
  const rowsOfTable = new Map<string, JsonObject[]>();
  const ordered = Array.from(tables).toSorted(([, one], [, other]) => parentsOf(one).length - parentsOf(other).length);
  for (const [IdTabla, campo] of ordered.slice(0, MOST_TABLES)) {
    const [parent, ...more] = parentsOf(campo);
    if (parent === undefined) {
      rowsOfTable.set(IdTabla, rowsOf(await ask(run, operation.id, { query: { IdTabla } })));
    } else if (more.length === 0) {
      await checkParent(run, IdTabla, parent, campos, rowsOfTable);
    }
  }
}

async function checkParent(
  run: Run,
  IdTabla: string,
  { key, parameter }: Parent,
  campos: readonly JsonObject[],
  known: ReadonlyMap<string, JsonObject[]>,
): Promise<void> {
  const operation = operationOf(run, 'fetchTablaInformaciones');
  const campo = campos.find((one) => String(keyOf(one, 'cdDato')) === key && keyOf(one, 'cdTabla') !== undefined);
  const values = (known.get(String(keyOf(campo, 'cdTabla'))) ?? []).map((row) => keyOf(row, 'id'));
  const [first, second] = values;
  if (!/^valorDato[1-6]$/.test(parameter) || first === undefined) return;
  const lists: string[] = [];
  for (const value of [first, second]) {
    if (value !== undefined)
      lists.push(JSON.stringify(rowsOf(await ask(run, operation.id, { query: { IdTabla, [parameter]: value } }))));
  }
  const about = {
    topic: `narrows-by-${parameter}`,
    operation,
    parameter,
    assumptions: ['Q14'],
    marks: [`${operation.name} query ${parameter}`],
  };
  if (lists.length < 2 || lists.every((list) => list === '[]')) return;
  const differ = lists[0] !== lists[1];
  noteCheck(
    run,
    about,
    differ ? 'confirmed' : 'unseen',
    differ ? `«${parameter}» cambia las filas de la tabla.` : `Dos valores de «${parameter}» dan las mismas filas.`,
  );
}
