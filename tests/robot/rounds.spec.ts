import { expect, test } from '../support/portal.ts';
import { createRounds } from './rounds.ts';
import { createTyped } from './typed.ts';

test('a round ends at the dashboard, from wherever the focus is, and tells what stands in place of a drawing', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './perfil');
  page.setDefaultTimeout(2500);
  const rounds = createRounds({ page, isLasting: true, typed: createTyped(), last: null, interrupted: null, offered: null });
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  expect(await rounds.end()).toEqual([]);

  sandbox.setFail('GET /v1/dashboard/emisiones/count=500');
  await expect(rounds.end()).rejects.toThrow(/without their drawing[^]*Emisiones[^]*Reintentar/);
});
