import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import {
  announceEmision,
  defineIssueEmisionActor,
  defineReadEstadoActor,
  defineWatchEmisionesActor,
  defineWatchOnlineActor,
} from '../../../machines/actors/emision.ts';
import { type emisionMachine, provideEmision } from '../../../machines/emision/emision-machine.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { selectState } from './emision-state.ts';

/** The machine of one issuance, running. */
export type EmisionActor = ActorRefFrom<typeof emisionMachine>;

/** The machine of the issuance of a quote; `uncertain` when an earlier attempt has no answer. */
export function useEmisionMachine(cotizacion: Cotizacion, uncertain: boolean) {
  const { core, usuario, inspect } = usePortal();
  const [machine] = useState(() =>
    provideEmision({ issue: defineIssueEmisionActor(core), readEstado: defineReadEstadoActor(core) }).provide({
      actors: { watchElsewhere: defineWatchEmisionesActor(usuario.userName), watchOnline: defineWatchOnlineActor() },
      actions: { announce: (_, { numero, emision }) => announceEmision(usuario.userName, numero, emision) },
    }),
  );
  const actor: EmisionActor = useActorRef(machine, {
    input: {
      numero: cotizacion.nuCotizacion,
      idEstatus: cotizacion.idEstatus,
      emision: cotizacion.emision ?? null,
      uncertain,
    },
    inspect,
  });
  useNotices(actor);
  return { actor, state: useSelector(actor, selectState, shallowEqual) };
}
