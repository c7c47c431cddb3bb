import type { Locator, Page } from '@playwright/test';
import express from 'express';
import sirv from 'sirv';
import { withBuiltPage } from './built-page.ts';
import { test as portalTest } from './portal.ts';

/** A test of `SafeHtml` on a page without a security policy, so that only the component protects. */
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

/** The element around the comment. */
export const comment = (page: Page): Locator => page.getByRole('region', { name: 'Comentario' });

/** Replaces the shown comment. */
export async function showComment(page: Page, html: string | null, text: string | null = null): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('comment', { detail })), { html, text });
}
