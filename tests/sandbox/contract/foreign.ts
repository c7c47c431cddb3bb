import { DatabaseSync } from 'node:sqlite';
import type { Operation } from '../../contracts/support.ts';
import type { Case } from './cases.ts';
import { exampleBody, exampleParts } from './examples.ts';
import { fieldsOf, withValue } from './schema.ts';
import { toJson } from './values.ts';

/** The kinds of records that belong to an intermediary. */
type Domain =
  | 'cliente'
  | 'cotizacion'
  | 'poliza'
  | 'recibo'
  | 'siniestro'
  | 'notificacion'
  | 'ticket'
  | 'comentario'
  | 'documento'
  | 'codeMediador'
  | 'codePersonMediador'
  | 'usuario';

/** The rows of a domain with the intermediary that has them; documents as `CED 00113918254`. */
const OWNERS: Record<Domain, string> = {
  cliente: 'SELECT id AS valor, id_mediador AS dueno FROM cliente',
  cotizacion: 'SELECT nu AS valor, id_mediador AS dueno FROM cotizacion',
  poliza: 'SELECT nu AS valor, id_mediador AS dueno FROM poliza',
  recibo: 'SELECT r.cd AS valor, p.id_mediador AS dueno FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza',
  siniestro: 'SELECT nu AS valor, id_mediador AS dueno FROM siniestro',
  notificacion: 'SELECT nu AS valor, id_mediador AS dueno FROM notificacion',
  ticket: 'SELECT id AS valor, id_mediador AS dueno FROM ticket',
  comentario: 'SELECT c.id AS valor, t.id_mediador AS dueno FROM comentario AS c JOIN ticket AS t ON t.id = c.id_ticket',
  documento: `SELECT tipo_documento || ' ' || nu_documento AS valor, id_mediador AS dueno FROM cliente`,
  codeMediador: 'SELECT code_mediador AS valor, id AS dueno FROM mediador',
  codePersonMediador: 'SELECT code_person_mediador AS valor, id AS dueno FROM mediador',
  usuario: 'SELECT user_name AS valor, id_mediador AS dueno FROM usuario',
};

/** Parameters and fields that identify an owned record; by operation where a name is ambiguous. */
const ASKED: Record<string, Domain> = {
  'fetchCliente.id': 'cliente',
  'fetchTicket.id': 'ticket',
  'fetchTicketComments.id': 'ticket',
  'fetchCotizacion.id': 'cotizacion',
  'fetchRegionesByMediador.code': 'codeMediador',
  'fetchClienteByDocumento.numero': 'documento',
  'addTicketComment.ticket.id': 'ticket',
  'createCotizacion.nuDocumento': 'documento',
  idPersona: 'cliente',
  numeroDocumento: 'documento',
  numeroSolicitud: 'ticket',
  numeroCotizacion: 'cotizacion',
  numeroPoliza: 'poliza',
  numeroSiniestro: 'siniestro',
  numeroNotificacion: 'notificacion',
  nuCotizacion: 'cotizacion',
  nuCotizacionMod: 'cotizacion',
  cdPersonaMed: 'codePersonMediador',
  cdPersonaAsegurada: 'cliente',
  cdPersonaContratante: 'cliente',
  cdUsuario: 'usuario',
};

/** Parameters of a report that identify an owned record, by key. */
const REPORTED: Record<string, Domain> = {
  NU_COTIZACION: 'cotizacion',
  NU_POLIZA: 'poliza',
  CD_RECIBO: 'recibo',
  CD_MEDIADOR: 'codeMediador',
  CD_PERSONA_MEDIADOR: 'codePersonMediador',
  param4: 'codePersonMediador',
};

/** Numbers of an answer that name a row. */
const SHOWN: Record<string, Domain> = {
  'fetchClientes.id': 'cliente',
  'fetchCliente.id': 'cliente',
  'fetchClienteByDocumento.id': 'cliente',
  'createCotizacion.id': 'cotizacion',
  'fetchTickets.id': 'ticket',
  'fetchTicket.id': 'ticket',
  'fetchTicketComments.id': 'comentario',
  idContratante: 'cliente',
  idPersona: 'cliente',
  nuCotizacion: 'cotizacion',
  nuPoliza: 'poliza',
  noPoliza: 'poliza',
  numeroPoliza: 'poliza',
  cdRecibo: 'recibo',
  noSiniestro: 'siniestro',
  numeroNotificacion: 'notificacion',
  numeroSolicitud: 'ticket',
  requester_id: 'codePersonMediador',
};

/** Operations that accept any person's document: a new client, and the text of a request. */
const ANYBODYS = ['createCliente', 'createSolicitud', 'fetchPadron'];
/** The document type that goes with a document number. */
const TYPES = ['tipo', 'tipoDocumento', 'tpDocumento', 'idTipoDocumento'];

/** The data of all other intermediaries. */
export interface Foreign {
  /** A few existing values of a domain that belong to another intermediary. */
  some(domain: Domain): (string | number)[];
  /** The values of an answer that belong to another intermediary. */
  leaks(operationId: string, body: unknown): string[];
  /** Names and documents of others in a text. */
  mentions(text: string): string[];
  /** The data of others in one line, which no call of this intermediary may change. */
  fingerprint(): string;
  close(): void;
}

/** Reads by SQL the data of all intermediaries except `idMediador`. */
export function readForeign(file: string, idMediador: number): Foreign {
  const db = new DatabaseSync(file, { readOnly: true });
  const domains = Object.entries(OWNERS).map(([domain, sql]) => {
    const found = db.prepare(sql).all() as { valor: string | number; dueno: number }[];
    const own = new Set(found.filter(({ dueno }) => dueno === idMediador).map(({ valor }) => valor));
    return [domain, new Set(found.map(({ valor }) => valor).filter((valor) => !own.has(valor)))] as const;
  });
  const sets = Object.fromEntries(domains) as Record<Domain, Set<string | number>>;
  const texts = new Set(Array.from(sets.documento, (one) => String(one).split(' ')[1] ?? ''));
  const names = db.prepare('SELECT nombre, id_mediador AS dueno FROM cliente').all() as { nombre: string; dueno: number }[];
  const own = names.filter(({ dueno }) => dueno === idMediador).map(({ nombre }) => nombre);
  const ownNames = own.join('\n');
  // A name inside an own name, such as «Faro, SA» in «Faro, SAS», proves nothing.
  for (const { nombre } of names) if (!ownNames.includes(nombre)) texts.add(nombre);

  function* search(operationId: string, node: unknown, name: string): Generator<string> {
    if (Array.isArray(node)) for (const one of node) yield* search(operationId, one, name);
    else if (typeof node === 'object' && node !== null) {
      for (const [inner, value] of Object.entries(node)) yield* search(operationId, value, inner);
    } else if (typeof node === 'string' && texts.has(node)) yield `${name}: ${node}`;
    else if (typeof node === 'number') {
      const domain = SHOWN[`${operationId}.${name}`] ?? SHOWN[name];
      if (domain !== undefined && sets[domain].has(node)) yield `${name}: ${node}`;
    }
  }

  return {
    some: (domain) => {
      const all = [...sets[domain]];
      return [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((one) => one !== undefined);
    },
    leaks: (operationId, body) => [...new Set(search(operationId, body, ''))],
    mentions: (text) => [...texts].filter((one) => text.includes(one)),
    fingerprint: () => {
      const tables = ['cliente', 'cotizacion', 'poliza', 'ticket'].map(
        (table) => `SELECT * FROM ${table} WHERE id_mediador <> ?`,
      );
      const comments = 'SELECT c.* FROM comentario AS c JOIN ticket AS t ON t.id = c.id_ticket WHERE t.id_mediador <> ?';
      const documents = 'SELECT d.id FROM documento AS d JOIN cotizacion AS q ON q.nu = d.nu_cotizacion WHERE q.id_mediador <> ?';
      return [...tables, comments, documents].map((sql) => JSON.stringify(db.prepare(sql).all(idMediador))).join('\n');
    },
    close: () => db.close(),
  };
}

/** Every identifying parameter and field with another's value: expects absent, empty or refused. */
export function foreignCases(operation: Operation, foreign: Foreign): Case[] {
  const { operationId, parameters, body, bundle } = operation;
  if (ANYBODYS.includes(operationId)) return [];
  const domainOf = (name: string, field: string) => ASKED[`${operationId}.${field}`] ?? ASKED[name];
  const cases: Case[] = [];
  for (const parameter of parameters) {
    const domain = domainOf(parameter.name, parameter.name);
    if (domain === undefined) continue;
    for (const valor of foreign.some(domain)) {
      const [tipo, numero] = domain === 'documento' ? String(valor).split(' ') : [];
      for (const withType of tipo === undefined || parameter.in === 'path' ? [true] : [true, false]) {
        const parts = exampleParts(operation, (one) => one.required === true);
        const given = parameters.filter(
          (one) => one === parameter || (withType && TYPES.includes(one.name) && tipo !== undefined),
        );
        for (const one of given) {
          const text = one === parameter ? String(numero ?? valor) : String(tipo);
          if (one.in === 'path') parts.path[one.name] = text;
          else parts.query = [...parts.query.filter(([name]) => name !== one.name), [one.name, text]];
        }
        cases.push({ what: `another's ${parameter.name}=${valor}`, parts, expected: { statuses: [200, 400, 404, 409] } });
      }
    }
  }
  if (!body) return cases;
  const parts = exampleParts(operation);
  const refused = { statuses: [400, 404, 409] };
  for (const { path, name } of fieldsOf(bundle, body.schema)) {
    const domain = domainOf(String(path.at(-1)), name);
    if (domain === undefined) continue;
    for (const valor of foreign.some(domain)) {
      const [tipo, numero] = domain === 'documento' ? String(valor).split(' ') : [];
      const make = (accepted: Record<string, unknown>) => {
        const typed = tipo === undefined ? accepted : withValue(accepted, ['tpDocumento'], tipo);
        return { text: toJson(withValue(typed, path, numero ?? valor)), expected: refused };
      };
      cases.push({ what: `another's ${name}: ${valor}`, parts, expected: refused, body: make });
    }
  }
  return [...cases, ...reportCases(operation, foreign)];
}

/** Reports about another's records: refused, or without them where the number only narrows the report. */
function reportCases(operation: Operation, foreign: Foreign): Case[] {
  if (operation.operationId !== 'createReporte') return [];
  const parts = exampleParts(operation);
  const examples = (operation.body?.examples ?? []) as [name: string, value: ReturnType<typeof exampleBody>][];
  return examples.flatMap(([name, value]) => {
    const params = value['params'] as { key: string; value: string }[];
    return params.flatMap(({ key }, index) => {
      const domain = REPORTED[key];
      if (domain === undefined) return [];
      const narrows = name === 'estadoCuenta' && key === 'NU_POLIZA';
      const expected = { statuses: narrows ? [200, 400, 404, 409] : [400, 404, 409] };
      return foreign.some(domain).map((valor): Case => {
        const text = toJson(withValue(value, ['params', index, 'value'], String(valor)));
        return { what: `${name} with another's ${key}: ${valor}`, parts, expected, body: () => ({ text, expected }) };
      });
    });
  });
}
