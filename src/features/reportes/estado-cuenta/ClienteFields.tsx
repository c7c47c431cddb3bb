import { nameOfPersona } from '../../../domain/persona.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DocumentoFields } from '../../shared/cliente/DocumentoFields.tsx';
import { useClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import { useAppFormContext, useFieldText } from '../../../kit/form/app-form.ts';

/** Type and number of a client's document, and the name of the found client. */
export function ClienteFields() {
  const cliente = useClienteLookUp();
  const hasTipo = useFieldText(useAppFormContext(), 'tipoDocumento') !== '';
  return (
    <>
      <DocumentoFields cliente={cliente} required={hasTipo} />
      <TextField label="Nombre del cliente" value={cliente.found ? nameOfPersona(cliente.found) : ''} readOnly />
    </>
  );
}
