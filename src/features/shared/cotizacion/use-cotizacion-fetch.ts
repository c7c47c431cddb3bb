import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { defineFetchCotizacionActor } from '../../../machines/actors/cotizacion.ts';
import { type FetchDefinition, type Fetched, useFetch } from '../../../kit/portal/use-fetch.ts';

const cotizacionById: FetchDefinition<Cotizacion, { id: number }> = {
  operation: 'fetchCotizacion',
  defineLoad: defineFetchCotizacionActor,
};

/** Loads a whole quote by its number. */
export const useCotizacionFetch = (id: number): Fetched<Cotizacion> => useFetch(cotizacionById, { id });
