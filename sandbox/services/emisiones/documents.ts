import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared, rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { quoteNotFound } from '../cotizaciones/detail.ts';
import { checkDays } from '../periods.ts';
import { alreadyIssued, PROCESADA } from './issued.ts';

type Request = components['schemas']['DocumentoRequest'];

const TITLE = 'Documento cotización';
const MAX_BYTES = 10 * 1024 * 1024;
const ANULADA = 4;
const IMAGENES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
/** Number of first bytes that may hold a PDF's header, which a printer's lines may precede. */
const PDF_WITHIN = 1024;

/** Stores a document of a quote; it replaces one of the same kind and name, whatever its plan. */
export function storeDocument(db: DatabaseSync, idMediador: number, body: Request): void {
  const { feEmisionDocumento: feEmision = null, feVencimientoDocumento: feVencimiento = null } = body;
  checkQuote(db, idMediador, body);
  checkDays(TITLE, { feEmisionDocumento: feEmision, feVencimientoDocumento: feVencimiento });
  if (feEmision !== null && feVencimiento !== null && feVencimiento < feEmision) {
    throw new Refusal(400, TITLE, 'El campo «feVencimientoDocumento» no puede ser anterior a «feEmisionDocumento».');
  }
  const name = body.nmArchivo.replaceAll('\0', '').trim();
  if (name === '') throw new Refusal(400, TITLE, 'El campo «nmArchivo» no puede estar vacío.');
  const { tipo, contenido } = decode(body.docBytes);
  prepared(
    db,
    `INSERT INTO documento (nu_cotizacion, no_item, id_tramite, nombre, tipo, contenido, fe_emision, fe_vencimiento)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (nu_cotizacion, id_tramite, nombre) DO UPDATE SET no_item = excluded.no_item, tipo = excluded.tipo,
       contenido = excluded.contenido, fe_emision = excluded.fe_emision, fe_vencimiento = excluded.fe_vencimiento`,
  ).run(body.nuCotizacion, body.numItem, body.idDocumentoTramite, name, tipo, contenido, feEmision, feVencimiento);
}

/** @throws Refusal that names every missing mandatory document of a quote */
export function checkMandatory(db: DatabaseSync, title: string, nuCotizacion: number): void {
  const missing = rows<{ nombre: string }>(
    db,
    `SELECT t.nombre FROM cotizacion AS q JOIN producto AS p ON p.id = q.id_producto JOIN tramite_documento AS t ON t.id_ramo = p.id_ramo
     WHERE q.nu = ?1 AND t.obligatorio = 1
       AND NOT EXISTS (SELECT 1 FROM documento AS d WHERE d.nu_cotizacion = ?1 AND d.id_tramite = t.id)
     ORDER BY t.id`,
    nuCotizacion,
  );
  if (missing.length === 0) return;
  throw new Refusal(400, title, ...missing.map(({ nombre }) => `Falta el documento obligatorio: ${nombre}.`));
}

/** Checks that the quote is the intermediary's, can be issued, and asks for such a document. */
function checkQuote(db: DatabaseSync, idMediador: number, body: Request): void {
  const [quote] = rows<{ idEstatus: number; idEntidad: number; item: number; tramite: number }>(
    db,
    `SELECT q.id_estatus AS idEstatus, q.id_entidad AS idEntidad,
       EXISTS (SELECT 1 FROM cotizacion_plan WHERE nu_cotizacion = q.nu AND no_item = ?3) AS item,
       EXISTS (SELECT 1 FROM tramite_documento AS t JOIN producto AS p ON p.id_ramo = t.id_ramo
         WHERE p.id = q.id_producto AND t.id = ?4) AS tramite
     FROM cotizacion AS q WHERE q.nu = ?1 AND q.id_mediador = ?2`,
    body.nuCotizacion,
    idMediador,
    body.numItem,
    body.idDocumentoTramite,
  );
  if (quote === undefined) throw quoteNotFound(body.nuCotizacion);
  if (quote.idEstatus === PROCESADA) throw alreadyIssued(TITLE);
  if (quote.idEstatus === ANULADA) throw new Refusal(409, TITLE, `La cotización ${body.nuCotizacion} está anulada.`);
  const messages = [
    body.cdEntidad === quote.idEntidad ? '' : 'El campo «cdEntidad» no es la entidad de la cotización.',
    quote.item ? '' : 'El campo «numItem» no es un plan de la cotización.',
    quote.tramite ? '' : 'El campo «idDocumentoTramite» no es un documento que el producto pida.',
    body.cdDocumentoTramite === body.idDocumentoTramite
      ? ''
      : 'Los campos «cdDocumentoTramite» e «idDocumentoTramite» no coinciden.',
  ].filter((message) => message !== '');
  if (messages.length > 0) throw new Refusal(400, TITLE, ...messages);
}

/** Content of a base64 text, and its type by the first bytes. */
function decode(text: string): { tipo: string; contenido: Buffer } {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) {
    throw new Refusal(400, TITLE, 'El campo «docBytes» no es base64.');
  }
  const contenido = Buffer.from(text, 'base64');
  if (contenido.length > MAX_BYTES) throw new Refusal(400, TITLE, 'El campo «docBytes» pasa de 10 MB.');
  const tipo = typeOf(contenido);
  if (tipo === undefined) throw new Refusal(400, TITLE, 'El campo «docBytes» debe ser un PDF, JPEG o PNG.');
  return { tipo, contenido };
}

function typeOf(contenido: Buffer): string | undefined {
  const [imagen] = Object.entries(IMAGENES).find(([, start]) => start.every((byte, index) => contenido[index] === byte)) ?? [];
  return imagen ?? (contenido.subarray(0, PDF_WITHIN).includes('%PDF-') ? 'application/pdf' : undefined);
}
