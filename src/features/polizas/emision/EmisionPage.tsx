import { shallowEqual, useSelector } from '@xstate/react';
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
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useRememberedPlan } from '../../shared/cotizacion/use-chosen-plan.ts';
import { useCotizacion, useIssuanceNegocio, useOpenedIssuance } from '../../shared/cotizacion/use-negocio.ts';
import { emitidaReciente } from '../../shared/poliza/poliza-reciente.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useChange } from '../../../kit/portal/use-change.ts';
import { type FetchRef, useFetchRef } from '../../../kit/portal/use-fetch.ts';
import { tramiteDocumentos } from '../../shared/documentos/use-uploads.ts';
import { emisionCatalogos, type EmisionDraft, emisionDrafts, issuanceOpening, openingValues } from './emision-form.ts';
import { selectEmision, selectState } from './emision-state.ts';
import { EmisionFormulario } from './EmisionFormulario.tsx';
import { EmitidaPanel } from './EmitidaPanel.tsx';
import { whenOver } from './join-emision.ts';
import { NoEmitiblePanel } from './NoEmitiblePanel.tsx';
import type { EmisionOpening } from './use-emision.ts';

interface EmisionProps {
  readonly negocio: NegocioActor;
  readonly cotizacion: Cotizacion;
  readonly tramites: FetchRef<readonly TramiteDocumento[]>;
  readonly opening: FormOpening<EmisionDraft>;
}

/** One issuance, once its flow has opened it. */
function Emision({ negocio, cotizacion, tramites, opening }: EmisionProps) {
  const remembered = useRememberedPlan(cotizacion.nuCotizacion);
  const [values] = useState(() => openingValues(cotizacion, opening.draft, negocio.getSnapshot().context.noItem ?? remembered));
  const { emision, uploads } = useOpenedIssuance(negocio, issuanceOpening(cotizacion, opening.draft, values.opened));
  if (!emision || !uploads) return null;
  return <EmisionOpened {...{ negocio, cotizacion, tramites, opening, uploads, ...values }} actor={emision} />;
}

/** The form, or the panel of an issuance that has ended. */
function EmisionOpened(given: Omit<EmisionOpening, 'state' | 'keeper' | 'draft'> & EmisionProps) {
  const { cotizacion, actor, opening } = given;
  const [, navigate] = useLocation();
  const { keeper } = opening;
  const state = useSelector(actor, selectState, shallowEqual);
  const [first] = useState(state.phase);
  const { phase } = state;
  const { noteRecent, usuario } = usePortal();
  useChange(actor, selectEmision, (emision) => {
    if (emision) noteRecent(emitidaReciente(cotizacion, emision, usuario.entidad));
  });
  useEffect(
    () =>
      whenOver(actor, (ended) => {
        keeper.drop();
        if (ended === 'cancelled') navigate(paths.listPolizas);
      }),
    [actor, keeper, navigate],
  );
  if (phase === 'issued' || phase === 'already') {
    return (
      <EmitidaPanel
        cotizacion={cotizacion}
        emision={state.emision}
        sold={state.sold}
        isAlready={phase === 'already'}
        isNew={phase !== first}
      />
    );
  }
  if (phase === 'blocked') return <NoEmitiblePanel cotizacion={cotizacion} idEstatus={state.idEstatus} />;
  return phase === 'cancelled' ? null : <EmisionFormulario {...given} {...opening} state={state} />;
}

/** `areSettled`: whether the screen's catalogues have been answered. */
function EmisionOf({ id, areSettled }: { readonly id: number; readonly areSettled: boolean }) {
  const negocio = useIssuanceNegocio(id);
  const known = useCotizacion(negocio, 'atIssuance');
  const cotizacion = areSettled ? known : { ...known, data: null };
  // Starts beside the quote with the portal's area; the quote's area replaces it if different.
  const tramites = useFetchRef(tramiteDocumentos, { idArea: known.data?.cdArea ?? areaProductos });
  const [offers] = useState(() => (draft: { readonly values: EmisionDraft }) => draft.values.numero === String(id));
  return (
    <FormDrafts kind={emisionDrafts} autoContinue offers={offers}>
      {(opening) => (
        <LoadedCotizacion id={id} cotizacion={cotizacion}>
          {(data) => <Emision negocio={negocio} cotizacion={data} tramites={tramites} opening={opening} />}
        </LoadedCotizacion>
      )}
    </FormDrafts>
  );
}

/** The issuance of the quote with the number `id` (specification 2, section 2). */
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
