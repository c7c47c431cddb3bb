import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useUnsentTyping } from '../../kit/leave/leave-guard.tsx';
import type { Versions } from './new-version.ts';

/** Offers a new version, or takes one that waited when the portal was opened; taking it reloads the page, which waits until nothing unsent would be interrupted. */
export function NewVersionBanner({ version }: { readonly version: Versions }) {
  const isOffered = useSyncExternalStore(version.subscribe, version.isOffered);
  const hasUnsentTyping = useUnsentTyping();
  const [waits, setWaits] = useState(false);
  useEffect(() => version.takeWaiting(hasUnsentTyping), [version, hasUnsentTyping]);
  return (
    <output className="ag-banner">
      {isOffered && (
        <>
          <span>
            {waits ? 'Hay una nueva versión. Envía o descarta tus cambios y actualiza después.' : 'Hay una nueva versión'}
          </span>
          <Button size="sm" variant="outline" onClick={() => (hasUnsentTyping() ? setWaits(true) : version.take())}>
            Actualizar
          </Button>
        </>
      )}
    </output>
  );
}
