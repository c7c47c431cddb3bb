import type { Browser } from '@playwright/test';
import type { Sample } from './table.ts';
import { scriptPerKey, signIn, timeToOpen, visit } from './visits.ts';

/** Products of the sandbox: a usual one, one of a hundred fields, one with tables of a hundred and of ten thousand rows. */
const products = { usual: '2501', hundred: '2506', tables: '2509' } as const;

/** A quote: from the list to its form, from the product to its fields, what a key costs in few and in many of them, and its long tables. */
export async function visitQuote(browser: Browser, origin: string, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, session, quiet, wait, kb }) => {
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

    const producto = page.locator('#cotizacion-producto');
    await producto.selectOption(products.usual);
    const campos = await wait('campos');
    sample['campos'] = campos.painted - campos.click;
    await quiet();
    sample['quoteKey'] = await scriptPerKey(page, session, page.getByLabel('Chasis'));

    await producto.selectOption(products.hundred);
    const change = page.getByRole('button', { name: 'Cambiar y borrar' });
    await change.click();
    const plain = page.locator('input[id^=cotizacion-datos-]:not([role=combobox], [type=checkbox])');
    await plain.nth(60).waitFor();
    await quiet();
    sample['quote100Key'] = await scriptPerKey(page, session, plain.nth(60));

    await producto.selectOption(products.tables);
    await change.click();
    await page.getByRole('combobox', { name: 'Taller autorizado' }).waitFor();
    await quiet();
    sample['table100'] = await timeToOpen(page, 'Concesionario');
    sample['table10000'] = await timeToOpen(page, 'Taller autorizado');
    sample['tableKey'] = await scriptPerKey(page, session, page.getByRole('combobox', { name: 'Taller autorizado' }));
  });
}
