import { mailHref } from '../../../format/contact-links.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { InlineRecords } from '../../../kit/records/InlineRecords.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { CorreoValues } from './cliente-values.ts';
import { useRowPresets } from './use-row-presets.ts';
import { codes, useNames } from './use-names.ts';

const { Text, Choice } = fieldsOf<CorreoValues>();

/** The e-mail addresses with their inline add row. */
export function CorreosTable() {
  const { kinds, form } = useClienteForm();
  const presets = useRowPresets(codes.status);
  const tipo = useNames('tablaCodigos', codes.tpEmail);
  const status = useNames('tablaCodigos', codes.status);
  const canal = useNames('tablaCodigos', codes.canal);

  return (
    <InlineRecords
      kind={kinds.correo}
      presets={presets}
      columns={[
        { field: 'email', href: form.readOnly ? (row) => mailHref(row.email) : undefined },
        { field: 'idTipoCorreo', cell: (row) => tipo(row.idTipoCorreo) },
        { field: 'idStatus', cell: (row) => status(row.idStatus) },
        { field: 'idCanalInformacion', cell: (row) => canal(row.idCanalInformacion) },
      ]}
      inputs={{
        email: <Text name="email" inputMode="email" />,
        idTipoCorreo: <Choice name="idTipoCorreo" catalogo="tablaCodigos" parents={codes.tpEmail} />,
        idStatus: <Choice name="idStatus" catalogo="tablaCodigos" parents={codes.status} />,
        idCanalInformacion: <Choice name="idCanalInformacion" catalogo="tablaCodigos" parents={codes.canal} />,
      }}
      emptyText="Todavía no hay correos."
    />
  );
}
