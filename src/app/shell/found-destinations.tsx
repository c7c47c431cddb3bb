import { clientePath, paths, pathWithId, type RouteName } from '../../domain/paths.ts';
import { estatusCotizacion, openingOf } from '../../domain/cotizaciones.ts';
import type { RecentThing } from '../../domain/recent.ts';
import type { Found, SearchKind } from '../../domain/search.ts';
import { polizaReciente } from '../../features/shared/poliza/poliza-reciente.ts';
import { formatDocumento } from '../../format/typed-documents.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ClaimIcon, ClientsIcon, PolicyIcon, QuoteIcon } from '../../ui/icons/icons.tsx';
import type { Destination } from './destination.ts';

/** The group labels of search results by kind. */
export const foundLabels: Readonly<Record<SearchKind, string>> = {
  cotizacion: 'Cotizaciones',
  poliza: 'Pólizas',
  siniestro: 'Siniestros',
  cliente: 'Clientes',
};

const toBadge = (estatus: string | null | undefined) => estatus && <Badge tone="neutral">{estatus}</Badge>;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const opening = (recent: RecentThing) => {
  const { kind, id, label, about, href } = recent;
  return { id: `${kind} ${id}`, label, about, href, recent };
};

/** Data for links: the user's entity, for policies without one, and the existing screens. */
interface Ways {
  readonly usuario: { readonly entidad: number };
  readonly pathOf: (routeName: RouteName) => string | null;
}

/** The link of a search result, with its status and main action. */
export function toDestination(found: Found, { usuario, pathOf }: Ways): Destination {
  switch (found.kind) {
    case 'cotizacion': {
      const { nuCotizacion, asegurado, producto, estatus, idEstatus } = found.row;
      const { nombre, tone } = estatusCotizacion(idEstatus);
      const path = pathOf('viewCotizaciones');
      const href = path === null ? `${paths.listCotizaciones}?numeroCotizacion=${nuCotizacion}` : pathWithId(path, nuCotizacion);
      return {
        ...opening({
          kind: 'cotizacion',
          id: String(nuCotizacion),
          label: `Cotización ${nuCotizacion}`,
          about: joined(asegurado, producto),
          href,
        }),
        status: <Badge tone={tone}>{estatus || nombre || String(idEstatus)}</Badge>,
        detail: path === null ? 'Ver en la lista' : openingOf(idEstatus),
        icon: <QuoteIcon />,
      };
    }
    case 'poliza':
      return {
        ...opening(polizaReciente(found.row, usuario.entidad)),
        status: toBadge(found.row.estatusCertifiado),
        detail: 'Ver en la lista',
        icon: <PolicyIcon />,
      };
    case 'siniestro': {
      const { noSiniestro, cliente, motivo, estatus } = found.row;
      return {
        id: `siniestro ${noSiniestro}`,
        label: `Siniestro ${noSiniestro}`,
        about: joined(cliente, motivo),
        status: toBadge(estatus),
        detail: 'Ver detalle',
        icon: <ClaimIcon />,
        href: `${paths.listSiniestros}?numeroSiniestro=${noSiniestro}&detalle=${noSiniestro}`,
      };
    }
    case 'cliente': {
      const { id, nombre, tipoDocumento, nuDocumento } = found.row;
      const about = `${tipoDocumento} ${formatDocumento(tipoDocumento, nuDocumento)}`;
      return {
        ...opening({ kind: 'cliente', id: String(id), label: nombre, about, href: clientePath(id) }),
        detail: 'Ver detalle',
        icon: <ClientsIcon />,
      };
    }
  }
}
