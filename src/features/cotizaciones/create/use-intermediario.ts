import { defineFetchRegionesMediadorActor, type RegionMediador } from '../../../machines/actors/regiones.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';

const regionesOf: FetchDefinition<readonly RegionMediador[], { code: number }> = {
  operation: 'fetchRegionesByMediador',
  defineLoad: defineFetchRegionesMediadorActor,
};

/** The place where the intermediary quotes. */
export interface Intermediario {
  /** The insurance company of the quote. */
  readonly entidad: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Region and branch; null until loaded, and where none is configured. */
  readonly region: RegionMediador | null;
  readonly retry: () => void;
}

/** Company (the quote's or the user's), branch and region of a quote (assumptions Q1). */
export function useIntermediario(entidadOfCotizacion: number | undefined): Intermediario {
  const { usuario } = usePortal();
  const entidad = entidadOfCotizacion ?? usuario.entidad;
  const { status, data, retry } = useFetch(regionesOf, { code: usuario.codeMediador });
  const region = data?.find(({ cdEntidad }) => cdEntidad === entidad) ?? data?.[0] ?? null;
  return { entidad, status, region: status === 'ready' ? region : null, retry };
}
