import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { Emision } from '../../../domain/emisiones.ts';
import { paths } from '../../../domain/paths.ts';
import type { RecentThing } from '../../../domain/recent.ts';
import { formatPoliza } from '../../../format/polizas.ts';
import type { PolizaRow } from '../../../machines/actors/polizas.ts';

/** A policy for the recent things; one without entity gets the user's (assumptions Q10). */
export function polizaReciente(row: PolizaRow, entidadOfUser: number): RecentThing {
  const { numeroPoliza, numeroCertificado, cdEntidad, cdArea, nombreAsegurado, nombreProducto } = row;
  const numero = formatPoliza({ idEntidad: cdEntidad ?? entidadOfUser, ramo: cdArea?.toString(), noPoliza: numeroPoliza });
  return {
    kind: 'poliza',
    id: `${numero} ${numeroCertificado}`,
    label: `Póliza ${numero}`,
    about: [numeroCertificado > 1 && `Certificado ${numeroCertificado}`, nombreAsegurado, nombreProducto]
      .filter(Boolean)
      .join(' · '),
    href: `${paths.listPolizas}?numeroPoliza=${numeroPoliza}`,
  };
}

/** A policy issued from a quote, with the id that {@link polizaReciente} gives its row. */
export function emitidaReciente(
  cotizacion: Cotizacion,
  { nuPoliza, nuCertificado }: Emision,
  entidadOfUser: number,
): RecentThing {
  const { cdEntidad, cdArea, asegurado: nombreAsegurado, producto: nombreProducto } = cotizacion;
  const row = { numeroPoliza: nuPoliza, numeroCertificado: nuCertificado, cdEntidad, cdArea };
  return polizaReciente({ ...row, nombreAsegurado, nombreProducto }, entidadOfUser);
}
