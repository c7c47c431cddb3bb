import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controllable, settle } from '../../../tests/support/machines.ts';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import { direccionDependencies } from '../../domain/dependencies.ts';
import { type LoadedCatalogo, provideCatalogoCache } from '../../machines/catalogo/catalogo-cache-machine.ts';
import { choiceMessages, findChoiceNames } from './choice-names.ts';

const choices = {
  idPais: { catalogo: 'paises' },
  idProvincia: { catalogo: 'provincias' },
  tipoRamo: { catalogo: 'tablaCodigos', parents: { code: 'TP_RAMO' } },
} as const;

function ask(values: Readonly<Record<string, unknown>>) {
  const load = controllable<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>();
  const catalogos = createActor(provideCatalogoCache(load.logic)).start();
  const control = new AbortController();
  const form = { dependencies: direccionDependencies, valueOf: (field: string) => values[field] };
  let ended: unknown;
  findChoiceNames(catalogos, choices, form, control.signal).then(
    (found) => {
      ended = found;
    },
    () => {
      ended = 'given up';
    },
  );
  return { load, control, ended: () => ended };
}

const pais = { data: [{ key: '1', nombre: 'República Dominicana' }], dropped: 0 };
const provincia = { data: [{ key: '2', nombre: 'Azua' }], dropped: 0 };

test('the names come with the last catalogue, each requested under the parents of its field', async () => {
  const t = ask({ idPais: '1', idProvincia: '2', tipoRamo: '' });
  await settle();
  expect(t.load.calls.map(({ input }) => input.params)).toEqual([
    { name: 'paises', parents: {} },
    { name: 'provincias', parents: { idPais: '1' } },
  ]);
  await t.load.call(0).answer(pais);
  expect(t.ended()).toBe(undefined);
  await t.load.call(1).answer(provincia);
  expect(t.ended()).toEqual({ names: { idPais: 'República Dominicana', idProvincia: 'Azua', tipoRamo: '' }, problems: [] });
});

test('a failed catalogue and an unknown key are problems of their fields', async () => {
  const t = ask({ idPais: '1', idProvincia: '99', tipoRamo: '25' });
  await settle();
  await t.load.call(0).answer(pais);
  await t.load.call(1).answer(provincia);
  await t.load.call(2).fail({ kind: 'transport', operation: 'fetchTablaCodigos' });
  expect(t.ended()).toEqual({
    names: { idPais: 'República Dominicana', idProvincia: '', tipoRamo: '' },
    problems: [
      { name: 'idProvincia', message: choiceMessages.unknownKey },
      { name: 'tipoRamo', message: choiceMessages.failed },
    ],
  });
});

test('no names come after the form was left', async () => {
  const t = ask({ idPais: '1' });
  await settle();
  t.control.abort();
  await settle();
  expect(t.ended()).toBe('given up');
});
