import { expect, test } from 'vitest';
import { createClienteFilling } from './fill-cliente.ts';

function start(typed: Record<string, string> = {}) {
  const values: Record<string, string> = { nombre: '', email: '', ...typed };
  const fill = createClienteFilling({
    valueOf: (name) => values[name],
    set: (name, value) => {
      values[name] = String(value);
    },
    preset: (name, value) => {
      if (values[name] === '') values[name] = String(value);
    },
  });
  return { values, fill };
}

test('what is known of a client fills empty fields, and nothing that was typed', () => {
  const { values, fill } = start({ nombre: 'Luz Peña' });
  fill('nombre', 'Yokasta Rosario');
  fill('email', 'yokasta@ejemplo.do');
  expect(values).toEqual({ nombre: 'Luz Peña', email: 'yokasta@ejemplo.do' });
});

test('another client takes the place of the one before, and nobody leaves the fields empty', () => {
  const { values, fill } = start();
  fill('nombre', 'Yokasta Rosario');
  fill('nombre', 'Iván Báez');
  expect(values['nombre']).toBe('Iván Báez');
  fill('nombre', '');
  expect(values['nombre']).toBe('');
  fill('nombre', 'Yokasta Rosario');
  expect(values['nombre']).toBe('Yokasta Rosario');
});

test('what was changed after it was filled is the person’s own', () => {
  const { values, fill } = start();
  fill('nombre', 'Yokasta Rosario');
  values['nombre'] = 'Yokasta R. de Peña';
  fill('nombre', '');
  fill('nombre', 'Iván Báez');
  expect(values['nombre']).toBe('Yokasta R. de Peña');
});
