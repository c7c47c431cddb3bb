import { describe, expect, test } from 'vitest';
import { readListAddress, toFilterQuery } from '../../../kit/list/list-address.ts';
import { clientesList, waysOf } from './clientes-list.ts';

const { filters, toQuery, emptyActions } = clientesList;
const queryOf = (search: string) => toQuery(toFilterQuery(filters, readListAddress(filters, search).filter));

describe('The filters of the client list', () => {
  test.each([
    ['', {}],
    ['?tipoDocumento=CED', { tipoDocumento: 'CED' }],
    ['?numeroDocumento=001-1391820-5', { numeroDocumento: '00113918205' }],
    ['?numeroDocumento=+-+', {}],
    [`?nombre=${encodeURIComponent("O'Neill & (a*b) 100%")}`, { zonaRazonSocial: "O'Neill & (a*b) 100%" }],
    ['?nombre=%2541', { zonaRazonSocial: '%41' }],
    ['?idTipoPersona=5', { idTipoPersona: 5 }],
    ['?idTipoPersona=cinco', {}],
    ['?idTipoPersona=-1', {}],
    ['?idTipoPersona=9999999999', {}],
    ['?zonaRazonSocial=x&otro=1', {}],
    [
      '?tipoDocumento=RNC&numeroDocumento=131000012&nombre=Pe%C3%B1a&idTipoPersona=1',
      { tipoDocumento: 'RNC', numeroDocumento: '131000012', zonaRazonSocial: 'Peña', idTipoPersona: 1 },
    ],
  ])('%j go over the wire as %j', (search, query) => {
    expect(queryOf(search)).toEqual(query);
  });
});

test.each([
  ['', null],
  ['?nombre=ana', null],
  ['?numeroDocumento=12345', null],
  ['?numeroDocumento=001-1391820-5', { tipoDocumento: 'CED', numeroDocumento: '00113918205' }],
  ['?numeroDocumento=131000012&nombre=ana', { tipoDocumento: 'RNC', numeroDocumento: '131000012' }],
  ['?tipoDocumento=PAS&numeroDocumento=ab+1', { tipoDocumento: 'PAS', numeroDocumento: 'ab1' }],
])('An empty list for %j offers to register %j', (search, query) => {
  const ways = emptyActions?.(toFilterQuery(filters, readListAddress(filters, search).filter));
  const label = 'Registrar cliente con este documento';
  expect(ways).toEqual(query === null ? [] : [{ label, route: 'createClientes', query }]);
});

describe('The menu of a client', () => {
  const row = { id: 7, tipoDocumento: 'PAS', nuDocumento: 'AB 1&2', nombre: 'Ana' };
  const detail = { label: 'Ver detalle', href: '/clientes/update/7', state: expect.any(Function) };
  const query = 'tipoDocumento=PAS&numeroDocumento=AB+1%262';

  test('leads to the client, and to the forms with the document', () => {
    expect(waysOf(row, { cotizar: '/cotizaciones/create', solicitar: '/solicitudes/create' })).toEqual([
      detail,
      { label: 'Cotizar', href: `/cotizaciones/create?${query}` },
      { label: 'Nueva solicitud', href: `/solicitudes/create?${query}` },
    ]);
  });

  test('leads to no missing screen', () => {
    expect(waysOf(row, { cotizar: null, solicitar: null })).toEqual([detail]);
  });
});
