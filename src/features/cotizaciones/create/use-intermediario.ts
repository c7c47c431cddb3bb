import { defineFetchRegionesMediadorActor, type RegionMediador } from '../../../machines/actors/cotizacion.ts';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../../wiring/portal/use-fetch.ts';

const regionesOf: FetchDefinition<readonly RegionMediador[], { code: number }> = {
  operation: 'fetchRegionesByMediador',
  defineLoad: defineFetchRegionesMediadorActor,
};

/** Where the intermediary quotes. */
export interface Intermediario {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Region and branch; null until they are here, and where none is configured. */
  readonly region: RegionMediador | null;
  readonly retry: () => void;
}

/** Region and branch of the intermediary: those of the user's entity, else the first (assumptions Q1). */
export function useIntermediario(): Intermediario {
  const { usuario } = usePortal();
  const { status, data, retry } = useFetch(regionesOf, { code: usuario.codeMediador });
  const region = data?.find(({ cdEntidad }) => cdEntidad === usuario.entidad) ?? data?.[0] ?? null;
  return { status, region: status === 'ready' ? region : null, retry };
}
