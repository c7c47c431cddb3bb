import { clientePath, paths, pathWithId, type RouteName } from '../../domain/paths.ts';
import { estatusCotizacion, openingOf } from '../../domain/cotizaciones.ts';
import type { RecentThing } from '../../domain/recent.ts';
import type { Found, SearchKind } from '../../domain/search.ts';
import { formatPoliza } from '../../format/polizas.ts';
import { formatDocumento } from '../../format/typed-documents.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ClaimIcon, ClientsIcon, PolicyIcon, QuoteIcon } from '../../ui/icons/icons.tsx';
import type { Destination } from './destination.ts';

/** What the things of each kind stand under. */
export const foundLabels: Readonly<Record<SearchKind, string>> = {
  cotizacion: 'Cotizaciones',
  poliza: 'Pólizas',
  siniestro: 'Siniestros',
  cliente: 'Clientes',
};

const toBadge = (estatus: string | null | undefined) => estatus && <Badge tone="neutral">{estatus}</Badge>;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What was found as it is opened, and kept among what was opened last. */
const opening = (kind: RecentThing['kind'], id: string | number, label: string, about: string, href: string) => ({
  id: `${kind} ${id}`,
  label,
  about,
  href,
  recent: { kind, id: String(id), label, about, href },
});

/** What a way to a thing depends on: the entity of a policy that names none, and the screens that there are. */
interface Ways {
  readonly usuario: { readonly entidad: number };
  readonly pathOf: (routeName: RouteName) => string | null;
}

/** Where a thing that was found leads, with its status and main action. */
export function toDestination(found: Found, { usuario, pathOf }: Ways): Destination {
  switch (found.kind) {
    case 'cotizacion': {
      const { nuCotizacion, asegurado, producto, estatus, idEstatus } = found.row;
      const { nombre, tone } = estatusCotizacion(idEstatus);
      const path = pathOf('viewCotizaciones');
      const href = path === null ? `${paths.listCotizaciones}?numeroCotizacion=${nuCotizacion}` : pathWithId(path, nuCotizacion);
      return {
        ...opening('cotizacion', nuCotizacion, `Cotización ${nuCotizacion}`, joined(asegurado, producto), href),
        status: <Badge tone={tone}>{estatus || nombre || String(idEstatus)}</Badge>,
        detail: path === null ? 'Ver en la lista' : openingOf(idEstatus),
        icon: <QuoteIcon />,
      };
    }
    case 'poliza': {
      const { numeroPoliza, numeroCertificado, cdEntidad, cdArea, nombreAsegurado, nombreProducto, estatusCertifiado } =
        found.row;
      const numero = formatPoliza({ idEntidad: cdEntidad ?? usuario.entidad, ramo: cdArea?.toString(), noPoliza: numeroPoliza });
      const about = joined(numeroCertificado > 1 ? `Certificado ${numeroCertificado}` : '', nombreAsegurado, nombreProducto);
      const href = `${paths.listPolizas}?numeroPoliza=${numeroPoliza}`;
      return {
        ...opening('poliza', `${numero} ${numeroCertificado}`, `Póliza ${numero}`, about, href),
        status: toBadge(estatusCertifiado),
        detail: 'Ver en la lista',
        icon: <PolicyIcon />,
      };
    }
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
      return { ...opening('cliente', id, nombre, about, clientePath(id)), detail: 'Ver detalle', icon: <ClientsIcon /> };
    }
  }
}
