import { expect, test } from 'vitest';
import { chooseFirst } from './choose-first.ts';

test.each([
  ['Tipo de documento', 'Elige primero el tipo de documento.'],
  ['País de nacimiento', 'Elige primero el país de nacimiento.'],
  ['Provincia o estado de nacimiento', 'Elige primero la provincia o estado de nacimiento.'],
  ['Ciudad', 'Elige primero la ciudad.'],
  // Of the service: nobody knows the article.
  ['Cobertura de daños propios', 'Elige primero: Cobertura de daños propios.'],
  ['Tipología', 'Elige primero: Tipología.'],
])('what waits for %j says %j', (label, said) => {
  expect(chooseFirst(label)).toBe(said);
});
