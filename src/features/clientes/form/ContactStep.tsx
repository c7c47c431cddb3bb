import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { DialogRecords } from '../../../kit/records/DialogRecords.tsx';
import { CorreosTable } from './CorreosTable.tsx';
import { useClienteForm } from './cliente-form.ts';
import { direccionLabels, labels } from './cliente-texts.ts';
import type { DireccionValues } from './cliente-values.ts';
import { DireccionDialog } from './DireccionDialog.tsx';
import { TelefonosTable } from './TelefonosTable.tsx';
import { codes, useNames } from './use-names.ts';

function Direcciones() {
  const { kinds, form } = useClienteForm();
  const tipo = useNames('tablaCodigos', codes.tpDireccion);
  const pais = useNames('paises');
  const status = useNames('tablaCodigos', codes.status);
  const vivienda = useNames('tablaCodigos', codes.tpVivienda);
  const cells = [
    ['idTipoDireccion', tipo],
    ['idPais', pais],
    ['idStatus', status],
    ['idTipoVivienda', vivienda],
  ] as const;
  const flags = ['cobro', 'postal', 'fiscal'] as const;

  return (
    <DialogRecords
      kind={kinds.direccion}
      columns={[
        ...cells.map(([field, nameOf]) => ({ field, cell: (row: DireccionValues) => nameOf(row[field]) })),
        { field: 'numero' },
        { field: 'piso' },
        { field: 'apto' },
        ...flags.map((flag) => ({
          field: flag,
          head: `¿${direccionLabels[flag]}?`,
          cell: (row: DireccionValues) => (row[flag] ? 'Sí' : 'No'),
        })),
      ]}
      rowLabel={(row) => `dirección ${row.calle} ${row.numero}`}
      rowLine={form.readOnly ? (row) => row.direccionCompleta : undefined}
      emptyText="Todavía no hay direcciones."
      addLabel="Agregar dirección"
      Dialog={DireccionDialog}
    />
  );
}

/** The tab 'Datos de contacto' (specification 1, section 2). */
export function ContactStep() {
  return (
    <>
      <FieldGroup title={labels.telefonos} plain>
        <TelefonosTable />
      </FieldGroup>
      <FieldGroup title={labels.correos} plain>
        <CorreosTable />
      </FieldGroup>
      <FieldGroup title={labels.direcciones} plain>
        <Direcciones />
      </FieldGroup>
    </>
  );
}
