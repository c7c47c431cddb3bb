import { useWatch } from 'react-hook-form';
import { RecordTable } from '../../../ui/table/RecordTable.tsx';
import { useClienteForm } from './cliente-form.ts';
import { ClienteChoice, ClienteText } from './cliente-fields.tsx';
import { correoLabels, labels } from './cliente-texts.ts';
import type { CorreoValues } from './cliente-values.ts';
import { focusField, useEntry } from './use-entry.ts';
import { asTyped, codes, useNames } from './use-names.ts';

/** The e-mail addresses with their inline add row. */
export function CorreosTable({ error }: { error: string | undefined }) {
  const { form } = useClienteForm();
  const { add, remove, readOnly } = useEntry('correo');
  const rows = useWatch({ control: form.control, name: 'correos' });
  const tipo = useNames('tablaCodigos', codes.tpEmail);
  const status = useNames('tablaCodigos', codes.status);
  const canal = useNames('tablaCodigos', codes.canal);
  const cells = [
    ['email', asTyped],
    ['idTipoCorreo', tipo],
    ['idStatus', status],
    ['idCanalInformacion', canal],
  ] as const satisfies readonly (readonly [keyof CorreoValues, (key: string) => string])[];

  return (
    <RecordTable
      caption={labels.correos}
      columns={cells.map(([field, nameOf]) => ({ head: correoLabels[field], cell: (row: CorreoValues) => nameOf(row[field]) }))}
      rows={rows}
      rowLabel={(row) => `correo ${row.email.trim()}`}
      emptyText="Todavía no hay correos."
      error={error}
      disabled={readOnly}
      onDelete={remove}
      onAdd={() => add() && focusField('entrada.correo.email')}
      addLabel="Agregar correo"
      addRow={
        readOnly
          ? undefined
          : [
              <ClienteText key="email" name="entrada.correo.email" inputMode="email" />,
              <ClienteChoice key="tipo" name="entrada.correo.idTipoCorreo" catalogo="tablaCodigos" parents={codes.tpEmail} />,
              <ClienteChoice key="status" name="entrada.correo.idStatus" catalogo="tablaCodigos" parents={codes.status} />,
              <ClienteChoice
                key="canal"
                name="entrada.correo.idCanalInformacion"
                catalogo="tablaCodigos"
                parents={codes.canal}
              />,
            ]
      }
    />
  );
}
