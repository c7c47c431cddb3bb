-- The key that signs access tokens, one per database, so that sessions survive a restart.
CREATE TABLE clave_firma (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  clave BLOB NOT NULL CHECK (length(clave) = 32)
) STRICT;

INSERT INTO clave_firma VALUES (1, randomblob(32));

-- Tokens of one sign-in are a family: using a refresh token again ends all of it.
ALTER TABLE token ADD COLUMN familia TEXT;
UPDATE token SET familia = hash_refresco;
CREATE INDEX token_familia ON token (familia);
