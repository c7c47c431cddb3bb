import { useEffect, useState } from 'react';
import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { documentoField } from '../../../format/typed-documents.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { optionsInCatalogo, whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useFieldValue, type FieldForm } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { RecordDialog } from '../../../kit/records/RecordDialog.tsx';
import { type RecordForm, useRecordForm } from '../../../kit/records/use-record-form.tsx';
import type { Records } from '../../../kit/records/use-records.ts';
import { createCardRules } from './card-rules.ts';
import { CardPreview } from './CardPreview.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { ClienteValues, DomicilioValues } from './cliente-values.ts';
import { nombreCompleto } from './to-request.ts';
import { directDebit } from './use-names.ts';
import styles from './DomicilioDialog.module.css';

const { Text, Formatted, Choice, Checkbox } = fieldsOf<DomicilioValues>();

function Identificacion({ form }: Pick<RecordForm<DomicilioValues>, 'form'>) {
  const tipo = useFieldValue(form, 'idTipoDocumento');
  return <Formatted key={tipo} name="identificacion" {...documentoField(tipo)} />;
}

/** Copies the client's data to the holder; empty ones change nothing. */
function fillHolder(form: FieldForm, values: ClienteValues): void {
  const holder = {
    idTipoDocumento: values.idTipoDocumento,
    identificacion: values.nuDocumento,
    titular: nombreCompleto(values).slice(0, 200),
    idSexo: values.sexo,
    idNacionalidad: values.idNacionalidad,
  } as const;
  for (const [field, value] of Object.entries(holder)) {
    if (value !== '') form.set(field, value);
  }
  // Enter in this field adds the row.
  form.focus('titular');
}

/** The modal 'Domiciliación bancaria' (specification 1, section 2, "Bank modal fields"). */
export function DomicilioDialog({ records }: { readonly records: Records<DomicilioValues> }) {
  const { kinds, form: cliente } = useClienteForm();
  const { catalogos } = usePortal();
  const [{ onFieldChange, stop }] = useState(() => {
    const types = {
      now: () => optionsInCatalogo(catalogos, 'tipoTarjetas', {}),
      when: (signal: AbortSignal) => whenCatalogo(catalogos, 'tipoTarjetas', {}, signal),
    };
    return createCardRules(types, String(records.form.valueOf('pending.domicilio.noCuenta')));
  });
  useEffect(() => stop, [stop]);
  const record = useRecordForm(kinds.domicilio, records, { onFieldChange });
  const { readOnly } = records;
  const isCard = useFieldValue(record.form, 'idTipoCuenta') === tipoCuentaTarjeta;
  const onlyCards = { disabled: !isCard && !readOnly, ...(!isCard && !readOnly && { help: 'Solo para tarjetas.' }) };
  return (
    <RecordDialog
      title="Domiciliación bancaria"
      records={records}
      record={record}
      className={styles['bank']}
      data-card={isCard || undefined}
    >
      {isCard && <CardPreview form={record.form} />}
      <div>
        <FieldGroup title="Cuenta o tarjeta">
          <Choice name="idBanco" catalogo="bancos" parents={readOnly ? {} : directDebit} />
          <Choice name="idTipoCuenta" catalogo="tipoCuentasBancarias" />
          <Choice name="idMoneda" catalogo="monedas" />
          <Text name="noCuenta" inputMode="numeric" />
          <Choice name="idTipoTarjeta" catalogo="tipoTarjetas" {...onlyCards} />
          <div className={styles['vencimiento']}>
            <Text name="mes" inputMode="numeric" required={isCard} {...onlyCards} />
            <Text name="anio" inputMode="numeric" required={isCard} {...onlyCards} />
          </div>
        </FieldGroup>
        <FieldGroup
          title="Titular"
          intro={
            !readOnly && (
              <Button variant="subtle" size="sm" onClick={() => fillHolder(record.form, cliente.values())}>
                Usar datos del cliente
              </Button>
            )
          }
        >
          <Choice name="idTipoDocumento" catalogo="tipoDocumentos" />
          <Identificacion form={record.form} />
          <Text name="titular" />
          <Choice name="idSexo" catalogo="sexos" />
          <Choice name="idNacionalidad" catalogo="nacionalidades" />
        </FieldGroup>
        <FieldGroup title="Uso">
          <Checkbox name="inPreferida" />
          <Checkbox name="inCobro" />
          <Checkbox name="inPago" />
        </FieldGroup>
      </div>
    </RecordDialog>
  );
}
