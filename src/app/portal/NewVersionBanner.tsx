import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useUnsentTyping } from '../../kit/leave/leave-guard.tsx';
import type { Versions } from './new-version.ts';

/** Offers a new version, or installs a waiting one on opening, unless typing would be lost. */
export function NewVersionBanner({ version }: { readonly version: Versions }) {
  const isOffered = useSyncExternalStore(version.subscribe, version.isOffered);
  const isHeld = useSyncExternalStore(version.subscribe, version.isHeld);
  const hasUnsentTyping = useUnsentTyping();
  useEffect(() => version.takeWaiting(hasUnsentTyping), [version, hasUnsentTyping]);
  return (
    <output className="ag-banner">
      {isOffered && (
        <>
          <span>
            {isHeld ? 'Hay una nueva versión. Envía o descarta tus cambios y actualiza después.' : 'Hay una nueva versión'}
          </span>
          <Button size="sm" variant="outline" onClick={version.take}>
            Actualizar
          </Button>
        </>
      )}
    </output>
  );
}
