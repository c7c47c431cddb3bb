import { type Cliente, defineFetchClienteActor } from '../../../machines/actors/cliente.ts';
import { type FetchDefinition, type Fetched, useFetch } from '../../../kit/portal/use-fetch.ts';

const wholeCliente: FetchDefinition<Cliente, { readonly id: number }> = {
  operation: 'fetchCliente',
  defineLoad: defineFetchClienteActor,
};

/** Loads a whole client by its id, and calls `onLoaded` with the client. */
export const useWholeCliente = (id: number, onLoaded?: (cliente: Cliente) => void): Fetched<Cliente> =>
  useFetch(wholeCliente, { id }, onLoaded);

/** The first e-mail of a client (assumptions Q12, R7); undefined without one. */
export const firstEmail = (cliente: Cliente | null): string | undefined =>
  cliente?.correos.find(({ email }) => email.trim() !== '')?.email;
