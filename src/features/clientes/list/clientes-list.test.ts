import { describe, expect, test } from 'vitest';
import { clientesColumns } from './clientes-columns.ts';
import { clientesList, toClientesQuery } from './clientes-list.ts';

const none = { tipoDocumento: '', numeroDocumento: '', nombre: '', idTipoPersona: '' };

describe('The filters of the client list', () => {
  test.each([
    [{}, {}],
    [{ tipoDocumento: 'CED' }, { tipoDocumento: 'CED' }],
    [{ numeroDocumento: '001-1391820-5' }, { numeroDocumento: '00113918205' }],
    [{ numeroDocumento: ' - ' }, {}],
    [{ nombre: "O'Neill & (a*b) 100%" }, { zonaRazonSocial: "O'Neill & (a*b) 100%" }],
    [{ idTipoPersona: '5' }, { idTipoPersona: 5 }],
    [{ idTipoPersona: 'cinco' }, {}],
    [{ idTipoPersona: '-1' }, {}],
    [{ idTipoPersona: '9999999999' }, {}],
    [
      { tipoDocumento: 'RNC', numeroDocumento: '131000012', nombre: 'Peña', idTipoPersona: '1' },
      { tipoDocumento: 'RNC', numeroDocumento: '131000012', zonaRazonSocial: 'Peña', idTipoPersona: 1 },
    ],
  ])('%j go over the wire as %j', (filter, query) => {
    expect(toClientesQuery({ ...none, ...filter })).toEqual(query);
  });

  test('stand in the address under their names', () => {
    expect(clientesList.filterKeys).toEqual(Object.keys(none));
    expect(clientesList.operation).toBe('fetchClientes');
  });
});

test('The columns of the client list are named to the letter', () => {
  expect(clientesColumns((tipo) => tipo).map(({ header }) => header)).toEqual([
    'Tipo Documento',
    'Núm. Documento',
    'Nombres',
    'Fecha de nacimiento',
    'Fecha ingreso sistema',
  ]);
});
