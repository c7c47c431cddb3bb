import { useEffect } from 'react';

/** Repetitions after the `online` event in ms: the first calls may still find no network. */
const repeatDelays = [1000, 5000] as const;

/** Calls `notify` when the browser is online again, and twice later; gives its end. */
export function watchOnline(
  notify: () => void,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach((timer) => clearTimeout(timer));
  const begin = () => {
    stop();
    timers = repeatDelays.map((milliseconds) => setTimeout(notify, milliseconds));
    notify();
  };
  target.addEventListener('online', begin);
  target.addEventListener('offline', stop);
  return () => {
    stop();
    target.removeEventListener('online', begin);
    target.removeEventListener('offline', stop);
  };
}

/**
 * Tells an actor when the network returns, so that it repeats reads that failed without one. The
 * event comes several times and must do nothing when no read has failed.
 */
export function useOnline(actor: { readonly send: (event: { readonly type: 'network.restored' }) => void }): void {
  useEffect(() => watchOnline(() => actor.send({ type: 'network.restored' })), [actor]);
}
