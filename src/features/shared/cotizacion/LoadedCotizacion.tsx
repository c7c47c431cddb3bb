import type { ReactNode } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { isMissing } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { NotFoundPanel } from '../../../ui/layout/NotFoundPanel.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';

/** Says that the user has no quote with this number. */
export function NoCotizacion({ id }: { readonly id: string }) {
  return (
    <NotFoundPanel
      title={`No tienes una cotización con el número ${id}.`}
      listHref={paths.listCotizaciones}
      listLabel="Ir a cotizaciones"
    />
  );
}

/** Draws `children` with a loaded quote; shows failure or absence in their place. */
export function LoadedCotizacion({
  id,
  cotizacion: { data, failure, retry },
  children,
}: {
  readonly id: number;
  /** Comes from the caller, who can start the fetch earlier. */
  readonly cotizacion: Fetched<Cotizacion>;
  readonly children: (cotizacion: Cotizacion) => ReactNode;
}) {
  const { describeFailure } = usePortal();
  if (data) return children(data);
  if (isMissing(failure)) return <NoCotizacion id={String(id)} />;
  return (
    <Panel padded aria-busy={!failure}>
      {failure ? (
        <FailedPanel {...describeFailure(failure)} onRetry={retry} />
      ) : (
        <output>
          <Spinner /> Cargando la cotización…
        </output>
      )}
    </Panel>
  );
}
