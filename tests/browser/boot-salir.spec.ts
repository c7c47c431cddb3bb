import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff, expect, heading, stored, test } from '../support/portal.ts';

/** A draft as the browser stores it; a draft without a label can't be read. */
const draft = (label: unknown, user = 'intermediario', kind = 'cliente') =>
  [`autogestion.borrador.${kind}.${user}.1`, typeof label === 'string' ? JSON.stringify({ label }) : '{'] as const;

for (const { what, drafts, title, text, leave } of [
  {
    what: 'a draft',
    drafts: [draft('Ana Núñez')],
    title: 'Tienes un borrador de Ana Núñez',
    text: 'Salir lo elimina.',
    leave: 'Salir y borrarlo',
  },
  {
    what: 'drafts of several forms',
    drafts: [draft('Ana Núñez'), draft('Me cobraron dos veces', 'intermediario', 'solicitud')],
    title: 'Tienes 2 borradores',
    text: /^Salir los elimina: (?:Ana Núñez; Me cobraron dos veces|Me cobraron dos veces; Ana Núñez)\.$/,
    leave: 'Salir y borrarlos',
  },
  {
    what: 'a draft that cannot be read',
    drafts: [draft(null, 'intermediario', 'emision')],
    title: 'Tienes un borrador de un formulario',
    text: 'Salir lo elimina.',
    leave: 'Salir y borrarlo',
  },
]) {
  test(`Salir asks before it deletes ${what}, where the user could not be restored`, async ({ page, enter }) => {
    await cutOff(page, '/currentuser');
    await enter('intermediario', './clientes');
    const salirOf = page.getByRole('button', { name: 'Salir', exact: true });
    await expect(salirOf).toBeVisible();
    await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), drafts);
    const before = await stored(page);
    await salirOf.dblclick();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expectNoAxeViolations(page);
    const stay = page.getByRole('button', { name: 'Quedarme' });
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(heading(page, 'Usuario')).toBeVisible();
    expect(await stored(page)).toEqual(before);

    await salirOf.click();
    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    expect(await stored(page)).toEqual({});
  });
}

test('Salir asks nothing when the drafts belong to another user', async ({ page, enter }) => {
  await cutOff(page, '/currentuser');
  await enter('intermediario', './clientes');
  await expect(heading(page, 'Usuario')).toBeVisible();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), draft('Eva', 'intermediario%2Eb'));
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
});
