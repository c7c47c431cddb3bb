import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose chunk can be loaded ahead. */
export interface Preloadable<Props extends object> {
  /** Starts loading the chunk; after a failure the next call tries again. */
  preload(): Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly isLoaded: () => boolean;
  /** Renders `fallback` until the chunk is loaded; throws to the error boundary on failure. */
  Component: ComponentType<Props & { readonly fallback?: ReactNode }>;
}

const missingSheets = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingSheets.add(target);
  },
  true,
);

/** Stylesheets that are being loaded again, by address. */
const refetching = new Map<string, Promise<void>>();

/** Loads a failed stylesheet again: Vite loads it once, so a retried page would be unstyled. */
function fetchAgain(link: HTMLLinkElement): void {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  missingSheets.delete(link);
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.addEventListener('load', () => resolve());
  again.addEventListener('error', () => reject(new Error(`No stylesheet: ${link.href}`)));
  again.href = link.href;
  link.replaceWith(again);
  const done = () => refetching.delete(link.href);
  promise.then(done, done);
  refetching.set(link.href, promise);
}

async function fetchMissingSheets(own: ReadonlySet<string>): Promise<void> {
  for (const link of missingSheets) fetchAgain(link);
  const sheets = [...refetching].map(([href, sheet]) =>
    sheet.catch((error: unknown) => {
      if (own.has(href)) throw error;
    }),
  );
  await Promise.all(sheets);
}

const isAnyMissing = () => missingSheets.size > 0 || refetching.size > 0;

const askedSheets = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);

/**
 * Loads a chunk and notes its stylesheets in `own`. A stylesheet that failed for another chunk is
 * loaded again, but blocks this chunk only if it is in `own`.
 */
async function loadStyled<Loaded>(load: () => Promise<Loaded>, own: Set<string>): Promise<Loaded> {
  if (isAnyMissing()) await fetchMissingSheets(own);
  const before = new Set(askedSheets());
  const loading = load();
  for (const href of askedSheets()) if (!before.has(href)) own.add(href);
  const loaded = await loading;
  if (isAnyMissing()) await fetchMissingSheets(own);
  return loaded;
}

/** Lazy loading without Suspense, which delays a suspended page by 300 ms with its chunk loaded. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let state: { readonly component?: ComponentType<Props>; readonly error?: unknown } = {};
  let attempts = 0;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const ownSheets = new Set<string>();

  const settle = (next: typeof state) => {
    state = next;
    pending = null;
    attempts += 1;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (state.component) return Promise.resolve();
    pending ??= loadStyled(load, ownSheets).then(
      (component) => settle({ component }),
      (error: unknown) => settle({ error }),
    );
    return pending;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Component({ fallback = null, ...props }: Props & { readonly fallback?: ReactNode }) {
    const { component: Loaded, error } = useSyncExternalStore(
      subscribe,
      () => state,
      () => state,
    );
    // Failures before this mount don't count: a boundary's retry remounts and loads again.
    const [attemptsAtMount] = useState(attempts);
    useEffect(() => {
      void preload();
    }, []);
    if (Loaded) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props without `fallback`
      return <Loaded {...(props as unknown as Props)} />;
    }
    if (error !== undefined && attempts > attemptsAtMount) throw error;
    return fallback;
  }

  return { preload, subscribe, isLoaded: () => state.component !== undefined, Component };
}

/** Whether the chunk of a page is loaded; rerenders when it loads. */
export function useLoaded<Props extends object>({ subscribe, isLoaded }: Preloadable<Props>): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false);
}

/** Runs `work` when the browser is idle, or after 2 s; gives a function that cancels it. */
export function onIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}
