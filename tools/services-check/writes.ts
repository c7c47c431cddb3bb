import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../codegen/json.ts';
import type { Contract } from './contract.ts';
import { CheckProblem } from './problem.ts';
import { ask, field, keyOf, noteCheck, operationOf, type Run, rowsOf, valueOf } from './run.ts';

/** Calls that a file of writes may name, in their order. */
const writeCalls = [
  'createCliente',
  'createSolicitud',
  'addTicketComment',
  'createCotizacion',
  'uploadCotizacionDocumento',
  'createEmision',
] as const;

/** POST calls that only read. */
export const readsByPost = ['fetchPlanTarifas', 'createReporte'] as const;

/** Reads the file of `--writes`: one body for each allowed call. */
export function readWrites(file: string, contract: Contract): Map<string, unknown> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CheckProblem(`El archivo de escrituras «${file}» no se puede leer como JSON.`, { cause: error });
  }
  const bodies = new Map(Object.entries(isObject(content) ? content : {}));
  if (bodies.size === 0) throw new CheckProblem(`El archivo de escrituras «${file}» no nombra ninguna llamada.`);
  for (const [id, body] of bodies) {
    const known: readonly string[] = writeCalls;
    if (!known.includes(id))
      throw new CheckProblem(`El archivo de escrituras nombra «${id}», que no es una de ${writeCalls.join(', ')}.`);
    const wrong = faultOf(contract, id, body);
    if (wrong !== null) throw new CheckProblem(`El cuerpo de «${id}» en «${file}» no cumple el contrato: ${wrong}.`);
  }
  return bodies;
}

/** A body's breach of the contract; null for none. */
function faultOf(contract: Contract, id: string, body: unknown): string | null {
  const node = contract.operations.get(id)?.body;
  if (!node) return 'la llamada no lleva cuerpo';
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components: contract.components(node.service) });
  const absolute = JSON.parse(JSON.stringify(node.schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as JsonObject;
  const validate = ajv.compile(absolute);
  if (validate(body) === true) return null;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath || '/'} ${first?.message ?? ''}`.trim();
}

/** Makes the named writes, each once. */
export async function tryWrites(run: Run): Promise<void> {
  for (const id of writeCalls) {
    if (!run.writes.has(id)) continue;
    const operation = operationOf(run, id);
    const { status } = await ask(run, id, { body: run.writes.get(id) });
    const isDone = status >= 200 && status < 300;
    const about = { topic: 'write', operation, marks: [operation.name, `body ${operation.name}`], assumptions: ['W1'] };
    noteCheck(run, about, isDone ? 'confirmed' : 'contradicted', `«${id}» se contestó con ${status || 'nada'}.`);
  }
}

/** Makes the two POST calls that read: a plan's rates, and a small report. */
export async function askReports(
  run: Run,
  campos: readonly JsonObject[],
  cotizaciones: readonly JsonObject[],
  productos: readonly JsonObject[],
): Promise<void> {
  if (!run.reports) return;
  await askRates(run, campos, productos);
  await askReport(run, cotizaciones);
}

/** Field and table of the plan (specification 2, section 9). */
const PLAN = 250041;

async function askRates(run: Run, campos: readonly JsonObject[], productos: readonly JsonObject[]): Promise<void> {
  const plan = campos.find((campo) => String(keyOf(campo, 'cdDato')) === String(PLAN));
  const cdProducto = Number(keyOf(productos[0], 'id'));
  if (plan === undefined || Number.isNaN(cdProducto))
    return void run.skipped.set('fetchPlanTarifas', 'ningún producto tiene el campo del plan');
  const rows = rowsOf(await ask(run, 'fetchTablaInformaciones', { query: { IdTabla: PLAN } }));
  const valor = keyOf(rows[0], 'id');
  if (valor === undefined) return void run.skipped.set('fetchPlanTarifas', 'la tabla de planes no tiene filas');
  const { status } = await ask(run, 'fetchPlanTarifas', { body: { valor: String(valor), cdProducto, cdTabla: PLAN } });
  const about = { topic: 'rates', operation: operationOf(run, 'fetchPlanTarifas'), assumptions: ['Q5'] };
  noteCheck(
    run,
    about,
    status === 200 ? 'confirmed' : 'contradicted',
    `Las tarifas de un plan se contestan con ${status || 'nada'}.`,
  );
}

async function askReport(run: Run, cotizaciones: readonly JsonObject[]): Promise<void> {
  const operation = operationOf(run, 'createReporte');
  const about = {
    topic: 'report',
    operation,
    assumptions: ['P2', 'P3'],
    marks: [operation.name, 'ReporteAnswer.value'],
    table: ['src/domain/reportes.ts', "code: 'JRTE00001'"] as const,
  };
  const quote = cotizaciones.find((row) => String(field(row, 'idEstatus')) === '1');
  const number = keyOf(quote, 'nuCotizacion');
  if (number === undefined) return void run.skipped.set(operation.id, 'ninguna de las primeras cotizaciones se puede imprimir');
  const params = [
    { key: 'CD_ENTIDAD', value: String(keyOf(run.session.user, 'entidad') ?? '') },
    { key: 'NU_COTIZACION', value: String(number) },
    { key: 'NU_ITEM', value: '1' },
  ];
  const answer = await ask(run, operation.id, { body: { name: 'JRTE00001', params, format: 'pdf' } });
  const value = valueOf(answer);
  const text = typeof value === 'string' ? value.trim() : '';
  const form = text.startsWith('https://') ? 'un enlace' : text.startsWith('JVBER') ? 'un PDF en base64' : null;
  if (form !== null) noteCheck(run, about, 'confirmed', `El reporte de una cotización vino como ${form}.`);
  else
    noteCheck(
      run,
      about,
      'contradicted',
      `El reporte de una cotización se contestó con ${answer.status || 'nada'}, sin PDF en base64 ni enlace https.`,
    );
}
