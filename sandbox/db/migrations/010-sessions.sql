-- What access tokens are signed with: made once a database, so that sessions outlive a restart.
CREATE TABLE clave_firma (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  clave BLOB NOT NULL CHECK (length(clave) = 32)
) STRICT;

INSERT INTO clave_firma VALUES (1, randomblob(32));

-- All tokens that come from one sign-in are a family: a refresh token that is used again ends it as a whole.
ALTER TABLE token ADD COLUMN familia TEXT;
UPDATE token SET familia = hash_refresco;
CREATE INDEX token_familia ON token (familia);
