import { documentoQuery, withGiven } from '../../domain/list-ways.ts';
import type { PortalContextValue } from '../../kit/portal/portal-context.tsx';

/** Gives the path of a screen; null for a screen that the user lacks. */
export type PathOf = PortalContextValue['pathOf'];

/** The list filtered by a policy's number; null for a row without one. */
export const polizaWay = (pathOf: PathOf, numero: number | null | undefined): string | null =>
  withGiven(pathOf('listPolizas'), { numeroPoliza: numero });

/** The list filtered by a client's document; null for a row without one. */
export const clienteWay = (pathOf: PathOf, tipo: string | null | undefined, numero: string | null | undefined): string | null =>
  withGiven(pathOf('listClientes'), documentoQuery(tipo, numero));
