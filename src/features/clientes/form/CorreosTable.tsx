import { fieldsOf } from '../../../wiring/form/fields.tsx';
import { InlineRecords } from '../../../wiring/records/InlineRecords.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { CorreoValues } from './cliente-values.ts';
import { codes, useNames } from './use-names.ts';

const { Text, Choice } = fieldsOf<CorreoValues>();

/** The e-mail addresses with their inline add row. */
export function CorreosTable() {
  const { kinds } = useClienteForm();
  const nameOfTipo = useNames('tablaCodigos', codes.tpEmail);
  const nameOfStatus = useNames('tablaCodigos', codes.status);
  const nameOfCanal = useNames('tablaCodigos', codes.canal);
  const choices = [
    ['idTipoCorreo', codes.tpEmail, nameOfTipo],
    ['idStatus', codes.status, nameOfStatus],
    ['idCanalInformacion', codes.canal, nameOfCanal],
  ] as const;

  return (
    <InlineRecords
      kind={kinds.correo}
      columns={[
        { field: 'email', input: <Text name="email" inputMode="email" /> },
        ...choices.map(([field, code, nameOf]) => ({
          field,
          cell: (row: CorreoValues) => nameOf(row[field]),
          input: <Choice name={field} catalogo="tablaCodigos" parents={code} />,
        })),
      ]}
      rowLabel={(row) => `correo ${row.email.trim()}`}
      emptyText="Todavía no hay correos."
      addLabel="Agregar correo"
    />
  );
}
