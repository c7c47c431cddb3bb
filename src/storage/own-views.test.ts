import { describe, expect, test } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import { viewsKey } from './keys.ts';
import { readOwnViews, writeOwnViews } from './own-views.ts';

const mine = { nombre: 'Mías', consulta: '?orden=-fecha' };
const full = () => brokenStorage({ setItem: true });
const arranged = { ...mine, columnas: { hidden: ['Fecha'], order: [], widths: {} } };

describe('Named views', () => {
  test.each([
    [JSON.stringify({ '/polizas': [mine, arranged] }), [mine, arranged]],
    [JSON.stringify({ '/polizas': [7, { nombre: 'x' }, mine, null] }), [mine]],
    [JSON.stringify({ '/clientes': [mine] }), []],
    ['{"/polizas":7}', []],
    ['[]', []],
    ['hola', []],
  ])('are read one by one from %s', (text, views) => {
    expect(readOwnViews('/polizas', () => fakeStorage({ [viewsKey]: text }))).toEqual(views);
  });

  test('are kept for each list on its own', () => {
    const storage = fakeStorage({ otra: 'clave' });
    expect(writeOwnViews('/polizas', [mine], () => storage)).toBe(true);
    writeOwnViews('/clientes', [arranged], () => storage);
    expect(readOwnViews('/polizas', () => storage)).toEqual([mine]);
    expect(contents(storage)).toEqual({
      otra: 'clave',
      [viewsKey]: JSON.stringify({ '/polizas': [mine], '/clientes': [arranged] }),
    });
  });

  test('last for the visit where storage fails', () => {
    expect(writeOwnViews('/cotizaciones', [mine], full)).toBe(false);
    expect(readOwnViews('/cotizaciones', full)).toEqual([mine]);
  });
});
