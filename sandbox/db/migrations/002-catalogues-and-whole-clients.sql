-- The countries of 001 had no codes. Nothing refers to them yet, so the table is created again.
DROP TABLE pais;
CREATE TABLE pais (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> ''),
  local INTEGER NOT NULL CHECK (local IN (0, 1)),
  sigla TEXT NOT NULL UNIQUE CHECK (sigla GLOB '[A-Z][A-Z]'),
  prefijo TEXT NOT NULL CHECK (prefijo <> '' AND prefijo NOT GLOB '*[^0-9]*'),
  -- Id of a client's birth country, different from `id` (specification 1, section 2).
  id_nacimiento INTEGER NOT NULL UNIQUE
) STRICT;

-- The key (id, parent) lets an address refer to a place and its parent at once.
CREATE TABLE provincia (
  id INTEGER PRIMARY KEY,
  id_pais INTEGER NOT NULL REFERENCES pais (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (id_pais, id),
  UNIQUE (id_pais, nombre)
) STRICT;

CREATE TABLE municipio (
  id INTEGER PRIMARY KEY,
  id_provincia INTEGER NOT NULL REFERENCES provincia (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (id_provincia, id),
  UNIQUE (id_provincia, nombre)
) STRICT;

CREATE TABLE ciudad (
  id INTEGER PRIMARY KEY,
  id_provincia INTEGER NOT NULL REFERENCES provincia (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (id_provincia, id),
  UNIQUE (id_provincia, nombre)
) STRICT;

CREATE TABLE zona (
  id INTEGER PRIMARY KEY,
  id_ciudad INTEGER NOT NULL REFERENCES ciudad (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (id_ciudad, id),
  UNIQUE (id_ciudad, nombre)
) STRICT;

CREATE TABLE sexo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE estado_civil (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE nacionalidad (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE actividad_deportiva (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE grupo_persona (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE tipo_canal_informacion (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE profesion (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE sector_economico (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE ocupacion (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE actividad_economica (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE oficio_riesgo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE tipo_telefono (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE tipo_tarjeta (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE moneda (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE entidad (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;
CREATE TABLE region (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')) STRICT;

CREATE TABLE sucursal (
  id INTEGER PRIMARY KEY,
  id_region INTEGER NOT NULL REFERENCES region (id),
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> '')
) STRICT;

-- Economic activities by person type.
CREATE TABLE actividad_economica_persona (
  id_tipo_persona INTEGER NOT NULL REFERENCES tipo_persona (id),
  id_actividad INTEGER NOT NULL REFERENCES actividad_economica (id),
  PRIMARY KEY (id_tipo_persona, id_actividad)
) STRICT, WITHOUT ROWID;

CREATE TABLE banco (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> ''),
  -- Whether it accepts direct debit.
  debito INTEGER NOT NULL CHECK (debito IN (0, 1))
) STRICT;

CREATE TABLE afinidad (
  tipo TEXT PRIMARY KEY CHECK (tipo <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  orden INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Account types; the code of a card is 'T'.
CREATE TABLE tipo_cuenta (
  id TEXT PRIMARY KEY CHECK (id <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  orden INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- The code tables, one row per code.
CREATE TABLE codigo (
  tabla TEXT NOT NULL CHECK (
    tabla IN ('ST_TELEFONO', 'CD_CANAL_INFORMACION', 'TP_EMAIL', 'STATUS', 'TP_DIRECCION', 'TP_VIVIENDA', 'TP_RAMO')
  ),
  id TEXT NOT NULL CHECK (id <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  orden INTEGER NOT NULL,
  PRIMARY KEY (tabla, id),
  UNIQUE (tabla, orden)
) STRICT, WITHOUT ROWID;

-- A client's data besides the columns of the list (table `cliente`).
CREATE TABLE cliente_ficha (
  id_cliente INTEGER PRIMARY KEY REFERENCES cliente (id) ON DELETE CASCADE,
  razon_social TEXT,
  id_pais INTEGER NOT NULL REFERENCES pais (id),
  fecha_venc_documento TEXT CHECK (fecha_venc_documento IS date(fecha_venc_documento)),
  primer_nombre TEXT CHECK (primer_nombre <> ''),
  segundo_nombre TEXT,
  primer_apellido TEXT CHECK (primer_apellido <> ''),
  segundo_apellido TEXT,
  apellido_casado TEXT,
  id_sexo INTEGER REFERENCES sexo (id),
  id_estado_civil INTEGER REFERENCES estado_civil (id),
  id_pais_nacimiento INTEGER REFERENCES pais (id),
  id_provincia INTEGER,
  id_ciudad INTEGER,
  id_nacionalidad INTEGER REFERENCES nacionalidad (id),
  id_pais_residencia INTEGER REFERENCES pais (id),
  residente_do INTEGER NOT NULL CHECK (residente_do IN (0, 1)),
  residente_eeuu INTEGER NOT NULL CHECK (residente_eeuu IN (0, 1)),
  id_actividad_deportiva INTEGER REFERENCES actividad_deportiva (id),
  id_tipo_canal_informacion INTEGER REFERENCES tipo_canal_informacion (id),
  pep INTEGER NOT NULL CHECK (pep IN (0, 1)),
  vip INTEGER NOT NULL CHECK (vip IN (0, 1)),
  sujeto_obligado INTEGER NOT NULL CHECK (sujeto_obligado IN (0, 1)),
  incapacitado INTEGER NOT NULL CHECK (incapacitado IN (0, 1)),
  beneficiario_cheque TEXT NOT NULL CHECK (beneficiario_cheque <> ''),
  id_tipo_ocupacion INTEGER REFERENCES ocupacion (id),
  id_actividad_economica INTEGER NOT NULL REFERENCES actividad_economica (id),
  actividad_economica_adc INTEGER REFERENCES actividad_economica (id),
  id_profesion INTEGER REFERENCES profesion (id),
  nombre_empresa TEXT,
  id_sector INTEGER REFERENCES sector_economico (id),
  codigo_empleado TEXT,
  id_oficio_riesgo INTEGER NOT NULL REFERENCES oficio_riesgo (id),
  id_afinidad TEXT REFERENCES afinidad (tipo),
  id_ingreso_promedio INTEGER,
  id_ingreso_promedio_anual INTEGER,
  id_ingreso_promedio_adc INTEGER,
  id_promedio_prima_anual_pagada INTEGER,
  act_comercial_origen_fondos TEXT,
  id_act_c_tipo_documento TEXT REFERENCES tipo_documento (tipo),
  act_c_numero_identificacion TEXT,
  id_receptor_fac_electronica INTEGER,
  factura_fiscal_especial INTEGER NOT NULL CHECK (factura_fiscal_especial IN (0, 1)),
  contribuyente_especial_moneda INTEGER,
  confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
  CHECK (razon_social IS NOT NULL OR primer_nombre IS NOT NULL),
  FOREIGN KEY (id_pais_nacimiento, id_provincia) REFERENCES provincia (id_pais, id),
  FOREIGN KEY (id_provincia, id_ciudad) REFERENCES ciudad (id_provincia, id)
) STRICT;

CREATE TABLE telefono (
  id_cliente INTEGER NOT NULL REFERENCES cliente (id) ON DELETE CASCADE,
  consecutivo INTEGER NOT NULL CHECK (consecutivo > 0),
  id_pais INTEGER NOT NULL REFERENCES pais (id),
  id_tipo_numero INTEGER NOT NULL REFERENCES tipo_telefono (id),
  nu_area TEXT NOT NULL CHECK (nu_area <> '' AND nu_area NOT GLOB '*[^0-9]*'),
  numero TEXT NOT NULL CHECK (numero <> '' AND numero NOT GLOB '*[^0-9]*'),
  id_status TEXT NOT NULL,
  id_canal_informacion TEXT,
  tabla_status TEXT NOT NULL GENERATED ALWAYS AS ('ST_TELEFONO') VIRTUAL,
  tabla_canal TEXT NOT NULL GENERATED ALWAYS AS ('CD_CANAL_INFORMACION') VIRTUAL,
  PRIMARY KEY (id_cliente, consecutivo),
  FOREIGN KEY (tabla_status, id_status) REFERENCES codigo (tabla, id),
  FOREIGN KEY (tabla_canal, id_canal_informacion) REFERENCES codigo (tabla, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE correo (
  id_cliente INTEGER NOT NULL REFERENCES cliente (id) ON DELETE CASCADE,
  consecutivo INTEGER NOT NULL CHECK (consecutivo > 0),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  id_tipo_correo TEXT NOT NULL,
  id_status TEXT NOT NULL,
  id_canal_informacion TEXT,
  tabla_tipo TEXT NOT NULL GENERATED ALWAYS AS ('TP_EMAIL') VIRTUAL,
  tabla_status TEXT NOT NULL GENERATED ALWAYS AS ('STATUS') VIRTUAL,
  tabla_canal TEXT NOT NULL GENERATED ALWAYS AS ('CD_CANAL_INFORMACION') VIRTUAL,
  PRIMARY KEY (id_cliente, consecutivo),
  FOREIGN KEY (tabla_tipo, id_tipo_correo) REFERENCES codigo (tabla, id),
  FOREIGN KEY (tabla_status, id_status) REFERENCES codigo (tabla, id),
  FOREIGN KEY (tabla_canal, id_canal_informacion) REFERENCES codigo (tabla, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE direccion (
  id_cliente INTEGER NOT NULL REFERENCES cliente (id) ON DELETE CASCADE,
  consecutivo INTEGER NOT NULL CHECK (consecutivo > 0),
  id_tipo_direccion TEXT NOT NULL,
  id_pais INTEGER NOT NULL,
  id_provincia INTEGER NOT NULL,
  id_municipio INTEGER NOT NULL,
  id_ciudad INTEGER NOT NULL,
  id_zona INTEGER NOT NULL,
  calle TEXT NOT NULL CHECK (calle <> ''),
  codigo_postal INTEGER CHECK (codigo_postal BETWEEN 0 AND 9999),
  id_status TEXT NOT NULL,
  id_tipo_vivienda TEXT NOT NULL,
  numero TEXT NOT NULL CHECK (numero <> ''),
  piso TEXT,
  apto TEXT,
  longitud REAL CHECK (longitud BETWEEN -180 AND 180),
  latitud REAL CHECK (latitud BETWEEN -90 AND 90),
  direccion_completa TEXT NOT NULL CHECK (direccion_completa <> ''),
  observacion TEXT,
  cobro INTEGER NOT NULL CHECK (cobro IN (0, 1)),
  postal INTEGER NOT NULL CHECK (postal IN (0, 1)),
  fiscal INTEGER NOT NULL CHECK (fiscal IN (0, 1)),
  tabla_tipo TEXT NOT NULL GENERATED ALWAYS AS ('TP_DIRECCION') VIRTUAL,
  tabla_status TEXT NOT NULL GENERATED ALWAYS AS ('STATUS') VIRTUAL,
  tabla_vivienda TEXT NOT NULL GENERATED ALWAYS AS ('TP_VIVIENDA') VIRTUAL,
  PRIMARY KEY (id_cliente, consecutivo),
  FOREIGN KEY (tabla_tipo, id_tipo_direccion) REFERENCES codigo (tabla, id),
  FOREIGN KEY (tabla_status, id_status) REFERENCES codigo (tabla, id),
  FOREIGN KEY (tabla_vivienda, id_tipo_vivienda) REFERENCES codigo (tabla, id),
  FOREIGN KEY (id_pais, id_provincia) REFERENCES provincia (id_pais, id),
  FOREIGN KEY (id_provincia, id_municipio) REFERENCES municipio (id_provincia, id),
  FOREIGN KEY (id_provincia, id_ciudad) REFERENCES ciudad (id_provincia, id),
  FOREIGN KEY (id_ciudad, id_zona) REFERENCES zona (id_ciudad, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE domicilio_bancario (
  id_cliente INTEGER NOT NULL REFERENCES cliente (id) ON DELETE CASCADE,
  -- `idDomicilioBancario`: numbered per person.
  consecutivo INTEGER NOT NULL CHECK (consecutivo > 0),
  id_banco INTEGER NOT NULL REFERENCES banco (id),
  no_cuenta TEXT NOT NULL CHECK (no_cuenta <> ''),
  id_tipo_cuenta TEXT NOT NULL REFERENCES tipo_cuenta (id),
  id_tipo_tarjeta INTEGER REFERENCES tipo_tarjeta (id),
  fecha_vencimiento TEXT CHECK (fecha_vencimiento IS date(fecha_vencimiento, 'start of month')),
  id_estatus INTEGER NOT NULL,
  id_moneda INTEGER NOT NULL REFERENCES moneda (id),
  in_preferida INTEGER NOT NULL CHECK (in_preferida IN (0, 1)),
  in_pago INTEGER NOT NULL CHECK (in_pago IN (0, 1)),
  in_cobro INTEGER NOT NULL CHECK (in_cobro IN (0, 1)),
  tipo_documento TEXT NOT NULL REFERENCES tipo_documento (tipo),
  identificacion TEXT NOT NULL CHECK (identificacion <> '' AND identificacion NOT GLOB '*[^0-9A-Z]*'),
  titular TEXT NOT NULL CHECK (titular <> ''),
  id_sexo INTEGER REFERENCES sexo (id),
  id_nacionalidad INTEGER REFERENCES nacionalidad (id),
  PRIMARY KEY (id_cliente, consecutivo),
  CHECK (id_tipo_cuenta <> 'T' OR fecha_vencimiento IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- The electoral register: people with a cédula, clients or not.
CREATE TABLE padron (
  cedula TEXT PRIMARY KEY CHECK (length(cedula) = 11 AND cedula NOT GLOB '*[^0-9]*'),
  primer_nombre TEXT NOT NULL CHECK (primer_nombre <> ''),
  segundo_nombre TEXT,
  primer_apellido TEXT NOT NULL CHECK (primer_apellido <> ''),
  segundo_apellido TEXT
) STRICT, WITHOUT ROWID;
