import { useWatch } from 'react-hook-form';
import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { CardPreview } from './CardPreview.tsx';
import { useClienteForm } from './cliente-form.ts';
import { ClienteCheckbox, ClienteChoice, ClienteFormatted, ClienteText } from './cliente-fields.tsx';
import { EntryDialog } from './EntryDialog.tsx';

const direct = { indDebito: '1' };

function Identificacion() {
  const { form } = useClienteForm();
  const tipo = useWatch({ control: form.control, name: 'entrada.domicilio.idTipoDocumento' });
  return <ClienteFormatted key={tipo} name="entrada.domicilio.identificacion" format={(text) => formatDocumento(tipo, text)} />;
}

/** The modal 'Domiciliación bancaria' (specification 1, section 2, "Bank modal fields"); its banks accept direct debit. */
export function DomicilioDialog() {
  const { form, readOnly } = useClienteForm();
  const isCard = useWatch({ control: form.control, name: 'entrada.domicilio.idTipoCuenta' }) === tipoCuentaTarjeta;
  const onlyCards = { disabled: !isCard && !readOnly, ...(!isCard && !readOnly && { help: 'Solo para tarjetas.' }) };
  return (
    <EntryDialog entry="domicilio" title="Domiciliación bancaria" className="ag-bank" data-card={isCard || undefined}>
      {isCard && <CardPreview />}
      <div>
        <FieldGroup title="Cuenta o tarjeta">
          <ClienteChoice name="entrada.domicilio.idBanco" catalogo="bancos" parents={readOnly ? {} : direct} />
          <ClienteChoice name="entrada.domicilio.idTipoCuenta" catalogo="tipoCuentasBancarias" />
          <ClienteChoice name="entrada.domicilio.idMoneda" catalogo="monedas" />
          <ClienteText name="entrada.domicilio.noCuenta" inputMode="numeric" />
          <ClienteChoice name="entrada.domicilio.idTipoTarjeta" catalogo="tipoTarjetas" {...onlyCards} />
          <ClienteText name="entrada.domicilio.mes" inputMode="numeric" required={isCard} {...onlyCards} />
          <ClienteText name="entrada.domicilio.anio" inputMode="numeric" required={isCard} {...onlyCards} />
        </FieldGroup>
        <FieldGroup title="Titular">
          <ClienteChoice name="entrada.domicilio.idTipoDocumento" catalogo="tipoDocumentos" />
          <Identificacion />
          <ClienteText name="entrada.domicilio.titular" />
          <ClienteChoice name="entrada.domicilio.idSexo" catalogo="sexos" />
          <ClienteChoice name="entrada.domicilio.idNacionalidad" catalogo="nacionalidades" />
        </FieldGroup>
        <FieldGroup title="Uso">
          <ClienteCheckbox name="entrada.domicilio.inPreferida" />
          <ClienteCheckbox name="entrada.domicilio.inCobro" />
          <ClienteCheckbox name="entrada.domicilio.inPago" />
        </FieldGroup>
      </div>
    </EntryDialog>
  );
}
