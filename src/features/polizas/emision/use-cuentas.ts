import { type CuentaBancaria, isCuentaFor, isDebito } from '../../../domain/emisiones.ts';
import { defineFetchCuentasActor } from '../../../machines/actors/emision.ts';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';

const cuentasOf: FetchDefinition<readonly CuentaBancaria[], { readonly idPersona: number | null }> = {
  operation: 'fetchDomiciliosBancarios',
  defineLoad: defineFetchCuentasActor,
};

/** The accounts that a premium can be debited from. */
export interface Cuentas {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Those that will do for the payment method. */
  readonly usable: readonly CuentaBancaria[];
  readonly retry: () => void;
}

/** The accounts of the contracting party, asked for only when the payment method is a debit (specification 2, section 4). */
export function useCuentas(cdFormaPago: number, idContratante: number | null): Cuentas {
  const { status, data, retry } = useFetch(cuentasOf, { idPersona: isDebito(cdFormaPago) ? idContratante : null });
  const usable = (status === 'ready' ? (data ?? []) : []).filter((cuenta) => isCuentaFor(cuenta, cdFormaPago));
  return { status, usable, retry };
}
