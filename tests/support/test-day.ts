import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The day of the browser tests and of the seed, so that no result depends on the real date. */
export const testDay = '2026-11-20';

// Runs in pages too, without an outer scope; a window opened by a page runs this twice.
function moveClock(by: number): void {
  const real = Date;
  if (Reflect.has(real, 'isMoved')) return;
  const now = () => real.now() + by;
  globalThis.Date = new Proxy(real, {
    construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made) as Date,
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
    has: (target, key) => key === 'isMoved' || Reflect.has(target, key),
  });
}

const ahead = Date.parse(`${testDay}T15:00:00Z`) - Date.now();

/** Moves this process (tokens, Playwright's `clock`) to 11:00 of the test day in Santo Domingo. */
export const liveOnTestDay = (): void => moveClock(ahead);

/** Moves the clocks of a context's pages by the same time. */
export async function moveToTestDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, ahead);
}

/** A script that moves a page's clock by the same time, for pages that are served with it. */
export const clockScript = (): string => `(${String(moveClock)})(${ahead});`;

/** Opens a second context, also on the test day. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await moveToTestDay(context);
  return context;
}
