import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../../tests/support/browser.ts';
import { outcome } from '../../../tests/support/machines.ts';
import { defineForgetUserActor } from './forget-user.ts';

const items = {
  'autogestion.sesion': '{}',
  'autogestion.borrador.cliente': '{}',
  'autogestion.planes.ana': '[]',
  'autogestion.preferencias': '{"filas":20}',
  'autogestion.preferencias.columnas': '{}',
  'autogestion.preferencias.vistas': '{}',
  autogestion: 'de otra aplicación',
  'otra.autogestion.sesion': 'de otra aplicación',
};
const left = {
  'autogestion.preferencias': '{"filas":20}',
  'autogestion.preferencias.columnas': '{}',
  'autogestion.preferencias.vistas': '{}',
  autogestion: 'de otra aplicación',
  'otra.autogestion.sesion': 'de otra aplicación',
};

const run = (drafts: boolean, storages: () => readonly Storage[]) =>
  outcome(createActor(defineForgetUserActor(storages), { input: { drafts } }));

test('Salir deletes all keys of the portal in every storage but the preferences', async () => {
  const storages = [fakeStorage(items), fakeStorage(items)];
  expect(await run(true, () => storages)).toEqual({ output: undefined });
  expect(storages.map(contents)).toEqual([left, left]);
});

test('a session that expired, or ended in another tab, keeps all keys', async () => {
  const storage = fakeStorage(items);
  expect(await run(false, () => [storage])).toEqual({ output: undefined });
  expect(contents(storage)).toEqual(items);
});

test('a forbidden storage rejects', async () => {
  const denied = new DOMException('denied', 'SecurityError');
  const forbidden = () => {
    throw denied;
  };
  expect(await run(true, forbidden)).toEqual({ error: denied });
  expect(await run(true, () => [brokenStorage({ removeItem: true }, items)])).toEqual({
    error: expect.any(DOMException) as unknown,
  });
});
