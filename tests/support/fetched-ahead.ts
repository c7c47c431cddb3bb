import type { Page } from '@playwright/test';

/** Waits until an idle page has fetched and run the code of all screens; call before opening it. */
export async function allCodeFetched(page: Page): Promise<void> {
  // The last file, which is fetched first and run later.
  const last = await page.waitForResponse(
    (response) => /\/assets\/KeyboardHelp-[^/]+\.js$/.test(response.url()) && response.request().resourceType() === 'script',
  );
  await last.finished();
}
