import { useWatch } from 'react-hook-form';
import { splitPhone } from '../../format/typed-phones.ts';
import { RecordTable } from '../../ui/table/RecordTable.tsx';
import { useCatalogo } from '../../wiring/use-catalogo.ts';
import { useClienteForm } from './cliente-form.ts';
import { ClienteChoice, ClienteFormatted, ClienteText } from './cliente-fields.tsx';
import { correoLabels, labels, telefonoLabels } from './cliente-texts.ts';
import type { CorreoValues, TelefonoValues } from './cliente-values.ts';
import { focusField, useEntry } from './use-entry.ts';
import { codes, dialName, dialOption, useNames } from './use-names.ts';

const same = (text: string) => text;

/** The phones with their inline add row (specification 1, section 2, "Contact tab"): Enter adds and returns to the first cell. */
export function TelefonosTable({ error }: { error: string | undefined }) {
  const { form } = useClienteForm();
  const { add, remove, readOnly } = useEntry('telefono');
  const rows = useWatch({ control: form.control, name: 'telefonos' });
  const tipo = useNames('tipoTelefonos');
  const pais = useNames('paises', undefined, dialName);
  const status = useNames('tablaCodigos', codes.stTelefono);
  const canal = useNames('tablaCodigos', codes.canal);
  const paises = useCatalogo('paises').options;
  const idPais = useWatch({ control: form.control, name: 'entrada.telefono.idPais' });

  const paste = (text: string) => {
    const phone = splitPhone(text, paises.find(({ key }) => key === idPais)?.pais?.telPrefijo ?? undefined);
    if (!phone) return false;
    form.setValue('entrada.telefono.nuArea', phone.nuArea, { shouldDirty: true });
    form.setValue('entrada.telefono.numero', phone.numero, { shouldDirty: true });
    form.clearErrors(['entrada.telefono.nuArea', 'entrada.telefono.numero']);
    focusField('entrada.telefono.numero');
    return true;
  };
  const cells = [
    ['idTipoNumero', tipo],
    ['idPais', pais],
    ['nuArea', same],
    ['numero', same],
    ['idStatus', status],
    ['idCanalInformacion', canal],
  ] as const satisfies readonly (readonly [keyof TelefonoValues, (key: string) => string])[];

  return (
    <RecordTable
      caption={labels.telefonos}
      columns={cells.map(([field, nameOf]) => ({
        head: telefonoLabels[field],
        cell: (row: TelefonoValues) => nameOf(row[field]),
      }))}
      rows={rows}
      rowLabel={(row) => `teléfono ${row.nuArea} ${row.numero}`}
      emptyText="Todavía no hay teléfonos."
      error={error}
      disabled={readOnly}
      onDelete={remove}
      onAdd={() => add() && focusField('entrada.telefono.idTipoNumero')}
      addLabel="Agregar teléfono"
      addRow={
        readOnly
          ? undefined
          : [
              <ClienteChoice key="tipo" name="entrada.telefono.idTipoNumero" catalogo="tipoTelefonos" />,
              <ClienteChoice key="pais" name="entrada.telefono.idPais" catalogo="paises" nameOption={dialOption} />,
              <ClienteFormatted
                key="area"
                name="entrada.telefono.nuArea"
                format={same}
                onPasteText={paste}
                inputMode="numeric"
              />,
              <ClienteFormatted
                key="numero"
                name="entrada.telefono.numero"
                format={same}
                onPasteText={paste}
                inputMode="numeric"
              />,
              <ClienteChoice key="status" name="entrada.telefono.idStatus" catalogo="tablaCodigos" parents={codes.stTelefono} />,
              <ClienteChoice
                key="canal"
                name="entrada.telefono.idCanalInformacion"
                catalogo="tablaCodigos"
                parents={codes.canal}
              />,
            ]
      }
    />
  );
}

/** The e-mail addresses with their inline add row. */
export function CorreosTable({ error }: { error: string | undefined }) {
  const { form } = useClienteForm();
  const { add, remove, readOnly } = useEntry('correo');
  const rows = useWatch({ control: form.control, name: 'correos' });
  const tipo = useNames('tablaCodigos', codes.tpEmail);
  const status = useNames('tablaCodigos', codes.status);
  const canal = useNames('tablaCodigos', codes.canal);
  const cells = [
    ['email', same],
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
