-- Comments may lack every optional field, and agents answer automatically.

ALTER TABLE comentario RENAME TO comentario_viejo;
DROP INDEX comentario_ticket;

-- Numbered in the order of writing.
CREATE TABLE comentario (
  id INTEGER PRIMARY KEY,
  id_ticket INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
  id_autor INTEGER,
  html TEXT CHECK (html <> ''),
  texto TEXT CHECK (texto <> ''),
  creado TEXT CHECK (creado IS NULL OR creado IS strftime('%Y-%m-%dT%H:%M:%SZ', creado))
) STRICT;

INSERT INTO comentario SELECT id, id_ticket, id_autor, html, texto, creado FROM comentario_viejo;
DROP TABLE comentario_viejo;

CREATE INDEX comentario_ticket ON comentario (id_ticket);

-- Whether an agent answers each of the requester's replies.
ALTER TABLE ticket ADD COLUMN contesta INTEGER NOT NULL DEFAULT 0 CHECK (contesta IN (0, 1));

-- Future answers of agents; each becomes a comment at its instant.
CREATE TABLE respuesta (
  id INTEGER PRIMARY KEY,
  id_ticket INTEGER NOT NULL REFERENCES ticket (id) ON DELETE CASCADE,
  html TEXT NOT NULL CHECK (html <> ''),
  texto TEXT NOT NULL CHECK (texto <> ''),
  creado TEXT NOT NULL CHECK (creado IS strftime('%Y-%m-%dT%H:%M:%SZ', creado))
) STRICT;
