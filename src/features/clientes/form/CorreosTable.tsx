import { fieldsOf } from '../../../wiring/form/fields.tsx';
import { InlineRecords } from '../../../wiring/records/InlineRecords.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { CorreoValues } from './cliente-values.ts';
import { codes, useNames } from './use-names.ts';

const { Text, Choice } = fieldsOf<CorreoValues>();

/** The e-mail addresses with their inline add row. */
export function CorreosTable() {
  const { kinds } = useClienteForm();
  const tipo = useNames('tablaCodigos', codes.tpEmail);
  const status = useNames('tablaCodigos', codes.status);
  const canal = useNames('tablaCodigos', codes.canal);
  const cells = [
    ['idTipoCorreo', tipo],
    ['idStatus', status],
    ['idCanalInformacion', canal],
  ] as const;

  return (
    <InlineRecords
      kind={kinds.correo}
      columns={[
        { field: 'email' },
        ...cells.map(([field, nameOf]) => ({ field, cell: (row: CorreoValues) => nameOf(row[field]) })),
      ]}
      rowLabel={(row) => `correo ${row.email.trim()}`}
      emptyText="Todavía no hay correos."
      addLabel="Agregar correo"
      addRow={() => [
        <Text key="email" name="email" inputMode="email" />,
        <Choice key="tipo" name="idTipoCorreo" catalogo="tablaCodigos" parents={codes.tpEmail} />,
        <Choice key="status" name="idStatus" catalogo="tablaCodigos" parents={codes.status} />,
        <Choice key="canal" name="idCanalInformacion" catalogo="tablaCodigos" parents={codes.canal} />,
      ]}
    />
  );
}
