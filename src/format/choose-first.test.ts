import { expect, test } from 'vitest';
import { chooseFirst } from './choose-first.ts';

test.each([
  ['Tipo de documento', 'Elige primero el tipo de documento.'],
  ['País de nacimiento', 'Elige primero el país de nacimiento.'],
  ['Provincia o estado de nacimiento', 'Elige primero la provincia o estado de nacimiento.'],
  ['Ciudad', 'Elige primero la ciudad.'],
  // A label of the service has an unknown article.
  ['Cobertura de daños propios', 'Elige primero: Cobertura de daños propios.'],
  ['Tipología', 'Elige primero: Tipología.'],
])('the hint before %j is %j', (label, hint) => {
  expect(chooseFirst(label)).toBe(hint);
});
