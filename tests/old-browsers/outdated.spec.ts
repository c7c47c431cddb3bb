import { expect, test } from '../support/portal.ts';

for (const path of ['./login', './', './clientes']) {
  test(`a browser older than the promise is told so at ${path}, before anything can be typed or is sent`, async ({
    page,
    callsTo,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(
      'Tu navegador es de 2023 o antes y no puede abrir el portal. Actualízalo o usa otro.',
    );
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath('told.png') });
    expect(callsTo('/v1/')).toEqual([]);
  });
}
