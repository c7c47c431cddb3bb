import { expect, test } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import type { RecentThing } from '../domain/recent.ts';
import { forgetOthers } from './draft-keys.ts';
import { addRecent, readRecents } from './recents.ts';

const cliente = (id: number): RecentThing => ({
  kind: 'cliente',
  id: String(id),
  label: `Cliente ${id}`,
  about: 'CED 001',
  href: `/clientes/${id}`,
});
const cotizacion: RecentThing = { kind: 'cotizacion', id: '1', label: 'Cotización 1', about: '', href: '/cotizaciones/1' };

test('the last ten are kept, the newest first; what is opened again comes to the front', () => {
  const storage = fakeStorage();
  for (let id = 1; id <= 12; id += 1) addRecent('ana', cliente(id), () => storage);
  addRecent('ana', cotizacion, () => storage);
  addRecent('ana', { ...cliente(6), label: 'Otro nombre' }, () => storage);
  const kept = readRecents('ana', () => storage);
  expect(kept.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'cliente 6',
    'cotizacion 1',
    ...[12, 11, 10, 9, 8, 7, 5, 4].map((id) => `cliente ${id}`),
  ]);
  expect(kept[0]?.label).toBe('Otro nombre');
});

test('each user has own ones, and another user who signs in finds none', () => {
  const storage = fakeStorage();
  addRecent('ana', cliente(1), () => storage);
  addRecent('ana.b', cliente(2), () => storage);
  expect(readRecents('ana', () => storage).map(({ id }) => id)).toEqual(['1']);
  forgetOthers('ana', () => storage);
  expect(Object.keys(contents(storage))).toEqual(['autogestion.recientes.ana']);
});

test.each([
  'hola',
  '{}',
  '[{"kind":"cliente"}]',
  '[{"kind":"cliente","id":"1","label":"a","about":"","href":"https://otro.example"}]',
  '[{"kind":"cliente","id":"1","label":"a","about":"","href":"//otro.example"}]',
])('%s is dropped', (text) => {
  expect(readRecents('ana', () => fakeStorage({ 'autogestion.recientes.ana': text }))).toEqual([]);
});

test('they are dropped where storage fails', () => {
  const broken = brokenStorage({ getItem: true, setItem: true });
  addRecent('ana', cliente(1), () => broken);
  expect(readRecents('ana', () => broken)).toEqual([]);
});
