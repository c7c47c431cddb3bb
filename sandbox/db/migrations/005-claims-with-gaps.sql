-- Claims and notifications may lack every optional field, even the policy, so they have their
-- own intermediary.

ALTER TABLE siniestro RENAME TO siniestro_viejo;
DROP INDEX siniestro_poliza;

CREATE TABLE siniestro (
  nu INTEGER PRIMARY KEY,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  nu_poliza INTEGER REFERENCES poliza (nu),
  afectado TEXT CHECK (afectado <> ''),
  tipo_documento TEXT REFERENCES tipo_documento (tipo),
  nu_documento TEXT CHECK (nu_documento <> ''),
  tipo TEXT CHECK (tipo <> ''),
  motivo TEXT CHECK (motivo <> ''),
  fe_ocurrencia TEXT CHECK (fe_ocurrencia IS NULL OR fe_ocurrencia IS date(fe_ocurrencia)),
  fe_notificacion TEXT CHECK (fe_notificacion IS NULL OR (fe_notificacion IS date(fe_notificacion) AND fe_notificacion >= fe_ocurrencia)),
  estatus TEXT CHECK (estatus <> '')
) STRICT;

INSERT INTO siniestro
SELECT s.nu, p.id_mediador, s.nu_poliza, s.afectado, s.tipo_documento, s.nu_documento, s.tipo, s.motivo, s.fe_ocurrencia,
  s.fe_notificacion, s.estatus
FROM siniestro_viejo AS s JOIN poliza AS p ON p.nu = s.nu_poliza;
DROP TABLE siniestro_viejo;

CREATE INDEX siniestro_lista ON siniestro (id_mediador, fe_notificacion DESC, nu DESC);
CREATE INDEX siniestro_poliza ON siniestro (nu_poliza);

ALTER TABLE notificacion RENAME TO notificacion_vieja;
DROP INDEX notificacion_poliza;

CREATE TABLE notificacion (
  nu INTEGER PRIMARY KEY,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  nu_poliza INTEGER REFERENCES poliza (nu),
  id_ticket INTEGER REFERENCES ticket (id),
  tipo TEXT CHECK (tipo <> ''),
  consecuencia TEXT CHECK (consecuencia <> ''),
  informacion TEXT,
  fe_ocurrencia TEXT CHECK (fe_ocurrencia IS NULL OR fe_ocurrencia IS date(fe_ocurrencia)),
  fe_notificacion TEXT CHECK (fe_notificacion IS NULL OR (fe_notificacion IS date(fe_notificacion) AND fe_notificacion >= fe_ocurrencia)),
  estatus TEXT CHECK (estatus IN ('Recibida', 'En revisión', 'Procesada', 'Rechazada')),
  fe_estatus TEXT CHECK (fe_estatus IS NULL OR (fe_estatus IS date(fe_estatus) AND fe_estatus >= fe_notificacion))
) STRICT;

INSERT INTO notificacion
SELECT n.nu, p.id_mediador, n.nu_poliza, n.id_ticket, n.tipo, n.consecuencia, n.informacion, n.fe_ocurrencia, n.fe_notificacion,
  n.estatus, n.fe_estatus
FROM notificacion_vieja AS n JOIN poliza AS p ON p.nu = n.nu_poliza;
DROP TABLE notificacion_vieja;

CREATE INDEX notificacion_lista ON notificacion (id_mediador, fe_notificacion DESC, nu DESC);
CREATE INDEX notificacion_poliza ON notificacion (nu_poliza);
