import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isDocumentoComplete, isNumeroDocumentoText } from '../../../domain/documents.ts';
import { type ClienteFound, defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { type lookUpMachine, provideLookUp } from '../../../machines/look-up/look-up-machine.ts';
import { typed } from '../../../machines/typed-edge.ts';
import { type FieldMethods, useAppFormContext } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';

type LookUpActor = ActorRefFrom<typeof lookUpMachine>;
type LookUpForm = Pick<FieldMethods, 'subscribe' | 'valueOf'>;

/** The state of a client's look-up. */
export interface ClienteLookUp {
  readonly state: 'idle' | 'resting' | 'looking' | 'found' | 'missing' | 'failed';
  /** Null in every state but 'found'. */
  readonly found: ClienteFound | null;
  /** Looks the number up whatever its length, because the user left the field. */
  readonly leave: () => void;
  readonly retry: () => void;
  /** The look-up machine, for other machines that follow the look-up. */
  readonly actor: LookUpActor;
}

/** The client that the look-up has found; null in every state but 'found'. */
export const clienteFoundIn = ({ context }: SnapshotFrom<LookUpActor>): ClienteFound | null =>
  typed<ClienteFound | null>(context.data);

/** Looks up the client of the surrounding form's document while the user types. */
export function useClienteLookUp(): ClienteLookUp {
  return useClienteLookUpOf(useAppFormContext());
}

/** Looks up the client of a form's `tipoDocumento` and `numeroDocumento` (assumptions C18). */
export function useClienteLookUpOf(form: LookUpForm): ClienteLookUp {
  const { core, inspect } = usePortal();
  const [{ machine }] = useState(() => provideLookUp(defineFindClienteByDocumentoActor(core)));
  const actor = useActorRef(machine, { input: { operation: 'fetchClienteByDocumento' }, inspect });
  useNotices(actor);
  return useClienteLookUpWith(actor, form);
}

/** The same with a look-up machine that outlives the form. */
export function useClienteLookUpWith(actor: LookUpActor, { subscribe, valueOf }: LookUpForm): ClienteLookUp {
  const [documento] = useState(() => {
    let last = '';
    const send = (isComplete: (tipo: string, numero: string) => boolean) => {
      const tipoDocumento = String(valueOf('tipoDocumento'));
      const nuDocumento = String(valueOf('numeroDocumento'));
      const complete = isComplete(tipoDocumento, nuDocumento);
      actor.send({ type: 'documento.edited', tipoDocumento, nuDocumento, complete });
    };
    return {
      look: () => {
        // Changes of other fields must not withdraw a look-up that leaving the field has started.
        const now = `${String(valueOf('tipoDocumento'))} ${String(valueOf('numeroDocumento'))}`;
        if (now === last) return;
        last = now;
        send(isDocumentoComplete);
      },
      leave: () => send((tipo, numero) => tipo !== '' && isNumeroDocumentoText(numero)),
    };
  });
  useEffect(() => {
    documento.look();
    return subscribe(documento.look);
  }, [documento, subscribe]);
  const state = useSelector(actor, ({ value }) => value);
  const found = useSelector(actor, clienteFoundIn);
  return { state, found, leave: documento.leave, retry: () => actor.send({ type: 'retry' }), actor };
}
