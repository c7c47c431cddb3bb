import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { RecordTable } from '../../../ui/table/RecordTable.tsx';
import { CorreosTable } from './CorreosTable.tsx';
import { TelefonosTable } from './TelefonosTable.tsx';
import { direccionLabels, labels } from './cliente-texts.ts';
import type { DireccionValues } from './cliente-values.ts';
import { fieldId, useClienteForm } from './cliente-form.ts';
import { DireccionDialog } from './DireccionDialog.tsx';
import { useEntry } from './use-entry.ts';
import { asTyped, codes, useNames } from './use-names.ts';

const siNo = (flag: boolean) => (flag ? 'Sí' : 'No');

function Direcciones({ error }: { error: string | undefined }) {
  const { form } = useClienteForm();
  const { remove, open, readOnly } = useEntry('direccion');
  const rows = useWatch({ control: form.control, name: 'direcciones' });
  const isOpen = useWatch({ control: form.control, name: 'abierto' }) === 'direccion';
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
    <>
      <RecordTable
        caption={labels.direcciones}
        columns={[
          ...cells.map(([field, nameOf]) => ({
            head: direccionLabels[field],
            cell: (row: DireccionValues) => nameOf(row[field]),
          })),
          ...flags.map((flag) => ({ head: `¿${direccionLabels[flag]}?`, cell: (row: DireccionValues) => siNo(row[flag]) })),
        ]}
        rows={rows}
        rowLabel={(row) => `dirección ${row.calle} ${row.numero}`}
        emptyText="Todavía no hay direcciones."
        error={error}
        rowMenu={(_, index) =>
          readOnly
            ? [{ label: 'Ver', onSelect: () => open(index) }]
            : [
                { label: 'Actualizar', onSelect: () => open(index) },
                { label: 'Eliminar', onSelect: () => remove(index) },
              ]
        }
      />
      <Button id={fieldId('direcciones')} variant="outline" icon={<PlusIcon />} disabled={readOnly} onClick={() => open()}>
        Agregar dirección
      </Button>
      {isOpen && <DireccionDialog />}
    </>
  );
}

/** The tab 'Datos de contacto' (specification 1, section 2); `errorOf` tells what is wrong with a list itself. */
export function ContactStep({ errorOf }: { readonly errorOf: (list: string) => string | undefined }) {
  return (
    <>
      <FieldGroup title={labels.telefonos} plain>
        <TelefonosTable error={errorOf('telefonos')} />
      </FieldGroup>
      <FieldGroup title={labels.correos} plain>
        <CorreosTable error={errorOf('correos')} />
      </FieldGroup>
      <FieldGroup title={labels.direcciones} plain>
        <Direcciones error={errorOf('direcciones')} />
      </FieldGroup>
    </>
  );
}
