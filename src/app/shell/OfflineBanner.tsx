import { useSyncExternalStore } from 'react';
import './OfflineBanner.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is missing. The empty region stays, so that screen readers announce it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className="ag-banner" data-tone="warning">
      {!isOnline && <span>Sin conexión. Lo que ves puede no estar al día; vuelve a intentarlo cuando regrese la red.</span>}
    </output>
  );
}
