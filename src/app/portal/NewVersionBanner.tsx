import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useUnsentTyping } from '../../wiring/leave/leave-guard.tsx';
import type { Versions } from './new-version.ts';

/** Offers a new version; taking it reloads the page, which waits until nothing unsent would be interrupted. */
export function NewVersionBanner({ version }: { readonly version: Versions }) {
  const isOffered = useSyncExternalStore(version.subscribe, version.isOffered);
  const hasUnsentTyping = useUnsentTyping();
  const [waits, setWaits] = useState(false);
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
