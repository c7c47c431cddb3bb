import type { DatabaseSync } from 'node:sqlite';
import { cedula } from './documents.ts';
import { nameParts, personName } from './names.ts';
import { createRandom } from './random.ts';

const SEED = 20_261_122;
const DESCONOCIDOS = 3000;

/** The applicant in the example of POST /v1/clientes, and the users of the seed. */
const CONOCIDOS = [
  ['40221549039', 'Luis', 'Alberto', 'Féliz', 'Matos'],
  ['00113918205', 'Ramón', null, 'Alcántara', 'Peña'],
  ['00112844170', 'Héctor', null, 'Báez', 'Ureña'],
] as const;

/** Fills the electoral register: clients with a cédula, and people without insurance. */
export function seedPadron(db: DatabaseSync): void {
  db.exec(`INSERT OR IGNORE INTO padron
    SELECT c.nu_documento, f.primer_nombre, f.segundo_nombre, f.primer_apellido, f.segundo_apellido
    FROM cliente AS c JOIN cliente_ficha AS f ON f.id_cliente = c.id
    WHERE c.tipo_documento = 'CED' AND c.id_mediador IN (1, 3)`);
  const insert = db.prepare('INSERT OR IGNORE INTO padron VALUES (?, ?, ?, ?, ?)');
  for (const person of CONOCIDOS) insert.run(...person);
  const random = createRandom(SEED);
  for (let count = 0; count < DESCONOCIDOS; count += 1) {
    const { primerNombre, segundoNombre, primerApellido, segundoApellido } = nameParts(personName(random));
    insert.run(cedula(random), primerNombre, segundoNombre, primerApellido, segundoApellido);
  }
}
