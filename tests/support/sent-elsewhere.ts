import type { Locator, Page } from '@playwright/test';

/** The browser puts a page away, and every other one may go on with its draft; the headless shell keeps no page for Back. */
export const putAway = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

export const bringBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** What is asked before a draft is sent that another page has sent. */
export const repeatQuestion = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Puede que ya se haya enviado' });

/** The toast of a draft that another page has sent or discarded. */
export const draftGone = ['Borrador', 'Este borrador ya no está: se envió o se descartó desde otra página.'];
