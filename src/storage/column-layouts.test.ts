import { describe, expect, test } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import { columnsKey, isLayoutKept, readColumnLayout, writeColumnLayout } from './column-layouts.ts';

const layout = { hidden: ['Fecha'], order: ['Estatus', 'Fecha'], widths: { Estatus: 9.5 } };
const none = { hidden: [], order: [], widths: {} };
const holding = (text: string) => () => fakeStorage({ [columnsKey]: text });

describe('The layout of columns', () => {
  test.each([
    [JSON.stringify({ Pólizas: layout }), layout],
    ['{"Pólizas":{}}', none],
    ['{"Pólizas":{"hidden":["Fecha",7],"order":"x","widths":{"Fecha":900}}}', none],
    ['{"Pólizas":{"hidden":["Fecha"],"order":[null]}}', { ...none, hidden: ['Fecha'] }],
    ['{"Pólizas":7}', null],
    ['{"Clientes":{"hidden":[]}}', null],
    ['[]', null],
    ['null', null],
    ['hola', null],
    ['', null],
  ])('is read part by part from %s', (text, expected) => {
    expect(readColumnLayout('Pólizas', holding(text))).toEqual(expected);
  });

  test('is kept for each list on its own, and deleted', () => {
    const storage = fakeStorage({ otra: 'clave' });
    expect(writeColumnLayout('Pólizas', layout, () => storage)).toBe(true);
    writeColumnLayout('Clientes', none, () => storage);
    expect(readColumnLayout('Pólizas', () => storage)).toEqual(layout);
    writeColumnLayout('Pólizas', null, () => storage);
    expect(contents(storage)).toEqual({ otra: 'clave', [columnsKey]: JSON.stringify({ Clientes: none }) });
  });

  test.each<[string, () => Storage]>([
    ['is full', () => brokenStorage({ setItem: true })],
    ['is absent', () => null as unknown as Storage],
    [
      'throws on access',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('lasts for the visit where storage %s', (name, storage) => {
    expect(isLayoutKept(name)).toBe(true);
    expect(writeColumnLayout(name, layout, storage)).toBe(false);
    expect(isLayoutKept(name)).toBe(false);
    expect(readColumnLayout(name, storage)).toEqual(layout);
    expect(writeColumnLayout(name, null, storage)).toBe(false);
    expect(readColumnLayout(name, storage)).toBeNull();
    writeColumnLayout(name, layout, () => fakeStorage());
    expect(isLayoutKept(name)).toBe(true);
  });
});
