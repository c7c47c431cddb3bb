import { useState } from 'react';
import { useParams } from 'wouter';
import { type Cotizacion, solicitanteOf } from '../../../domain/cotizaciones.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import type { RecentThing } from '../../../domain/recent.ts';
import type { NegocioSnapshot } from '../../../machines/negocio/negocio-machine.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useChange } from '../../../kit/portal/use-change.ts';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { type CotizacionDraft, cotizacionDrafts } from './cotizacion-draft.ts';
import { cotizacionCatalogos, valuesOfCotizacion } from './cotizacion-form.ts';
import { CotizacionOpened } from './CotizacionOpened.tsx';
import { isEditable } from './cotizacion-state.ts';
import { LoadedCotizacion, NoCotizacion } from '../../shared/cotizacion/LoadedCotizacion.tsx';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useCotizacion, useQuoteNegocio } from '../../shared/cotizacion/use-negocio.ts';

function recentOf(cotizacion: Cotizacion): RecentThing {
  const { nuCotizacion, producto } = cotizacion;
  return {
    kind: 'cotizacion',
    id: String(nuCotizacion),
    label: `Cotización ${nuCotizacion}`,
    about: [producto, solicitanteOf(cotizacion).nombre].filter(Boolean).join(' · '),
    href: pathWithId(paths.viewCotizaciones, nuCotizacion),
  };
}

interface AbiertaProps {
  readonly negocio: NegocioActor;
  readonly cotizacion: Cotizacion;
  readonly opening: FormOpening<CotizacionDraft>;
}

function Abierta({ negocio, cotizacion: now, opening }: AbiertaProps) {
  // Keeps the quote as first read: a rating must not change what the form began with.
  const [cotizacion] = useState(now);
  const [values] = useState(() => valuesOfCotizacion(cotizacion));
  const { nuCotizacion } = cotizacion;
  return (
    <CotizacionOpened
      {...opening}
      negocio={negocio}
      // A quote that can't be changed needs no draft.
      draft={isEditable(cotizacion) ? opening.draft : null}
      values={values}
      numero={nuCotizacion}
      cotizacion={cotizacion}
      path={pathWithId(paths.viewCotizaciones, nuCotizacion)}
      isOpened
    />
  );
}

const selectCotizacion = ({ context }: NegocioSnapshot) => context.cotizacion;

function Cotizada({ id }: { readonly id: number }) {
  const { noteRecent } = usePortal();
  const negocio = useQuoteNegocio(id);
  useChange(negocio, selectCotizacion, (opened) => {
    if (opened) noteRecent(recentOf(opened));
  });
  const cotizacion = useCotizacion(negocio, 'atQuote');
  const [chosen] = useState(new URLSearchParams(useRawSearch()).get('borrador'));
  const [offers] = useState(() => (draft: { readonly values: CotizacionDraft }) => draft.values.numero === String(id));
  return (
    <LoadedCotizacion id={id} cotizacion={cotizacion}>
      {(data) => (
        <FormDrafts kind={cotizacionDrafts} declineLabel="Abrirla sin el borrador" chosenId={chosen} offers={offers}>
          {(opening) => <Abierta negocio={negocio} cotizacion={data} opening={opening} />}
        </FormDrafts>
      )}
    </LoadedCotizacion>
  );
}

/** The screen of an existing quote; some statuses make the form read-only. */
export function CotizacionPage() {
  useEarlyCatalogos(cotizacionCatalogos);
  const { id = '' } = useParams();
  const numero = idOfPath(id);
  return (
    <>
      <PageHeader
        title={numero === null ? 'Cotización' : `Cotización ${id}`}
        breadcrumbs={[{ label: 'Cotizaciones', href: paths.listCotizaciones }, { label: 'Cotización' }]}
      />
      {numero === null ? <NoCotizacion id={id} /> : <Cotizada key={id} id={numero} />}
    </>
  );
}
