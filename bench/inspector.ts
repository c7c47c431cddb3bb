import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import type { Sample } from './table.ts';
import { scriptPerKey, signIn } from './visits.ts';

/**
 * The wizard as `npm run dev` serves it, at the machine's own speed: what a key costs without the inspector and with it, and the longest frame of the
 * inspector while a thousand events come.
 */
export async function visitInspector(browser: Browser, services: string, sample: Sample): Promise<void> {
  // The build of the floor has left it at 'production', where there is no inspector.
  process.env['NODE_ENV'] = 'development';
  const vite = await createServer({ logLevel: 'error', server: { port: 0, hmr: false, proxy: { '/servicios': services } } });
  const context = await browser.newContext({ locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  context.setDefaultTimeout(60_000);
  try {
    await vite.listen();
    const url = vite.resolvedUrls?.local[0] ?? '';
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const name = page.getByLabel('Primer nombre');
    await page.goto(`${url}login?returnTo=/clientes/create`);
    await signIn(page);
    await name.waitFor();
    // As the page with the inspector: loaded anew, with its code at hand.
    await page.goto(`${url}clientes/create`);
    await name.waitFor();
    sample['developedKey'] = await scriptPerKey(page, session, name);
    // No draft is left that would be offered.
    await name.fill('');
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('borrador')));

    await page.goto(`${url}clientes/create?inspect`);
    await name.waitFor();
    const [inspector] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Ver las máquinas' }).click(),
    ]);
    await inspector
      .getByRole('navigation', { name: 'Actores' })
      .getByRole('button', { name: /^wizard / })
      .click();
    await inspector.locator('[data-actor][aria-current]').waitFor();
    sample['inspectorFrame'] = await longestFrame(inspector);
    await inspector.getByText(/^1\d\d\d eventos$/).waitFor();
    sample['inspectedKey'] = await scriptPerKey(page, session, name);
  } finally {
    await context.close();
    await vite.close();
  }
}

/** Sends a thousand events to the chosen machine, ten a frame, and tells the longest frame meanwhile. */
async function longestFrame(inspector: Page): Promise<number> {
  return inspector.evaluate(async () => {
    const portal = new URLSearchParams(window.location.search).get('portal');
    const channel = new BroadcastChannel('autogestion.inspector');
    const actor = document.querySelector('[data-actor][aria-current]')?.getAttribute('data-actor');
    let longest = 0;
    let last = performance.now();
    for (let sent = 0; sent < 1000; sent += 10) {
      for (let one = 0; one < 10; one += 1) {
        const validity = { basic: sent % 20 === 0, contact: false, financial: false };
        // One in ten draws the portal's form again, the others change nothing.
        const event = one === 0 ? { type: 'validity.changed', validity } : { type: 'cancel.dismissed' };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
        channel.postMessage({ kind: 'send', portal, actor, event });
      }
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
}
