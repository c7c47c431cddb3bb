import { type Request, type RequestHandler, Router } from 'express';
import { addressOf } from '../../sandbox/services/reportes/files.ts';
import { makeSpreadsheet } from '../../sandbox/services/reportes/spreadsheet.ts';

/** What is asked of Prism beside a request, and what is made of its answer. */
export interface Examples {
  /** Which answer Prism is to give (its `Prefer` header); undefined for the first example of the contract. */
  prefer: (req: Request, body: Buffer) => string | undefined;
  /** The answer as the portal gets it. */
  adapt: (req: Request, answer: Buffer) => Buffer;
  /** What Prism can't serve: the files that links of reports point to. */
  readonly files: RequestHandler;
}

/** The document of the client of the examples, as the contract's look-up is asked for it. */
export interface ExampleDocument {
  readonly tipo: string;
  readonly numero: string;
}

const LOOK_UP = /^\/v1\/clientes\/([^/]+)\/([^/]+)$/;
const REPORT = '/v1/reportes';

/**
 * The examples by which every flow can be walked. With the first ones alone no client could be created, for every document would be one's already, and
 * the link to a spreadsheet would lead nowhere.
 * @param known the one document that a client has; under every other the look-up finds nobody
 */
export function createExamples(known: ExampleDocument): Examples {
  return {
    prefer: ({ method, path }, body) => {
      const [, tipo, numero] = (method === 'GET' && LOOK_UP.exec(path)) || [];
      if (tipo !== undefined && (tipo !== known.tipo || numero !== known.numero)) return 'code=404, example=absent';
      return method === 'POST' && path === REPORT && isSpreadsheet(body) ? 'example=link' : undefined;
    },
    adapt: (req, answer) => {
      const link = req.path === REPORT ? linkOf(answer) : undefined;
      if (link === undefined) return answer;
      const value = addressOf(req, `/archivos${link.pathname.slice(link.pathname.lastIndexOf('/'))}`);
      return Buffer.from(JSON.stringify({ ...(read(answer) as object), value }));
    },
    files: Router().get('/archivos/:nombre', async (req, res) => {
      res.attachment(req.params.nombre).send(await makeSpreadsheet('Saldo por antigüedad', saldo));
    }),
  };
}

const saldo: Parameters<typeof makeSpreadsheet>[1] = {
  apaisado: false,
  bloques: [
    {
      tipo: 'tabla',
      tabla: {
        titulo: 'Saldos',
        columnas: [
          { titulo: 'Póliza', tipo: 'entero', ancho: 2 },
          { titulo: 'Contratante', tipo: 'texto', ancho: 4 },
          { titulo: 'Vence', tipo: 'fecha', ancho: 2 },
          { titulo: 'Moneda', tipo: 'moneda', ancho: 2 },
          { titulo: 'Saldo', tipo: 'monto', ancho: 2 },
        ],
        filas: [[700, 'Yokasta Rosario Méndez', '2026-11-19', 'DOP', 2_521_028]],
        totales: [],
        vacio: '',
      },
    },
  ],
};

function isSpreadsheet(body: Buffer): boolean {
  const request = read(body);
  return typeof request === 'object' && request !== null && 'mode' in request && request.mode === 'X';
}

function linkOf(answer: Buffer): URL | undefined {
  const envelope = read(answer);
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) return undefined;
  return (typeof envelope.value === 'string' && URL.parse(envelope.value)) || undefined;
}

function read(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined; // Prism says what is wrong with it.
  }
}
