import { useEffect } from 'react';

/** Tells an actor when the browser has a network again: what failed for want of one is read once more by itself. */
export function useOnline(actor: { readonly send: (event: { readonly type: 'network.restored' }) => void }): void {
  useEffect(() => {
    const tell = () => actor.send({ type: 'network.restored' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [actor]);
}
