import { fromPromise } from 'xstate';
import { call, callDone } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import { isSameCliente } from '../../domain/clientes.ts';
import { isFailure } from '../../domain/failure.ts';
import type { components } from '../../generated/core.ts';
import { zCreateClienteResponse, zFetchClienteResponse } from '../../generated/schemas/cliente.ts';
import { type ClienteFound, findClienteByDocumento } from './personas.ts';

/** A whole client. */
export type Cliente = components['schemas']['Cliente'];

/** GET /v1/clientes/{id}: one whole client. Rejects with a Failure, also for a 404. */
export async function fetchCliente(core: CoreClient, id: number, signal: AbortSignal): Promise<Cliente> {
  const { value } = await call('fetchCliente', zFetchClienteResponse, () =>
    core.GET('/v1/clientes/{id}', { params: { path: { id } }, signal }),
  );
  return value;
}

/** GET /v1/clientes/{id} (specification 1, section 7). Rejects with a Failure, also for a 404. */
export function defineFetchClienteActor(core: CoreClient) {
  return fromPromise<{ data: Cliente; dropped: number }, { params: { id: number } }>(async ({ input, signal }) => ({
    data: await fetchCliente(core, input.params.id, signal),
    dropped: 0,
  }));
}

/** The body that creates a client. */
export type ClienteRequest = components['schemas']['ClienteRequest'];

/** Finds the client that a lost creation may have made; null for none. Rejects with a Failure. */
export function defineVerifyClienteActor(core: CoreClient) {
  return fromPromise<ClienteFound | null, ClienteRequest>(({ input, signal }) =>
    findClienteByDocumento(core, { tipoDocumento: input.idTipoDocumento, nuDocumento: input.nuDocumento }, signal),
  );
}

const documentoOf = ({ idTipoDocumento, nuDocumento }: ClienteRequest) => `${idTipoDocumento} ${nuDocumento}`;

/** Collects the documents of clients that other tabs send, and announces those of this tab. */
function createTabs() {
  const elsewhere = new Set<unknown>();
  const channel = new BroadcastChannel('autogestion.clientes');
  channel.addEventListener('message', ({ data }) => elsewhere.add(data));
  return {
    haveSent: (body: ClienteRequest) => elsewhere.has(documentoOf(body)),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    announce: (body: ClienteRequest) => channel.postMessage(documentoOf(body)),
  };
}

let tabs: ReturnType<typeof createTabs> | undefined;

const created = { title: 'Creación de cliente', messages: ['El cliente fue creado correctamente.'] };

/** Whether the service has a client with the same data as the body. */
async function isCreated(core: CoreClient, body: ClienteRequest, signal: AbortSignal): Promise<boolean> {
  const documento = { tipoDocumento: body.idTipoDocumento, nuDocumento: body.nuDocumento };
  const found = await findClienteByDocumento(core, documento, signal);
  return found !== null && isSameCliente(body, await fetchCliente(core, found.id, signal));
}

/**
 * POST /v1/clientes (specification 1, section 7). A 409 counts as created where client and body are
 * equal and no other tab sent it, as browsers may resend (assumptions C18). Rejects with a Failure.
 */
export function defineCreateClienteActor(core: CoreClient) {
  tabs ??= createTabs();
  const { haveSent, announce } = tabs;
  return fromPromise<components['schemas']['DoneAnswer'], ClienteRequest>(async ({ input, signal }) => {
    // Announced before the answer, so that a refused tab does not take the client for its own.
    announce(input);
    try {
      return await callDone('createCliente', zCreateClienteResponse, created, () =>
        core.POST('/v1/clientes', { body: toBody(input), signal }),
      );
    } catch (error) {
      const isConflict = isFailure(error) && error.kind === 'rejected' && error.status === 409;
      const isOwn = async () => (await isCreated(core, input, signal).catch(() => false)) && !haveSent(input);
      if (isConflict && (await isOwn())) return created;
      throw error;
    }
  });
}
