import { createActor, fromPromise } from 'xstate';
import { type FoundVersion, versionMachine } from '../../machines/version/version-machine.ts';
import { isOutdated } from '../outdated.ts';

/** In milliseconds. */
const askAgain = 30 * 60_000;

/** New versions of the portal, installed by the service worker. */
export interface Versions {
  /**
   * Activates a version that waited before the page opened, if this is the only tab (the worker
   * checks that) and nothing is typed; `isTyped` is kept for later activations.
   */
  readonly takeWaiting: (isTyped: () => boolean) => void;
  /** Registers the worker in the built portal; the portal works without workers. */
  readonly begin: () => void;
  /** Whether a version is ready to be activated. */
  readonly isOffered: () => boolean;
  /** Whether the version waits until typing is sent or discarded. */
  readonly isHeld: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Activates the version and reloads the page, unless something is typed. */
  readonly take: () => void;
}

/** The part of `navigator.serviceWorker` in use; missing where the browser forbids workers. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'controller' | 'addEventListener'>;

/** Watches for versions. A browser's first worker is not offered: it replaces nothing. */
export function createVersions(
  workers: Workers | undefined = navigator.serviceWorker,
  base: string = import.meta.env.BASE_URL,
  reload: () => void = () => location.reload(),
  isFormer: () => Promise<boolean> = isOutdated,
): Versions {
  const typing = { isTyped: () => false };
  const findWaiting = async (): Promise<FoundVersion | null> => {
    const worker = (await workers?.getRegistration(base))?.waiting;
    if (!worker || !workers?.controller || !(await isFormer().catch(() => true))) return null;
    return { worker, isTyped: typing.isTyped() };
  };
  const actor = createActor(
    versionMachine.provide({
      actors: { findWaiting: fromPromise(findWaiting), judge: fromPromise<boolean, void>(() => isFormer()) },
      actions: {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        tell: (_, { worker, order }) => worker?.postMessage(order),
        reload: () => reload(),
      },
    }),
  ).start();
  workers?.addEventListener('controllerchange', () => actor.send({ type: 'worker.changed', isTyped: typing.isTyped() }));

  const offer = (worker: ServiceWorker | null) => {
    if (worker && workers?.controller) actor.send({ type: 'version.installed', worker });
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  };
  const register = async () => {
    const registration = await workers?.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
    if (!registration) return;
    offer(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    setInterval(() => void registration.update().catch(() => undefined), askAgain);
  };
  const isIn = (state: 'offered' | 'taking' | { readonly offered: 'held' }) => actor.getSnapshot().matches({ offer: state });

  return {
    takeWaiting(isTyped) {
      typing.isTyped = isTyped;
      if (import.meta.env.PROD) actor.send({ type: 'page.opened' });
    },
    begin() {
      if (import.meta.env.PROD) register().catch(() => undefined);
    },
    isOffered: () => isIn('offered') || isIn('taking'),
    isHeld: () => isIn({ offered: 'held' }),
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    take() {
      const { worker } = actor.getSnapshot().context;
      actor.send({ type: 'take', isTyped: typing.isTyped(), isWaiting: worker?.state === 'installed' });
    },
  };
}
