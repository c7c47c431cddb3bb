import { expect, expectTypeOf, test } from 'vitest';
import { findProblems } from '../form/form-problems.ts';
import { filledCorreo, filledNumber, filledTelefono, filledText, flag, optionalDay, ruleMessages } from '../form/rules.ts';
import { defineRecords } from '../records/define-records.ts';
import { notEditing } from '../records/record-kind.ts';
import { defineForm } from './define-form.ts';

const contactos = defineRecords({
  kind: 'contacto',
  list: 'contactos',
  fields: { nombre: ['Nombre', filledText(100)], telefono: ['Teléfono', filledTelefono(10)], avisar: ['Avisar', flag] },
  singular: 'Contacto',
  plural: 'Contactos',
  notAdded: 'Agrega el contacto.',
  atLeastOne: 'Debe agregar un contacto',
});
const solicitud = defineForm({
  id: 'solicitud',
  draftVersion: 2,
  fields: {
    correo: ['Correo', filledCorreo()],
    fecha: ['Fecha', optionalDay()],
    cantidad: ['Cantidad', filledNumber()],
    acepta: ['Acepto', flag],
  },
  records: [contactos],
});
const luz = { nombre: 'Luz', telefono: '809 555-0101', avisar: true };

test('a form begins empty, with the values for its records', () => {
  expect(solicitud.defaults).toEqual({
    correo: '',
    fecha: '',
    cantidad: '',
    acepta: false,
    contactos: [],
    pending: { contacto: { nombre: '', telefono: '', avisar: false } },
    editing: notEditing,
  });
  expect(defineForm({ id: 'x', fields: { acepta: ['Acepto', flag] } }).defaults).toEqual({ acepta: false });
  expect(['correo', 'contactos', 'contactos.1.telefono', 'otro'].map(solicitud.labelOf)).toEqual([
    'Correo',
    'Contactos',
    'Contacto 2: Teléfono',
    'Otro dato',
  ]);
  expect(contactos).toMatchObject({ kind: 'contacto', list: 'contactos', firstField: 'nombre', inDialog: false });
});

test('a form has the rules of its fields and of its rows', () => {
  const typed = { ...solicitud.defaults, correo: 'luz@correo.do', cantidad: '1,200.50', contactos: [luz] };
  expect(findProblems(solicitud.schema, typed)).toEqual([]);
  expect(findProblems(solicitud.schema, { ...typed, correo: 'luz', fecha: '31-02-2026', cantidad: 'dos' })).toEqual([
    { name: 'correo', message: ruleMessages.correo },
    { name: 'fecha', message: ruleMessages.noSuchDay },
    { name: 'cantidad', message: ruleMessages.number },
  ]);
  expect(findProblems(solicitud.schema, { ...typed, correo: ' ', cantidad: ' ', contactos: [] })).toEqual([
    { name: 'correo', message: ruleMessages.required },
    { name: 'cantidad', message: ruleMessages.required },
    { name: 'contactos', message: 'Debe agregar un contacto' },
  ]);
  expect(findProblems(solicitud.schema, { ...typed, contactos: [luz, { ...luz, telefono: '809 555 0101 99' }] })).toEqual([
    { name: 'contactos.1.telefono', message: ruleMessages.tooManyDigits(10) },
  ]);
});

test('drafts hold the fields and the rows of a form', () => {
  const { drafts, defaults } = solicitud;
  expect({ ...drafts, values: undefined }).toEqual({ kind: 'solicitud', version: 2, steps: ['form'], values: undefined });
  const typed = { ...defaults, contactos: [luz] };
  expect(drafts.values.safeParse(typed)).toEqual({ success: true, data: typed });
  expect(drafts.values.safeParse({ ...typed, contactos: [{ ...luz, nombre: 1 }] }).success).toBe(false);
});

test('a draft of a former release has the fields that were added since, with their defaults', () => {
  const { drafts, defaults } = solicitud;
  const former = { contactos: [{ nombre: 'Luz' }] };
  expect(drafts.values.safeParse(former)).toEqual({
    success: true,
    data: { ...defaults, contactos: [{ ...contactos.empty, nombre: 'Luz' }] },
  });
});

test('a field named as a list of records or as pending does not compile', () => {
  type Pair = readonly ['Dato', typeof flag];
  type Fields = Parameters<typeof defineForm<{ contactos: Pair; pending: Pair; nombre: Pair }, typeof contactos>>[0]['fields'];
  expectTypeOf<Fields['contactos']>().toBeNever();
  expectTypeOf<Fields['pending']>().toBeNever();
  expectTypeOf<Fields['nombre']>().toEqualTypeOf<Pair>();
  expectTypeOf<Parameters<typeof defineForm<{ pending: Pair }>>[0]['fields']['pending']>().toEqualTypeOf<Pair>();
});
