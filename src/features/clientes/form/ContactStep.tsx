import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { DialogRecords } from '../../../wiring/records/DialogRecords.tsx';
import { CorreosTable } from './CorreosTable.tsx';
import { useClienteForm } from './cliente-form.ts';
import { direccionLabels, labels } from './cliente-texts.ts';
import type { DireccionValues } from './cliente-values.ts';
import { DireccionDialog } from './DireccionDialog.tsx';
import { TelefonosTable } from './TelefonosTable.tsx';
import { asTyped, codes, useNames } from './use-names.ts';

const siNo = (flag: boolean) => (flag ? 'Sí' : 'No');

function Direcciones({ error }: { error: string | undefined }) {
  const { kinds } = useClienteForm();
  const tipo = useNames('tablaCodigos', codes.tpDireccion);
  const pais = useNames('paises');
  const status = useNames('tablaCodigos', codes.status);
  const vivienda = useNames('tablaCodigos', codes.tpVivienda);
  const cells = [
    ['idTipoDireccion', tipo],
    ['idPais', pais],
    ['idStatus', status],
    ['idTipoVivienda', vivienda],
    ['numero', asTyped],
    ['piso', asTyped],
    ['apto', asTyped],
  ] as const;
  const flags = ['cobro', 'postal', 'fiscal'] as const;

  return (
    <DialogRecords
      kind={kinds.direccion}
      columns={[
        ...cells.map(([field, nameOf]) => ({
          head: direccionLabels[field],
          cell: (row: DireccionValues) => nameOf(row[field]),
        })),
        ...flags.map((flag) => ({ head: `¿${direccionLabels[flag]}?`, cell: (row: DireccionValues) => siNo(row[flag]) })),
      ]}
      rowLabel={(row) => `dirección ${row.calle} ${row.numero}`}
      emptyText="Todavía no hay direcciones."
      error={error}
      addLabel="Agregar dirección"
      Dialog={DireccionDialog}
    />
  );
}

/** What was said to be wrong with a list of the contact data: with itself, or with one of its rows. */
function useListError(list: string): string | undefined {
  const { problems } = useClienteForm().form.summary;
  return problems.find(({ name }) => name === list || name.startsWith(`${list}.`))?.message;
}

/** The tab 'Datos de contacto' (specification 1, section 2). */
export function ContactStep() {
  return (
    <>
      <FieldGroup title={labels.telefonos} plain>
        <TelefonosTable error={useListError('telefonos')} />
      </FieldGroup>
      <FieldGroup title={labels.correos} plain>
        <CorreosTable error={useListError('correos')} />
      </FieldGroup>
      <FieldGroup title={labels.direcciones} plain>
        <Direcciones error={useListError('direcciones')} />
      </FieldGroup>
    </>
  );
}
