-- The certificates of what was withheld from an intermediary, scanned: its retention letter carries a page for each of them.

CREATE TABLE comprobante (
  id_mediador INTEGER NOT NULL REFERENCES mediador (id),
  numero INTEGER NOT NULL CHECK (numero > 0),
  fecha TEXT NOT NULL CHECK (fecha IS date(fecha)),
  PRIMARY KEY (id_mediador, numero)
) STRICT, WITHOUT ROWID;
