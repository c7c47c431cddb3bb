import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { tipoDocumento } from '../../../domain/documents.ts';
import type { PadronPersona } from '../../../machines/actors/personas.ts';
import type { lookUpMachine } from '../../../machines/look-up/look-up-machine.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { ValuesOffer } from '../../../kit/form/ValuesOffer.tsx';
import { useClienteForm } from '../form/cliente-form.ts';
import { Words } from '../../../ui/text/Words.tsx';

const noNames = { primerNombre: null, segundoNombre: null, primerApellido: null, segundoApellido: null };

/** Names of the electoral register (assumptions C6); its room is kept for every identity card. */
export function PadronOffer({
  actor,
  names,
}: {
  readonly actor: ActorRefFrom<typeof lookUpMachine> | undefined;
  readonly names: PadronPersona | null;
}) {
  const { form } = useClienteForm();
  const state = useSelector(actor, (snapshot) => snapshot?.value);
  const isCedula = useFieldValue(form, 'idTipoDocumento') === tipoDocumento.cedula;
  if (!isCedula || form.readOnly) return null;
  const { primerNombre, segundoNombre, primerApellido, segundoApellido } = names ?? noNames;
  return (
    <ValuesOffer
      title="Nombres del padrón electoral"
      level={4}
      text="El padrón electoral tiene estos nombres para el documento:"
      values={{ primerNombre, segundoNombre, primerApellido, segundoApellido }}
      room
    >
      {state === 'failed' ? (
        <>
          <Words>No se pudo consultar el padrón electoral.</Words>
          <InlineAction onClick={() => actor?.send({ type: 'retry' })}>Reintentar</InlineAction>
        </>
      ) : names ? (
        'Los nombres son los del padrón electoral.'
      ) : state === 'missing' ? (
        'El padrón electoral no tiene este documento.'
      ) : state === 'looking' ? (
        'Consultando el padrón electoral…'
      ) : (
        'Aparecen aquí cuando el número de la cédula está completo.'
      )}
    </ValuesOffer>
  );
}
