import { describe, expect, test, vi } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import { preferencesKey } from './keys.ts';
import { readPreferences, writePreferences } from './preferences.ts';

const defaults = {
  filas: 10,
  modo: 'sistema',
  gruposCerrados: [],
  atajos: true,
  periodos: '',
  menuPlegado: false,
  contarPendientes: false,
  informes: {},
};
const holding = (text: string) => () => fakeStorage({ [preferencesKey]: text });

describe('The preferences', () => {
  test('have defaults before any choice', () => {
    expect(readPreferences(() => fakeStorage())).toEqual(defaults);
  });

  test.each([
    ['{"filas":20,"modo":"oscuro"}', { ...defaults, filas: 20, modo: 'oscuro' }],
    ['{"filas":200}', { ...defaults, filas: 200, modo: 'sistema' }],
    ['{"modo":"claro"}', { ...defaults, filas: 10, modo: 'claro' }],
    ['{"filas":50,"modo":"oscuro","otra":1}', { ...defaults, filas: 50, modo: 'oscuro' }],
    ['{"filas":7,"modo":"oscuro"}', { ...defaults, filas: 10, modo: 'oscuro' }],
    ['{"filas":"20","modo":"claro"}', { ...defaults, filas: 10, modo: 'claro' }],
    ['{"filas":-10}', defaults],
    ['{"filas":1000000}', defaults],
    ['{"filas":20,"modo":"rosa"}', { ...defaults, filas: 20, modo: 'sistema' }],
    ['{"gruposCerrados":["Siniestro"]}', { ...defaults, gruposCerrados: ['Siniestro'] }],
    ['{"atajos":false}', { ...defaults, atajos: false }],
    ['{"atajos":"no"}', defaults],
    ['{"gruposCerrados":"Siniestro","modo":"claro"}', { ...defaults, modo: 'claro' }],
    ['{"periodos":"cotizaciones=30&anio=2025"}', { ...defaults, periodos: 'cotizaciones=30&anio=2025' }],
    ['{"periodos":30,"modo":"claro"}', { ...defaults, modo: 'claro' }],
    ['{"contarPendientes":true}', { ...defaults, contarPendientes: true }],
    ['{"menuPlegado":true}', { ...defaults, menuPlegado: true }],
    ['{"menuPlegado":"si","modo":"claro"}', { ...defaults, modo: 'claro' }],
    ['{"informes":{"entidad":"2"}}', { ...defaults, informes: { entidad: '2' } }],
    ['{"informes":{"entidad":2},"modo":"claro"}', { ...defaults, modo: 'claro' }],
    ['{"filas":null,"modo":null,"gruposCerrados":[7]}', defaults],
    ['', defaults],
    ['hola', defaults],
    ['null', defaults],
    ['[]', defaults],
    ['20', defaults],
    ['"oscuro"', defaults],
    ['{"filas":20', defaults],
  ])('are read one by one, each with its default: %j', (text, expected) => {
    expect(readPreferences(holding(text))).toEqual(expected);
  });

  test('are merged when written', () => {
    const storage = fakeStorage({ otra: 'clave' });
    writePreferences({ filas: 50 }, () => storage);
    writePreferences({ modo: 'claro' }, () => storage);
    expect(contents(storage)).toEqual({
      otra: 'clave',
      'autogestion.preferencias':
        '{"filas":50,"modo":"claro","gruposCerrados":[],"atajos":true,"periodos":"","menuPlegado":false,"contarPendientes":false,"informes":{}}',
    });
  });

  test('replace an invalid text', () => {
    const storage = fakeStorage({ [preferencesKey]: 'hola' });
    writePreferences({ filas: 20 }, () => storage);
    expect(readPreferences(() => storage)).toEqual({ ...defaults, filas: 20 });
  });

  test.each<[string, () => Storage]>([
    [
      'throws on access',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['is absent', () => null as unknown as Storage],
    ['cannot be read', () => brokenStorage({ getItem: true })],
    ['is full', () => brokenStorage({ setItem: true })],
  ])('are dropped where storage %s', (_, storage) => {
    writePreferences({ filas: 20 }, storage);
    expect(readPreferences(storage)).toEqual(defaults);
  });

  test('are in the window’s storage by default', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    writePreferences({ filas: 100 });
    expect(readPreferences()).toEqual({ ...defaults, filas: 100 });
    expect(contents(storage)).toEqual({
      [preferencesKey]:
        '{"filas":100,"modo":"sistema","gruposCerrados":[],"atajos":true,"periodos":"","menuPlegado":false,"contarPendientes":false,"informes":{}}',
    });
  });
});
