import { describe, expect, test } from 'vitest';
import { usuario, wireUser } from '../../tests/support/usuarios.ts';
import { catalogoKey } from './catalogos.ts';
import { normaliseNumeroDocumento } from './documents.ts';
import { isFailure, toFailure } from './failure.ts';
import { defaultPageSize, pageSizes } from './page.ts';
import { clientePath, loginPath, paths } from './paths.ts';
import { filterableTipoPersonas, tipoPersona } from './person-types.ts';
import { hasAcceptedRole, mayEnter, refusedTexts, role, toUsuario } from './usuario.ts';

describe('A user', () => {
  test('is read with numeric roles and without unknown fields', () => {
    const wire = { ...wireUser(32, '57', ' 58 '), token: 't1', refreshToken: 'r1', clave: 'x' };
    expect(toUsuario(wire)).toEqual(usuario(32, 57, 58));
    expect(Object.keys(toUsuario(wire)).toSorted()).toEqual(Object.keys(usuario()).toSorted());
  });

  test('drops roles that are no whole numbers', () => {
    expect(toUsuario(wireUser('treinta', '3.5', 'NaN', 'Infinity', '32x', 76)).roles).toEqual([76]);
  });

  test.each([32, 76, 57, 58, 59, 55])('may sign in with role %i alone', (id) => {
    expect(hasAcceptedRole(usuario(1006, id))).toBe(true);
  });

  test.each([[[]], [[1006]], [[1, 31, 33, 54, 56, 60, 75, 77, 132]]])('may not sign in with the roles %j', (roles) => {
    expect(hasAcceptedRole(usuario(...roles))).toBe(false);
  });

  test.each([
    [[32], undefined, true],
    [[57], undefined, true],
    [[32], 32, true],
    [[57, 32], 32, true],
    [[57], 32, false],
    [[], 32, false],
  ])('with the roles %j enters a screen of role %j: %j', (roles, required, may) => {
    expect(mayEnter(usuario(...roles), required)).toBe(may);
  });

  test('is refused in the words of the specification', () => {
    expect(refusedTexts).toEqual({
      title: 'Autorización de usuario',
      message: 'Usuario no autorizado, no cuenta con el rol necesario',
    });
    expect(Object.values(role).toSorted((a, b) => a - b)).toEqual([32, 55, 57, 58, 59, 76]);
  });
});

describe('A document number', () => {
  test.each([
    ['001-1391820-5', '00113918205'],
    ['1-31-00001-2', '131000012'],
    [' 131.000.012 ', '131000012'],
    ['AB 12/34', 'AB1234'],
    ['001–1391820—5', '00113918205'],
    ['001\u00a01391820\t5', '00113918205'],
    ['', ''],
    ['- -', ''],
    ["O'1", "O'1"],
  ])('is sent without typed separators: %j → %j', (typed, sent) => {
    expect(normaliseNumeroDocumento(typed)).toBe(sent);
  });
});

describe('The key of a catalogue', () => {
  test.each([
    ['tipoPersonas', {}, 'tipoPersonas'],
    ['tipoDocumentos', { idPais: '214' }, 'tipoDocumentos&idPais=214'],
    ['tipoDocumentos', { idPais: '214', idTipoPersona: '1' }, 'tipoDocumentos&idPais=214&idTipoPersona=1'],
    ['tipoDocumentos', { idTipoPersona: '1', idPais: '214' }, 'tipoDocumentos&idPais=214&idTipoPersona=1'],
    ['tablaCodigos', { code: 'a&b' }, 'tablaCodigos&code=a%26b'],
  ] as const)('of %s under %j is %s', (name, parents, key) => {
    expect(catalogoKey(name, parents)).toBe(key);
  });
});

describe('The way to the login', () => {
  test.each([
    [undefined, '/login'],
    ['', '/login'],
    ['/', '/login'],
    ['/clientes', '/login?returnTo=%2Fclientes'],
    ['/clientes?page=2&nombre=a b', '/login?returnTo=%2Fclientes%3Fpage%3D2%26nombre%3Da%20b'],
    ['/?x=1', '/login?returnTo=%2F%3Fx%3D1'],
  ])('from %j is %s', (returnTo, path) => {
    expect(loginPath(returnTo)).toBe(path);
  });

  test('and the other paths have their fixed values', () => {
    expect(paths).toMatchObject({
      home: '/',
      login: '/login',
      notfound: '/notfound',
      listClientes: '/clientes',
      createClientes: '/clientes/create',
      updateClientes: '/clientes/update/:id',
      createNotSiniestros: '/siniestros/notificaciones/create',
    });
    expect(clientePath(7)).toBe('/clientes/update/7');
  });
});

describe('A Failure', () => {
  test.each([
    [{ kind: 'transport', operation: 'authenticate' }, true],
    [{ kind: 'cancelled', operation: 'authenticate' }, true],
    [{ kind: 'unreadable', operation: 'authenticate', status: 200 }, true],
    [{ kind: 'rejected', operation: 'authenticate', status: 400, title: '', messages: [] }, true],
    [{ kind: 'otro', operation: 'authenticate' }, false],
    [{ kind: 'transport' }, false],
    [{ operation: 'authenticate' }, false],
    [new Error('x'), false],
    ['transport', false],
    [null, false],
    [undefined, false],
  ])('is distinguished from any other value: %j', (thrown, is) => {
    expect(isFailure(thrown)).toBe(is);
    expect(toFailure(thrown, 'fetchClientes')).toEqual(
      is ? thrown : { kind: 'unreadable', operation: 'fetchClientes', status: 0 },
    );
  });
});

test('The constants have the values of the specification', () => {
  expect(tipoPersona).toEqual({ natural: 1, juridica: 2, regimenEspecial: 3, gubernamental: 4, fisico: 5 });
  expect(filterableTipoPersonas).toEqual([1, 5]);
  expect({ pageSizes, defaultPageSize }).toEqual({ pageSizes: [10, 20, 50, 100, 200], defaultPageSize: 10 });
});
