import type { Page } from '@playwright/test';

/** Events to wait for; `at` is the time in the document, `painted` the time of the drawn frame. */
export type Moment =
  | 'hello'
  | 'usable'
  | 'home'
  | 'charts'
  | 'rows10'
  | 'rows100'
  | 'rows200'
  | 'wizard'
  | 'request'
  | 'quotes10'
  | 'thread'
  | 'quote'
  | 'campos'
  | 'rated'
  | 'emision';

/** Times of an event and of the last click or change before it, in ms since the navigation. */
export interface MomentTimes {
  at: number;
  painted: number;
  click: number;
}

/** Bytes and requests on the wire. */
export interface Traffic {
  readonly kb: number;
  readonly requests: number;
}

interface Watch {
  wait(moment: Moment): Promise<MomentTimes>;
  /** Start of the first service call after `from`; NaN for none. */
  firstCall(from: number): number;
  /** Traffic of the requests that began between `from` and `to`. */
  traffic(from: number, to: number): Traffic;
  /** The longest task that overlaps `from` to `to`, in ms; 0 when none was longer than 50 ms. */
  longestTask(from: number, to: number): number;
  /** From the latest press to the next frame, in ms, by the browser's measure; 0 below 16 ms. */
  interaction(from: number): number;
  firstPaint(): number;
  bytes(kind: 'script' | 'code', from: number, to: number): number;
}

declare global {
  interface Window {
    bench: Watch;
  }
}

/**
 * Runs in the page before its own scripts (Playwright's addInitScript), so it must stand alone. A
 * mutation observer takes times in the page, so no round trip to the runner is measured.
 */
export function installWatch(): void {
  const seen = new Map<Moment, MomentTimes>();
  const waiting = new Map<Moment, (value: MomentTimes) => void>();
  let click = 0;
  const tableRows = document.getElementsByTagName('tr'); // Live.
  // Rows of at least three cells: those of the dashboard's charts have two.
  const filled = (count: number): boolean =>
    [...tableRows].filter((row) => row.cells.length > 2 && row.closest('tbody') && row.textContent?.trim()).length >= count;
  const checks: Record<Moment, () => boolean> = {
    hello: () => document.querySelector('h1')?.textContent === 'Hola',
    // The button is enabled once the page is hydrated and handles the submit.
    usable: () => [...document.querySelectorAll('button')].some((it) => it.textContent?.trim() === 'Ingresar' && !it.disabled),
    home: () => !document.querySelector('input[type=password]') && Boolean(document.querySelector('h1')?.textContent?.trim()),
    charts: () => document.getElementsByClassName('recharts-surface').length >= 4,
    rows10: () => filled(10),
    rows100: () => filled(100),
    rows200: () => filled(200),
    // The wizard with the options of its first choice.
    wizard: () => document.querySelectorAll('#cliente-idTipoPersona option').length > 1,
    // The form of a quote with its products, and the technical fields of one.
    quote: () => document.querySelectorAll('#cotizacion-producto option').length > 1,
    campos: () => document.querySelectorAll('[id^=cotizacion-datos-]').length > 2,
    // An opened quote with its fields and rated plans.
    rated: () =>
      document.querySelectorAll('[id^=cotizacion-datos-]').length > 2 &&
      document.querySelectorAll('[aria-label="Planes cotizados"] [type=radio]').length > 1,
    // The form of an issuance with its plans and the options of its payment method.
    emision: () =>
      document.querySelectorAll('[name=emision-plan]').length > 1 &&
      document.querySelectorAll('#emision-formaPago option').length > 1,
    quotes10: () => location.pathname.endsWith('/cotizaciones') && filled(10),
    // The form of a request with the options of its first choice.
    request: () =>
      location.pathname.endsWith('/solicitudes/create') && document.querySelectorAll('main select option').length > 1,
    // The newest fifteen comments of a thread.
    thread: () => document.querySelectorAll('[aria-label=Comentarios] li').length >= 15,
  };
  const pending = new Set(Object.keys(checks) as Moment[]);

  const look = (): void => {
    for (const moment of pending) {
      if (!checks[moment]()) continue;
      pending.delete(moment);
      const at = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const value = { at, painted: performance.now(), click };
          seen.set(moment, value);
          waiting.get(moment)?.(value);
        });
        port1.start();
        port2.postMessage(undefined); // Delivered after the frame.
      });
    }
  };

  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const presses: PerformanceEntry[] = [];
  new PerformanceObserver((list) => presses.push(...list.getEntries())).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  });

  performance.setResourceTimingBufferSize(2_000);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  for (const type of ['click', 'change']) document.addEventListener(type, (event) => (click = event.timeStamp), true);

  window.bench = {
    wait: (moment) =>
      new Promise((resolve, reject) => {
        const value = seen.get(moment);
        if (value) return resolve(value);
        waiting.set(moment, resolve);
        setTimeout(() => reject(new Error(`no llegó a «${moment}» en 30 s`)), 30_000);
      }),
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstCall: (from) =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime >= from && /\/v1\//.test(name))
          .map(({ startTime }) => startTime),
      ),
    traffic: (from, to) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter((it) => it.startTime >= from && it.startTime <= to)
        .map((it) => (it instanceof PerformanceResourceTiming ? it.transferSize : 0))
        .filter((bytes) => bytes > 0);
      return { kb: asked.reduce((total, bytes) => total + bytes, 0) / 1024, requests: asked.length };
    },
    longestTask: (from, to) =>
      Math.max(
        0,
        ...tasks.filter((it) => it.startTime + it.duration > from && it.startTime < to).map(({ duration }) => duration),
      ),
    interaction: (from) =>
      Math.max(
        0,
        ...presses
          .filter((it) => it.startTime >= from - 50 && /^(?:pointer|mouse|click|key)/.test(it.name))
          .map(({ duration }) => duration),
      ),
    // Counts every request of the span, even unfinished ones. `transferSize` is the compressed body
    // and 300 B for headers, or 0 from the cache.
    bytes: (kind, from, to) =>
      performance
        .getEntriesByType('resource')
        .filter((it) => it.startTime >= from && it.startTime <= to)
        .filter((it) => (kind === 'script' ? /\.m?js$/ : /\.(m?js|css)$/).test(new URL(it.name).pathname))
        .reduce((total, it) => total + (it instanceof PerformanceResourceTiming ? it.transferSize : 0), 0),
  };
}

/** Watches a page's tasks; the result gives the longest in ms. Tasks up to 50 ms count as 0. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}
