-- Several insured goods of a product may have the same technical field, once each.

ALTER TABLE campo RENAME TO campo_viejo;
ALTER TABLE campo_dependencia RENAME TO campo_dependencia_vieja;

CREATE TABLE campo (
  id_producto INTEGER NOT NULL REFERENCES producto (id),
  contexto INTEGER NOT NULL CHECK (contexto IN (1, 2)),
  cd_dato INTEGER NOT NULL,
  nu_bien INTEGER NOT NULL,
  de_dato TEXT NOT NULL CHECK (de_dato <> ''),
  tp_dato TEXT NOT NULL CHECK (tp_dato IN ('C', 'N', 'F', 'A')),
  cd_tabla INTEGER REFERENCES tabla (id),
  requerido INTEGER NOT NULL CHECK (requerido IN (0, 1)),
  valor_defecto TEXT,
  nu_consecutivo INTEGER NOT NULL CHECK (nu_consecutivo > 0),
  PRIMARY KEY (id_producto, contexto, cd_dato, nu_bien),
  UNIQUE (id_producto, contexto, nu_consecutivo)
) STRICT, WITHOUT ROWID;

CREATE TABLE campo_dependencia (
  id_producto INTEGER NOT NULL,
  contexto INTEGER NOT NULL,
  cd_dato INTEGER NOT NULL,
  nu_bien INTEGER NOT NULL,
  orden INTEGER NOT NULL CHECK (orden BETWEEN 1 AND 6),
  -- The field of the same good or, if missing there, of another good.
  cd_padre INTEGER NOT NULL,
  parametro TEXT NOT NULL CHECK (parametro GLOB 'valorDato[1-6]'),
  PRIMARY KEY (id_producto, contexto, cd_dato, nu_bien, orden),
  FOREIGN KEY (id_producto, contexto, cd_dato, nu_bien) REFERENCES campo (id_producto, contexto, cd_dato, nu_bien)
) STRICT, WITHOUT ROWID;

INSERT INTO campo
SELECT id_producto, contexto, cd_dato, nu_bien, de_dato, tp_dato, cd_tabla, requerido, valor_defecto, nu_consecutivo FROM campo_viejo;
INSERT INTO campo_dependencia
SELECT d.id_producto, d.contexto, d.cd_dato, c.nu_bien, d.orden, d.cd_padre, d.parametro
FROM campo_dependencia_vieja AS d JOIN campo AS c USING (id_producto, contexto, cd_dato);
DROP TABLE campo_dependencia_vieja;
DROP TABLE campo_viejo;

ALTER TABLE poliza_dato RENAME TO poliza_dato_viejo;

CREATE TABLE poliza_dato (
  nu_poliza INTEGER NOT NULL REFERENCES poliza (nu) ON DELETE CASCADE,
  cd_dato INTEGER NOT NULL,
  nu_bien INTEGER NOT NULL,
  nu_consecutivo INTEGER NOT NULL,
  valor TEXT,
  PRIMARY KEY (nu_poliza, cd_dato, nu_bien)
) STRICT, WITHOUT ROWID;

INSERT INTO poliza_dato SELECT nu_poliza, cd_dato, 1, nu_consecutivo, valor FROM poliza_dato_viejo;
DROP TABLE poliza_dato_viejo;
