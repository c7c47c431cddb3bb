import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared, transaction } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber, searchable } from '../../text.ts';
import { checkCliente } from './check.ts';
import { findByDocument } from './read.ts';
import { tidyTexts } from './texts.ts';
import { insertFicha } from './write.ts';

type Request = components['schemas']['ClienteRequest'];

/** Title of every answer of the creation. */
export const CREACION = 'Creación de cliente';

/**
 * Creates a client with all its records, or nothing.
 * @throws Refusal 400 naming the fields, 409 when the intermediary already has a client with that
 * document
 */
export function createCliente(db: DatabaseSync, idMediador: number, body: Request, today: string): void {
  const request = tidy(body);
  transaction(db, () => {
    const findings = checkCliente(db, request, today);
    if (findings.length > 0) throw new Refusal(400, CREACION, ...findings);
    const { idTipoDocumento, nuDocumento, nombreCompleto } = request;
    const existing = findByDocument(db, idMediador, idTipoDocumento, nuDocumento);
    if (existing) throw new Refusal(409, CREACION, `Ya existe un cliente con ese documento (#${existing.id}).`);
    const { lastInsertRowid } = prepared(
      db,
      `INSERT INTO cliente (id_mediador, id_tipo_persona, id_grupo_persona, tipo_documento, nu_documento, nombre,
         nombre_busqueda, fecha_nacimiento, fecha_ingreso) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      idMediador,
      request.idTipoPersona,
      request.idGrupoPersona,
      idTipoDocumento,
      nuDocumento,
      nombreCompleto,
      searchable(nombreCompleto),
      request.fechaNacimiento,
      today,
    );
    insertFicha(db, Number(lastInsertRowid), request);
  });
}

/** The body for storing: texts trimmed (empty is null), documents in upper case. */
function tidy(body: Request): Request {
  const { findings, value } = tidyTexts(body);
  if (findings.length > 0) throw new Refusal(400, CREACION, ...findings);
  return {
    ...value,
    nuDocumento: documentNumber(value.nuDocumento),
    domicilioBancarios: value.domicilioBancarios.map((one) => ({ ...one, identificacion: documentNumber(one.identificacion) })),
  };
}
