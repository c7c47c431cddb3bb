import type { BrowserContext, Page, Request } from '@playwright/test';
import { kindOf, type Ledger, type Sent } from './ledger.ts';

/** Complaints and calls of the pages of a browser. */
export interface Watch {
  /** The complaints of the pages since the last call of this function, one line each. */
  takeComplaints(): string[];
  /** How many calls to the services are under way. */
  underWay(): number;
}

/** Messages that Chromium itself logs: failed requests, and blocked questions of `beforeunload`. */
const expected = /Failed to load resource|net::ERR_|Blocked attempt to show a 'beforeunload'/;

/** Listens to all pages of a browser; writes are entered in the ledger. */
export function watchBrowser(context: BrowserContext, ledger: Ledger, step: () => number): Watch {
  const complaints: string[] = [];
  const flying = new Map<Request, Sent | null>();
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`console: ${message.text()}`);
    });
    page.on('crash', () => complaints.push('the page crashed'));
    // Chromium asks before a page with unsent typing is loaded again.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/servicios/')) return;
    const kind = kindOf(request.method(), pathname);
    flying.set(request, kind && ledger.send(kind, step()));
  });
  context.on('response', (response) => {
    const sent = flying.get(response.request());
    if (sent) sent.failed = response.status() >= 400;
  });
  context.on('requestfailed', (request) => flying.delete(request));
  context.on('requestfinished', (request) => {
    const sent = flying.get(request);
    if (sent) sent.answered = step();
    flying.delete(request);
  });
  return { takeComplaints: () => complaints.splice(0), underWay: () => flying.size };
}
