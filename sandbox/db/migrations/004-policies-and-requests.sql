-- Policies with their receipts and commissions, claims, support requests, and the files of reports.

CREATE TABLE poliza (
  nu INTEGER PRIMARY KEY,
  nu_certificado INTEGER NOT NULL DEFAULT 1,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  -- A quote is issued once. Policies older than the portal have none.
  nu_cotizacion INTEGER UNIQUE REFERENCES cotizacion (nu),
  id_contratante INTEGER NOT NULL REFERENCES cliente (id),
  id_asegurado INTEGER NOT NULL REFERENCES cliente (id),
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  id_entidad INTEGER NOT NULL REFERENCES entidad (id),
  id_sucursal INTEGER NOT NULL REFERENCES sucursal (id),
  id_moneda INTEGER NOT NULL REFERENCES divisa (id_moneda),
  id_forma_pago INTEGER NOT NULL REFERENCES forma_pago (id),
  nu_domicilio INTEGER NOT NULL DEFAULT 0 CHECK (nu_domicilio >= 0),
  fe_emision TEXT NOT NULL CHECK (fe_emision IS date(fe_emision)),
  fe_desde TEXT NOT NULL CHECK (fe_desde IS date(fe_desde)),
  fe_hasta TEXT NOT NULL CHECK (fe_hasta IS date(fe_hasta) AND fe_hasta > fe_desde),
  fe_cancelacion TEXT CHECK (fe_cancelacion IS NULL OR (fe_cancelacion IS date(fe_cancelacion) AND fe_cancelacion >= fe_emision)),
  prima INTEGER NOT NULL CHECK (prima >= 0),
  componente INTEGER NOT NULL CHECK (componente >= 0)
) STRICT;

CREATE INDEX poliza_lista ON poliza (id_mediador, fe_emision DESC, nu DESC, fe_hasta, fe_cancelacion);
CREATE INDEX poliza_contratante ON poliza (id_contratante);
CREATE INDEX poliza_asegurado ON poliza (id_asegurado);

CREATE TABLE poliza_dato (
  nu_poliza INTEGER NOT NULL REFERENCES poliza (nu) ON DELETE CASCADE,
  cd_dato INTEGER NOT NULL,
  nu_consecutivo INTEGER NOT NULL,
  valor TEXT,
  PRIMARY KEY (nu_poliza, cd_dato)
) STRICT, WITHOUT ROWID;

-- Receipts of a policy, one per instalment.
CREATE TABLE recibo (
  cd INTEGER PRIMARY KEY,
  nu_poliza INTEGER NOT NULL REFERENCES poliza (nu),
  cuota INTEGER NOT NULL CHECK (cuota BETWEEN 1 AND 12),
  fe_vencimiento TEXT NOT NULL CHECK (fe_vencimiento IS date(fe_vencimiento)),
  prima INTEGER NOT NULL CHECK (prima >= 0),
  monto INTEGER NOT NULL CHECK (monto >= prima),
  fe_pago TEXT CHECK (fe_pago IS NULL OR fe_pago IS date(fe_pago)),
  UNIQUE (nu_poliza, cuota)
) STRICT;

-- The commission of a paid receipt, settled in pesos for any currency of the policy.
CREATE TABLE comision (
  cd_recibo INTEGER PRIMARY KEY REFERENCES recibo (cd),
  fecha TEXT NOT NULL CHECK (fecha IS date(fecha)),
  monto INTEGER NOT NULL CHECK (monto >= 0)
) STRICT;

CREATE INDEX comision_fecha ON comision (fecha);

CREATE TABLE siniestro (
  nu INTEGER PRIMARY KEY,
  nu_poliza INTEGER NOT NULL REFERENCES poliza (nu),
  afectado TEXT NOT NULL CHECK (afectado <> ''),
  tipo_documento TEXT NOT NULL REFERENCES tipo_documento (tipo),
  nu_documento TEXT NOT NULL CHECK (nu_documento <> ''),
  tipo TEXT NOT NULL CHECK (tipo <> ''),
  motivo TEXT NOT NULL CHECK (motivo <> ''),
  fe_ocurrencia TEXT NOT NULL CHECK (fe_ocurrencia IS date(fe_ocurrencia)),
  fe_notificacion TEXT NOT NULL CHECK (fe_notificacion IS date(fe_notificacion) AND fe_notificacion >= fe_ocurrencia),
  estatus TEXT NOT NULL CHECK (estatus <> '')
) STRICT;

CREATE INDEX siniestro_poliza ON siniestro (nu_poliza);

CREATE TABLE estatus_ticket (
  estatus TEXT PRIMARY KEY CHECK (estatus <> ''),
  id INTEGER NOT NULL UNIQUE,
  abierto INTEGER NOT NULL CHECK (abierto IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE solicitud_tipo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')
) STRICT;

CREATE TABLE solicitud_motivo (
  id INTEGER PRIMARY KEY,
  id_tipo INTEGER NOT NULL REFERENCES solicitud_tipo (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (id_tipo, nombre)
) STRICT;

-- Instants are UTC, yyyy-MM-ddTHH:mm:ssZ.
CREATE TABLE ticket (
  id INTEGER PRIMARY KEY,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  id_motivo INTEGER NOT NULL REFERENCES solicitud_motivo (id),
  tipo_ramo TEXT NOT NULL CHECK (tipo_ramo <> ''),
  tipo_documento TEXT NOT NULL REFERENCES tipo_documento (tipo),
  nu_documento TEXT NOT NULL CHECK (nu_documento <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  email TEXT NOT NULL CHECK (email <> ''),
  asunto TEXT NOT NULL CHECK (asunto <> ''),
  prioridad TEXT NOT NULL CHECK (prioridad IN ('low', 'normal', 'high', 'urgent')),
  estatus TEXT NOT NULL REFERENCES estatus_ticket (estatus),
  creado TEXT NOT NULL CHECK (creado IS strftime('%Y-%m-%dT%H:%M:%SZ', creado)),
  actualizado TEXT NOT NULL CHECK (actualizado IS strftime('%Y-%m-%dT%H:%M:%SZ', actualizado) AND actualizado >= creado)
) STRICT;

CREATE INDEX ticket_lista ON ticket (id_mediador, creado DESC, id DESC);

CREATE TABLE comentario (
  id INTEGER PRIMARY KEY,
  id_ticket INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
  id_autor INTEGER NOT NULL,
  html TEXT NOT NULL CHECK (html <> ''),
  texto TEXT NOT NULL CHECK (texto <> ''),
  creado TEXT NOT NULL CHECK (creado IS strftime('%Y-%m-%dT%H:%M:%SZ', creado))
) STRICT;

CREATE INDEX comentario_ticket ON comentario (id_ticket, creado, id);

CREATE TABLE notificacion (
  nu INTEGER PRIMARY KEY,
  nu_poliza INTEGER NOT NULL REFERENCES poliza (nu),
  id_ticket INTEGER REFERENCES ticket (id),
  tipo TEXT NOT NULL CHECK (tipo <> ''),
  consecuencia TEXT NOT NULL CHECK (consecuencia <> ''),
  informacion TEXT,
  fe_ocurrencia TEXT NOT NULL CHECK (fe_ocurrencia IS date(fe_ocurrencia)),
  fe_notificacion TEXT NOT NULL CHECK (fe_notificacion IS date(fe_notificacion) AND fe_notificacion >= fe_ocurrencia),
  estatus TEXT NOT NULL CHECK (estatus IN ('Recibida', 'En revisión', 'Procesada', 'Rechazada')),
  fe_estatus TEXT NOT NULL CHECK (fe_estatus IS date(fe_estatus) AND fe_estatus >= fe_notificacion)
) STRICT;

CREATE INDEX notificacion_poliza ON notificacion (nu_poliza);

-- Files of report links, deleted after an hour (milliseconds of real time).
CREATE TABLE archivo (
  id TEXT PRIMARY KEY CHECK (length(id) = 32),
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  contenido BLOB NOT NULL,
  expira INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
