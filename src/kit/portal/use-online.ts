import { useEffect } from 'react';

/** How long after the browser says that it has a network it is told once more: its first calls may still find none, in milliseconds. */
const echoes = [1000, 5000] as const;

/** Tells when the browser has a network again, and twice more while it keeps it. Gives back what ends that. */
export function watchOnline(
  tell: () => void,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach((timer) => clearTimeout(timer));
  const begin = () => {
    stop();
    timers = echoes.map((milliseconds) => setTimeout(tell, milliseconds));
    tell();
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
 * Tells an actor when the browser has a network again: what failed for want of one is read once more by itself. It is told more than once, and to be
 * told while nothing has failed must change nothing.
 */
export function useOnline(actor: { readonly send: (event: { readonly type: 'network.restored' }) => void }): void {
  useEffect(() => watchOnline(() => actor.send({ type: 'network.restored' })), [actor]);
}
