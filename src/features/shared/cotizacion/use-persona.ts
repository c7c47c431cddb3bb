import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { typed } from '../../../machines/typed-edge.ts';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import type { NegocioActor } from './open-negocio.ts';

/** Loads the client of a quote once, for the screens of the quote and of its issuance. */
export function usePersona(negocio: NegocioActor, id: number): Fetched<Cliente> {
  /** A subscription asks for the person. */
  const follow = useCallback(
    (changed: () => void) => {
      negocio.send({ type: 'persona.wanted', id });
      const following = negocio.subscribe(changed);
      return () => following.unsubscribe();
    },
    [negocio, id],
  );
  const persona = useSyncExternalStore(follow, () => negocio.getSnapshot().children.persona);
  const snapshot = useSelector(persona, (now) => now);
  const isOwn = snapshot !== undefined && typed<{ readonly id: number }>(snapshot.context.params).id === id;
  const status = !isOwn || snapshot.matches('loading') ? 'loading' : snapshot.value;
  return {
    status,
    data: status === 'ready' ? typed<Cliente | null>(snapshot?.context.data) : null,
    failure: snapshot?.context.failure ?? null,
    retry: () => persona?.send({ type: 'retry' }),
  };
}
