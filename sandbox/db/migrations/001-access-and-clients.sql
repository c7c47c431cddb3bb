CREATE TABLE tipo_persona (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 5),
  nombre TEXT NOT NULL CHECK (nombre <> '')
) STRICT;

CREATE TABLE pais (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL UNIQUE CHECK (nombre <> ''),
  local INTEGER NOT NULL CHECK (local IN (0, 1))
) STRICT;

CREATE TABLE tipo_documento (
  tipo TEXT PRIMARY KEY CHECK (tipo <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  orden INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Document types of a person type, in the insurer's country (1) or in another one (0).
CREATE TABLE tipo_documento_persona (
  tipo TEXT NOT NULL REFERENCES tipo_documento (tipo),
  id_tipo_persona INTEGER NOT NULL REFERENCES tipo_persona (id),
  local INTEGER NOT NULL CHECK (local IN (0, 1)),
  PRIMARY KEY (tipo, id_tipo_persona, local)
) STRICT, WITHOUT ROWID;

CREATE TABLE mediador (
  id INTEGER PRIMARY KEY,
  code_mediador INTEGER NOT NULL UNIQUE,
  code_person_mediador INTEGER NOT NULL UNIQUE,
  tipo_documento TEXT NOT NULL REFERENCES tipo_documento (tipo),
  identificador TEXT NOT NULL CHECK (identificador <> ''),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  UNIQUE (tipo_documento, identificador)
) STRICT;

CREATE TABLE usuario (
  id INTEGER PRIMARY KEY,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  user_name TEXT NOT NULL COLLATE NOCASE UNIQUE CHECK (user_name <> ''),
  email TEXT NOT NULL COLLATE NOCASE UNIQUE CHECK (email LIKE '%_@_%'),
  name TEXT NOT NULL CHECK (name <> ''),
  clave TEXT NOT NULL CHECK (clave <> ''),
  entidad INTEGER NOT NULL,
  sucursal INTEGER NOT NULL,
  tipo_documento TEXT REFERENCES tipo_documento (tipo),
  identificador TEXT,
  CHECK ((tipo_documento IS NULL) = (identificador IS NULL))
) STRICT;

CREATE TABLE usuario_rol (
  id_usuario INTEGER NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id_rol INTEGER NOT NULL,
  PRIMARY KEY (id_usuario, id_rol)
) STRICT, WITHOUT ROWID;

-- A pair of tokens, as hashes. A refresh token works once, at the moment `renovado`.
CREATE TABLE token (
  id INTEGER PRIMARY KEY,
  id_usuario INTEGER NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  hash_acceso TEXT NOT NULL UNIQUE CHECK (length(hash_acceso) = 64),
  expira_acceso INTEGER NOT NULL,
  hash_refresco TEXT NOT NULL UNIQUE CHECK (length(hash_refresco) = 64),
  expira_refresco INTEGER NOT NULL,
  renovado INTEGER
) STRICT;

CREATE TABLE cliente (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  id_tipo_persona INTEGER NOT NULL REFERENCES tipo_persona (id),
  id_grupo_persona INTEGER NOT NULL DEFAULT 1,
  tipo_documento TEXT NOT NULL REFERENCES tipo_documento (tipo),
  nu_documento TEXT NOT NULL CHECK (nu_documento <> '' AND nu_documento NOT GLOB '*[^0-9A-Z]*'),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  nombre_busqueda TEXT NOT NULL CHECK (nombre_busqueda <> ''),
  fecha_nacimiento TEXT CHECK (fecha_nacimiento IS NULL OR fecha_nacimiento IS date(fecha_nacimiento)),
  fecha_ingreso TEXT NOT NULL CHECK (fecha_ingreso IS date(fecha_ingreso)),
  UNIQUE (id_mediador, tipo_documento, nu_documento)
) STRICT;

-- In the order of the list. With the name, a search by name reads only the index.
CREATE INDEX cliente_lista ON cliente (id_mediador, fecha_ingreso DESC, id DESC, nombre_busqueda);
CREATE INDEX cliente_lista_tipo_persona ON cliente (id_mediador, id_tipo_persona, fecha_ingreso DESC, id DESC, nombre_busqueda);
CREATE INDEX cliente_documento ON cliente (id_mediador, nu_documento);
