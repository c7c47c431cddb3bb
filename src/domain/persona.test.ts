import { expect, test } from 'vitest';
import { nameOfPersona } from './persona.ts';

test.each([
  [{ nombre: 'Ana', nombreCompleto: 'Ana Núñez' }, 'Ana Núñez'],
  [{ nombre: 'Ana', nombreCompleto: null }, 'Ana'],
  [{ nombre: 'Ana', nombreCompleto: '' }, 'Ana'],
  [{ nombreCompleto: 'Ana Núñez' }, 'Ana Núñez'],
  [{}, ''],
])('%j is called "%s"', (persona, name) => {
  expect(nameOfPersona(persona)).toBe(name);
});
