import { useState } from 'react';
import { idOfPath } from '../../../domain/numero.ts';
import { paths } from '../../../domain/paths.ts';
import { today } from '../../../domain/periods.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { type CotizacionDraft, cotizacionDrafts } from './cotizacion-draft.ts';
import {
  copyOfCotizacion,
  cotizacionCatalogos,
  type CotizacionValues,
  givenInAddress,
  newCotizacion,
} from './cotizacion-form.ts';
import { CotizacionOpened, type CotizacionOpenedProps } from './CotizacionOpened.tsx';
import { LoadedCotizacion } from '../../shared/cotizacion/LoadedCotizacion.tsx';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useCotizacionFetch } from '../../shared/cotizacion/use-cotizacion-fetch.ts';
import { useCotizacion, useDraftNumero, useQuoteNegocio } from '../../shared/cotizacion/use-negocio.ts';

interface OpeningProps {
  readonly opening: FormOpening<CotizacionDraft>;
  readonly negocio: NegocioActor;
  readonly path: string;
}

const numeroOf = ({ draft }: FormOpening<CotizacionDraft>) => (draft?.values.numero ? Number(draft.values.numero) : null);

function Nueva({ opening, begin, ...screen }: OpeningProps & { readonly begin: Partial<CotizacionValues> }) {
  const [values] = useState(() => newCotizacion(today(), begin));
  const numero = numeroOf(opening);
  const given = { ...opening, ...screen, values, numero };
  return numero === null ? <CotizacionOpened {...given} cotizacion={null} /> : <Rated {...given} numero={numero} />;
}

/** A draft of a quote that was rated before: company and plans come from the service. */
function Rated(given: Omit<CotizacionOpenedProps, 'cotizacion'> & { readonly numero: number }) {
  const { negocio, numero } = given;
  useDraftNumero(negocio, numero);
  const cotizacion = useCotizacion(negocio, 'atQuote');
  return (
    <LoadedCotizacion id={numero} cotizacion={cotizacion}>
      {(data) => <RatedOpened {...given} cotizacion={data} />}
    </LoadedCotizacion>
  );
}

/** Keeps the quote as first read: a rating must not change what the form began with. */
function RatedOpened({ cotizacion: now, ...given }: CotizacionOpenedProps) {
  const [cotizacion] = useState(now);
  return <CotizacionOpened {...given} cotizacion={cotizacion} />;
}

function Copia({ id, ...given }: OpeningProps & { readonly id: number }) {
  const cotizacion = useCotizacionFetch(id);
  return (
    <LoadedCotizacion id={id} cotizacion={cotizacion}>
      {(data) => <Copiada {...given} cotizacion={data} />}
    </LoadedCotizacion>
  );
}

function Copiada({
  opening,
  cotizacion,
  ...screen
}: OpeningProps & { readonly cotizacion: Parameters<typeof copyOfCotizacion>[0] }) {
  const [values] = useState(() => copyOfCotizacion(cotizacion, today()));
  const given = { ...opening, ...screen, values, numero: null };
  return <CotizacionOpened {...given} cotizacion={cotizacion} />;
}

/**
 * The new quote screen (specification 2, section 2). `?de=<number>` copies a quote,
 * `?borrador=<id>` continues a draft; the address may also give product and document.
 */
export function CotizacionCreatePage() {
  useEarlyCatalogos(cotizacionCatalogos);
  const negocio = useQuoteNegocio(null);
  const rawSearch = useRawSearch();
  const search = new URLSearchParams(rawSearch);
  const [path] = useState(() => paths.createCotizaciones + rawSearch);
  const [copied] = useState(() => idOfPath(search.get('de') ?? undefined));
  const [chosen] = useState(() => search.get('borrador'));
  const [begin] = useState(() => givenInAddress(search));
  return (
    <>
      <PageHeader
        title="Nueva cotización"
        breadcrumbs={[{ label: 'Cotizaciones', href: paths.listCotizaciones }, { label: 'Nueva cotización' }]}
        description="Los campos marcados con * son obligatorios."
      />
      <FormDrafts kind={cotizacionDrafts} declineLabel="Hacer otra cotización" chosenId={chosen}>
        {(opening) => {
          const given = { opening, negocio, path };
          return copied !== null && !opening.draft ? <Copia {...given} id={copied} /> : <Nueva {...given} begin={begin} />;
        }}
      </FormDrafts>
    </>
  );
}
