import type { Documento } from '../../../domain/documents.ts';
import type { RouteName } from '../../../domain/paths.ts';
import { formatCount } from '../../../format/numbers.ts';
import {
  defineCountCotizacionesActor,
  defineCountPolizasActor,
  defineCountSiniestrosActor,
  defineCountTicketsActor,
} from '../../../machines/actors/cliente-counts.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { RetryIcon } from '../../../ui/icons/icons.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';
import styles from './RelatedLinks.module.css';
import { Words } from '../../../ui/text/Words.tsx';

interface Related {
  readonly route: RouteName;
  readonly label: string;
  readonly count: FetchDefinition<number, Documento>;
}

/** Lists that show what belongs to one client, with the call that counts it; each appears with its route (assumptions D9). */
const related: readonly Related[] = [
  {
    route: 'listCotizaciones',
    label: 'Cotizaciones',
    count: { operation: 'fetchCotizaciones', defineLoad: defineCountCotizacionesActor },
  },
  { route: 'listPolizas', label: 'Pólizas', count: { operation: 'fetchPolizas', defineLoad: defineCountPolizasActor } },
  { route: 'listSolicitudes', label: 'Solicitudes', count: { operation: 'fetchTickets', defineLoad: defineCountTicketsActor } },
  {
    route: 'listSiniestros',
    label: 'Siniestros',
    count: { operation: 'fetchSiniestros', defineLoad: defineCountSiniestrosActor },
  },
];

/** The ways from a client to what the client has, with its counts as they come. */
export function RelatedLinks({ documento }: { readonly documento: Documento }) {
  const { pathOf } = usePortal();
  return related.map((one) => {
    const path = pathOf(one.route);
    return path === null ? null : <RelatedLink key={one.route} {...one} path={path} documento={documento} />;
  });
}

function RelatedLink({ label, count, path, documento }: Related & { readonly path: string; readonly documento: Documento }) {
  const { data, failure, retry } = useFetch(count, documento);
  const query = new URLSearchParams({ tipoDocumento: documento.tipoDocumento, numeroDocumento: documento.nuDocumento });
  return (
    <span className={styles['related']}>
      <LinkButton href={`${path}?${query}`} variant="outline">
        <Words>{label}</Words>
        {data !== null && <span className={styles['count']}>{formatCount(data)}</span>}
      </LinkButton>
      {failure && (
        <IconButton label={`Reintentar el total de ${label.toLowerCase()}`} onClick={retry}>
          <RetryIcon />
        </IconButton>
      )}
    </span>
  );
}
