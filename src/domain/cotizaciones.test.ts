import { expect, test } from 'vitest';
import { estatusCotizacion, openingOf } from './cotizaciones.ts';

test.each([
  [0, ['editar'], 'Abrir'],
  [1, ['emitir', 'editar'], 'Abrir'],
  [3, [], 'Ver'],
  [4, [], 'Ver'],
  [6, ['emitir'], 'Ver'],
  [7, ['editar'], 'Abrir'],
  [2, [], 'Ver'],
  [-1, [], 'Ver'],
  [Number.NaN, [], 'Ver'],
])('A quote in status %d allows %j and is opened by %j', (idEstatus, actions, opening) => {
  expect(estatusCotizacion(idEstatus).actions).toEqual(actions);
  expect(openingOf(idEstatus)).toBe(opening);
});
