import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { quietness } from './network.ts';
import type { Sample } from './table.ts';
import { signIn } from './visits.ts';
import { watchTasks } from './watch.ts';

const drawn = '[data-page-number="1"][data-loaded="true"]';

/**
 * Documents in the portal's viewer and in pdfjs' own, at full speed: time to the first of 300
 * pages, memory after scrolling through, and the longest task of opening 60 MB.
 */
export async function visitDocuments(browser: Browser, origin: { floor: string; portal: string }, sample: Sample): Promise<void> {
  await visit(browser, async (page) => {
    await page.goto(`${origin.floor}/autogestion/document.html`);
    await page.getByRole('button', { name: 'Abrir' }).click();
    sample['floorPage'] = await timeToPage(page);
    sample['floorDocumentKb'] = await documentKb(page);
    sample['floorScrolled'] = await scrollThrough(browser, page, '#pages');
  });
  await visit(browser, async (page) => {
    await openReport(page, origin.portal, '/cobranzas/estadocuenta');
    await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).click();
    sample['page'] = await timeToPage(page);
    sample['documentKb'] = await documentKb(page);
    sample['scrolled'] = await scrollThrough(browser, page, '.pdfViewer >> xpath=..');
  });
  await visit(browser, async (page) => {
    await openReport(page, origin.portal, '/caja/egresos/cartaretencion');
    await page.getByLabel(/^Formato de cálculo/).selectOption({ index: 1 });
    await page.getByLabel(/^Fecha desde/).fill('01012026');
    await page.getByLabel(/^Fecha hasta/).fill('31102026');
    const longest = await watchTasks(page);
    await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).click();
    await page.locator(drawn).waitFor({ timeout: 60_000 });
    sample['largeTask'] = await longest();
  });
}

async function openReport(page: Page, origin: string, path: string): Promise<void> {
  const quiet = quietness(page);
  await page.goto(`${origin}/autogestion/login?returnTo=${path}`);
  await signIn(page, 'volumen');
  await page.getByRole('heading', { name: 'Consulta' }).waitFor();
  await quiet(); // The viewer is fetched in idle time meanwhile.
}

/** From the end of the report's answer to its first page, in ms. */
async function timeToPage(page: Page): Promise<number> {
  await page.locator(drawn).waitFor({ timeout: 60_000 });
  return page.evaluate((selector) => {
    const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/v1/reportes'));
    const canvas = document.querySelector(`${selector} canvas`);
    if (!(answer instanceof PerformanceResourceTiming) || !canvas) return Number.NaN;
    const { firstPage } = window as unknown as { firstPage: number };
    return firstPage - answer.responseEnd;
  }, drawn);
}

/** KB on the wire to show a document: the library, its worker and the viewer. */
async function documentKb(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /pdf|document-/i.test(name) && /\.m?js$/.test(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize / 1024, 0),
  );
}

/** Memory of the page's process in MB, after scrolling through and back to the first page. */
async function scrollThrough(browser: Browser, page: Page, scroller: string): Promise<number> {
  const pages = page.locator(scroller).first();
  for (let step = 0; step <= 15; step++) {
    await pages.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), step / 15);
    await page.waitForTimeout(250);
  }
  await pages.evaluate((element) => element.scrollTo(0, 0));
  await page.locator(drawn).waitFor();
  await page.waitForTimeout(1_000);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id));
  return Math.max(...sizes);
}

const residentMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function visit(browser: Browser, flow: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript((selector) => {
      performance.setResourceTimingBufferSize(2_000);
      const look = () => {
        if ('firstPage' in window || !document.querySelector(selector)) return;
        Object.assign(window, { firstPage: performance.now() });
      };
      new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-loaded'] });
    }, drawn);
    await flow(page);
  } finally {
    await context.close();
  }
}
