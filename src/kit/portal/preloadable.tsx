import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose chunk can be fetched before it is needed. */
export interface Preloadable<Props extends object> {
  /** Starts fetching the chunk; safe to call often. A failed fetch is tried again by the next call. */
  preload(): Promise<void>;
  /** Calls back when the chunk has come, or could not. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isLoaded: () => boolean;
  /** Renders the component, or `fallback` until its chunk is here. Throws to the error boundary when the chunk can't be had. */
  Component: ComponentType<Props & { readonly fallback?: ReactNode }>;
}

/** Stylesheets that could not be fetched. */
const missingSheets = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingSheets.add(target);
  },
  true,
);

/** Those that are asked for again just now, by their addresses. */
const refetching = new Map<string, Promise<void>>();

/** Asks again for a stylesheet that failed: Vite asks once, and a second attempt would come out unstyled. */
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

/** Asks again for all that failed, and waits for them; rejects for those of `own` alone, for the others are missing elsewhere. */
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
 * A chunk with its stylesheets, noted in `own`. One that another chunk had asked for, and that did not come, is missing here without an error of
 * its own: it is asked for again, but a page is not kept from being shown by what another page lacks.
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

/**
 * Lazy loading without Suspense: React's reveal throttle holds a suspended page back for some 300 ms even when its chunk is already here.
 */
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
    // A failure from before this was mounted is not its own: mounting it again, as a boundary's retry does, tries again.
    const [attemptsAtMount] = useState(attempts);
    useEffect(() => {
      void preload();
    }, []);
    if (Loaded) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left of the props without `fallback`
      return <Loaded {...(props as unknown as Props)} />;
    }
    if (error !== undefined && attempts > attemptsAtMount) throw error;
    return fallback;
  }

  return { preload, subscribe, isLoaded: () => state.component !== undefined, Component };
}

/** Whether the chunk of a page is here; renders again when it comes. */
export function useLoaded<Props extends object>({ subscribe, isLoaded }: Preloadable<Props>): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false);
}

/** Runs `work` when the browser has nothing better to do. */
export function onIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}
