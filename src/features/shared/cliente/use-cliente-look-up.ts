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

/** How the look-up of a client stands. */
export interface ClienteLookUp {
  readonly state: 'idle' | 'resting' | 'looking' | 'found' | 'missing' | 'failed';
  /** The client; null in every other state. */
  readonly found: ClienteFound | null;
  /** The number was left: it is looked up whatever its length. */
  readonly leave: () => void;
  readonly retry: () => void;
  /** The look-up itself, for those that follow it. */
  readonly actor: LookUpActor;
}

/** The client that a look-up has found; null in every other state. */
export const clienteFoundIn = ({ context }: SnapshotFrom<LookUpActor>): ClienteFound | null =>
  typed<ClienteFound | null>(context.data);

/** The client with the document of the form above, looked up as it is typed. */
export function useClienteLookUp(): ClienteLookUp {
  return useClienteLookUpOf(useAppFormContext());
}

/** The client with the document of a form (`tipoDocumento`, `numeroDocumento`), looked up as it is typed (assumptions C18). */
export function useClienteLookUpOf(form: LookUpForm): ClienteLookUp {
  const { core, inspect } = usePortal();
  const [{ machine }] = useState(() => provideLookUp(defineFindClienteByDocumentoActor(core)));
  const actor = useActorRef(machine, { input: { operation: 'fetchClienteByDocumento' }, inspect });
  useNotices(actor);
  return useClienteLookUpWith(actor, form);
}

/** The same by a look-up that lives longer than the form. */
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
        // Other fields change, too: a document that was looked up when it was left stays looked up.
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
