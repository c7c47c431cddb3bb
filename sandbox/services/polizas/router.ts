import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { eitherPerson, findPage } from '../paging.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn, type SignedIn } from '../usuarios.ts';

type Schemas = components['schemas'];
type PolizasQuery = NonNullable<operations['fetchPolizas']['parameters']['query']>;

const TITLE = 'Consulta polizas por intermediario';

/** The policies of the signed-in intermediary. */
export function polizas(db: DatabaseSync, today: () => string): Router {
  const router = Router();

  router.get('/v1/polizas', onlyIntermediarios(TITLE), (req, res) => {
    const page = findPolizas(db, getSignedIn(req), req.query, today());
    res.json({ title: TITLE, messages: [], ...page } satisfies Schemas['PolizasAnswer']);
  });

  return router;
}

/**
 * A page of one intermediary's policies, newest first. The document is the contracting party's or
 * the insured's. A policy from elsewhere shows its entity only where it differs from the user's.
 */
function findPolizas(
  db: DatabaseSync,
  { idMediador, user }: SignedIn,
  query: PolizasQuery,
  today: string,
): Pick<Schemas['PolizasAnswer'], 'value' | 'meta'> {
  const { value, meta } = findPage<StoredRow>(
    db,
    {
      columns: `p.nu AS numeroPoliza, p.nu_certificado AS numeroCertificado, d.nombre AS nombreProducto,
        c.nombre AS nombreContratante, c.tipo_documento AS tipoDocContratante, c.nu_documento AS noDocContratante,
        a.nombre AS nombreAsegurado, p.id_producto AS cdProducto, p.fe_emision AS fechaEmision, p.fe_hasta AS vigenciaHasta,
        p.fe_cancelacion AS feCancelacion, p.nu_cotizacion AS nuCotizacion, d.id_ramo AS cdArea, p.id_entidad AS cdEntidad`,
      from: `poliza AS p JOIN producto AS d ON d.id = p.id_producto JOIN cliente AS c ON c.id = p.id_contratante
        JOIN cliente AS a ON a.id = p.id_asegurado`,
      order: 'p.fe_emision DESC, p.nu DESC',
    },
    [
      ['p.id_mediador = ?', idMediador],
      ['p.nu = ?', query.numeroPoliza],
      ...eitherPerson(query.tipoDocumento, query.numeroDocumento),
    ],
    query,
  );
  return { value: value.map((row) => withStatus(row, user.entidad, today)), meta };
}

type StoredRow = Schemas['PolizaRow'] & { feCancelacion: string | null; nuCotizacion: number | null };

function withStatus({ feCancelacion, nuCotizacion, ...row }: StoredRow, entidad: number, today: string): Schemas['PolizaRow'] {
  const expired = (row.vigenciaHasta ?? today) < today;
  const cancelled = feCancelacion !== null && feCancelacion <= today;
  const cdEntidad = nuCotizacion === null && row.cdEntidad === entidad ? null : row.cdEntidad;
  return { ...row, cdEntidad, estatusCertifiado: cancelled ? 'Cancelada' : expired ? 'Vencida' : 'Vigente' };
}
