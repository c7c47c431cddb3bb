import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findPending, isTyped } from '../form/record-rows.ts';
import { labelsWith, notEditing, readFieldPath, type RecordKind } from './record-kind.ts';

const kind = (name: string, list: string, inDialog: boolean): RecordKind<{ readonly calle: string }> => ({
  kind: name,
  list,
  empty: { calle: '' },
  schema: z.object({ calle: z.string() }),
  labels: { calle: 'Calle' },
  singular: name === 'direccion' ? 'Dirección' : 'Correo',
  plural: name === 'direccion' ? 'Direcciones' : 'Correos',
  step: 'contact',
  firstField: 'calle',
  inDialog,
  notAdded: `Agrega ${name}`,
});
const kinds = [kind('direccion', 'direcciones', true), kind('correo', 'correos', false)];

test('a path leads to a field, a list, a row or a row that was not added', () => {
  expect(readFieldPath(kinds, 'primerNombre')).toEqual({ at: 'field', name: 'primerNombre' });
  expect(readFieldPath(kinds, 'direcciones')).toEqual({ at: 'list', kind: kinds[0] });
  expect(readFieldPath(kinds, 'direcciones.2.calle')).toEqual({ at: 'row', kind: kinds[0], index: 2, field: 'calle' });
  expect(readFieldPath(kinds, 'pending.correo')).toEqual({ at: 'pending', kind: kinds[1] });
  const labels = ['direcciones.2.calle', 'direcciones.0.idZona', 'correos', 'pending.correo', 'sexo'];
  expect(labels.map(labelsWith({ sexo: 'Sexo' }, kinds))).toEqual([
    'Dirección 3: Calle',
    'Dirección 1: Direcciones',
    'Correos',
    'Correos',
    'Sexo',
  ]);
});

test('a row that was typed and not added is a problem, unless its dialog is open', () => {
  const pending = { direccion: { calle: 'El Conde' }, correo: { calle: '' } };
  expect(findPending(kinds, { pending, editing: notEditing })).toEqual([
    { name: 'pending.direccion', message: 'Agrega direccion' },
  ]);
  expect(findPending(kinds, { pending, editing: { kind: 'direccion', index: 0 } })).toEqual([]);
  expect(findPending(kinds, { pending: {}, editing: notEditing })).toEqual([]);
});

test('a row is typed if it differs from an empty row and from its presets', () => {
  const [direccion] = kinds;
  if (!direccion) throw new Error('There is a kind');
  const typedIn = (calle: string, presets = {}) => isTyped({ calle }, direccion.empty, presets);
  expect([
    typedIn(''),
    typedIn('El Conde'),
    typedIn('El Conde', { calle: 'El Conde' }),
    typedIn('', { calle: 'El Conde' }),
  ]).toEqual([false, true, false, false]);
});
