import { expect, letDraw, test } from '../support/portal.ts';
import { openAt } from '../support/wizard-draft.ts';
import { field } from '../support/wizard-page.ts';
import { look } from './sight.ts';
import { createTyped } from './typed.ts';

test('a choice that shows its code, for want of its options, is no other choice once they are here', async ({
  page,
  enter,
  sandbox,
}) => {
  sandbox.setFail('GET /v1/nacionalidades=500');
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'basic');
  const nacionalidad = field(page, 'Nacionalidad');
  const retry = page.getByRole('button', { name: 'Reintentar Nacionalidad' });
  await expect(retry).toBeVisible();
  await expect(nacionalidad).toHaveValue('1');
  const typed = createTyped();
  typed.note([], (await look(page)).fields);

  sandbox.setFail('');
  await retry.click();
  await expect(nacionalidad).toHaveValue('Dominicana');
  await letDraw(page);
  const { fields } = await look(page);
  expect(typed.compare(fields, 'keeps', 1)).toEqual([]);
  expect(fields.find(({ label }) => label.startsWith('Nacionalidad'))?.value).toBe('Dominicana');
});
