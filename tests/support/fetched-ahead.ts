import type { Page } from '@playwright/test';

/** Waits until the code of all screens has come and run, which a page sees to while it is idle; called before the page is opened. */
export async function allCodeFetched(page: Page): Promise<void> {
  // The last of them. It is fetched first, and run later.
  const last = await page.waitForResponse(
    (response) => /\/assets\/KeyboardHelp-[^/]+\.js$/.test(response.url()) && response.request().resourceType() === 'script',
  );
  await last.finished();
}
