-- A document belongs to its quote with any plan: one per kind and name.

ALTER TABLE documento RENAME TO documento_viejo;

CREATE TABLE documento (
  id INTEGER PRIMARY KEY,
  nu_cotizacion INTEGER NOT NULL REFERENCES cotizacion (nu),
  -- The plan chosen when the document was sent.
  no_item INTEGER NOT NULL,
  id_tramite INTEGER NOT NULL REFERENCES tramite_documento (id),
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  tipo TEXT NOT NULL CHECK (tipo IN ('application/pdf', 'image/jpeg', 'image/png')),
  contenido BLOB NOT NULL CHECK (length(contenido) BETWEEN 1 AND 10485760),
  fe_emision TEXT CHECK (fe_emision IS NULL OR fe_emision IS date(fe_emision)),
  fe_vencimiento TEXT CHECK (fe_vencimiento IS NULL OR fe_vencimiento IS date(fe_vencimiento)),
  UNIQUE (nu_cotizacion, id_tramite, nombre)
) STRICT;

INSERT INTO documento
SELECT * FROM documento_viejo
WHERE id IN (SELECT max(id) FROM documento_viejo GROUP BY nu_cotizacion, id_tramite, nombre);
DROP TABLE documento_viejo;
