import type { ReactNode } from 'react';
import type { Cotizacion } from '../../domain/cotizaciones.ts';
import { paths } from '../../domain/paths.ts';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NotFoundPanel } from '../../ui/layout/NotFoundPanel.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { useCotizacionFetch } from './use-cotizacion-fetch.ts';

/** Says that there is no such quote. */
export function NoCotizacion({ id }: { readonly id: string }) {
  return (
    <NotFoundPanel
      title={`No tienes una cotización con el número ${id}.`}
      listHref={paths.listCotizaciones}
      listLabel="Ir a cotizaciones"
    />
  );
}

/** A quote, once it is here; its failure and its absence are said in place. */
export function LoadedCotizacion({
  id,
  children,
}: {
  readonly id: number;
  readonly children: (cotizacion: Cotizacion) => ReactNode;
}) {
  const { describeFailure } = usePortal();
  const { data, failure, retry } = useCotizacionFetch(id);
  if (data) return children(data);
  if (failure?.kind === 'rejected' && failure.status === 404) return <NoCotizacion id={String(id)} />;
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
