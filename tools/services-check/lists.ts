import { dayOfWire } from '../../src/text/instants.ts';
import type { JsonObject } from '../codegen/json.ts';
import { ask, field, keyOf, metaOf, noteCheck, operationOf, probe, rowsOf, type Run } from './run.ts';
import type { Answer } from './send.ts';

/** A paged list: the fields that name and order a row, and its filters with their fields. */
interface List {
  readonly id: string;
  readonly key: string;
  readonly day: string;
  readonly number?: string;
  readonly tipo?: readonly [parameter: string, field: string];
  readonly numero?: readonly [parameter: string, field: string];
}

const lists: readonly List[] = [
  {
    id: 'fetchClientes',
    key: 'id',
    day: 'fechaIngresoSistema',
    tipo: ['tipoDocumento', 'tipoDocumento'],
    numero: ['numeroDocumento', 'nuDocumento'],
  },
  {
    id: 'fetchCotizaciones',
    key: 'nuCotizacion',
    day: 'fecha',
    number: 'numeroCotizacion',
    tipo: ['idTipoDocumento', 'tipoDocumento'],
    numero: ['numeroDocumento', 'numDocumento'],
  },
  {
    id: 'fetchPolizas',
    key: 'numeroPoliza',
    day: 'fechaEmision',
    number: 'numeroPoliza',
    tipo: ['tipoDocumento', 'tipoDocContratante'],
    numero: ['numeroDocumento', 'noDocContratante'],
  },
  { id: 'fetchTickets', key: 'id', day: 'created_at', number: 'numeroSolicitud' },
  {
    id: 'fetchSiniestros',
    key: 'noSiniestro',
    day: 'fechaNotificacion',
    number: 'numeroSiniestro',
    tipo: ['tipoDocumento', 'tipoDocumento'],
    numero: ['numeroDocumento', 'identificacion'],
  },
  {
    id: 'fetchNotificaciones',
    key: 'numeroNotificacion',
    day: 'fechaNotificacion',
    number: 'numeroNotificacion',
    numero: ['numeroDocumento', 'documentoTitular'],
  },
];

/** First rows of each list, by call. */
export type Rows = ReadonlyMap<string, readonly JsonObject[]>;

const SIZE = 10;
const MOST = 200;

/** Reads every list: its first page, its filters, and the pages of the longest. */
export async function readLists(run: Run): Promise<Rows> {
  const found = new Map<string, readonly JsonObject[]>();
  let longest: { list: List; total: number } | undefined;
  for (const list of lists) {
    const answer = await ask(run, list.id, { query: { pageNumber: 1, pageSize: SIZE } });
    const rows = rowsOf(answer);
    found.set(list.id, rows);
    const total = metaOf(answer).total ?? rows.length;
    if (total > (longest?.total ?? 0)) longest = { list, total };
    checkTotals(run, list, answer, SIZE);
    checkOrder(run, list, rows);
    await checkFilters(run, list, rows, total);
  }
  await checkOpen(run, 'fetchTickets');
  await checkOpen(run, 'fetchNotificaciones');
  if (longest) await checkPages(run, longest.list, longest.total);
  return found;
}

/** Checks that `meta` agrees with itself and with the rows. */
function checkTotals(run: Run, { id }: List, answer: Answer, size: number): void {
  const about = { topic: 'totals', operation: operationOf(run, id), assumptions: ['S18'], pointer: '#/components/schemas/Meta' };
  const { total, pages, next } = metaOf(answer);
  const { length } = rowsOf(answer);
  if (total === null || pages === null) return noteCheck(run, about, 'unseen', '«meta» no dice los totales.');
  const wrong = [
    ...(pages !== Math.ceil(total / size) ? ['«totalPages» no es «totalCount» entre el tamaño'] : []),
    ...(length < Math.min(total, size) ? ['la primera página no tiene las filas que «totalCount» anuncia'] : []),
    ...(typeof next === 'boolean' && next !== pages > 1 ? ['«hasNextPage» no concuerda con «totalPages»'] : []),
  ];
  const surplus = { ...about, topic: 'surplus', assumptions: ['N7'], pointer: '#/components/parameters/pageSize' };
  if (length > size) noteCheck(run, surplus, 'contradicted', 'Vinieron más filas de las pedidas.');
  else if (total > size) noteCheck(run, surplus, 'confirmed', 'No vienen más filas de las pedidas.');
  if (wrong.length > 0) noteCheck(run, about, 'contradicted', `Los totales no concuerdan: ${wrong.join('; ')}.`);
  else noteCheck(run, about, 'confirmed', 'Los totales concuerdan con las filas.');
}

/** Checks that the newest rows come first. */
function checkOrder(run: Run, { id, day }: List, rows: readonly JsonObject[]): void {
  const about = { topic: 'newest-first', operation: operationOf(run, id), assumptions: ['W5'] };
  const days = rows.map((row) => field(row, day)).flatMap((value) => (typeof value === 'string' ? (dayOfWire(value) ?? []) : []));
  if (new Set(days).size < 2)
    return noteCheck(run, about, 'unseen', `Las primeras filas no traen dos fechas distintas en «${day}».`);
  const isFalling = days.every((one, index) => index === 0 || one <= (days[index - 1] ?? ''));
  noteCheck(
    run,
    about,
    isFalling ? 'confirmed' : 'contradicted',
    isFalling ? 'Las más recientes vienen primero.' : `Las filas no vienen de la más reciente a la más antigua por «${day}».`,
  );
}

/** Checks each filter with a value of a row on the first page. */
async function checkFilters(run: Run, list: List, rows: readonly JsonObject[], total: number): Promise<void> {
  const row = rows[Math.min(1, rows.length - 1)];
  if (list.number) await checkNumber(run, list, list.number, row, total);
  if (list.numero) await checkDocument(run, list, list.numero, rows, total);
  if (list.tipo) await checkTipo(run, list, list.tipo, rows, total);
  if (list.id === 'fetchClientes') await checkName(run, rows, total);
}

async function checkNumber(run: Run, list: List, parameter: string, row: JsonObject | undefined, total: number): Promise<void> {
  const operation = operationOf(run, list.id);
  const about = {
    topic: 'number-filter',
    operation,
    parameter,
    assumptions: ['S17'],
    marks: [operation.name, `${operation.name} query ${parameter}`],
  };
  const key = keyOf(row, list.key);
  if (key === undefined) return noteCheck(run, about, 'unseen', 'La lista no tiene filas con número.');
  const answer = await ask(run, list.id, { query: { [parameter]: key, pageNumber: 1, pageSize: SIZE } });
  const found = rowsOf(answer);
  const others = found.filter((one) => String(keyOf(one, list.key)) !== String(key));
  if (found.length > 0 && others.length === 0)
    return noteCheck(run, about, 'confirmed', `«${parameter}» encuentra la fila de ese número y ninguna otra.`);
  if (found.length === 0) return noteCheck(run, about, 'contradicted', `«${parameter}» no encuentra la fila cuyo número se dio.`);
  const isIgnored = metaOf(answer).total === total && total > 1;
  noteCheck(
    run,
    about,
    'contradicted',
    isIgnored ? `«${parameter}» no filtra: vienen todas las filas.` : `«${parameter}» encuentra también otros números.`,
  );
}

/** Checks that a document matches exactly: a part of it must not find its owner. */
async function checkDocument(
  run: Run,
  list: List,
  [parameter, name]: readonly [string, string],
  rows: readonly JsonObject[],
  total: number,
): Promise<void> {
  const operation = operationOf(run, list.id);
  const about = { topic: 'document-filter', operation, parameter, assumptions: ['W5'], marks: [operation.name] };
  const numero = rows.map((row) => field(row, name)).find((value) => typeof value === 'string' && value.length > 4);
  if (typeof numero !== 'string') return noteCheck(run, about, 'unseen', `Ninguna fila trae «${name}».`);
  const ofNumber = (value: string) => ask(run, list.id, { query: { [parameter]: value, pageNumber: 1, pageSize: SIZE } });
  const has = (one: JsonObject) => String(field(one, name)) === numero;
  const whole = await ofNumber(numero);
  const found = rowsOf(whole);
  if (!found.some(has))
    return noteCheck(run, about, 'contradicted', `«${parameter}» no encuentra la fila cuyo documento se dio.`);
  if (metaOf(whole).total === total && total > 1 && !found.every(has)) {
    return noteCheck(run, about, 'contradicted', `«${parameter}» no filtra: vienen todas las filas.`);
  }
  const part = rowsOf(await ofNumber(numero.slice(0, -1)));
  if (part.some(has)) noteCheck(run, about, 'contradicted', `«${parameter}» encuentra también por una parte del documento.`);
  else noteCheck(run, about, 'confirmed', `«${parameter}» encuentra el documento entero y nada por una parte.`);
}

async function checkTipo(
  run: Run,
  list: List,
  [parameter, name]: readonly [string, string],
  rows: readonly JsonObject[],
  total: number,
): Promise<void> {
  const operation = operationOf(run, list.id);
  const about = {
    topic: 'type-filter',
    operation,
    parameter,
    assumptions: ['W4'],
    marks: [`${operation.name} query ${parameter}`],
  };
  const tipos = rows.map((row) => field(row, name)).filter((value) => typeof value === 'string' && value !== '');
  const tipo = tipos.find((one) => one !== tipos[0]) ?? tipos[0];
  if (typeof tipo !== 'string') return noteCheck(run, about, 'unseen', `Ninguna fila trae «${name}».`);
  const answer = await ask(run, list.id, { query: { [parameter]: tipo, pageNumber: 1, pageSize: SIZE } });
  const found = rowsOf(answer);
  const others = found.filter((one) => String(field(one, name)) !== tipo);
  // A policy's insured also matches, and no row shows the insured's document.
  const isWrong = found.length === 0 || (others.length > 0 && metaOf(answer).total === total);
  if (isWrong)
    noteCheck(
      run,
      about,
      'contradicted',
      found.length === 0
        ? `«${parameter}» no encuentra filas por el código «tipo».`
        : `«${parameter}» no filtra: vienen todas las filas.`,
    );
  else noteCheck(run, about, 'confirmed', `«${parameter}» filtra por el código «tipo».`);
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const nameOf = (row: JsonObject | undefined): string => {
  const value = row === undefined ? undefined : field(row, 'nombre');
  return typeof value === 'string' ? value : '';
};

/** Checks that a name matches by containing the text, ignoring case and accents. */
async function checkName(run: Run, rows: readonly JsonObject[], total: number): Promise<void> {
  const operation = operationOf(run, 'fetchClientes');
  const about = {
    topic: 'name-filter',
    operation,
    parameter: 'zonaRazonSocial',
    assumptions: ['W5', 'C1'],
    marks: [`${operation.name} query zonaRazonSocial`],
  };
  const more = rowsOf(await ask(run, 'fetchClientes', { query: { pageNumber: 1, pageSize: 50 } }));
  const all = [...rows, ...more];
  const accented = all.find((row) => nameOf(row) !== folded(nameOf(row)));
  const row = accented ?? all.find((one) => /\p{L}{5}/u.test(nameOf(one)));
  const name = nameOf(row);
  const word = name.split(/[^\p{L}]+/u).find((one) => one.length > 3 && (accented === undefined || one !== folded(one))) ?? name;
  if (row === undefined || word.length < 4)
    return noteCheck(run, about, 'unseen', 'No hay un cliente con un nombre de cuatro letras o más.');
  const finds = async (text: string) => {
    const answer = await ask(run, 'fetchClientes', { query: { zonaRazonSocial: text, pageNumber: 1, pageSize: MOST } });
    const found = rowsOf(answer);
    const isThere = found.some((one) => keyOf(one, 'id') === keyOf(row, 'id')) || (metaOf(answer).total ?? 0) > found.length;
    return { isThere, isAll: metaOf(answer).total === total && total > 1 };
  };
  const inner = word.slice(1);
  const whole = await finds(inner);
  if (whole.isAll) return noteCheck(run, about, 'contradicted', '«zonaRazonSocial» no filtra: vienen todas las filas.');
  if (!whole.isThere)
    return noteCheck(run, about, 'contradicted', '«zonaRazonSocial» no encuentra un nombre por una parte de él.');
  if (!(await finds(inner.toUpperCase())).isThere)
    return noteCheck(run, about, 'contradicted', '«zonaRazonSocial» distingue mayúsculas.');
  if (accented === undefined)
    return noteCheck(
      run,
      about,
      'confirmed',
      '«zonaRazonSocial» encuentra por una parte, sin mirar mayúsculas (ningún nombre tiene acentos).',
    );
  const isBlind = (await finds(folded(inner))).isThere;
  noteCheck(
    run,
    about,
    isBlind ? 'confirmed' : 'contradicted',
    isBlind
      ? '«zonaRazonSocial» encuentra por una parte, sin mirar mayúsculas ni acentos.'
      : '«zonaRazonSocial» distingue acentos.',
  );
}

/** Checks that open and closed requests add up to all. */
async function checkOpen(run: Run, id: string): Promise<void> {
  const operation = operationOf(run, id);
  const about = { topic: 'open-filter', operation, parameter: 'isOpen', assumptions: ['R1'], marks: ['query isOpen'] };
  const totalOf = async (isOpen: boolean | undefined) =>
    metaOf(await ask(run, id, { query: { isOpen, pageNumber: 1, pageSize: 1 } })).total;
  const [open, closed, all] = [await totalOf(true), await totalOf(false), await totalOf(undefined)];
  if (open === null || closed === null || all === null || all === 0)
    return noteCheck(run, about, 'unseen', 'No hay filas que contar.');
  if (open + closed === all) return noteCheck(run, about, 'confirmed', 'Abiertas y cerradas suman todas.');
  noteCheck(
    run,
    about,
    'contradicted',
    open === all ? '«isOpen» no filtra: vienen todas las filas.' : 'Abiertas y cerradas no suman todas.',
  );
}

const page = (pageNumber: number | string, pageSize: number) => ({ query: { pageNumber, pageSize } });

/** Checks the pages of the longest list: first page number, sizes, and end. */
async function checkPages(run: Run, list: List, total: number): Promise<void> {
  const operation = operationOf(run, list.id);
  const keysOf = (answer: Answer) => rowsOf(answer).map((row) => String(keyOf(row, list.key)));
  const pages = { topic: 'pages-from-one', operation, parameter: 'pageNumber', assumptions: ['W5'], marks: ['query pageNumber'] };

  const one = await ask(run, list.id, page(1, 5));
  const first = keysOf(one);
  const second = keysOf(await ask(run, list.id, page(2, 5)));
  const zero = await probe(run, list.id, page(0, 5));
  const isSecond = metaOf(one).previous === true;
  const isZeroFirst = zero.status === 200 && rowsOf(zero).length > 0 && keysOf(zero).join() !== first.join();
  if (total < 6) noteCheck(run, pages, 'unseen', 'Ninguna lista tiene dos páginas de cinco filas.');
  else if (isZeroFirst)
    noteCheck(run, pages, 'contradicted', 'La página 0 da otras filas que la 1: las páginas se cuentan desde 0.');
  else if (isSecond) noteCheck(run, pages, 'contradicted', 'La página 1 dice que hay una anterior.');
  else
    noteCheck(
      run,
      pages,
      'confirmed',
      `La primera página es la 1; la 0 se contesta con ${zero.status === 200 ? 'la misma' : zero.status}.`,
    );

  const twice = { topic: 'pages-disjoint', operation, parameter: 'pageNumber', assumptions: ['S18'] };
  const shared = list.id === 'fetchPolizas' ? [] : second.filter((key) => first.includes(key));
  if (second.length === 0) noteCheck(run, twice, 'unseen', 'No hay una segunda página.');
  else
    noteCheck(
      run,
      twice,
      shared.length === 0 ? 'confirmed' : 'contradicted',
      shared.length === 0
        ? 'La segunda página tiene otras filas que la primera.'
        : 'La segunda página repite filas de la primera.',
    );

  await checkSizes(run, list, total);
  await checkEnd(run, list, total);
  const bad = await probe(run, list.id, page('abc', 5));
  const isRefused = bad.status >= 400 && bad.status < 500;
  const about = {
    topic: 'bad-query',
    operation,
    parameter: 'pageNumber',
    assumptions: ['W1'],
    pointer: '#/components/responses/Rejected',
  };
  noteCheck(
    run,
    about,
    isRefused ? 'confirmed' : 'contradicted',
    `Una consulta mal escrita se contesta con ${bad.status || 'nada'}${isRefused ? '' : ', no con un 4XX'}.`,
  );
}

/** Checks the page sizes that the portal offers. */
async function checkSizes(run: Run, list: List, total: number): Promise<void> {
  const operation = operationOf(run, list.id);
  const about = { topic: 'page-sizes', operation, parameter: 'pageSize', assumptions: ['C1'], marks: ['query pageSize'] };
  const cut: number[] = [];
  for (const size of [20, MOST]) {
    const answer = await ask(run, list.id, { query: { pageNumber: 1, pageSize: size } });
    if (rowsOf(answer).length < Math.min(size, total)) cut.push(rowsOf(answer).length);
  }
  if (total <= SIZE) noteCheck(run, about, 'unseen', 'Ninguna lista tiene más de diez filas.');
  else if (cut.length > 0)
    noteCheck(run, about, 'contradicted', `Una página se corta en ${cut.at(-1) ?? 0} filas, y el portal ofrece hasta ${MOST}.`);
  else noteCheck(run, about, 'confirmed', `Una página da las filas que se piden, hasta ${Math.min(total, MOST)}.`);
}

/** Checks that the page beyond the last is empty and gives the total. */
async function checkEnd(run: Run, list: List, total: number): Promise<void> {
  const operation = operationOf(run, list.id);
  const about = { topic: 'page-beyond', operation, parameter: 'pageNumber', assumptions: ['W5'], marks: ['query pageNumber'] };
  const beyond = await probe(run, list.id, { query: { pageNumber: Math.ceil(total / SIZE) + 1, pageSize: SIZE } });
  const { status } = beyond;
  if (status >= 400) noteCheck(run, about, 'contradicted', `Una página después de la última se contesta con ${status}.`);
  else if (rowsOf(beyond).length > 0) noteCheck(run, about, 'contradicted', 'Una página después de la última repite filas.');
  else if (metaOf(beyond).total !== total)
    noteCheck(run, about, 'contradicted', 'Una página después de la última no dice el total.');
  else noteCheck(run, about, 'confirmed', 'Una página después de la última viene vacía y con el total.');
}
