import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { InspectorView } from '../tests/support/inspector-page.ts';
import type { Sample } from './table.ts';
import { signIn } from './visits.ts';

/** The wizard under `npm run dev`: the inspector's longest frame during a thousand events. */
export async function visitInspector(browser: Browser, services: string, sample: Sample): Promise<void> {
  // Building the floor left it at 'production', which has no inspector.
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
