-- Scanned certificates of amounts withheld from an intermediary, one page each in its retention
-- letter.

CREATE TABLE comprobante (
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  numero INTEGER NOT NULL CHECK (numero > 0),
  fecha TEXT NOT NULL CHECK (fecha IS date(fecha)),
  PRIMARY KEY (id_mediador, numero)
) STRICT, WITHOUT ROWID;
