import type { Locator, Page } from '@playwright/test';
import express from 'express';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePortal } from '../../sandbox/portal.ts';
import { pdfjsFiles } from '../../tools/build/pdfjs-files.ts';
import { withBuiltPage } from './built-page.ts';
import { expect, test as portalTest } from './portal.ts';

/**
 * A test of the document viewer on its own page, built once per worker with React's development
 * build (effects run twice) and served like the portal, with the security policy.
 */
export const test = portalTest.extend<{ viewerPage: void }, { viewerUrl: string }>({
  viewerUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) =>
      withBuiltPage(
        'viewer-page',
        {
          plugins: [pdfjsFiles()],
          serve(dir) {
            copyFileSync(join(dir, 'index.html'), join(dir, 'login.html'));
            writeFileSync(join(dir, 'config.json'), '{"servicios":{}}');
            return express().use(servePortal(dir));
          },
        },
        use,
      ),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ viewerUrl }, use) => use(viewerUrl),
  viewerPage: [
    async ({ page }, use) => {
      await page.goto('./');
      await use();
    },
    { auto: true },
  ],
});

export const viewer = (page: Page): Locator => page.getByRole('region', { name: 'Estado de comisiones', exact: true });
/** The scroll area of the pages. */
export const pages = (page: Page): Locator => page.getByRole('region', { name: 'Páginas de Estado de comisiones' });
/** A button of the viewer. */
export const button = (page: Page, name: string): Locator => viewer(page).getByRole('button', { name, exact: true });
export const pageBox = (page: Page): Locator => viewer(page).getByRole('textbox', { name: 'Página' });
export const zoom = (page: Page): Locator => viewer(page).getByRole('combobox', { name: 'Tamaño' });
/** The number of matches of a search. */
export const count = (page: Page): Locator => viewer(page).getByRole('search').getByRole('status');

/** Opens a document in the viewer. */
export async function show(page: Page, buffer: Buffer, name = 'estado.pdf'): Promise<void> {
  await page.getByLabel('Documento PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** One page of the document. */
export const sheet = (page: Page, number: number): Locator =>
  pages(page).getByRole('region', { name: new RegExp(`^Página ${number} de `) });
/** Waits until a page is drawn and its text can be selected. */
export const drawn = (page: Page, number: number): Promise<void> =>
  expect(sheet(page, number).locator('.textLayer span').first()).toBeAttached();
/** The vertical scroll position of the pages. */
export const scrolled = (page: Page): Promise<number> => pages(page).evaluate((element) => element.scrollTop);
/** Waits until the pages stop scrolling: a key pressed during the scrolling may be lost. */
export const stillness = (page: Page): Promise<void> =>
  pages(page).evaluate(async (element) => {
    let before = Number.NaN;
    for (let same = 0; same < 5; before = element.scrollTop) {
      await new Promise(requestAnimationFrame);
      same = element.scrollTop === before ? same + 1 : 0;
    }
  });
/** The drawn zoom, where 1 is 100 %. */
export const scaleOf = (page: Page): Promise<number> =>
  sheet(page, 1).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--scale-factor')) / (96 / 72));
