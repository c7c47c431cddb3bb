import { useState } from 'react';
import { idOfPath } from '../../../domain/numero.ts';
import { paths } from '../../../domain/paths.ts';
import { today } from '../../../domain/periods.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import {
  copyOfCotizacion,
  cotizacionCatalogos,
  type CotizacionDraft,
  cotizacionDrafts,
  newCotizacion,
} from './cotizacion-form.ts';
import { CotizacionFormulario } from './CotizacionFormulario.tsx';
import { LoadedCotizacion } from '../../shared/cotizacion/LoadedCotizacion.tsx';
import { useCotizacionFetch } from '../../shared/cotizacion/use-cotizacion-fetch.ts';

interface OpeningProps {
  readonly opening: FormOpening<CotizacionDraft>;
}

const numeroOf = ({ draft }: FormOpening<CotizacionDraft>) => (draft?.values.numero ? Number(draft.values.numero) : null);

function Nueva({ opening }: OpeningProps) {
  const [values] = useState(() => newCotizacion(today()));
  const numero = numeroOf(opening);
  const given = { ...opening, values, numero, readOnly: false, path: paths.createCotizaciones };
  return numero === null ? <CotizacionFormulario {...given} cotizacion={null} /> : <Rated {...given} numero={numero} />;
}

/** A draft of a quote that was rated before it was left: its company and its plans come from the service. */
function Rated(given: Omit<Parameters<typeof CotizacionFormulario>[0], 'cotizacion'> & { readonly numero: number }) {
  const cotizacion = useCotizacionFetch(given.numero);
  return (
    <LoadedCotizacion id={given.numero} cotizacion={cotizacion}>
      {(data) => <CotizacionFormulario {...given} cotizacion={data} />}
    </LoadedCotizacion>
  );
}

function Copia({ opening, id }: OpeningProps & { readonly id: number }) {
  const cotizacion = useCotizacionFetch(id);
  return (
    <LoadedCotizacion id={id} cotizacion={cotizacion}>
      {(data) => <Copiada opening={opening} cotizacion={data} />}
    </LoadedCotizacion>
  );
}

function Copiada({ opening, cotizacion }: OpeningProps & { readonly cotizacion: Parameters<typeof copyOfCotizacion>[0] }) {
  const [values] = useState(() => copyOfCotizacion(cotizacion, today()));
  const given = { ...opening, values, numero: null, readOnly: false, path: paths.createCotizaciones };
  return <CotizacionFormulario {...given} cotizacion={cotizacion} />;
}

/** The new quote screen (specification 2, section 2); `?de=<number>` begins it as a copy, `?borrador=<id>` goes on with a draft. */
export function CotizacionCreatePage() {
  useEarlyCatalogos(cotizacionCatalogos);
  const search = new URLSearchParams(useRawSearch());
  const [copied] = useState(() => idOfPath(search.get('de') ?? undefined));
  const [chosen] = useState(() => search.get('borrador'));
  return (
    <>
      <PageHeader
        title="Nueva cotización"
        breadcrumbs={[{ label: 'Cotizaciones', href: paths.listCotizaciones }, { label: 'Nueva cotización' }]}
        description="Los campos marcados con * son obligatorios."
      />
      <FormDrafts kind={cotizacionDrafts} declineLabel="Hacer otra cotización" chosen={chosen}>
        {(opening) => (copied !== null && !opening.draft ? <Copia opening={opening} id={copied} /> : <Nueva opening={opening} />)}
      </FormDrafts>
    </>
  );
}
