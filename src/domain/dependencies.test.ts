import { describe, expect, test } from 'vitest';
import {
  clienteDependencies,
  type DependencyTable,
  direccionDependencies,
  fieldsClearedBy,
  missingBefore,
  parentsFor,
  solicitudDependencies,
} from './dependencies.ts';

describe('A change of a field empties its dependents', () => {
  test.each<[DependencyTable, string, string[]]>([
    [clienteDependencies, 'idTipoPersona', ['idPais', 'idTipoDocumento', 'nuDocumento']],
    [clienteDependencies, 'idPais', ['idTipoDocumento', 'nuDocumento']],
    [clienteDependencies, 'idTipoDocumento', ['nuDocumento']],
    [clienteDependencies, 'paisNacimiento', ['idProvincia', 'idCiudad']],
    [clienteDependencies, 'idProvincia', ['idCiudad']],
    [clienteDependencies, 'idCiudad', []],
    [clienteDependencies, 'primerNombre', []],
    [direccionDependencies, 'idPais', ['idProvincia', 'idCiudad', 'idZona', 'idMunicipio']],
    [direccionDependencies, 'idProvincia', ['idCiudad', 'idZona', 'idMunicipio']],
    [direccionDependencies, 'idCiudad', ['idZona']],
    [direccionDependencies, 'idMunicipio', []],
    [solicitudDependencies, 'tipoSolicitud', ['motivo']],
    [solicitudDependencies, 'tipoDocumento', ['numeroDocumento']],
    [solicitudDependencies, 'motivo', []],
  ])('%#: %s', (table, changed, cleared) => {
    expect(fieldsClearedBy(table, changed)).toEqual(cleared);
  });

  test('a circle ends', () => {
    const circle: DependencyTable = { a: { clearedBy: ['b'] }, b: { clearedBy: ['a'] } };
    expect(fieldsClearedBy(circle, 'a')).toEqual(['b']);
  });
});

describe('What a field waits for', () => {
  test.each<[DependencyTable, string, Record<string, string>, string | null]>([
    [clienteDependencies, 'idPais', {}, 'idTipoPersona'],
    [clienteDependencies, 'idPais', { idTipoPersona: '1' }, null],
    [clienteDependencies, 'idTipoDocumento', { idTipoPersona: '1' }, 'idPais'],
    [clienteDependencies, 'idTipoDocumento', { idTipoPersona: '1', idPais: '214' }, null],
    [clienteDependencies, 'nuDocumento', { idTipoDocumento: '' }, 'idTipoDocumento'],
    [clienteDependencies, 'idProvincia', {}, 'paisNacimiento'],
    [clienteDependencies, 'idActividadEconomica', {}, null],
    [direccionDependencies, 'idZona', { idProvincia: '1' }, 'idCiudad'],
    [direccionDependencies, 'calle', {}, null],
    [solicitudDependencies, 'motivo', {}, 'tipoSolicitud'],
    [solicitudDependencies, 'numeroDocumento', { tipoSolicitud: '1' }, null],
  ])('%#: %s', (table, field, values, missing) => {
    expect(missingBefore(table, field, values)).toBe(missing);
  });
});

describe('The parents of a field’s catalogue', () => {
  test.each<[DependencyTable, string, Record<string, string>, Record<string, string> | null]>([
    [clienteDependencies, 'idTipoDocumento', { idTipoPersona: '1', idPais: '214' }, { idPais: '214', idTipoPersona: '1' }],
    [clienteDependencies, 'idTipoDocumento', { idTipoPersona: '1' }, null],
    [clienteDependencies, 'idActividadEconomica', {}, {}],
    [clienteDependencies, 'idActividadEconomica', { idTipoPersona: '2' }, { idTipoPersona: '2' }],
    [clienteDependencies, 'idProvincia', { paisNacimiento: '214' }, { idPais: '214' }],
    [direccionDependencies, 'idMunicipio', { idProvincia: '32' }, { idProvincia: '32' }],
    [direccionDependencies, 'idMunicipio', { idProvincia: '' }, null],
    [solicitudDependencies, 'motivo', { tipoSolicitud: '2' }, { idTipoMovimiento: '2' }],
  ])('%#: %s', (table, field, values, parents) => {
    expect(parentsFor(table, field, values)).toEqual(parents);
  });
});
