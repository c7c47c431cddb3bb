import { beginCotizacion } from '../support/cotizacion.ts';
import { clienteRows, expect, heading, test } from '../support/portal.ts';
import { field, fillField } from '../support/wizard-page.ts';

/** Browsers of other languages and zones; in the last zone the tests run on the next day. */
const places = [
  { locale: 'en-US', timezoneId: 'America/Sao_Paulo', slow: ' @slow' },
  { locale: 'de', timezoneId: 'Europe/Madrid', slow: ' @slow' },
  { locale: 'ar', timezoneId: 'Pacific/Auckland', slow: '' },
] as const;

for (const { locale, timezoneId, slow } of places) {
  test.describe(`A browser in ${locale} and ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test(`reads and writes numbers, amounts and days as the Dominican Republic does${slow}`, async ({ page, enter }) => {
      await enter('intermediario', './clientes');
      await clienteRows(page);
      expect(await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])).toEqual([
        locale,
        timezoneId,
      ]);
      await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText('1,200 registros');

      await page.goto('./cotizaciones/create');
      await expect(heading(page, 'Nueva cotización')).toBeVisible();
      await expect(page.getByLabel(/^Vigencia desde/)).toHaveValue('20-11-2026');
      await expect(page.getByLabel(/^Vigencia hasta/)).toHaveValue('20-11-2027');
      await page.getByLabel(/^Vigencia hasta/).fill('28022028');
      await expect(page.getByLabel(/^Vigencia hasta/)).toHaveValue('28-02-2028');

      await beginCotizacion(page, 2504);
      const suma = field(page, 'Suma asegurada');
      await fillField(page, 'Suma asegurada', '1.500');
      await suma.blur();
      await expect(suma).toHaveAccessibleDescription(/¿1\.50 o 1,500\.00\? Se lee 1\.50/);
      await expect(suma).not.toHaveAttribute('aria-invalid');
      await fillField(page, 'Suma asegurada', '1,500,000');
      await suma.blur();
      await expect(suma).not.toHaveAccessibleDescription(/¿/);
      await expect(suma).not.toHaveAttribute('aria-invalid');
    });
  });
}
