import type { Page } from '@playwright/test';

/** Failed requests that the test provoked are logged by the browser too; they are no fault of the page. */
const expected = /Failed to load resource|net::ERR_/;

/** Run in a page or a worker: tells the console what the security policy refused, whatever the browser says of it; of workers it says nothing. */
export const tellViolations = (): void => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content Security Policy violated: ${effectiveDirective} ${blockedURI}`);
  });
};

/** Collects what a page and its workers complain about. */
export function watch(page: Page, complaints: string[]): void {
  // A worker that is gone complains no more.
  page.on('worker', (worker) => void worker.evaluate(tellViolations).catch(() => undefined));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
}
