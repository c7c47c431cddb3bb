import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { reloadIfOutdated } from '../outdated.ts';

/** Keeps a page's failure inside the frame: the menu stays, and the page can be retried. */
export function RouteErrorBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      header={
        <PageHeader
          title="No se pudo mostrar la página"
          actions={
            <Button variant="outline" onClick={() => location.reload()}>
              Recargar
            </Button>
          }
        />
      }
      title="Algo falló al abrir esta página"
      body="Intenta de nuevo; si sigue igual, recarga el portal."
      onError={() => void reloadIfOutdated()}
    >
      {children}
    </ErrorBoundary>
  );
}
