import type { Documento } from '../../../domain/documents.ts';
import { defineLastCotizacionesActor, defineLastPolizasActor, type LastOf } from '../../../machines/actors/cliente-last.ts';
import type { CotizacionRow } from '../../../machines/actors/cotizaciones.ts';
import type { PolizaRow } from '../../../machines/actors/polizas.ts';
import { type FetchDefinition, type Fetched, useFetch } from '../../../kit/portal/use-fetch.ts';

const cotizaciones: FetchDefinition<LastOf<CotizacionRow>, Documento | null> = {
  operation: 'fetchCotizaciones',
  defineLoad: defineLastCotizacionesActor,
};
const polizas: FetchDefinition<LastOf<PolizaRow>, Documento | null> = {
  operation: 'fetchPolizas',
  defineLoad: defineLastPolizasActor,
};

/** The last quotes and policies of a client, and their totals. */
export interface LastNegocios {
  readonly cotizaciones: Fetched<LastOf<CotizacionRow>>;
  readonly polizas: Fetched<LastOf<PolizaRow>>;
}

/** Loads the last quotes and policies of a document; null waits. */
export function useLastNegocios(documento: Documento | null): LastNegocios {
  return { cotizaciones: useFetch(cotizaciones, documento), polizas: useFetch(polizas, documento) };
}
