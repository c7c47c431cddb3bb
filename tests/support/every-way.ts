import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoEngineFindings } from './engines.ts';
import { expect, expectNoSidewaysScroll } from './portal.ts';

const wide = { width: 1280, height: 720 };

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** The rules whose results depend on the colour mode. */
const contrast = { rules: ['color-contrast', 'link-in-text-block'] };

/** Expects neither the page nor an open dialog to scroll sideways. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page
    .locator('.ag-dialog__body')
    .evaluateAll((bodies) => bodies.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut, 'dialogs that scroll sideways').toBe(0);
}

/**
 * Checks the current page wide and at 320 px in both colour modes; in the slow tier also at 400 %
 * and with more engines than axe. Leaves the page wide and light.
 */
export async function expectUsableInEveryWay(page: Page): Promise<void> {
  // A scrolled header half covers links, which then count as small targets.
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(wide);
  await turn(page, 'light');
  await expectNoAxeViolations(page);
  // In a translated page one of the engines reports each element of the translator.
  if (process.env['FULL'] && !process.env['TRANSLATED']) await expectNoEngineFindings(page);
  await turn(page, 'dark');
  if (process.env['FULL']) await expectNoAxeViolations(page, contrast);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoAxeViolations(page);
  await expectFits(page);
  if (process.env['FULL']) {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectFits(page);
    await turn(page, 'light');
    await expectNoAxeViolations(page, contrast);
  }
  await turn(page, 'light');
  await page.setViewportSize(wide);
}
