import type { Page } from '@playwright/test';

/** Waits for the code of all screens, which a page fetches while it is idle; called before the page is opened. */
export async function allCodeFetched(page: Page): Promise<void> {
  // The last of them, by the route table.
  const last = await page.waitForResponse(/\/assets\/ReportDialog-[^/]+\.js$/);
  await last.finished();
}
