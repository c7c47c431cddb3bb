import type { ReactNode } from 'react';
import { documentoHint } from '../../../domain/documents.ts';
import { documentoField } from '../../../format/typed-documents.ts';
import { FieldHint } from '../../../ui/fields/FieldHint.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { useAppFormContext, useFieldText } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import type { ClienteLookUp } from './use-cliente-look-up.ts';
import { useTipoChosen } from './use-tipo-chosen.ts';
import { Words } from '../../../ui/text/Words.tsx';

const { Choice, Formatted } = fieldsOf<{ tipoDocumento: string; numeroDocumento: string }>();

/** Drawn from the start: a line that appeared later would move the button under the pointer. */
const noLookUp = <output>Se busca entre tus clientes.</output>;
const texts: Readonly<Record<Exclude<ClienteLookUp['state'], 'failed'>, ReactNode>> = {
  idle: noLookUp,
  resting: noLookUp,
  looking: <output>Buscando el cliente…</output>,
  found: <output>Tienes un cliente con este documento.</output>,
  missing: <output>No hay cliente con este documento.</output>,
};

/** Fields for type and number of a document, with the state of the client's look-up. */
export function DocumentoFields({
  cliente,
  required,
}: {
  readonly cliente: ClienteLookUp;
  /** Whether the number is required; the form's own rule by default. */
  readonly required?: boolean;
}) {
  const form = useAppFormContext();
  const tipo = useTipoChosen(form);
  const tipoDocumento = useFieldText(form, 'tipoDocumento');
  const hint = documentoHint(tipoDocumento, useFieldText(form, 'numeroDocumento'));
  const status =
    cliente.state === 'failed' ? (
      <>
        <Words>No se pudo buscar el cliente. </Words>
        <InlineAction onClick={cliente.retry}>Reintentar</InlineAction>
      </>
    ) : (
      <Words>{texts[cliente.state]}</Words>
    );
  const help = (
    <>
      {hint && <FieldHint>{hint}</FieldHint>}
      {status}
    </>
  );
  return (
    <>
      <Choice name="tipoDocumento" catalogo="tipoDocumentos" onChoose={tipo.choose} />
      <Formatted
        name="numeroDocumento"
        {...documentoField(tipoDocumento)}
        {...(required !== undefined && { required })}
        onLeave={() => {
          tipo.leave();
          cliente.leave();
        }}
        help={help}
      />
    </>
  );
}
