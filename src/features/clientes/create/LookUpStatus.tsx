import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import type { lookUpMachine } from '../../../machines/look-up/look-up-machine.ts';
import { Words } from '../../../ui/text/Words.tsx';

/** The state of the document's look-up, with a retry after a failure. */
export function LookUpStatus({
  actor,
  onOpen,
}: {
  readonly actor: ActorRefFrom<typeof lookUpMachine> | undefined;
  /** Leaves for the found client. */
  readonly onOpen: () => void;
}) {
  const state = useSelector(actor, (snapshot) => snapshot?.value);
  if (state === 'looking') return <output>Comprobando si el cliente existe…</output>;
  if (state === 'missing') return <output>Documento disponible</output>;
  if (state === 'found') {
    return (
      <>
        <output>Ya tienes un cliente con este documento.</output>
        <InlineAction onClick={onOpen}>Abrir cliente</InlineAction>
      </>
    );
  }
  // The line is there from the start: one that came with the look-up would move what is being pressed.
  if (state !== 'failed') return <output>Se busca entre tus clientes.</output>;
  return (
    <>
      <Words>No se pudo comprobar si el cliente existe.</Words>
      <InlineAction onClick={() => actor?.send({ type: 'retry' })}>Reintentar</InlineAction>
    </>
  );
}
