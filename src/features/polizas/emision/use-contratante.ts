import { type Cotizacion, solicitanteOf } from '../../../domain/cotizaciones.ts';
import type { Documento } from '../../../domain/documents.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { type ClienteFound, defineFetchClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';

/** A person of an issuance (specification 2, section 5). */
export interface Persona {
  readonly id: number;
  readonly tipoDocumento: string;
  readonly nuDocumento: string;
  readonly nombre: string;
}

/** The contracting party: the applicant of the quote (assumptions Q13). */
export interface Contratante {
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  readonly persona: Persona | null;
  readonly retry: () => void;
}

const byDocumento: FetchDefinition<ClienteFound | null, Documento | null> = {
  operation: 'fetchClienteByDocumento',
  defineLoad: defineFetchClienteByDocumentoActor,
};

/** Whom a quote names; the id is looked up where the quote does not tell it. */
export function useContratante(cotizacion: Cotizacion): Contratante {
  const { tipoDocumento, nuDocumento, nombre } = solicitanteOf(cotizacion);
  const told = cotizacion.idContratante ?? null;
  const asked = told === null || nombre === '' ? { tipoDocumento, nuDocumento } : null;
  const { status, data, retry } = useFetch(byDocumento, asked);
  if (told !== null && nombre !== '')
    return { status: 'ready', persona: { id: told, tipoDocumento, nuDocumento, nombre }, retry };
  if (status !== 'ready') return { status, persona: null, retry };
  return data
    ? { status: 'ready', persona: { id: data.id, tipoDocumento, nuDocumento, nombre: nameOfPersona(data) }, retry }
    : { status: 'missing', persona: null, retry };
}
