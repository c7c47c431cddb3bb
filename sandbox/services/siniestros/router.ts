import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { documentFilter, documentType, eitherPerson, findPage } from '../paging.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';

type Schemas = components['schemas'];
type SiniestrosQuery = NonNullable<operations['fetchSiniestros']['parameters']['query']>;
type NotificacionesQuery = NonNullable<operations['fetchNotificaciones']['parameters']['query']>;

const SINIESTROS = 'Consulta siniestro por intermediario';
const NOTIFICACIONES = 'Consulta notificacion siniestro por intermediario';

/** Claims on the signed-in intermediary's policies, and the notifications before them. */
export function siniestros(db: DatabaseSync): Router {
  const router = Router();

  router.get('/v1/siniestros', onlyIntermediarios(SINIESTROS), (req, res) => {
    const page = findSiniestros(db, getSignedIn(req).idMediador, req.query);
    res.json({ title: SINIESTROS, messages: [], ...page } satisfies Schemas['SiniestrosAnswer']);
  });

  router.get('/v1/siniestros/notificaciones', onlyIntermediarios(NOTIFICACIONES), (req, res) => {
    const page = findNotificaciones(db, getSignedIn(req).idMediador, req.query);
    res.json({ title: NOTIFICACIONES, messages: [], ...page } satisfies Schemas['NotificacionesAnswer']);
  });

  return router;
}

/** A page of claims, newest first. The document is the affected person's. */
function findSiniestros(
  db: DatabaseSync,
  idMediador: number,
  query: SiniestrosQuery,
): Pick<Schemas['SiniestrosAnswer'], 'value' | 'meta'> {
  return findPage(
    db,
    {
      columns: `o.nombre AS sucursal, s.nu AS noSiniestro, s.nu_poliza AS noPoliza, s.afectado AS cliente,
        s.fe_notificacion AS fechaNotificacion, s.fe_ocurrencia AS fechaOcurrencia, s.estatus,
        s.tipo_documento AS tipoDocumento, s.nu_documento AS identificacion, s.motivo, s.tipo AS tipoSiniestros,
        p.id_entidad AS idEntidad, CAST(d.id_ramo AS TEXT) AS ramo, m.codigo AS moneda`,
      from: `siniestro AS s LEFT JOIN poliza AS p ON p.nu = s.nu_poliza LEFT JOIN producto AS d ON d.id = p.id_producto
        LEFT JOIN sucursal AS o ON o.id = p.id_sucursal LEFT JOIN divisa AS m ON m.id_moneda = p.id_moneda`,
      order: 's.fe_notificacion DESC, s.nu DESC',
    },
    [
      ['s.id_mediador = ?', idMediador],
      ['s.nu = ?', query.numeroSiniestro],
      ['s.tipo_documento = ?', documentType(query.tipoDocumento)],
      ['s.nu_documento = ?', documentFilter(query.numeroDocumento)],
    ],
    query,
  );
}

/** A page of notifications, newest first. The document is the holder's or the insured's. */
function findNotificaciones(
  db: DatabaseSync,
  idMediador: number,
  query: NotificacionesQuery,
): Pick<Schemas['NotificacionesAnswer'], 'value' | 'meta'> {
  return findPage(
    db,
    {
      columns: `r.nombre AS ramo, n.nu AS numeroNotificacion, n.consecuencia AS consecuenciaSiniestro, n.nu_poliza AS numeroPoliza,
        c.nombre AS titular, a.nombre AS asegurado, n.fe_notificacion AS fechaNotificacion, n.fe_ocurrencia AS fechaOcurrencia,
        n.estatus, n.fe_estatus AS fechaEstatus, n.tipo, n.id_ticket AS numeroSolicitud, c.nu_documento AS documentoTitular,
        a.nu_documento AS documentoAsegurado, n.informacion AS informacionParticular`,
      from: `notificacion AS n LEFT JOIN poliza AS p ON p.nu = n.nu_poliza LEFT JOIN producto AS d ON d.id = p.id_producto
        LEFT JOIN ramo AS r ON r.id = d.id_ramo LEFT JOIN cliente AS c ON c.id = p.id_contratante
        LEFT JOIN cliente AS a ON a.id = p.id_asegurado`,
      order: 'n.fe_notificacion DESC, n.nu DESC',
    },
    [
      ['n.id_mediador = ?', idMediador],
      [
        `(n.estatus IS NULL OR n.estatus IN ('Recibida', 'En revisión')) = ?`,
        query.isOpen === undefined ? undefined : Number(query.isOpen),
      ],
      ['n.nu = ?', query.numeroNotificacion],
      ...eitherPerson(query.tipoDocumento, query.numeroDocumento),
    ],
    query,
  );
}
