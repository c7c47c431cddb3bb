import type { Documento } from '../../../domain/documents.ts';
import type { Failure } from '../../../domain/failure.ts';
import { documentoQuery, withGiven } from '../../../domain/list-ways.ts';
import type { RouteName } from '../../../domain/paths.ts';
import { formatCount } from '../../../format/numbers.ts';
import { defineCountSiniestrosActor, defineCountTicketsActor } from '../../../machines/actors/cliente-counts.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { RetryIcon } from '../../../ui/icons/icons.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';
import type { LastNegocios } from './use-last-negocios.ts';
import styles from './RelatedLinks.module.css';
import { Words } from '../../../ui/text/Words.tsx';

type Count = FetchDefinition<number, Documento>;

const tickets: Count = { operation: 'fetchTickets', defineLoad: defineCountTicketsActor };
const siniestros: Count = { operation: 'fetchSiniestros', defineLoad: defineCountSiniestrosActor };

export interface RelatedLinksProps extends LastNegocios {
  readonly documento: Documento;
}

/** Links from a client to its things with their counts, and to new ones (assumptions D9). */
export function RelatedLinks({ documento, cotizaciones, polizas }: RelatedLinksProps) {
  const { pathOf } = usePortal();
  const query = documentoQuery(documento.tipoDocumento, documento.nuDocumento);
  const to = (route: RouteName) => withGiven(pathOf(route), query);
  const [cotizar, solicitar] = [to('createCotizaciones'), to('createSolicitudes')];
  return (
    <>
      <Related label="Cotizaciones" href={to('listCotizaciones')} total={cotizaciones.data?.total} {...cotizaciones} />
      <Related label="Pólizas" href={to('listPolizas')} total={polizas.data?.total} {...polizas} />
      <Counted label="Solicitudes" href={to('listSolicitudes')} count={tickets} documento={documento} />
      <Counted label="Siniestros" href={to('listSiniestros')} count={siniestros} documento={documento} />
      {solicitar !== null && (
        <LinkButton href={solicitar} variant="outline">
          Nueva solicitud
        </LinkButton>
      )}
      {cotizar !== null && (
        <LinkButton href={cotizar} variant="solid">
          Cotizar
        </LinkButton>
      )}
    </>
  );
}

interface Way {
  readonly label: string;
  /** Null for a screen that the user lacks. */
  readonly href: string | null;
}

function Counted({ label, href, count, documento }: Way & { readonly count: Count; readonly documento: Documento }) {
  const { data, failure, retry } = useFetch(count, documento);
  return <Related label={label} href={href} total={data} failure={failure} retry={retry} />;
}

interface RelatedProps extends Way {
  /** Undefined or null while unknown. */
  readonly total: number | null | undefined;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

function Related({ label, href, total, failure, retry }: RelatedProps) {
  return (
    href !== null && (
      <span className={styles['related']}>
        <LinkButton href={href} variant="outline">
          <Words>{label}</Words>
          {typeof total === 'number' && <span className={styles['count']}>{formatCount(total)}</span>}
        </LinkButton>
        {failure && (
          <IconButton label={`Reintentar el total de ${label.toLowerCase()}`} onClick={retry}>
            <RetryIcon />
          </IconButton>
        )}
      </span>
    )
  );
}
