import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../../tools/services-check/shapes.ts';
import { type Asked, type Change, type Told, type Wire, wire } from './changing-proxy.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A line of a file, found by texts that follow each other in it. */
function line(file: string, ...texts: string[]): string {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const index = texts.reduce((from, text) => lines.findIndex((one, at) => at >= from && one.trim().startsWith(text)), 0);
  if (index < 0) throw new Error(`${file} lacks ${texts.join(', ')}`);
  return `${file}:${index + 1}`;
}
const schema = (file: string, ...texts: string[]) => line(`openapi/schemas/${file}.yaml`, ...texts);

/** A difference that the check must report. */
export type Expected = readonly [kind: Kind, operation: string, path: string, line: string];

/** A way in which real services may differ, with the exact findings. */
export interface Plant extends Change {
  readonly name: string;
  /** Plants of one group differ together, in one walk. */
  readonly group: 'shapes' | 'envelopes' | 'values' | 'behaviour' | 'filters';
  /** Differences that the portal does not admit. */
  readonly differences?: readonly Expected[];
  /** Differences that the portal admits. */
  readonly admitted?: readonly Expected[];
  /** The assumptions that are contradicted, each with a line that must be named. */
  readonly contradicted?: Readonly<Record<string, string>>;
}

const isCall = ({ method, path }: Asked, call: string) => {
  const [wanted, template = ''] = call.split(' ');
  return method === wanted && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
};

/** Changes every answer of a call that went well. */
const answers =
  (call: string, change: (json: Wire, told: Told) => void) =>
  (told: Told, asked: Asked): void => {
    if (isCall(asked, call) && told.status === 200 && told.json) change(told.json, told);
  };
/** Changes every row of a list. */
const rows = (call: string, change: (row: Wire) => void) => answers(call, (json) => json.value.forEach(change));
/** Gives a field another value where it has one. */
const field = (call: string, name: string, change: (value: unknown) => unknown) =>
  rows(call, (row) => {
    if (row[name] !== null && row[name] !== undefined) row[name] = wire(change(row[name]));
  });
/** Gives a field another name. */
const rename = (row: Wire, from: string, to: string) => {
  if (!(from in row)) return;
  row[to] = row[from] as Wire;
  delete (row as Record<string, unknown>)[from];
};
const without = (row: Wire, name: string) => void delete (row as Record<string, unknown>)[name];

const inSpanish = (day: unknown) => String(day).replace(/^(\d{4})-(\d{2})-(\d{2})(.*)$/, '$3/$2/$1$4');
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const empty = {
  title: '',
  messages: [],
  value: [],
  meta: { currentPage: 1, totalPages: 0, totalCount: 0, hasPreviousPage: false, hasNextPage: false },
};

const shapes: readonly Omit<Plant, 'group'>[] = [
  {
    name: 'a field that is required is not there',
    tell: rows('GET /v1/clientes', (row) => without(row, 'nombre')),
    differences: [['missing', 'GET /v1/clientes', 'value[].nombre', schema('clientes', 'ClienteRow:', 'nombre:')]],
    contradicted: { W7: schema('clientes', 'ClienteRow:', 'nombre:') },
  },
  {
    name: 'a field more',
    tell: rows('GET /v1/sexos', (row) => void (row['codigoInterno'] = wire('X1'))),
    admitted: [['additional', 'GET /v1/sexos', 'value[].codigoInterno', schema('catalogos', 'CatalogoItem:')]],
  },
  {
    name: 'a number as text',
    tell: field('GET /v1/cotizaciones', 'nuCotizacion', String),
    differences: [
      [
        'number-in-text',
        'GET /v1/cotizaciones',
        'value[].nuCotizacion',
        schema('cotizaciones', 'CotizacionRow:', 'nuCotizacion:'),
      ],
    ],
    contradicted: { W3: schema('cotizaciones', 'CotizacionRow:', 'nuCotizacion:') },
  },
  {
    name: 'a name in other words',
    tell: rows('GET /v1/polizas', (row) => rename(row, 'numeroPoliza', 'nroPoliza')),
    differences: [['spelling', 'GET /v1/polizas', 'value[].numeroPoliza', schema('polizas', 'PolizaRow:', 'numeroPoliza:')]],
  },
  {
    name: 'a name that begins with a capital',
    tell: rows('GET /v1/siniestros', (row) => rename(row, 'noSiniestro', 'NoSiniestro')),
    differences: [
      ['spelling', 'GET /v1/siniestros', 'value[].noSiniestro', schema('siniestros', 'SiniestroRow:', 'noSiniestro:')],
    ],
  },
  {
    name: 'a name in snake case',
    tell: rows('GET /v1/siniestros/notificaciones', (row) => rename(row, 'fechaNotificacion', 'fecha_notificacion')),
    differences: [
      [
        'spelling',
        'GET /v1/siniestros/notificaciones',
        'value[].fechaNotificacion',
        schema('siniestros', 'NotificacionRow:', 'fechaNotificacion:'),
      ],
    ],
  },
  {
    name: 'a day in Spanish order',
    tell: field('GET /v1/polizas', 'vigenciaHasta', inSpanish),
    differences: [['day-form', 'GET /v1/polizas', 'value[].vigenciaHasta', schema('polizas', 'PolizaRow:', 'vigenciaHasta:')]],
    contradicted: { W2: schema('polizas', 'PolizaRow:', 'vigenciaHasta:') },
  },
  {
    name: 'a day as milliseconds',
    tell: answers('GET /v1/clientes/{id}', ({ value }) => void (value['fechaNacimiento'] = wire(315_532_800_000))),
    differences: [
      ['day-form', 'GET /v1/clientes/{id}', 'value.fechaNacimiento', schema('clientes', 'Cliente:', 'fechaNacimiento:')],
    ],
    contradicted: { W2: schema('clientes', 'Cliente:', 'fechaNacimiento:') },
  },
  {
    name: 'a day with a time',
    tell: field('GET /v1/cotizaciones', 'fecha', (day) => `${String(day)}T00:00:00`),
    admitted: [['day-form', 'GET /v1/cotizaciones', 'value[].fecha', schema('cotizaciones', 'CotizacionRow:', 'fecha:')]],
  },
  {
    name: 'an instant in Spanish order',
    tell: field('GET /v1/tickets', 'updated_at', (instant) => inSpanish(String(instant)).replace('T', ' ').replace('Z', '')),
    differences: [['instant-form', 'GET /v1/tickets', 'value[].updated_at', schema('solicitudes', 'Ticket:', 'updated_at:')]],
    contradicted: { W2: schema('solicitudes', 'Ticket:', 'updated_at:') },
  },
  {
    name: 'an instant as seconds',
    tell: answers('GET /v1/tickets/{id}/comments', ({ value }) =>
      value['comments']?.forEach((comment) => void (comment['created_at'] = wire(1_795_000_000))),
    ),
    differences: [
      [
        'instant-form',
        'GET /v1/tickets/{id}/comments',
        'value.comments[].created_at',
        schema('solicitudes', 'TicketComment:', 'created_at:'),
      ],
    ],
    contradicted: {
      W2: schema('solicitudes', 'TicketComment:', 'created_at:'),
      'TicketComment.created_at': schema('solicitudes', 'TicketComment:', 'created_at:'),
    },
  },
  {
    name: 'numbers in place of objects',
    tell: answers('GET /v1/account/currentuser', ({ value }) => void (value['roles'] = wire([32]))),
    differences: [
      ['type', 'GET /v1/account/currentuser', 'value.roles[]', line('openapi/auth.yaml', 'CurrentUser:', 'roles:', 'items:')],
    ],
  },
  {
    name: 'an object in place of an id',
    tell: answers('GET /v1/clientes/{id}', ({ value }) => void (value['sexo'] = wire({ id: 1 }))),
    differences: [['type', 'GET /v1/clientes/{id}', 'value.sexo', schema('clientes', 'Cliente:', 'sexo:')]],
    contradicted: { 'Cliente.sexo': schema('clientes', 'Cliente:', 'sexo:') },
  },
  {
    name: 'null where there must be a text',
    tell: answers('GET /v1/monedas', ({ value }) => value.forEach((row) => void (row['nombre'] = wire(null)))),
    differences: [['null', 'GET /v1/monedas', 'value[].nombre', schema('catalogos', 'CatalogoItem:', 'nombre:')]],
    contradicted: { W7: schema('catalogos', 'CatalogoItem:', 'nombre:'), W8: schema('catalogos', 'CatalogoItem:', 'nombre:') },
  },
  {
    name: 'a letter in place of true and false',
    tell: rows('GET /v1/tramitedocumentos', (row) => void (row['obligatorio'] = wire('S'))),
    differences: [
      ['type', 'GET /v1/tramitedocumentos', 'value[].obligatorio', schema('emisiones', 'TramiteDocumento:', 'obligatorio:')],
    ],
    contradicted: { TramiteDocumento: schema('emisiones', 'TramiteDocumento:') },
  },
  {
    name: 'a number in place of true and false',
    tell: answers('GET /v1/siniestros', ({ meta }) => void (meta['hasNextPage'] = wire(1))),
    differences: [['type', 'GET /v1/siniestros', 'meta.hasNextPage', line('openapi/shared.yaml', 'Meta:', 'hasNextPage:')]],
  },
  {
    name: 'an amount as text',
    tell: answers('GET /v1/antiguedadsaldos', ({ value }) => value.forEach((row) => void (row['saldo'] = wire('1,234.50')))),
    differences: [['number-in-text', 'GET /v1/antiguedadsaldos', 'value[].saldo', schema('dashboard', 'Saldo:', 'saldo:')]],
    contradicted: { W2: schema('dashboard', 'Saldo:', 'saldo:') },
  },
  {
    name: 'a number in place of a text',
    tell: field('GET /v1/siniestros', 'ramo', Number),
    differences: [['type', 'GET /v1/siniestros', 'value[].ramo', schema('siniestros', 'SiniestroRow:', 'ramo:')]],
    contradicted: { 'SiniestroRow.ramo': schema('siniestros', 'SiniestroRow:', 'ramo:') },
  },
];

const envelopes: readonly Omit<Plant, 'group'>[] = [
  {
    name: 'an envelope without title',
    tell: answers('GET /v1/entidades', (json) => without(json, 'title')),
    differences: [['envelope', 'GET /v1/entidades', 'title', schema('catalogos', 'CatalogoAnswer:', 'title:')]],
    contradicted: { W1: schema('catalogos', 'CatalogoAnswer:', 'title:') },
  },
  {
    name: 'an envelope without messages',
    tell: answers('GET /v1/regiones', (json) => without(json, 'messages')),
    differences: [['envelope', 'GET /v1/regiones', 'messages', schema('catalogos', 'RegionesAnswer:', 'messages:')]],
    contradicted: { W1: schema('catalogos', 'RegionesAnswer:', 'messages:') },
  },
  {
    name: 'data in place of value',
    tell: answers('GET /v1/sucursales', (json) => rename(json, 'value', 'data')),
    differences: [['envelope', 'GET /v1/sucursales', 'value', schema('catalogos', 'SucursalesAnswer:', 'value:')]],
    contradicted: { W1: schema('catalogos', 'SucursalesAnswer:', 'value:') },
  },
  {
    name: 'a list without meta',
    tell: answers('GET /v1/siniestros/notificaciones', (json) => without(json, 'meta')),
    differences: [
      ['envelope', 'GET /v1/siniestros/notificaciones', 'meta', schema('siniestros', 'NotificacionesAnswer:', 'meta:')],
    ],
    contradicted: { W1: schema('siniestros', 'NotificacionesAnswer:', 'meta:') },
  },
  {
    name: 'another status that is good',
    tell: answers('GET /v1/bancos', (_, told) => void (told.status = 203)),
    admitted: [['status', 'GET /v1/bancos', '', line('openapi/core.yaml', '/v1/bancos:', 'responses:')]],
  },
  {
    name: 'a read that fails',
    ask: (asked) => (isCall(asked, 'GET /v1/profesiones') ? { status: 500, json: wire({ title: '', messages: [] }) } : undefined),
    differences: [['status', 'GET /v1/profesiones', '', line('openapi/core.yaml', '/v1/profesiones:', 'responses:')]],
    contradicted: { W1: line('openapi/core.yaml', '/v1/profesiones:', 'responses:') },
  },
  {
    name: 'a redirect',
    ask: (asked) =>
      isCall(asked, 'GET /v1/ocupaciones') ? { status: 302, headers: { location: '/otra' }, json: wire({}) } : undefined,
    differences: [['status', 'GET /v1/ocupaciones', '', line('openapi/core.yaml', '/v1/ocupaciones:', 'responses:')]],
    contradicted: { W1: line('openapi/core.yaml', '/v1/ocupaciones:', 'responses:') },
  },
  {
    name: 'an empty list as 204',
    ask: (asked) => (isCall(asked, 'GET /v1/sexos') ? { status: 204 } : undefined),
    admitted: [['status', 'GET /v1/sexos', '', line('openapi/core.yaml', '/v1/sexos:', 'responses:')]],
  },
  {
    name: 'a page in place of JSON',
    tell: answers('GET /v1/afinidades', (_, told) => {
      told.headers['content-type'] = 'text/html';
      told.text = '<!doctype html><title>Inicio</title>';
    }),
    differences: [['content', 'GET /v1/afinidades', '', line('openapi/core.yaml', '/v1/afinidades:', 'get:')]],
    contradicted: { W1: line('openapi/core.yaml', '/v1/afinidades:', 'get:') },
  },
  {
    name: 'a refusal in another envelope',
    tell: (told, asked) => {
      if (isCall(asked, 'GET /v1/clientes/{id}') && told.status === 404) told.json = wire({ error: 'x' });
    },
    differences: [
      ['envelope', 'GET /v1/clientes/{id}', 'title', line('openapi/shared.yaml', 'Error:', 'title:')],
      ['envelope', 'GET /v1/clientes/{id}', 'messages', line('openapi/shared.yaml', 'Error:', 'messages:')],
    ],
    admitted: [['additional', 'GET /v1/clientes/{id}', 'error', line('openapi/shared.yaml', 'Error:')]],
    contradicted: { W1: line('openapi/shared.yaml', 'Error:', 'title:') },
  },
  {
    name: 'a service that does not answer',
    ask: (asked) => (isCall(asked, 'GET /v1/estadociviles') ? { silent: true } : undefined),
    differences: [['time', 'GET /v1/estadociviles', '', line('src/api/config.ts', 'const usual')]],
    contradicted: { S7: line('src/api/config.ts', 'const usual') },
  },
  {
    name: 'nothing is compressed',
    tell: (told) => void (told.plain = true),
    differences: [['compression', '*', '', line('docs/services-check.md', '## Compression')]],
  },
  {
    name: 'another origin may not send what the portal sends, nor read when to come again',
    ask: ({ method }) =>
      method === 'OPTIONS' ? { status: 204, headers: { 'access-control-allow-headers': 'Authorization' } } : undefined,
    tell: ({ headers }) => void (headers['access-control-allow-origin'] = 'https://portal.ejemplo.do'),
    differences: [
      [
        'cors',
        'GET /v1/account/currentuser',
        'Access-Control-Allow-Headers: traceparent',
        line('docs/services-check.md', '## Another origin'),
      ],
      [
        'cors',
        'GET /v1/account/currentuser',
        'Access-Control-Expose-Headers: Retry-After',
        line('docs/services-check.md', '## Another origin'),
      ],
      [
        'cors',
        'GET /v1/monedas',
        'Access-Control-Allow-Headers: traceparent',
        line('docs/services-check.md', '## Another origin'),
      ],
      [
        'cors',
        'GET /v1/monedas',
        'Access-Control-Expose-Headers: Retry-After',
        line('docs/services-check.md', '## Another origin'),
      ],
      [
        'cors',
        'POST /v1/reportes',
        'Access-Control-Allow-Headers: traceparent',
        line('docs/services-check.md', '## Another origin'),
      ],
    ],
  },
];

const values: readonly Omit<Plant, 'group'>[] = [
  {
    name: 'a currency by its name',
    tell: answers('GET /v1/antiguedadsaldos/primascobrables', ({ value }) =>
      value.forEach((row) => void (row['moneda'] = wire('Peso dominicano'))),
    ),
    differences: [
      ['value', 'GET /v1/antiguedadsaldos/primascobrables', 'value[].moneda', schema('dashboard', 'Saldo:', 'moneda:')],
    ],
    contradicted: { B5: schema('dashboard', 'Saldo:', 'moneda:'), 'Saldo.moneda': schema('dashboard', 'Saldo:', 'moneda:') },
  },
  {
    name: 'a dial prefix with its sign',
    tell: field('GET /v1/paises', 'telPrefijo', (prefix) => `+${String(prefix)}`),
    differences: [['value', 'GET /v1/paises', 'value[].telPrefijo', schema('catalogos', 'Pais:', 'telPrefijo:')]],
    contradicted: { 'Pais.telPrefijo': schema('catalogos', 'Pais:', 'telPrefijo:') },
  },
  {
    name: 'priorities in Spanish',
    tell: field('GET /v1/tickets', 'priority', () => 'alta'),
    differences: [['value', 'GET /v1/tickets', 'value[].priority', schema('solicitudes', 'Ticket:', 'priority:')]],
    contradicted: {
      R3: schema('solicitudes', 'Ticket:', 'priority:'),
      'Ticket.priority': schema('solicitudes', 'Ticket:', 'priority:'),
    },
  },
  {
    name: 'months in Spanish order',
    tell: field('GET /v1/comisiones/groupbymonth/count', 'fecha', (month) => `${String(month).slice(5, 7)}/2026`),
    differences: [
      ['value', 'GET /v1/comisiones/groupbymonth/count', 'value[].fecha', schema('dashboard', 'ComisionMes:', 'fecha:')],
    ],
    contradicted: {
      B4: schema('dashboard', 'ComisionMes:', 'fecha:'),
      'ComisionMes.fecha': schema('dashboard', 'ComisionMes:', 'fecha:'),
    },
  },
  {
    name: 'parents of fields under other names',
    tell: rows('GET /v1/productos/campos/{product}/{context}', (row) =>
      row['dependencias']?.forEach((one) => void (one['value'] = wire('dato1'))),
    ),
    differences: [
      [
        'value',
        'GET /v1/productos/campos/{product}/{context}',
        'value[].dependencias[].value',
        schema('productos', 'Dependencia:', 'properties:', 'value:'),
      ],
    ],
    contradicted: {
      Q14: schema('productos', 'Dependencia:', 'properties:', 'value:'),
      'Dependencia.value': schema('productos', 'Dependencia:', 'properties:', 'value:'),
    },
  },
  {
    name: 'documents with hyphens',
    tell: field('GET /v1/siniestros', 'identificacion', (number) => String(number).replace(/^(\d{3})(\d+)$/, '$1-$2')),
    differences: [
      ['value', 'GET /v1/siniestros', 'value[].identificacion', schema('siniestros', 'SiniestroRow:', 'identificacion:')],
    ],
    contradicted: { W3: schema('siniestros', 'SiniestroRow:', 'identificacion:') },
  },
  {
    name: 'statuses that the table has not',
    tell: field('GET /v1/polizas', 'estatusCertifiado', () => 'Suspendida'),
    admitted: [
      ['value', 'GET /v1/polizas', 'value[].estatusCertifiado', line('src/domain/estatus.ts', 'export const estatusPoliza')],
    ],
  },
  {
    name: 'notes of the insurer among the comments',
    tell: answers('GET /v1/tickets/{id}/comments', ({ value }) =>
      value['comments']?.forEach((one) => void (one['public'] = wire(false))),
    ),
    differences: [
      ['value', 'GET /v1/tickets/{id}/comments', 'value.comments[].public', schema('solicitudes', 'TicketComment:', 'public:')],
    ],
    contradicted: {
      R9: schema('solicitudes', 'TicketComment:', 'public:'),
      'TicketComment.public': schema('solicitudes', 'TicketComment:', 'public:'),
    },
  },
  {
    name: 'birth countries under other numbers',
    tell: field('GET /v1/paises/nacimientos', 'idNacimiento', (id) => Number(id) + 5000),
    contradicted: {
      C8: line('openapi/core.yaml', '/v1/clientes/{id}:', 'get:'),
      PaisNacimiento: schema('catalogos', 'PaisNacimiento:'),
    },
  },
];

let usedRefresh = '';
let lastDocument = '';
let lastAccented = '';

const behaviour: readonly Omit<Plant, 'group'>[] = [
  {
    name: 'pages from 0',
    ask: (asked) => {
      const page = asked.query.get('pageNumber');
      if (isCall(asked, 'GET /v1/clientes') && page !== null && /^\d+$/.test(page))
        asked.query.set('pageNumber', String(Number(page) + 1));
    },
    contradicted: {
      W5: line('openapi/shared.yaml', 'pageNumber:'),
      'query pageNumber': line('openapi/shared.yaml', 'pageNumber:'),
    },
  },
  {
    name: 'pages of fifty rows at most',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/clientes') && Number(asked.query.get('pageSize')) > 50) asked.query.set('pageSize', '50');
    },
    contradicted: { C1: line('openapi/shared.yaml', 'pageSize:'), 'query pageSize': line('openapi/shared.yaml', 'pageSize:') },
  },
  {
    name: 'totals that do not agree',
    tell: answers('GET /v1/cotizaciones', ({ meta }) => void (meta['totalPages'] = wire(Number(meta['totalPages']) + 1))),
    contradicted: { S18: line('openapi/shared.yaml', 'Meta:') },
  },
  {
    name: 'more rows than asked for',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/siniestros') && asked.query.get('pageSize') === '10' && asked.query.size === 2)
        asked.query.set('pageSize', '12');
    },
    tell: answers('GET /v1/siniestros', ({ meta, value }) => {
      if (value.length === 12) meta['totalPages'] = wire(Math.ceil(Number(meta['totalCount']) / 10));
    }),
    contradicted: { N7: line('openapi/shared.yaml', 'pageSize:') },
  },
  {
    name: 'a person who is not there as an empty value',
    tell: (told, asked) => {
      if (!isCall(asked, 'GET /v1/personas/padron/{tipo}/{numero}') || told.status !== 404) return;
      Object.assign(told, { status: 200, json: { title: '', messages: [], value: null } });
    },
    contradicted: { D2: line('src/api/call.ts', 'export async function callLookUp') },
  },
  {
    name: 'a refresh token that works again',
    ask: (asked) => {
      if (!isCall(asked, 'POST /v1/account/token/refresh')) return undefined;
      const { refreshToken } = asked.body as { refreshToken: string };
      if (refreshToken === usedRefresh)
        return { json: wire({ title: '', messages: [], value: { token: 'a', refreshToken: 'b' } }) };
      usedRefresh = refreshToken;
      return undefined;
    },
    contradicted: { S20: line('openapi/auth.yaml', '/v1/account/token/refresh:', 'post:') },
  },
  {
    name: 'a bad query that is read all the same',
    ask: (asked) => {
      if (asked.query.get('pageNumber') === 'abc') asked.query.set('pageNumber', '1');
    },
    contradicted: { W1: line('openapi/shared.yaml', 'Rejected:') },
  },
  {
    name: 'a token that is none as 403',
    tell: (told, asked) => {
      if (isCall(asked, 'GET /v1/monedas') && told.status === 401) told.status = 403;
    },
    contradicted: { D1: line('src/api/bearer-fetch.ts', 'if (response.status !== 401)') },
  },
  {
    name: 'the oldest first',
    tell: answers('GET /v1/siniestros', (json) => void (json.value = wire(Array.from(json.value).toReversed()))),
    contradicted: { W5: line('openapi/core.yaml', '/v1/siniestros:', 'get:') },
  },
];

const filters: readonly Omit<Plant, 'group'>[] = [
  {
    name: 'a page beyond the last one that is refused',
    ask: (asked) =>
      isCall(asked, 'GET /v1/clientes') && Number(asked.query.get('pageNumber')) > 100
        ? { status: 404, json: wire({ title: '', messages: [] }) }
        : undefined,
    contradicted: {
      W5: line('openapi/shared.yaml', 'pageNumber:'),
      'query pageNumber': line('openapi/shared.yaml', 'pageNumber:'),
    },
  },
  {
    name: 'a document that matches in part',
    ask: (asked) => {
      const number = asked.query.get('numeroDocumento');
      if (!isCall(asked, 'GET /v1/polizas') || number === null) return;
      if (lastDocument.startsWith(number)) asked.query.set('numeroDocumento', lastDocument);
      lastDocument = number;
    },
    contradicted: { W5: line('openapi/shared.yaml', 'numeroDocumento:') },
  },
  {
    name: 'a name with its accents alone',
    ask: (asked) => {
      const name = asked.query.get('zonaRazonSocial') ?? '';
      if (name !== folded(name)) lastAccented = folded(name).toLowerCase();
      else if (name !== '' && name.toLowerCase() === lastAccented) return { json: wire(empty) };
      return undefined;
    },
    contradicted: {
      W5: line('openapi/core.yaml', '- name: zonaRazonSocial'),
      C1: line('openapi/core.yaml', '- name: zonaRazonSocial'),
      'GET /v1/clientes query zonaRazonSocial': line('openapi/core.yaml', '- name: zonaRazonSocial'),
    },
  },
  {
    name: 'open and closed under another name',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/tickets')) asked.query.delete('isOpen');
    },
    contradicted: { R1: line('openapi/shared.yaml', 'isOpen:'), 'query isOpen': line('openapi/shared.yaml', 'isOpen:') },
  },
  {
    name: 'the number of a request under another name',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/tickets')) asked.query.delete('numeroSolicitud');
    },
    contradicted: {
      S17: line('openapi/core.yaml', '- name: numeroSolicitud'),
      'GET /v1/tickets query numeroSolicitud': line('openapi/core.yaml', '- name: numeroSolicitud'),
    },
  },
  {
    name: 'the document type of a quote under another name',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/cotizaciones')) asked.query.delete('idTipoDocumento');
    },
    contradicted: {
      W4: line('openapi/core.yaml', '/v1/cotizaciones:', '- name: idTipoDocumento'),
      'GET /v1/cotizaciones query idTipoDocumento': line('openapi/core.yaml', '/v1/cotizaciones:', '- name: idTipoDocumento'),
    },
  },
  {
    name: 'the province of cities under another name',
    ask: (asked) => {
      if (isCall(asked, 'GET /v1/ciudades')) asked.query.set('idProvincia', '1');
    },
    contradicted: { 'GET /v1/ciudades query idProvincia': line('openapi/core.yaml', '/v1/ciudades:', '- name: idProvincia') },
  },
  {
    name: 'one status of the dashboard that is refused',
    ask: (asked) =>
      isCall(asked, 'GET /v1/dashboard/cotizaciones/count') && asked.query.has('idStatus')
        ? { status: 400, json: wire({ title: '', messages: [] }) }
        : undefined,
    contradicted: {
      'GET /v1/dashboard/cotizaciones/count query idStatus': line(
        'openapi/core.yaml',
        '/v1/dashboard/cotizaciones/count:',
        '- name: idStatus',
      ),
    },
  },
  {
    name: 'regions under another number',
    ask: (asked) =>
      isCall(asked, 'GET /v1/regiones/mediador/{code}') ? { json: wire({ title: '', messages: [], value: [] }) } : undefined,
    contradicted: { Q1: line('openapi/core.yaml', '/v1/regiones/mediador/{code}:', 'get:') },
  },
];

const grouped = (group: Plant['group'], list: readonly Omit<Plant, 'group'>[]) =>
  list.map((plant): Plant => ({ ...plant, group }));

export const plants: readonly Plant[] = [
  ...grouped('shapes', shapes),
  ...grouped('envelopes', envelopes),
  ...grouped('values', values),
  ...grouped('behaviour', behaviour),
  ...grouped('filters', filters),
];
