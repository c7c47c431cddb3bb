import { expect, test } from 'vitest';
import { cancel, confirmed, cotizar, guardar, rated } from '../../../../tests/support/cotizacion-machine.ts';
import { createNegocioTest, opensQuote } from '../../../../tests/support/negocio-machine.ts';
import { endPath } from './cotizacion-state.ts';

test('A cancelled quote leads to the list, a saved one to its own row', async () => {
  const saved = createNegocioTest();
  saved.send(opensQuote());
  saved.quote()?.send(cotizar('a'));
  await saved.rate.call().answer(rated);
  expect(endPath(saved.actor.getSnapshot())).toBeNull();
  saved.quote()?.send(guardar('a'));
  expect(endPath(saved.actor.getSnapshot())).toBeNull();
  await saved.rate.call().answer(rated);
  expect(endPath(saved.actor.getSnapshot())).toBe('/cotizaciones?numeroCotizacion=900');

  const given = createNegocioTest();
  given.send(opensQuote());
  given.quote()?.send(cancel);
  expect(endPath(given.actor.getSnapshot())).toBeNull();
  given.quote()?.send(confirmed);
  expect(endPath(given.actor.getSnapshot())).toBe('/cotizaciones');
});
