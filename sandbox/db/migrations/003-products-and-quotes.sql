-- Products with their technical fields, quotes and their documents. Amounts are whole cents.
-- Rows of an intermediary have `id_mediador`, or refer to rows that do.

CREATE TABLE ramo (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')
) STRICT;

CREATE TABLE producto (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  id_ramo INTEGER NOT NULL REFERENCES ramo (id),
  -- Commission on the premium, in hundredths of a per cent.
  comision INTEGER NOT NULL CHECK (comision BETWEEN 0 AND 10000)
) STRICT;

CREATE TABLE producto_canal (
  canal INTEGER NOT NULL,
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  PRIMARY KEY (canal, id_producto)
) STRICT, WITHOUT ROWID;

-- The lookup tables of the technical fields.
CREATE TABLE tabla (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL CHECK (nombre <> '')
) STRICT;

CREATE TABLE tabla_fila (
  id_tabla INTEGER NOT NULL REFERENCES tabla (id),
  orden INTEGER NOT NULL,
  id INTEGER NOT NULL,
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  valor_dato1 TEXT,
  valor_dato2 TEXT,
  valor_dato3 TEXT,
  valor_dato4 TEXT,
  valor_dato5 TEXT,
  valor_dato6 TEXT,
  PRIMARY KEY (id_tabla, orden)
) STRICT, WITHOUT ROWID;

-- A row's id is unique under its parent.
CREATE UNIQUE INDEX tabla_fila_id ON tabla_fila (id_tabla, id, ifnull(valor_dato1, ''));

CREATE TABLE campo (
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  contexto INTEGER NOT NULL CHECK (contexto IN (1, 2)),
  cd_dato INTEGER NOT NULL,
  de_dato TEXT NOT NULL CHECK (de_dato <> ''),
  tp_dato TEXT NOT NULL CHECK (tp_dato IN ('C', 'N', 'F', 'A')),
  cd_tabla INTEGER REFERENCES tabla (id),
  requerido INTEGER NOT NULL CHECK (requerido IN (0, 1)),
  valor_defecto TEXT,
  nu_consecutivo INTEGER NOT NULL CHECK (nu_consecutivo > 0),
  nu_bien INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (id_producto, contexto, cd_dato),
  UNIQUE (id_producto, contexto, nu_consecutivo)
) STRICT, WITHOUT ROWID;

CREATE TABLE campo_dependencia (
  id_producto INTEGER NOT NULL,
  contexto INTEGER NOT NULL,
  cd_dato INTEGER NOT NULL,
  orden INTEGER NOT NULL CHECK (orden BETWEEN 1 AND 6),
  cd_padre INTEGER NOT NULL,
  parametro TEXT NOT NULL CHECK (parametro GLOB 'valorDato[1-6]'),
  PRIMARY KEY (id_producto, contexto, cd_dato, orden),
  FOREIGN KEY (id_producto, contexto, cd_dato) REFERENCES campo (id_producto, contexto, cd_dato),
  FOREIGN KEY (id_producto, contexto, cd_padre) REFERENCES campo (id_producto, contexto, cd_dato)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_tarifa (
  id INTEGER NOT NULL,
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  id_plan INTEGER NOT NULL,
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  opcion INTEGER NOT NULL,
  id_moneda INTEGER NOT NULL REFERENCES divisa (id_moneda),
  valor_dato3 TEXT,
  valor_dato4 TEXT,
  valor_dato5 TEXT,
  valor_dato6 TEXT,
  PRIMARY KEY (id_producto, id),
  UNIQUE (id_producto, id_plan, opcion, id_moneda)
) STRICT, WITHOUT ROWID;

CREATE TABLE forma_pago (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> ''),
  debito INTEGER NOT NULL CHECK (debito IN (0, 1))
) STRICT;

CREATE TABLE tramite_documento (
  id INTEGER PRIMARY KEY,
  id_ramo INTEGER NOT NULL REFERENCES ramo (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  obligatorio INTEGER NOT NULL CHECK (obligatorio IN (0, 1))
) STRICT;

-- The code of a currency and the value of one unit, in hundredths of a peso.
CREATE TABLE divisa (
  id_moneda INTEGER PRIMARY KEY REFERENCES moneda (id),
  codigo TEXT NOT NULL UNIQUE CHECK (codigo GLOB '[A-Z][A-Z][A-Z]'),
  tasa INTEGER NOT NULL CHECK (tasa > 0)
) STRICT;

CREATE TABLE mediador_region (
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  id_entidad INTEGER NOT NULL REFERENCES entidad (id),
  id_region INTEGER NOT NULL REFERENCES region (id),
  id_sucursal INTEGER NOT NULL REFERENCES sucursal (id),
  PRIMARY KEY (id_mediador, id_entidad)
) STRICT, WITHOUT ROWID;

-- The next number of each series of an intermediary: numbers are unique and short.
CREATE TABLE numeracion (
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  serie TEXT NOT NULL CHECK (serie IN ('cotizacion', 'poliza', 'ticket')),
  siguiente INTEGER NOT NULL CHECK (siguiente > 0),
  PRIMARY KEY (id_mediador, serie)
) STRICT, WITHOUT ROWID;

CREATE TABLE estatus_cotizacion (
  id INTEGER PRIMARY KEY CHECK (id IN (0, 1, 3, 4, 6, 7)),
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')
) STRICT;

CREATE TABLE cotizacion (
  nu INTEGER PRIMARY KEY,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  id_cliente INTEGER NOT NULL REFERENCES cliente (id),
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  id_entidad INTEGER NOT NULL REFERENCES entidad (id),
  id_moneda INTEGER NOT NULL REFERENCES divisa (id_moneda),
  id_region INTEGER NOT NULL REFERENCES region (id),
  id_sucursal INTEGER NOT NULL REFERENCES sucursal (id),
  id_estatus INTEGER NOT NULL REFERENCES estatus_cotizacion (id),
  fecha TEXT NOT NULL CHECK (fecha IS date(fecha)),
  fe_desde TEXT NOT NULL CHECK (fe_desde IS date(fe_desde)),
  fe_hasta TEXT NOT NULL CHECK (fe_hasta IS date(fe_hasta) AND fe_hasta > fe_desde)
) STRICT;

CREATE INDEX cotizacion_lista ON cotizacion (id_mediador, fecha DESC, nu DESC, id_estatus);
CREATE INDEX cotizacion_cliente ON cotizacion (id_cliente);

CREATE TABLE cotizacion_dato (
  nu_cotizacion INTEGER NOT NULL REFERENCES cotizacion (nu) ON DELETE CASCADE,
  cd_dato INTEGER NOT NULL,
  nu_bien INTEGER NOT NULL,
  nu_consecutivo INTEGER NOT NULL,
  valor TEXT,
  cd_dato1 TEXT,
  cd_dato2 TEXT,
  cd_dato3 TEXT,
  cd_dato4 TEXT,
  cd_dato5 TEXT,
  cd_dato6 TEXT,
  PRIMARY KEY (nu_cotizacion, nu_consecutivo)
) STRICT, WITHOUT ROWID;

CREATE TABLE cotizacion_plan (
  nu_cotizacion INTEGER NOT NULL REFERENCES cotizacion (nu) ON DELETE CASCADE,
  no_item INTEGER NOT NULL CHECK (no_item > 0),
  id_plan_pago INTEGER NOT NULL,
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  cuotas INTEGER NOT NULL CHECK (cuotas BETWEEN 1 AND 12),
  prima_anual INTEGER NOT NULL CHECK (prima_anual >= 0),
  componente_anual INTEGER NOT NULL CHECK (componente_anual >= 0),
  prima_prorrata INTEGER NOT NULL CHECK (prima_prorrata >= 0),
  componente_prorrata INTEGER NOT NULL CHECK (componente_prorrata >= 0),
  PRIMARY KEY (nu_cotizacion, no_item)
) STRICT, WITHOUT ROWID;

CREATE TABLE documento (
  id INTEGER PRIMARY KEY,
  nu_cotizacion INTEGER NOT NULL REFERENCES cotizacion (nu),
  no_item INTEGER NOT NULL,
  id_tramite INTEGER NOT NULL REFERENCES tramite_documento (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  tipo TEXT NOT NULL CHECK (tipo IN ('application/pdf', 'image/jpeg', 'image/png')),
  contenido BLOB NOT NULL CHECK (length(contenido) BETWEEN 1 AND 10485760),
  fe_emision TEXT CHECK (fe_emision IS NULL OR fe_emision IS date(fe_emision)),
  fe_vencimiento TEXT CHECK (fe_vencimiento IS NULL OR fe_vencimiento IS date(fe_vencimiento)),
  UNIQUE (nu_cotizacion, no_item, id_tramite, nombre)
) STRICT;
