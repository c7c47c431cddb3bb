import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { areaProductos, type Cotizacion } from '../../../domain/cotizaciones.ts';
import type { TramiteDocumento } from '../../../domain/documentos.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { paths } from '../../../domain/paths.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useSettledCatalogos } from '../../../kit/catalogo/use-settled-catalogos.ts';
import { LoadedCotizacion, NoCotizacion } from '../../shared/cotizacion/LoadedCotizacion.tsx';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useCotizacionFetch } from '../../shared/cotizacion/use-cotizacion-fetch.ts';
import { type Fetched, useFetch } from '../../../kit/portal/use-fetch.ts';
import { tramiteDocumentos } from '../../shared/documentos/use-uploads.ts';
import { emisionCatalogos, type EmisionDraft, emisionDrafts } from './emision-form.ts';
import { hasForm } from './emision-state.ts';
import { EmisionFormulario } from './EmisionFormulario.tsx';
import { EmitidaPanel } from './EmitidaPanel.tsx';
import { NoEmitiblePanel } from './NoEmitiblePanel.tsx';
import { useEmisionMachine } from './use-emision-machine.ts';

interface EmisionProps {
  readonly cotizacion: Cotizacion;
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  readonly opening: FormOpening<EmisionDraft>;
  /** Told the area of the quote. */
  readonly onArea: (idArea: number) => void;
}

/** One issuance: its form, and what came of it. */
function Emision({ cotizacion, tramites, opening, onArea }: EmisionProps) {
  const [, navigate] = useLocation();
  const { keeper, draft } = opening;
  const { actor, state } = useEmisionMachine(cotizacion, draft?.uncertain ?? false);
  const [opened] = useState(state.phase);
  const { phase } = state;
  useEffect(() => onArea(cotizacion.cdArea), [onArea, cotizacion]);
  const isOver = !hasForm(state);
  useEffect(() => {
    if (isOver) keeper.drop();
    if (phase === 'cancelled') navigate(paths.listPolizas);
  }, [isOver, phase, keeper, navigate]);
  if (phase === 'issued' || phase === 'already') {
    return (
      <EmitidaPanel cotizacion={cotizacion} emision={state.emision} isAlready={phase === 'already'} isNew={phase !== opened} />
    );
  }
  if (phase === 'blocked') return <NoEmitiblePanel cotizacion={cotizacion} idEstatus={state.idEstatus} />;
  return phase === 'cancelled' ? null : (
    <EmisionFormulario {...opening} cotizacion={cotizacion} tramites={tramites} actor={actor} state={state} />
  );
}

/** `areSettled`: its catalogues have been answered. */
function EmisionOf({ id, areSettled }: { readonly id: number; readonly areSettled: boolean }) {
  const fetched = useCotizacionFetch(id);
  const cotizacion = areSettled ? fetched : { ...fetched, data: null };
  // Asked for beside the quote: what the portal sells is of one area, and another one is asked for when the quote says so.
  const [idArea, setIdArea] = useState<number>(areaProductos);
  const tramites = useFetch(tramiteDocumentos, { idArea });
  const [offers] = useState(() => (draft: { readonly values: EmisionDraft }) => draft.values.numero === String(id));
  return (
    <FormDrafts kind={emisionDrafts} unasked offers={offers}>
      {(opening) => (
        <LoadedCotizacion id={id} cotizacion={cotizacion}>
          {(data) => <Emision cotizacion={data} tramites={tramites} opening={opening} onArea={setIdArea} />}
        </LoadedCotizacion>
      )}
    </FormDrafts>
  );
}

/** The issuance of a policy from a quote (specification 2, section 2); the id is the quote's number. */
export function EmisionPage() {
  const areSettled = useSettledCatalogos(emisionCatalogos);
  const { id = '' } = useParams();
  const numero = idOfPath(id);
  return (
    <>
      <PageHeader
        title="Emisión de póliza"
        breadcrumbs={[{ label: 'Pólizas', href: paths.listPolizas }, { label: 'Emisión de póliza' }]}
      />
      {numero === null ? <NoCotizacion id={id} /> : <EmisionOf key={id} id={numero} areSettled={areSettled} />}
    </>
  );
}
