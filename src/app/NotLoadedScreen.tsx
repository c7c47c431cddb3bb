import { useEffect } from 'react';
import { BootScreen } from './BootScreen.tsx';
import { reloadIfOutdated } from './outdated.ts';

/** Props of {@link NotLoadedScreen}. */
export interface NotLoadedScreenProps {
  readonly onRetry: () => void;
  /** Where there is a session to leave that is not shown yet. */
  readonly onSalir?: () => void;
}

/** The page when code that all stands on could not be had. Where that is because a new version stands on the server, it is loaded by itself. */
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
