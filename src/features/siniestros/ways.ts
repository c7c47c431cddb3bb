import { documentoQuery, withGiven } from '../../domain/list-ways.ts';
import type { PortalContextValue } from '../../kit/portal/portal-context.tsx';

/** The path of a screen; null for one that is not there. */
export type PathOf = PortalContextValue['pathOf'];

/** Where a policy is found; null where the row does not name it. */
export const polizaWay = (pathOf: PathOf, numero: number | null | undefined): string | null =>
  withGiven(pathOf('listPolizas'), { numeroPoliza: numero });

/** Where a person is found by the document; null where the row has none. */
export const clienteWay = (pathOf: PathOf, tipo: string | null | undefined, numero: string | null | undefined): string | null =>
  withGiven(pathOf('listClientes'), documentoQuery(tipo, numero));
