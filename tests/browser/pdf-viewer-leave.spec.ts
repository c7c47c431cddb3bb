import { lockedPdf, pagesPdf } from '../support/pdfs.ts';
import { expect } from '../support/portal.ts';
import { drawn, show, test, viewer } from '../support/viewer.ts';

test('twenty documents leave no worker and next to no memory behind @slow', async ({ page, browserName: _ }) => {
  test.setTimeout(120_000);
  const bytes = await pagesPdf(30);
  const locked = await lockedPdf();
  const client = await page.context().newCDPSession(page);
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
  };
  const remove = page.getByRole('button', { name: 'Quitar documento' });
  const openAndClose = async (index: number) => {
    await show(page, bytes, `${index}.pdf`);
    // Every third document is closed while it still opens.
    if (index % 3 > 0) await drawn(page, 1);
    if (index % 2 > 0) await show(page, bytes, `otro-${index}.pdf`);
    if (index % 5 === 0) {
      await show(page, locked);
      await expect(viewer(page).getByLabel('Contraseña del documento')).toBeVisible();
    }
    await remove.click();
  };
  for (let index = 0; index < 3; index += 1) await openAndClose(index);
  await expect.poll(() => page.workers().length).toBe(0);
  const before = await used();
  for (let index = 0; index < 20; index += 1) await openAndClose(index);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect.poll(used).toBeLessThan(before + 5);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});

test('closing a document while its next pages load logs no error @slow', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the worker as `this`
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function hold(this: Worker, ...args: [message: never]) {
      const { action, data } = args[0] as { action?: string; data?: { pageIndex?: number } };
      const held = action === 'Terminate' || (action === 'GetPage' && data?.pageIndex !== 0);
      setTimeout(() => postMessage.apply(this, args), held ? 500 : 0);
    };
  });
  await page.reload();
  await show(page, await pagesPdf(30));
  await drawn(page, 1);
  await page.getByRole('button', { name: 'Quitar documento' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});
