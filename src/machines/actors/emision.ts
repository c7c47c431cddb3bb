import { fromCallback, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { call, callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import type { Failure } from '../../domain/failure.ts';
import type { CuentaBancaria, Emision, EmisionRequest, EstadoCotizacion, PolizaEmitida } from '../../domain/emisiones.ts';
import { zCreateEmisionResponse, zFetchDomiciliosBancariosResponse } from '../../generated/schemas/emisiones.ts';
import { fetchCotizacion } from './cotizacion.ts';
import type { EmitidaElsewhere } from '../emision/emision-types.ts';
import type { EmitidaInOtherTab } from '../negocio/negocio-types.ts';

const inOtherTab: Failure = {
  kind: 'rejected',
  operation: 'createEmision',
  status: 409,
  title: 'Emisión de póliza',
  messages: ['Se está emitiendo en otra pestaña de este navegador.'],
};

/** Issues while no other tab does. Plain http has no locks: the service's refusal has to do. */
async function alone<Answer>(numero: number, issue: () => Promise<Answer>): Promise<Answer> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return issue();
  return locks.request(`autogestion.emision.${numero}`, { ifAvailable: true }, (lock) => {
    if (lock) return issue();
    throw inOtherTab;
  });
}

/** POST /v1/emisiones (specification 2, section 7): issues a policy. Rejects with a Failure. */
export function defineIssueEmisionActor(core: CoreClient) {
  return fromPromise<PolizaEmitida, EmisionRequest>(async ({ input, signal }) => {
    const { title, messages, value } = await alone(input.nuCotizacion, () =>
      call('createEmision', zCreateEmisionResponse, () => core.POST('/v1/emisiones', { body: toBody(input), signal })),
    );
    return { title, messages, emision: value };
  });
}

/** The status of a quote, and its policy. Rejects with a Failure. */
export function defineReadEstadoActor(core: CoreClient) {
  return fromPromise<EstadoCotizacion, { readonly numero: number }>(async ({ input, signal }) => {
    const { idEstatus, emision } = await fetchCotizacion(core, input.numero, signal);
    return { idEstatus, emision: emision ?? null };
  });
}

/**
 * GET /v1/domiciliosbancarios (specification 2, section 7): accounts and cards of a person; none
 * without a person. Rejects with a Failure.
 */
export function defineFetchCuentasActor(core: CoreClient) {
  return fromPromise<{ data: readonly CuentaBancaria[]; dropped: number }, { params: { readonly idPersona: number | null } }>(
    async ({ input, signal }) => {
      const { idPersona } = input.params;
      if (idPersona === null) return { data: [], dropped: 0 };
      const { rows, dropped } = await callRows('fetchDomiciliosBancarios', zFetchDomiciliosBancariosResponse, () =>
        core.GET('/v1/domiciliosbancarios', { params: { query: { idPersona } }, signal }),
      );
      return { data: rows, dropped };
    },
  );
}

const channelName = 'autogestion.emisiones';

const issuedMessage = z.object({
  user: z.string(),
  numero: z.number(),
  emision: z.nullable(
    z.object({ nuPoliza: z.number(), nuCertificado: z.number(), cdRecibo: z.optional(z.nullable(z.number())) }),
  ),
});

/** Announces an issued policy to the other tabs of this browser; those of `user` listen. */
export function announceEmision(user: string, numero: number, emision: Emision | null): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
  channel.postMessage({ user, numero, emision } satisfies z.infer<typeof issuedMessage>);
  channel.close();
}

function hearOfPolicies(user: string, hear: (policy: z.infer<typeof issuedMessage>) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = z.safeParse(issuedMessage, data);
    if (parsed.success && parsed.data.user === user) hear(parsed.data);
  });
  return () => channel.close();
}

/** Reports the policies that other tabs issue from one quote. */
export function defineWatchEmisionesActor(user: string) {
  return fromCallback<{ type: 'unused' }, { readonly numero: number }, EmitidaElsewhere>(({ input, sendBack }) =>
    hearOfPolicies(user, ({ numero, emision }) => {
      if (numero === input.numero) sendBack({ type: 'emitida.elsewhere', emision });
    }),
  );
}

/** Reports the policies that other tabs issue from any quote. */
export function defineWatchTabsActor(user: string) {
  return fromCallback<{ type: 'unused' }, undefined, EmitidaInOtherTab>(({ sendBack }) =>
    hearOfPolicies(user, ({ numero, emision }) => sendBack({ type: 'emitida.inOtherTab', numero, emision })),
  );
}

/** Reports that the browser has a network again. */
export function defineWatchOnlineActor(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis) {
  return fromCallback<{ type: 'unused' }, undefined, { type: 'online' }>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'online' });
    target.addEventListener('online', tell);
    return () => target.removeEventListener('online', tell);
  });
}
