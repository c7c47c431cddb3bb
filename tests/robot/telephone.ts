import type { BrowserContext } from '@playwright/test';

/**
 * Keeps telephone links from opening another program: Chromium asks in its own dialog, which the page
 * can't close and which keeps every key and click from the tab.
 */
export async function ignoreTelephoneLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
}
