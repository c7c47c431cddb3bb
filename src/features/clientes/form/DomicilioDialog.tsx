import { useEffect, useState } from 'react';
import { cardBrand, tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { foldText } from '../../../format/text.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { optionsInCatalogo, whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { type FormMethods, useFieldValue, type FieldForm } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { type PortalContextValue, usePortal } from '../../../kit/portal/portal-context.tsx';
import { RecordDialog } from '../../../kit/records/RecordDialog.tsx';
import { type RecordForm, useRecordForm } from '../../../kit/records/use-record-form.tsx';
import type { Records } from '../../../kit/records/use-records.ts';
import { CardPreview } from './CardPreview.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { ClienteValues, DomicilioValues } from './cliente-values.ts';
import { nombreCompleto } from './to-request.ts';
import { directDebit } from './use-names.ts';
import styles from './DomicilioDialog.module.css';

const { Text, Formatted, Choice, Checkbox } = fieldsOf<DomicilioValues>();

type Form = FormMethods<DomicilioValues>;

const onlyOfCards = ['idTipoTarjeta', 'mes', 'anio'] as const;

/**
 * Suggests the card type that the first digit of the number tells, over nothing but an empty field or the suggestion before it, which goes with its
 * digits.
 */
function createCardRules(catalogos: PortalContextValue['catalogos']) {
  let before = '';
  const gone = new AbortController();
  const suggest = (form: Form) => {
    const { idTipoCuenta, idTipoTarjeta, noCuenta } = form.values();
    const brand = idTipoCuenta === tipoCuentaTarjeta ? cardBrand(noCuenta) : null;
    if (idTipoTarjeta !== '' && idTipoTarjeta !== before) return;
    if (brand === null) {
      if (idTipoTarjeta !== '' && idTipoCuenta === tipoCuentaTarjeta) form.set('idTipoTarjeta', '');
      return;
    }
    const options = optionsInCatalogo(catalogos, 'tipoTarjetas', {});
    if (options.length === 0) {
      whenCatalogo(catalogos, 'tipoTarjetas', {}, gone.signal).then(
        () => suggest(form),
        () => undefined,
      );
      return;
    }
    const suggested = options.find(({ nombre }) => foldText(nombre).includes(foldText(brand)))?.key;
    if (!suggested || idTipoTarjeta === suggested) return;
    before = suggested;
    form.set('idTipoTarjeta', suggested);
  };
  const onFieldChange = (form: Form, name: string) => {
    if (name === 'noCuenta' || name === 'idTipoCuenta') suggest(form);
    if (name !== 'idTipoCuenta' || form.values().idTipoCuenta === tipoCuentaTarjeta) return;
    for (const field of onlyOfCards) {
      form.set(field, '');
      form.clearErrors(field);
    }
  };
  return { onFieldChange, stop: () => gone.abort() };
}

function Identificacion({ form }: Pick<RecordForm<DomicilioValues>, 'form'>) {
  const tipo = useFieldValue(form, 'idTipoDocumento');
  return <Formatted key={tipo} name="identificacion" format={(text) => formatDocumento(tipo, text)} />;
}

/** Takes the client for the holder, as far as the client's data are there. */
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
  // From there Enter adds.
  form.focus('titular');
}

/** The modal 'Domiciliación bancaria' (specification 1, section 2, "Bank modal fields"); its banks accept direct debit. */
export function DomicilioDialog({ records }: { readonly records: Records<DomicilioValues> }) {
  const { kinds, form: cliente } = useClienteForm();
  const { catalogos } = usePortal();
  const [{ onFieldChange, stop }] = useState(() => createCardRules(catalogos));
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
