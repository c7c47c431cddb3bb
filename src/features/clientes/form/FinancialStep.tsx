import { FieldGroup, twoColumns } from '../../../ui/layout/FieldGroup.tsx';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { DialogRecords } from '../../../kit/records/DialogRecords.tsx';
import { useClienteForm } from './cliente-form.ts';
import { labels } from './cliente-texts.ts';
import type { ClienteValues, DomicilioValues } from './cliente-values.ts';
import { DomicilioDialog } from './DomicilioDialog.tsx';
import { asTyped, directDebit, useNames } from './use-names.ts';

const { Text, Choice } = fieldsOf<ClienteValues>();

function Domicilios() {
  const { form, kinds } = useClienteForm();
  const banco = useNames('bancos', form.readOnly ? undefined : directDebit);
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
    <DialogRecords
      kind={kinds.domicilio}
      columns={cells.map(([field, nameOf]) => ({
        field,
        cell: (row: DomicilioValues) => nameOf(row[field]),
      }))}
      rowLabel={(row) => `domiciliación de ${row.titular.trim()}`}
      emptyText="Todavía no hay cuentas ni tarjetas."
      incomplete={(row) => (row.noCuenta === '' ? 'Incompleta: falta el número de cuenta o tarjeta.' : undefined)}
      addLabel="Agregar domiciliación"
      Dialog={DomicilioDialog}
    />
  );
}

/** The tab 'Datos financieros' (specification 1, section 2). */
export function FinancialStep() {
  return (
    <>
      <FieldGroup title="Datos financieros">
        <Text name="beneficiarioCheque" className={twoColumns} />
        <Choice name="idTipoOcupacion" catalogo="ocupaciones" />
        <Choice name="idActividadEconomica" catalogo="actividadesEconomicas" />
        <Choice name="actividadEconomicaAdc" catalogo="actividadesEconomicas" />
        <Choice name="idProfesion" catalogo="profesiones" />
        <Text name="nombreEmpresa" />
        <Choice name="idSector" catalogo="sectoresEconomicos" />
        <Text name="codigoEmpleado" />
        <Choice name="idOficioRiesgo" catalogo="oficioRiesgos" />
        <Choice name="idAfinidad" catalogo="afinidades" />
      </FieldGroup>
      <FieldGroup title={labels.domicilioBancarios} plain>
        <Domicilios />
      </FieldGroup>
    </>
  );
}
