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

test('the client’s data fill empty fields and no typed ones', () => {
  const { values, fill } = start({ nombre: 'Luz Peña' });
  fill('nombre', 'Yokasta Rosario');
  fill('email', 'yokasta@ejemplo.do');
  expect(values).toEqual({ nombre: 'Luz Peña', email: 'yokasta@ejemplo.do' });
});

test('another client replaces the former, and no client empties the fields', () => {
  const { values, fill } = start();
  fill('nombre', 'Yokasta Rosario');
  fill('nombre', 'Iván Báez');
  expect(values['nombre']).toBe('Iván Báez');
  fill('nombre', '');
  expect(values['nombre']).toBe('');
  fill('nombre', 'Yokasta Rosario');
  expect(values['nombre']).toBe('Yokasta Rosario');
});

test('a value that the user changed after filling stays', () => {
  const { values, fill } = start();
  fill('nombre', 'Yokasta Rosario');
  values['nombre'] = 'Yokasta R. de Peña';
  fill('nombre', '');
  fill('nombre', 'Iván Báez');
  expect(values['nombre']).toBe('Yokasta R. de Peña');
});
