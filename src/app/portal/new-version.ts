import { isOutdated } from '../outdated.ts';

/** How often a portal that stays open asks for a new version, in milliseconds. */
const askAgain = 30 * 60_000;

/** New versions of the portal, as the service worker brings them. */
export interface Versions {
  /**
   * Lets one that waited before the page was opened take over unasked, where this is the only tab (the worker sees to that) and nothing is typed yet:
   * that is asked before and after.
   */
  readonly takeWaiting: (isTyped: () => boolean) => void;
  /** Registers the worker, in the built portal; a browser that wants none works without. */
  readonly begin: () => void;
  /** Whether one is ready to take over. */
  readonly isOffered: () => boolean;
  /** Calls back when one is. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets it take over and reloads the page. */
  readonly take: () => void;
}

/** What is needed of `navigator.serviceWorker`; browsers that forbid workers have none. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'controller' | 'addEventListener'>;

/** Waits for the next version. The first worker of a browser is not offered, it has nothing to replace. */
export function createVersions(
  workers: Workers | undefined = navigator.serviceWorker,
  base: string = import.meta.env.BASE_URL,
  reload: () => void = () => location.reload(),
  isFormer: () => Promise<boolean> = isOutdated,
): Versions {
  let waiting: ServiceWorker | null = null;
  const listeners = new Set<() => void>();

  /** A build that waits is no news for a page that the worker of the former build has already drawn of it. */
  const isNews = async () => isFormer().catch(() => true);
  const offer = (worker: ServiceWorker) => {
    waiting = worker;
    for (const listener of listeners) listener();
  };
  const offerNews = async (worker: ServiceWorker | null) => {
    if (worker && workers?.controller && (await isNews())) offer(worker);
  };
  const takeUnasked = async (isTyped: () => boolean) => {
    const worker = (await workers?.getRegistration(base))?.waiting;
    if (!worker || !workers?.controller || !(await isNews()) || isTyped()) return;
    const onTakenOver = () => {
      if (isTyped()) offer(worker);
      else reload();
    };
    workers.addEventListener('controllerchange', onTakenOver, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage('activar si es la única');
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offerNews(worker);
    });
  };
  const register = async () => {
    const registration = await workers?.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
    if (!registration) return;
    void offerNews(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    setInterval(() => void registration.update().catch(() => undefined), askAgain);
  };

  return {
    takeWaiting(isTyped) {
      if (import.meta.env.PROD) takeUnasked(isTyped).catch(() => undefined);
    },
    begin() {
      if (import.meta.env.PROD) register().catch(() => undefined);
    },
    isOffered: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take() {
      // Another tab was faster: it has taken over here, too, and nothing more will be told.
      if (waiting && waiting.state !== 'installed') {
        reload();
        return;
      }
      workers?.addEventListener('controllerchange', reload, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      waiting?.postMessage('activar');
    },
  };
}
