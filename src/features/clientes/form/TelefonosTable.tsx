import { useWatch } from 'react-hook-form';
import { splitPhone } from '../../../format/typed-phones.ts';
import { RecordTable } from '../../../ui/table/RecordTable.tsx';
import { useCatalogo } from '../../../wiring/catalogo/use-catalogo.ts';
import { useClienteForm } from './cliente-form.ts';
import { ClienteChoice, ClienteFormatted } from './cliente-fields.tsx';
import { labels, telefonoLabels } from './cliente-texts.ts';
import type { TelefonoValues } from './cliente-values.ts';
import { focusField, useEntry } from './use-entry.ts';
import { asTyped, codes, dialName, dialOption, useNames } from './use-names.ts';

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
    ['nuArea', asTyped],
    ['numero', asTyped],
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
                format={asTyped}
                onPasteText={paste}
                inputMode="numeric"
              />,
              <ClienteFormatted
                key="numero"
                name="entrada.telefono.numero"
                format={asTyped}
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
