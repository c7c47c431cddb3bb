import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findProblems, findRequired, requiredMessage } from './form-problems.ts';

const filled = z.string().check(z.refine((typed) => typed.trim() !== '', { message: requiredMessage }));
const schema = z.object({
  nombre: filled,
  apodo: z.string(),
  piso: z.string().check(z.maxLength(2, { message: 'Escribe como máximo 2 caracteres.' })),
  rows: z.array(z.object({ calle: filled })),
});

test('each field has one problem, by its path and in the order of the schema', () => {
  expect(findProblems(schema, { nombre: '', apodo: '', piso: 'PH1', rows: [{ calle: 'El Conde' }, { calle: ' ' }] })).toEqual([
    { name: 'nombre', message: requiredMessage },
    { name: 'piso', message: 'Escribe como máximo 2 caracteres.' },
    { name: 'rows.1.calle', message: requiredMessage },
  ]);
});

test('required fields come from the schema, whatever the form begins with', () => {
  expect(findRequired(schema, { nombre: 'preset', apodo: '', piso: '', rows: [{ calle: '' }] })).toEqual(new Set(['nombre']));
});
