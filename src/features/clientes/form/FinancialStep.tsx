import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { RecordTable } from '../../../ui/table/RecordTable.tsx';
import { fieldId, useClienteForm } from './cliente-form.ts';
import { ClienteChoice, ClienteText } from './cliente-fields.tsx';
import { domicilioLabels, labels } from './cliente-texts.ts';
import type { DomicilioValues } from './cliente-values.ts';
import { DomicilioDialog } from './DomicilioDialog.tsx';
import { useEntry } from './use-entry.ts';
import { asTyped, useNames } from './use-names.ts';

const direct = { indDebito: '1' };

function Domicilios() {
  const { form } = useClienteForm();
  const { remove, open, readOnly } = useEntry('domicilio');
  const rows = useWatch({ control: form.control, name: 'domicilioBancarios' });
  const isOpen = useWatch({ control: form.control, name: 'abierto' }) === 'domicilio';
  const banco = useNames('bancos', readOnly ? undefined : direct);
  const tipo = useNames('tipoCuentasBancarias');
  const moneda = useNames('monedas');
  const tarjeta = useNames('tipoTarjetas');
  const cells = [
    ['idBanco', banco],
    ['noCuenta', asTyped],
    ['idTipoCuenta', tipo],
    ['idMoneda', moneda],
    ['idTipoTarjeta', tarjeta],
    ['titular', asTyped],
  ] as const;

  return (
    <>
      <RecordTable
        caption={labels.domicilioBancarios}
        columns={cells.map(([field, nameOf]) => ({
          head: domicilioLabels[field],
          cell: (row: DomicilioValues) => nameOf(row[field]),
        }))}
        rows={rows}
        rowLabel={(row) => `domiciliación de ${row.titular.trim()}`}
        emptyText="Todavía no hay cuentas ni tarjetas."
        incomplete={(row) => (row.noCuenta === '' ? 'Incompleta: falta el número de cuenta o tarjeta.' : undefined)}
        rowMenu={(_, index) =>
          readOnly
            ? [{ label: 'Ver', onSelect: () => open(index) }]
            : [
                { label: 'Actualizar', onSelect: () => open(index) },
                { label: 'Eliminar', onSelect: () => remove(index) },
              ]
        }
      />
      <Button id={fieldId('domicilioBancarios')} variant="outline" icon={<PlusIcon />} disabled={readOnly} onClick={() => open()}>
        Agregar domiciliación
      </Button>
      {isOpen && <DomicilioDialog />}
    </>
  );
}

/** The tab 'Datos financieros' (specification 1, section 2). */
export function FinancialStep() {
  return (
    <>
      <FieldGroup title="Datos financieros">
        <ClienteText name="beneficiarioCheque" className="ag-span-2" />
        <ClienteChoice name="idTipoOcupacion" catalogo="ocupaciones" />
        <ClienteChoice name="idActividadEconomica" catalogo="actividadesEconomicas" />
        <ClienteChoice name="actividadEconomicaAdc" catalogo="actividadesEconomicas" />
        <ClienteChoice name="idProfesion" catalogo="profesiones" />
        <ClienteText name="nombreEmpresa" />
        <ClienteChoice name="idSector" catalogo="sectoresEconomicos" />
        <ClienteText name="codigoEmpleado" />
        <ClienteChoice name="idOficioRiesgo" catalogo="oficioRiesgos" />
        <ClienteChoice name="idAfinidad" catalogo="afinidades" />
      </FieldGroup>
      <FieldGroup title={labels.domicilioBancarios} plain>
        <Domicilios />
      </FieldGroup>
    </>
  );
}
