import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { InspectorView } from '../tests/support/inspector-page.ts';
import type { Sample } from './table.ts';
import { signIn } from './visits.ts';

/** The wizard as `npm run dev` serves it, at the machine's own speed: the longest frame of the inspector while a thousand events come. */
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
    const name = page.getByLabel('Primer nombre');
    await page.goto(`${url}login?returnTo=/clientes/create`);
    await signIn(page);
    await name.waitFor();
    await page.goto(`${url}clientes/create?inspect`);
    await name.waitFor();
    const inspector = await InspectorView.open(page);
    await inspector.choose('wizard');
    await inspector.page.locator('[data-actor][aria-current]').waitFor();
    sample['inspectorFrame'] = await inspector.sendThousand();
  } finally {
    await context.close();
    await vite.close();
  }
}
