import { expect, test } from 'vitest';
import { defineClienteForm } from '../form/cliente-form.ts';
import { findServerProblems } from './server-problems.ts';

const { labelOf, steps } = defineClienteForm('2026-11-20');
const fields = new Set(Object.values(steps).flatMap(({ shape }) => Object.keys(shape)));
const find = (messages: readonly string[]) =>
  findServerProblems(messages, (name) => fields.has(name.split('.')[0] ?? ''), labelOf);

test('a message that names a field is shown at that field', () => {
  expect(
    find([
      'Falta el campo «idSexo».',
      'El campo «direcciones.0.calle» no puede estar vacío.',
      'El campo «domicilioBancarios.1.noCuenta» no tiene el formato esperado.',
      'El campo «idPaisNacimiento» no es válido.',
      'El campo «confirmed» debe ser verdadero.',
      'Ya existe un cliente con ese documento.',
    ]),
  ).toEqual([
    { name: 'sexo', message: 'Falta el campo «Sexo».' },
    { name: 'direcciones.0.calle', message: 'El campo «Dirección 1: Calle» no puede estar vacío.' },
    {
      name: 'domicilioBancarios.1.noCuenta',
      message: 'El campo «Domiciliación 2: Número de cuenta o tarjeta» no tiene el formato esperado.',
    },
    { name: 'paisNacimiento', message: 'El campo «País de nacimiento» no es válido.' },
  ]);
});

test('a message about a composed field of a row is shown once, at its first source', () => {
  const calle = 'El campo «direcciones.0.calle» tiene caracteres que no se admiten.';
  const completa = 'El campo «direcciones.1.direccionCompleta» es demasiado largo.';
  const vencida = 'El campo «domicilioBancarios.0.fechaVencimiento» es de una tarjeta vencida.';
  expect(
    find([calle, 'El campo «direcciones.0.direccionCompleta» tiene caracteres que no se admiten.', completa, vencida]),
  ).toEqual([
    { name: 'direcciones.0.calle', message: 'El campo «Dirección 1: Calle» tiene caracteres que no se admiten.' },
    { name: 'direcciones.1.calle', message: 'El campo «Dirección 2: Calle» es demasiado largo.' },
    { name: 'domicilioBancarios.0.mes', message: 'El campo «Domiciliación 1: Mes» es de una tarjeta vencida.' },
  ]);
});
