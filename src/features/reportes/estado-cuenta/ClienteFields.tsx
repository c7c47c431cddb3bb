import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { isNumeroDocumentoText } from '../../../domain/documents.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { provideLookUp } from '../../../machines/look-up/look-up-machine.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useAppFormContext, useFieldText } from '../../../wiring/form/app-form.ts';
import { fieldsOf } from '../../../wiring/form/fields.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { useNotices } from '../../../wiring/portal/use-notices.ts';
import type { estadoCuenta } from './estado-cuenta.ts';

const { Choice, Formatted } = fieldsOf<typeof estadoCuenta.form.defaults>();

/** The client with the document of the form, looked up as it is typed. */
function useCliente() {
  const { core, inspect } = usePortal();
  const form = useAppFormContext();
  const [{ machine, selectFound }] = useState(() => provideLookUp(defineFindClienteByDocumentoActor(core)));
  const actor = useActorRef(machine, { input: { operation: 'fetchClienteByDocumento' }, inspect });
  useNotices(actor);
  const tipoDocumento = useFieldText(form, 'tipoDocumento');
  const nuDocumento = useFieldText(form, 'numeroDocumento');
  useEffect(() => {
    const complete = tipoDocumento !== '' && nuDocumento.trim() !== '' && isNumeroDocumentoText(nuDocumento);
    actor.send({ type: 'documento.edited', tipoDocumento, nuDocumento, complete });
  }, [actor, tipoDocumento, nuDocumento]);
  const state = useSelector(actor, ({ value }) => value);
  const found = useSelector(actor, selectFound);
  return { tipoDocumento, state, nombre: found ? nameOfPersona(found) : '', retry: () => actor.send({ type: 'retry' }) };
}

const lookUpTexts: Readonly<Record<string, ReactNode>> = {
  looking: <output>Buscando el cliente…</output>,
  missing: <output>No tienes un cliente con este documento.</output>,
};

/** Type and number of a client's document, and the name of the client that has it. */
export function ClienteFields() {
  const { tipoDocumento, state, nombre, retry } = useCliente();
  const failed = (
    <>
      No se pudo buscar el cliente. <InlineAction onClick={retry}>Reintentar</InlineAction>
    </>
  );
  return (
    <>
      <Choice name="tipoDocumento" catalogo="tipoDocumentos" />
      <Formatted
        // Each type writes its numbers in its own way.
        key={tipoDocumento}
        name="numeroDocumento"
        format={(text) => formatDocumento(tipoDocumento, text)}
        disabled={tipoDocumento === ''}
        required={tipoDocumento !== ''}
        help={tipoDocumento === '' ? 'Elige primero: Tipo de documento.' : state === 'failed' ? failed : lookUpTexts[state]}
      />
      <TextField label="Nombre del cliente" value={nombre} readOnly />
    </>
  );
}
