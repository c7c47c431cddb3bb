import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The day that the browser tests live in: the sandbox is seeded for it, and neither its data nor a test depends on when it runs. */
export const testDay = '2026-11-20';

// Run in pages, too, where there is no outer scope; a window opened by a page runs it twice.
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

/** Moves the clock of this process to eleven in the morning of the test day in Santo Domingo: that of the sandbox's tokens, and of Playwright's `clock`. */
export const liveOnTestDay = (): void => moveClock(ahead);

/** Moves the clocks of the pages of a context by as much. */
export async function moveToTestDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, ahead);
}

/** The text of a script that moves the clock of a page by as much, for browsers that are given their pages with it. */
export const clockScript = (): string => `(${String(moveClock)})(${ahead});`;

/** Opens a context beside that of the test, on the test day, too. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await moveToTestDay(context);
  return context;
}
