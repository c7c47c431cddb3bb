import { type AnyStateMachine, fromCallback } from 'xstate';
import type { CoreClient } from '../../src/api/core-client.ts';
import { defineCreateClienteActor, defineVerifyClienteActor } from '../../src/machines/actors/cliente.ts';
import { defineRateCotizacionActor, defineVerifyCotizacionActor } from '../../src/machines/actors/cotizacion.ts';
import { defineIssueEmisionActor, defineReadEstadoActor } from '../../src/machines/actors/emision.ts';
import { defineFetchPadronActor, defineFindClienteByDocumentoActor } from '../../src/machines/actors/personas.ts';
import { provideWizard } from '../../src/machines/cliente/wizard-machine.ts';
import { provideCotizacion } from '../../src/machines/cotizacion/cotizacion-machine.ts';
import { provideEmision } from '../../src/machines/emision/emision-machine.ts';
import type { EmitidaElsewhere } from '../../src/machines/emision/emision-types.ts';

/** There is no other tab, and the network is there. */
const watchElsewhere = fromCallback<{ type: 'unused' }, { readonly numero: number }, EmitidaElsewhere>(() => undefined);
const watchOnline = fromCallback<{ type: 'unused' }, undefined, { type: 'online' }>(() => undefined);

/** The machines that can be replayed, by the names of their charts, with their real effects. */
export const replayable: Readonly<Record<string, (core: CoreClient) => AnyStateMachine>> = {
  wizard: (core) =>
    provideWizard({
      createCliente: defineCreateClienteActor(core),
      verifyCliente: defineVerifyClienteActor(core),
      findCliente: defineFindClienteByDocumentoActor(core),
      fetchPadron: defineFetchPadronActor(core),
    }),
  cotizacion: (core) => provideCotizacion({ rate: defineRateCotizacionActor(core), verify: defineVerifyCotizacionActor(core) }),
  emision: (core) =>
    provideEmision({ issue: defineIssueEmisionActor(core), readEstado: defineReadEstadoActor(core) }).provide({
      actors: { watchElsewhere, watchOnline },
      actions: { announce: () => undefined },
    }),
};
