-- Comments that the insurer keeps to itself.

ALTER TABLE comentario ADD COLUMN publico INTEGER NOT NULL DEFAULT 1 CHECK (publico IN (0, 1));
