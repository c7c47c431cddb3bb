import type { Page } from '@playwright/test';

/** The browser's log of failed requests, which tests provoke and which are no fault of the page. */
const expected = /Failed to load resource|net::ERR_/;

/** Runs in a page or worker: logs each violation of the policy; Chromium logs none of workers. */
export const tellViolations = (): void => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content Security Policy violated: ${effectiveDirective} ${blockedURI}`);
  });
};

/** Collects the errors of a page and its workers. */
export function watch(page: Page, complaints: string[]): void {
  // An ended worker reports nothing more.
  page.on('worker', (worker) => void worker.evaluate(tellViolations).catch(() => undefined));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
}
