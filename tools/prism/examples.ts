import { type Request, type RequestHandler, Router } from 'express';
import { addressOf } from '../../sandbox/services/reportes/files.ts';
import { makeSpreadsheet } from '../../sandbox/services/reportes/spreadsheet.ts';

/** Choice and adaptation of Prism's example answers. */
export interface Examples {
  /**
   * Prism's `Prefer` header, which chooses an answer; undefined for the contract's first example.
   */
  prefer: (req: Request, body: Buffer) => string | undefined;
  /** The answer for the portal. */
  adapt: (req: Request, answer: Buffer) => Buffer;
  /** Serves the files of the reports' links, which Prism can't. */
  readonly files: RequestHandler;
}

/** The example client's document, as in the contract's look-up. */
export interface ExampleDocument {
  readonly tipo: string;
  readonly numero: string;
}

const LOOK_UP = /^\/v1\/clientes\/([^/]+)\/([^/]+)$/;
const REPORT = '/v1/reportes';

/**
 * Examples for every flow. With only the first ones every document would belong to a client, and
 * links to spreadsheets would be dead.
 * @param known the only document with a client
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
    return undefined; // Prism reports the fault.
  }
}
