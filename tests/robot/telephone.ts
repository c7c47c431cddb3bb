import type { BrowserContext } from '@playwright/test';

/**
 * Keeps telephone links from handing their number to another program: Chromium asks in a dialog of its own, which nothing in the page
 * can close, and until it is closed no key and no click reaches the tab.
 */
export async function ignoreTelephoneLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
}
