import { expect, test } from 'vitest';
import { findServerProblems } from './server-problems.ts';

test('a message that names a field is shown at it, in the step where it is', () => {
  expect(
    findServerProblems([
      'Falta el campo «idSexo».',
      'El campo «direcciones.0.calle» no puede estar vacío.',
      'El campo «domicilioBancarios.1.noCuenta» no tiene el formato esperado.',
      'El campo «idPaisNacimiento» no es válido.',
      'El campo «confirmed» debe ser verdadero.',
      'Ya existe un cliente con ese documento.',
    ]),
  ).toEqual([
    { step: 'basic', name: 'sexo', message: 'Falta el campo «idSexo».' },
    { step: 'contact', name: 'direcciones.0.calle', message: 'El campo «direcciones.0.calle» no puede estar vacío.' },
    {
      step: 'financial',
      name: 'domicilioBancarios.1.noCuenta',
      message: 'El campo «domicilioBancarios.1.noCuenta» no tiene el formato esperado.',
    },
    { step: 'basic', name: 'paisNacimiento', message: 'El campo «idPaisNacimiento» no es válido.' },
  ]);
});

test('what is said about a field of a row that is made out of others is said at the first of those, once', () => {
  const calle = 'El campo «direcciones.0.calle» tiene caracteres que no se admiten.';
  const completa = 'El campo «direcciones.1.direccionCompleta» es demasiado largo.';
  const vencida = 'El campo «domicilioBancarios.0.fechaVencimiento» es de una tarjeta vencida.';
  expect(
    findServerProblems([
      calle,
      'El campo «direcciones.0.direccionCompleta» tiene caracteres que no se admiten.',
      completa,
      vencida,
    ]),
  ).toEqual([
    { step: 'contact', name: 'direcciones.0.calle', message: calle },
    { step: 'contact', name: 'direcciones.1.calle', message: completa },
    { step: 'financial', name: 'domicilioBancarios.0.mes', message: vencida },
  ]);
});
