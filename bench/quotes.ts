import type { Browser } from '@playwright/test';
import type { Sample } from './table.ts';
import { interaction, signIn, timeToOpen, visit } from './visits.ts';

/**
 * Products of the sandbox: a usual one, and one with tables of a hundred and of ten thousand rows.
 */
const products = { usual: '2501', tables: '2509' } as const;

/** A quote: from the list to its form, from the product to its fields, and its long tables. */
export async function visitQuote(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, quiet, wait, kb }) => {
    await page.goto(`${origin}/autogestion/login?returnTo=/cotizaciones`, { waitUntil: 'commit' });
    await wait('usable');
    await quiet();
    await signIn(page);
    await wait('rows10');
    await quiet();
    await page.locator('a[href$="/cotizaciones/create"]').first().click();
    const form = await wait('quote');
    sample['quote'] = form.painted - form.click;
    await quiet();
    sample['quoteKb'] = await kb('code', form.click, form.painted);
    sample['quoteInp'] = await interaction(page, form.click);

    const producto = page.locator('#cotizacion-producto');
    await producto.selectOption(products.usual);
    const campos = await wait('campos');
    sample['campos'] = campos.painted - campos.click;
    await quiet();

    await producto.selectOption(products.tables);
    await page.getByRole('button', { name: 'Cambiar y borrar' }).click();
    await page.getByRole('combobox', { name: 'Taller autorizado' }).waitFor();
    await quiet();
    sample['table100'] = await timeToOpen(page, 'Concesionario');
    sample['table10000'] = await timeToOpen(page, 'Taller autorizado');
  });
}
