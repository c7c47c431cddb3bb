import type { Locator, Page } from '@playwright/test';

/** Plays a page put away for Back, which the headless shell can't do; others may use its draft. */
export const putAway = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

export const bringBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** The question before sending a draft that another page has sent. */
export const repeatQuestion = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Puede que ya se haya enviado' });

/** The toast of a draft that another page has sent or discarded. */
export const draftGone = ['Borrador', 'Este borrador ya no está: se envió o se descartó desde otra página.'];
