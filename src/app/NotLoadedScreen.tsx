import { useEffect } from 'react';
import { BootScreen } from './BootScreen.tsx';
import { reloadIfOutdated } from './outdated.ts';

/** Props of {@link NotLoadedScreen}. */
export interface NotLoadedScreenProps {
  readonly onRetry: () => void;
  /** Missing where there is no session to leave. */
  readonly onSalir?: () => void;
}

/** Shown when the portal's code failed to load; loads a new version of the server unasked. */
export function NotLoadedScreen({ onRetry, onSalir }: NotLoadedScreenProps) {
  useEffect(() => void reloadIfOutdated(), []);
  return (
    <BootScreen
      title="No se pudo abrir el portal"
      body="Revisa tu conexión e intenta de nuevo."
      actions={
        <>
          <button type="button" onClick={onRetry}>
            Reintentar
          </button>
          <button type="button" onClick={() => location.reload()}>
            Recargar la página
          </button>
          {onSalir && (
            <button type="button" onClick={onSalir}>
              Salir
            </button>
          )}
        </>
      }
    />
  );
}
