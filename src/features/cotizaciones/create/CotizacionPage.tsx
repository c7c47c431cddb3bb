import { useState } from 'react';
import { useParams } from 'wouter';
import { type Cotizacion, estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { type CotizacionDraft, cotizacionDrafts } from './cotizacion-draft.ts';
import { cotizacionCatalogos, valuesOfCotizacion } from './cotizacion-form.ts';
import type { EstatusProps } from './CotizacionFormulario.tsx';
import { CotizacionOpened } from './CotizacionOpened.tsx';
import styles from './CotizacionPage.module.css';
import { LoadedCotizacion, NoCotizacion } from '../../shared/cotizacion/LoadedCotizacion.tsx';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useCotizacion, useQuoteNegocio } from '../../shared/cotizacion/use-negocio.ts';

/** The status of a quote, and the ways on that it allows. */
function Estatus({ cotizacion }: EstatusProps) {
  const { nuCotizacion, idEstatus, estatus } = cotizacion;
  const { actions, nombre, tone } = estatusCotizacion(idEstatus);
  const { pathOf } = usePortal();
  const [create, emitir] = [pathOf('createCotizaciones'), pathOf('emitirPoliza')];
  return (
    <div className={styles['state']}>
      <Badge tone={tone}>{estatus || nombre || String(idEstatus)}</Badge>
      {!actions.includes('editar') && <span>Esta cotización se puede ver, pero no cambiar.</span>}
      {create !== null && (
        <LinkButton href={`${create}?de=${nuCotizacion}`} variant="outline" size="sm">
          Duplicar
        </LinkButton>
      )}
      {emitir !== null && actions.includes('emitir') && (
        <LinkButton href={pathWithId(emitir, nuCotizacion)} variant="outline" size="sm">
          Emitir
        </LinkButton>
      )}
    </div>
  );
}

const isEditable = ({ idEstatus }: Cotizacion): boolean => estatusCotizacion(idEstatus).actions.includes('editar');

interface AbiertaProps {
  readonly negocio: NegocioActor;
  readonly cotizacion: Cotizacion;
  readonly opening: FormOpening<CotizacionDraft>;
}

function Abierta({ negocio, cotizacion: now, opening }: AbiertaProps) {
  // The form begins with the quote as it was opened.
  const [cotizacion] = useState(now);
  const [values] = useState(() => valuesOfCotizacion(cotizacion));
  const { nuCotizacion } = cotizacion;
  return (
    <CotizacionOpened
      {...opening}
      negocio={negocio}
      // What can't be changed any more has no use for a draft.
      draft={isEditable(cotizacion) ? opening.draft : null}
      values={values}
      numero={nuCotizacion}
      cotizacion={cotizacion}
      readOnly={!isEditable(now)}
      path={pathWithId(paths.viewCotizaciones, nuCotizacion)}
      Above={Estatus}
    />
  );
}

function Cotizada({ id }: { readonly id: number }) {
  const negocio = useQuoteNegocio(id);
  const cotizacion = useCotizacion(negocio, 'atQuote');
  const [chosen] = useState(new URLSearchParams(useRawSearch()).get('borrador'));
  const [offers] = useState(() => (draft: { readonly values: CotizacionDraft }) => draft.values.numero === String(id));
  return (
    <LoadedCotizacion id={id} cotizacion={cotizacion}>
      {(data) => (
        <FormDrafts kind={cotizacionDrafts} declineLabel="Abrirla sin el borrador" chosen={chosen} offers={offers}>
          {(opening) => <Abierta negocio={negocio} cotizacion={data} opening={opening} />}
        </FormDrafts>
      )}
    </LoadedCotizacion>
  );
}

/** A quote that is opened again: it can be changed or, in some statuses, only read. */
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
