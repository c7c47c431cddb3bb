import { paths } from './paths.ts';

/** Filters of lists in their addresses; days are `2026-11-14..2026-11-20` or a range name. */
const facets = {
  listCotizaciones: { estatus: 'f.estatus', dias: 'f.fecha' },
  listPolizas: { estatus: 'f.estatus-certificado', dias: 'f.fecha-de-emision' },
  listSolicitudes: { estatus: 'f.estatus', dias: 'f.fecha-de-solicitud' },
} as const;

/** A list that can be filtered by status. */
export type StatusList = keyof typeof facets;

/** Days of a list, both included. */
export interface ListDays {
  readonly desde: string;
  readonly hasta: string;
}

/** The address of a list with the rows of some statuses, and of some days where given. */
export function statusListPath(route: StatusList, estatus: readonly string[], dias?: ListDays): string {
  const names = facets[route];
  const query = estatus.map((one) => [names.estatus, one]);
  if (dias) query.push([names.dias, `${dias.desde}..${dias.hasta}`]);
  return `${paths[route]}?${new URLSearchParams(query)}`;
}
