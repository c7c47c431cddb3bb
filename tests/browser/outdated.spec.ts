import { expect, test } from '../support/portal.ts';

/** Each function runs in the page and removes a feature that unsupported browsers lack. */
const lacks: Readonly<Record<string, () => void>> = {
  'URL.canParse, as Chrome 119 does': () => void Reflect.deleteProperty(URL, 'canParse'),
  'Promise.withResolvers, as Firefox 120 and Safari 17.3 do': () => void Reflect.deleteProperty(Promise, 'withResolvers'),
};

for (const [name, lack] of Object.entries(lacks)) {
  test(`a browser without ${name}, shows a message in place of the portal, and sends nothing`, async ({ page, callsTo }) => {
    await page.addInitScript(lack);
    for (const path of ['./login', './clientes']) {
      await page.goto(path);
      const notice = page.getByRole('alert');
      await expect(notice).toHaveText('Tu navegador es de 2023 o antes y no puede abrir el portal. Actualízalo o usa otro.');
      await expect(notice).toBeInViewport();
      await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0);
    }
    expect(callsTo('/v1/')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the login says so in place of its form', async ({ page }) => {
    await page.goto('./login');
    const notice = page.getByRole('paragraph');
    await expect(notice).toHaveText(/^El portal necesita JavaScript, y en este navegador no se ejecuta\./);
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0);
  });
});

test('a supported browser shows no such message', async ({ page }) => {
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page.getByText(/Tu navegador|JavaScript/).filter({ visible: true })).toHaveCount(0);
});
