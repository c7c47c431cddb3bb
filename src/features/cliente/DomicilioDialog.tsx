import { useWatch } from 'react-hook-form';
import { tipoCuentaTarjeta } from '../../domain/cards.ts';
import { formatDocumento } from '../../format/typed-documents.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldGroup } from '../../ui/layout/FieldGroup.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { CardPreview } from './CardPreview.tsx';
import { useClienteForm } from './cliente-form.ts';
import { ClienteCheckbox, ClienteChoice, ClienteFormatted, ClienteText } from './cliente-fields.tsx';
import { useEntry } from './use-entry.ts';

const direct = { indDebito: '1' };

function Identificacion() {
  const { form } = useClienteForm();
  const tipo = useWatch({ control: form.control, name: 'entrada.domicilio.idTipoDocumento' });
  return <ClienteFormatted key={tipo} name="entrada.domicilio.identificacion" format={(text) => formatDocumento(tipo, text)} />;
}

/** The modal 'Domiciliación bancaria' (specification 1, section 2, "Bank modal fields"); its banks accept direct debit. */
export function DomicilioDialog() {
  const { form } = useClienteForm();
  const { isNew, add, close, discard, readOnly } = useEntry('domicilio');
  const isCard = useWatch({ control: form.control, name: 'entrada.domicilio.idTipoCuenta' }) === tipoCuentaTarjeta;
  const submit = () => void add();
  const onlyCards = { disabled: !isCard && !readOnly, ...(!isCard && !readOnly && { help: 'Solo para tarjetas.' }) };
  return (
    <Dialog
      title="Domiciliación bancaria"
      size="lg"
      keepOpen
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={discard}>
            {readOnly ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button disabled={readOnly} onClick={submit}>
            {isNew || readOnly ? 'Agregar' : 'Actualizar'}
          </Button>
        </>
      }
    >
      <form
        className="ag-bank"
        data-card={isCard || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the step around it, in React's tree, is not to hear of it.
          event.stopPropagation();
          if (!readOnly) submit();
        }}
      >
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
        <button type="submit" hidden disabled={readOnly} tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
