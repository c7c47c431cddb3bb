import type { DatabaseSync } from 'node:sqlite';

const TIPOS_PERSONA = ['Natural', 'Jurídica', 'Régimen especial', 'Gubernamental', 'Físico'];
const PAISES = ['República Dominicana', 'Estados Unidos', 'España', 'Haití', 'Venezuela', 'Colombia', 'Puerto Rico', 'Italia'];
const TIPOS_DOCUMENTO = { CED: 'Cédula', PAS: 'Pasaporte', RNC: 'RNC', P: 'SRF' };
/** Document types by person type, in the insurer's country and abroad. */
const DOCUMENTOS: { local: Record<number, string[]>; extranjero: Record<number, string[]> } = {
  local: { 1: ['CED', 'PAS'], 2: ['RNC'], 3: ['RNC', 'P'], 4: ['RNC'], 5: ['CED', 'RNC'] },
  extranjero: { 1: ['PAS'], 2: ['P'], 3: ['P'], 4: ['P'], 5: ['PAS', 'P'] },
};

/** Fills person types, countries (the insurer's first) and document types. */
export function seedCatalogos(db: DatabaseSync): void {
  const persona = db.prepare('INSERT INTO tipo_persona (id, nombre) VALUES (?, ?)');
  for (const [index, nombre] of TIPOS_PERSONA.entries()) persona.run(index + 1, nombre);

  const pais = db.prepare('INSERT INTO pais (id, nombre, local) VALUES (?, ?, ?)');
  for (const [index, nombre] of PAISES.entries()) pais.run(index + 1, nombre, index === 0 ? 1 : 0);

  const documento = db.prepare('INSERT INTO tipo_documento (tipo, nombre, orden) VALUES (?, ?, ?)');
  for (const [index, [tipo, nombre]] of Object.entries(TIPOS_DOCUMENTO).entries()) documento.run(tipo, nombre, index + 1);

  const regla = db.prepare('INSERT INTO tipo_documento_persona (tipo, id_tipo_persona, local) VALUES (?, ?, ?)');
  for (const [place, types] of Object.entries(DOCUMENTOS)) {
    for (const [person, tipos] of Object.entries(types)) {
      for (const tipo of tipos) regla.run(tipo, Number(person), place === 'local' ? 1 : 0);
    }
  }
}
