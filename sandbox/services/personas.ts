import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../src/generated/core.ts';
import { rows } from '../db/query.ts';
import { Refusal } from '../refusal.ts';
import { onlyIntermediarios } from './roles.ts';
import { getSignedIn } from './usuarios.ts';

type Schemas = components['schemas'];

const PADRON = 'Consulta de padrón electoral';
const CUENTAS = 'Consulta de domicilio bancarios';

/** Look-ups of a person: the electoral register, and the bank accounts of a client. */
export function personas(db: DatabaseSync): Router {
  const router = Router();

  router.get('/v1/personas/padron/:tipo/:numero', onlyIntermediarios(PADRON), (req, res) => {
    const { tipo = '', numero = '' } = req.params as Record<string, string>;
    const [value] = rows<Schemas['PadronPersona']>(
      db,
      `SELECT primer_nombre AS primerNombre, segundo_nombre AS segundoNombre, primer_apellido AS primerApellido,
         segundo_apellido AS segundoApellido
       FROM padron WHERE ? = 'CED' AND cedula = ?`,
      tipo.toUpperCase(),
      numero,
    );
    if (value === undefined) throw new Refusal(404, PADRON, 'No hay nadie con ese documento en el padrón electoral.');
    res.json({ title: PADRON, messages: [], value } satisfies Schemas['PadronAnswer']);
  });

  router.get('/v1/domiciliosbancarios', onlyIntermediarios(CUENTAS), (req, res) => {
    const { idPersona } = req.query as unknown as { idPersona: number };
    const value = rows<Schemas['CuentaBancaria']>(
      db,
      `SELECT d.consecutivo AS idDomicilioBancario, b.nombre AS banco, d.no_cuenta AS noCuenta, d.titular,
         d.id_tipo_cuenta AS idTipoCuenta
       FROM domicilio_bancario AS d JOIN cliente AS c ON c.id = d.id_cliente JOIN banco AS b ON b.id = d.id_banco
       WHERE c.id = ? AND c.id_mediador = ? ORDER BY d.consecutivo`,
      idPersona,
      getSignedIn(req).idMediador,
    );
    res.json({ title: CUENTAS, messages: [], value } satisfies Schemas['CuentasBancariasAnswer']);
  });

  return router;
}
