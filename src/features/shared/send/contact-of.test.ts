import { expect, test } from 'vitest';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { mobilesOf } from './contact-of.ts';

const catalogos = {
  paises: [
    { key: '1', nombre: 'República Dominicana', pais: { idSigla: 'DO', telPrefijo: '1809' } },
    { key: '2', nombre: 'España', pais: { idSigla: 'ES', telPrefijo: '34' } },
  ],
  tipos: [
    { key: '1', nombre: 'Celular' },
    { key: '2', nombre: 'Residencial' },
  ],
  estatus: [
    { key: 'A', nombre: 'Activo' },
    { key: 'I', nombre: 'Inactivo' },
  ],
};
type Telefono = Cliente['telefonos'][number];
const phone = (numero: string, more: Partial<Telefono> = {}): Telefono => ({
  idTipoNumero: 1,
  idPais: 1,
  nuArea: '809',
  numero,
  idStatus: 'A',
  ...more,
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- mobilesOf reads only the phones
const mobiles = (...telefonos: Telefono[]) => mobilesOf({ telefonos } as unknown as Cliente, catalogos);

test('the mobiles of a client have that type, active ones first, each once', () => {
  expect(
    mobiles(
      phone('5550101', { idStatus: 'I' }),
      phone('5550102', { idTipoNumero: 2 }),
      phone('555-0103'),
      phone('5550103', { nuArea: '(809)' }),
    ),
  ).toEqual(['+18095550103', '+18095550101']);
});

test('a foreign mobile has the code of its country, one of an unknown country none', () => {
  expect(mobiles(phone('612 345 678', { idPais: 2, nuArea: '' }), phone('5550104', { idPais: 99 }))).toEqual([
    '+34612345678',
    '8095550104',
  ]);
});

test('a client without a mobile has none, and an invalid number is left out', () => {
  expect(mobiles()).toEqual([]);
  expect(mobiles(phone('5550102', { idTipoNumero: 2 }), phone('*21#'))).toEqual([]);
});
