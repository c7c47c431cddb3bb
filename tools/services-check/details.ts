import type { JsonObject } from '../codegen/json.ts';
import { isObject } from '../codegen/json.ts';
import type { Catalogues } from './catalogues.ts';
import type { Rows } from './lists.ts';
import { ask, field, keyOf, lookUp, noteCheck, operationOf, rowsOf, type Run, valueOf } from './run.ts';

const MOST = 3;
/** A cédula and an id that do not exist. */
const missingPerson = { tipo: 'CED', numero: '00000000000' };
const missingId = 9_007_199_254_740_991;

const listOf = (value: unknown, name: string): JsonObject[] => {
  const found = isObject(value) ? field(value, name) : undefined;
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** Reads the first clients with all details, their accounts, and the look-ups of persons. */
export async function readClientes(run: Run, rows: Rows, catalogues: Catalogues): Promise<void> {
  const clientes = rows.get('fetchClientes') ?? [];
  const ids = clientes.map((row) => keyOf(row, 'id')).filter((id) => id !== undefined);
  if (ids.length === 0) {
    for (const id of ['fetchCliente', 'fetchClienteByDocumento', 'fetchDomiciliosBancarios'])
      run.skipped.set(id, 'la lista de clientes no tiene filas');
  }
  const births = (catalogues.get('fetchPaisesNacimiento') ?? []).map((pais) => String(keyOf(pais, 'idNacimiento')));
  let birth: boolean | undefined;
  for (const id of ids.slice(0, MOST)) {
    const value = valueOf(await ask(run, 'fetchCliente', { path: { id } }));
    const country = isObject(value) ? field(value, 'paisNacimiento') : undefined;
    const born = isObject(country) ? keyOf(country, 'id') : undefined;
    if (born !== undefined) birth = (birth ?? true) && births.includes(String(born));
  }
  const about = {
    topic: 'birth-country',
    operation: operationOf(run, 'fetchCliente'),
    assumptions: ['C8'],
    marks: ['PaisNacimiento'],
  };
  if (birth === undefined) noteCheck(run, about, 'unseen', 'Ningún cliente trae «paisNacimiento».');
  else
    noteCheck(
      run,
      about,
      birth ? 'confirmed' : 'contradicted',
      birth
        ? 'El país de nacimiento es el «idNacimiento» de un país.'
        : 'El país de nacimiento de un cliente no es el «idNacimiento» de ningún país.',
    );
  await readAccounts(run, ids);
  await lookUpClientes(run, clientes);
}

async function readAccounts(run: Run, ids: readonly (string | number)[]): Promise<void> {
  const about = {
    topic: 'card-type',
    operation: operationOf(run, 'fetchDomiciliosBancarios'),
    assumptions: ['Q9'],
    marks: ['CuentaBancaria.idTipoCuenta'],
  };
  const types: unknown[] = [];
  for (const idPersona of ids.slice(0, MOST)) {
    const accounts = rowsOf(await ask(run, 'fetchDomiciliosBancarios', { query: { idPersona } }));
    types.push(...accounts.map((row) => field(row, 'idTipoCuenta')).filter((type) => typeof type === 'string'));
  }
  const hasCard = types.includes('T');
  noteCheck(
    run,
    about,
    hasCard ? 'confirmed' : 'unseen',
    hasCard ? 'Una cuenta es una tarjeta (T).' : 'Ninguna de las cuentas que vinieron es una tarjeta (T).',
  );
}

/** Looks up an existing person and missing ones. */
async function lookUpClientes(run: Run, clientes: readonly JsonObject[]): Promise<void> {
  const [cliente] = clientes;
  const [tipo, numero] = [keyOf(cliente, 'tipoDocumento'), keyOf(cliente, 'nuDocumento')];
  const operation = operationOf(run, 'fetchClienteByDocumento');
  if (tipo !== undefined && numero !== undefined) {
    const value = valueOf(await lookUp(run, 'fetchClienteByDocumento', { path: { tipo, numero } }));
    const found = isObject(value) ? value : {};
    const same = String(keyOf(found, 'id')) === String(keyOf(cliente, 'id'));
    const about = { topic: 'look-up', operation, assumptions: ['C6', 'W4'], marks: ['path tipo', 'path numero'] };
    noteCheck(
      run,
      about,
      same ? 'confirmed' : 'contradicted',
      same ? 'Un cliente de la lista se encuentra por su documento.' : 'Un cliente de la lista no se encuentra por su documento.',
    );
    const isNamed = ['nombre', 'nombreCompleto'].some((name) => typeof field(found, name) === 'string');
    if (same)
      noteCheck(
        run,
        { topic: 'look-up-name', operation, assumptions: ['P7'] },
        isNamed ? 'confirmed' : 'contradicted',
        isNamed ? 'La persona trae su nombre.' : 'La persona no trae «nombre» ni «nombreCompleto».',
      );
  }
  await checkAbsent(run, 'fetchClienteByDocumento', missingPerson, 'una persona que no está');
  await checkAbsent(run, 'fetchPadron', missingPerson, 'una persona que no está en el padrón');
  await checkAbsent(run, 'fetchCliente', { id: missingId }, 'un cliente que no existe');
  await readPadron(run, clientes);
}

async function checkAbsent(run: Run, id: string, path: Record<string, string | number>, what: string): Promise<void> {
  const { status } = await lookUp(run, id, { path });
  const assumptions = id === 'fetchCliente' ? ['W6'] : ['D2'];
  const about = {
    topic: 'absent',
    operation: operationOf(run, id),
    assumptions,
    table: ['src/api/call.ts', 'export async function callLookUp'] as const,
  };
  const isAbsent = status === 404 || status === 204;
  noteCheck(
    run,
    about,
    isAbsent ? 'confirmed' : 'contradicted',
    `Para ${what} se contesta ${status || 'nada'}${isAbsent ? '' : ', no 404'}.`,
  );
}

/** The register may know a client by its cédula. */
async function readPadron(run: Run, clientes: readonly JsonObject[]): Promise<void> {
  const cedulas = clientes.filter((row) => field(row, 'tipoDocumento') === 'CED').map((row) => keyOf(row, 'nuDocumento'));
  for (const numero of cedulas.slice(0, MOST)) {
    if (numero === undefined) continue;
    const value = valueOf(await lookUp(run, 'fetchPadron', { path: { tipo: 'CED', numero } }));
    if (isObject(value)) return;
  }
  run.skipped.set('fetchPadron', 'el padrón no conoce a los primeros clientes con cédula');
}

/** Reads the first quotes of each status with all details. */
export async function readCotizaciones(run: Run, rows: Rows): Promise<void> {
  const seen = new Set<unknown>();
  const chosen = (rows.get('fetchCotizaciones') ?? []).filter((row) => {
    const status = field(row, 'idEstatus');
    const isNew = !seen.has(status);
    seen.add(status);
    return isNew;
  });
  if (chosen.length === 0) run.skipped.set('fetchCotizacion', 'la lista de cotizaciones no tiene filas');
  for (const row of chosen.slice(0, MOST + 1)) {
    const id = keyOf(row, 'nuCotizacion');
    if (id !== undefined) await ask(run, 'fetchCotizacion', { path: { id } });
  }
  const code = keyOf(run.session.user, 'codeMediador');
  const operation = operationOf(run, 'fetchRegionesByMediador');
  const about = { topic: 'own-regions', operation, assumptions: ['Q1'] };
  if (code === undefined) {
    run.skipped.set('fetchRegionesByMediador', 'el usuario no trae «codeMediador»');
    return noteCheck(run, about, 'unseen', 'El usuario no trae «codeMediador».');
  }
  const regions = rowsOf(await ask(run, 'fetchRegionesByMediador', { path: { code } }));
  noteCheck(
    run,
    about,
    regions.length > 0 ? 'confirmed' : 'contradicted',
    regions.length > 0
      ? '«codeMediador» encuentra las regiones del intermediario.'
      : '«codeMediador» no encuentra ninguna región.',
  );
}

/** Reads the first requests with their threads. */
export async function readTickets(run: Run, rows: Rows): Promise<void> {
  const ids = (rows.get('fetchTickets') ?? []).map((row) => keyOf(row, 'id')).filter((id) => id !== undefined);
  if (ids.length === 0)
    for (const id of ['fetchTicket', 'fetchTicketComments']) run.skipped.set(id, 'la lista de solicitudes no tiene filas');
  const about = { topic: 'comment-numbers', operation: operationOf(run, 'fetchTicketComments'), assumptions: ['R8'] };
  let longestThread = 0;
  let isGrowing = true;
  for (const id of ids.slice(0, MOST)) {
    await ask(run, 'fetchTicket', { path: { id } });
    const comments = listOf(valueOf(await ask(run, 'fetchTicketComments', { path: { id } })), 'comments');
    const numbers = comments.map((comment) => Number(keyOf(comment, 'id')));
    longestThread = Math.max(longestThread, numbers.length);
    isGrowing &&= numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  }
  if (longestThread < 2) noteCheck(run, about, 'unseen', 'Ninguna de las solicitudes vistas tiene dos comentarios.');
  else
    noteCheck(
      run,
      about,
      isGrowing ? 'confirmed' : 'contradicted',
      isGrowing
        ? 'Los números de los comentarios crecen.'
        : 'Los números de los comentarios no crecen en el orden en que vienen.',
    );
}
