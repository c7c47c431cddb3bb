import { changeAnswer } from '../support/change-answer.ts';
import { clienteRows, expect, heading, test } from '../support/portal.ts';

test('on paper a list is its title and its rows, without controls, dark on white in any mode', async ({ page, enter }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const look = () =>
    page
      .getByRole('cell')
      .first()
      .evaluate((cell) => ({
        text: getComputedStyle(cell).color,
        panel: getComputedStyle(cell.closest('section') ?? cell).backgroundColor,
      }));
  const onScreen = await look();
  await page.emulateMedia({ media: 'print' });

  await expect(heading(page, 'Clientes')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  for (const control of ['button', 'combobox', 'textbox', 'navigation', 'search', 'banner'] as const) {
    // The heads are sort buttons on screen and plain text on paper.
    await expect(page.getByRole(control).and(page.locator(':not(th *)')), control).toHaveCount(0);
  }
  await expect.poll(look).toEqual({ text: 'rgb(0, 0, 0)', panel: 'rgb(255, 255, 255)' });

  await page.emulateMedia({ media: 'screen' });
  await expect.poll(look).toEqual(onScreen);
});

test('on paper the words of a wide list stay whole @slow', async ({ page, enter }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 750, height: 1000 });
  for (const [path, title] of [
    ['cotizaciones', 'Cotizaciones'],
    ['polizas', 'Pólizas'],
    ['siniestros/notificaciones', 'Notificaciones'],
  ] as const) {
    await enter('intermediario', `./${path}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
    const broken = await page.locator('main table :is(th, td)').evaluateAll((all) =>
      all.flatMap((cell) => {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken, title).toEqual([]);
    expect(await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right), title).toBeLessThanOrEqual(
      750,
    );
  }
});

test('on paper a text without spaces stays within its column, and cuts no other off @slow', async ({ page, enter }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 750, height: 1000 });
  await changeAnswer(page, '**/v1/tickets?**', { subject: `https://ejemplo.do/${'a'.repeat(180)}` });
  await enter('intermediario', './solicitudes');
  await expect(heading(page, 'Solicitudes')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)).toBeLessThanOrEqual(750);
});
