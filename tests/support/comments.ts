import type { Locator, Page } from '@playwright/test';
import express from 'express';
import sirv from 'sirv';
import { withBuiltPage } from './built-page.ts';
import { test as portalTest } from './portal.ts';

/** A test of `SafeHtml` on a page of its own, which has no security policy: what keeps a comment harmless is the component alone. */
export const test = portalTest.extend<{ commentPage: void }, { commentUrl: string }>({
  commentUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withBuiltPage('comment-page', { serve: (dir) => express().use('/autogestion', sirv(dir)) }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ commentUrl }, use) => use(commentUrl),
  commentPage: [
    async ({ page }, use) => {
      await page.goto('./');
      await use();
    },
    { auto: true },
  ],
});

/** Where the comment is. */
export const comment = (page: Page): Locator => page.getByRole('region', { name: 'Comentario' });

/** Shows a comment in place of the former. */
export async function showComment(page: Page, html: string | null, text: string | null = null): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('comment', { detail })), { html, text });
}
