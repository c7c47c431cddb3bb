import type { BrowserContext, Page } from '@playwright/test';

/** Counts of the things that a page has started and not ended. */
export interface Tally {
  readonly timers: number;
  readonly urls: number;
  readonly channels: number;
}

// Runs in pages, without outer scope; a window opened by a page runs the script twice.
function keepTally(): void {
  if (Reflect.has(globalThis, 'tally')) return;
  const timers = new Set<unknown>();
  const urls = new Set<string>();
  const channels = { open: 0 };
  const { setTimeout: later, setInterval: often, clearTimeout: end, clearInterval: endOften } = globalThis;
  Object.assign(globalThis, {
    tally: () => ({ timers: timers.size, urls: urls.size, channels: channels.open }),
    setTimeout: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
      const timer: unknown = later(() => {
        timers.delete(timer);
        work(...given);
      }, delay);
      timers.add(timer);
      return timer;
    },
    setInterval: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
      const timer: unknown = often(work, delay, ...given);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer?: number) => {
      timers.delete(timer);
      end(timer);
    },
    clearInterval: (timer?: number) => {
      timers.delete(timer);
      endOften(timer);
    },
  });
  const createObjectURL = URL.createObjectURL.bind(URL);
  const revokeObjectURL = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (of) => {
    const url = createObjectURL(of);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL(url);
  };
  globalThis.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct: (target, given, made) => {
      const channel = Reflect.construct(target, given, made) as BroadcastChannel;
      const close = channel.close.bind(channel);
      let isOpen = true;
      channels.open += 1;
      channel.close = () => {
        if (isOpen) channels.open -= 1;
        isOpen = false;
        close();
      };
      return channel;
    },
  });
}

/** Starts counting in the pages of a context; called after the clock, which has its own timers. */
export const tallyPages = (context: BrowserContext): Promise<unknown> => context.addInitScript(keepTally);

/** The present counts of a page. */
export const readTally = (page: Page): Promise<Tally> =>
  page.evaluate(() => (globalThis as unknown as { tally: () => Tally }).tally());

/** The number of nodes in the page; the browser's count includes those of cached SVG pictures. */
export const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
