import { type Cotizacion, solicitanteOf } from '../../../domain/cotizaciones.ts';
import type { Documento } from '../../../domain/documents.ts';
import { type CuentaBancaria, isCuentaFor, isDebito } from '../../../domain/emisiones.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { defineFetchCuentasActor } from '../../../machines/actors/emision.ts';
import { type ClienteFound, defineFetchClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import type { FetchDefinition, Fetched } from '../../../kit/portal/use-fetch.ts';
import type { EmisionValues } from './emision-form.ts';

/** The result of a look-up. */
export type LookUpResult<Data> = Pick<Fetched<Data>, 'status' | 'data'>;

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
}

type InsuredTyped = Pick<EmisionValues, 'otroAsegurado' | 'tipoDocumento' | 'numeroDocumento'>;

/** The client with the document of the applicant. */
export const clienteByDocumento: FetchDefinition<ClienteFound | null, Documento | null> = {
  operation: 'fetchClienteByDocumento',
  defineLoad: defineFetchClienteByDocumentoActor,
};

/** The person that the quote names with id; null where the applicant must be looked up. */
function personaOfQuote(cotizacion: Cotizacion): Persona | null {
  const id = cotizacion.idContratante ?? null;
  const { tipoDocumento, nuDocumento, nombre } = solicitanteOf(cotizacion);
  return id === null || nombre === '' ? null : { id, tipoDocumento, nuDocumento, nombre };
}

/** The applicant's document for the look-up; null where the quote names the person with id. */
export function documentoAsked(cotizacion: Cotizacion): Documento | null {
  if (personaOfQuote(cotizacion)) return null;
  const { tipoDocumento, nuDocumento } = solicitanteOf(cotizacion);
  return { tipoDocumento, nuDocumento };
}

/** The contracting party from the quote, or from the look-up of its applicant. */
export function contratanteOf(cotizacion: Cotizacion, { status, data }: LookUpResult<ClienteFound | null>): Contratante {
  const named = personaOfQuote(cotizacion);
  if (named) return { status: 'ready', persona: named };
  if (status !== 'ready') return { status, persona: null };
  if (!data) return { status: 'missing', persona: null };
  const { tipoDocumento, nuDocumento } = solicitanteOf(cotizacion);
  return { status: 'ready', persona: { id: data.id, tipoDocumento, nuDocumento, nombre: nameOfPersona(data) } };
}

/** The insured: the contracting party, or the client with the typed document. */
export function insuredOf(
  { otroAsegurado, tipoDocumento, numeroDocumento: nuDocumento }: InsuredTyped,
  contratante: Persona | null,
  found: ClienteFound | null,
): Persona | null {
  if (!otroAsegurado) return contratante;
  return found && { id: found.id, tipoDocumento, nuDocumento, nombre: nameOfPersona(found) };
}

/** Loads the accounts of a person; null loads none. */
export const cuentasOfPersona: FetchDefinition<readonly CuentaBancaria[], { readonly idPersona: number | null }> = {
  operation: 'fetchDomiciliosBancarios',
  defineLoad: defineFetchCuentasActor,
};

/** Asks for the contracting party's accounts for a debit only (specification 2, section 4). */
export const cuentasAsked = (cdFormaPago: number, { persona }: Contratante) => ({
  idPersona: isDebito(cdFormaPago) ? (persona?.id ?? null) : null,
});

/** The loaded accounts that the payment method can debit. */
export const usableCuentas = (cdFormaPago: number, { status, data }: LookUpResult<readonly CuentaBancaria[]>) =>
  (status === 'ready' ? (data ?? []) : []).filter((cuenta) => isCuentaFor(cuenta, cdFormaPago));
