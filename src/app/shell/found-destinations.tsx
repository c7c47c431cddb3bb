import { clientePath, paths } from '../../domain/paths.ts';
import type { Found, SearchKind } from '../../domain/search.ts';
import { formatDocumento } from '../../format/typed-documents.ts';
import { ClaimIcon, ClientsIcon, PolicyIcon, QuoteIcon } from '../../ui/icons/icons.tsx';
import type { Destination } from './destination.ts';

/** What the things of each kind stand under. */
export const foundLabels: Readonly<Record<SearchKind, string>> = {
  cotizacion: 'Cotizaciones',
  poliza: 'Pólizas',
  siniestro: 'Siniestros',
  cliente: 'Clientes',
};

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Where a thing that was found leads, with its status and main action; a policy without entity is of `entidadOfUser`. */
export function toDestination(found: Found, entidadOfUser: number): Destination {
  switch (found.kind) {
    case 'cotizacion': {
      const { nuCotizacion, asegurado, producto, estatus } = found.row;
      return {
        id: `cotizacion ${nuCotizacion}`,
        label: `Cotización ${nuCotizacion}`,
        about: joined(asegurado, producto),
        status: estatus ?? undefined,
        detail: 'Ver en la lista',
        icon: <QuoteIcon />,
        href: `${paths.listCotizaciones}?numeroCotizacion=${nuCotizacion}`,
      };
    }
    case 'poliza': {
      const { numeroPoliza, numeroCertificado, cdEntidad, cdArea, nombreAsegurado, nombreProducto, estatusCertifiado } =
        found.row;
      const numero = typeof cdArea === 'number' ? `${cdEntidad ?? entidadOfUser}-${cdArea}-${numeroPoliza}` : numeroPoliza;
      return {
        id: `poliza ${numero} ${numeroCertificado}`,
        label: `Póliza ${numero}`,
        about: joined(numeroCertificado > 1 ? `Certificado ${numeroCertificado}` : '', nombreAsegurado, nombreProducto),
        status: estatusCertifiado ?? undefined,
        detail: 'Ver en la lista',
        icon: <PolicyIcon />,
        href: `${paths.listPolizas}?numeroPoliza=${numeroPoliza}`,
      };
    }
    case 'siniestro': {
      const { noSiniestro, cliente, motivo, estatus } = found.row;
      return {
        id: `siniestro ${noSiniestro}`,
        label: `Siniestro ${noSiniestro}`,
        about: joined(cliente, motivo),
        status: estatus ?? undefined,
        detail: 'Ver detalle',
        icon: <ClaimIcon />,
        href: `${paths.listSiniestros}?numeroSiniestro=${noSiniestro}&detalle=${noSiniestro}`,
      };
    }
    case 'cliente': {
      const { id, nombre, tipoDocumento, nuDocumento } = found.row;
      return {
        id: `cliente ${id}`,
        label: nombre,
        about: `${tipoDocumento} ${formatDocumento(tipoDocumento, nuDocumento)}`,
        detail: 'Ver detalle',
        icon: <ClientsIcon />,
        href: clientePath(id),
      };
    }
  }
}
