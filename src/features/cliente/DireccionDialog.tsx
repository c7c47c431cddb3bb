import { Button } from '../../ui/actions/Button.tsx';
import { FieldGroup } from '../../ui/layout/FieldGroup.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { ClienteCheckbox, ClienteChoice, ClienteText, ClienteTextArea } from './cliente-fields.tsx';
import { useEntry } from './use-entry.ts';

/** The modal 'Registro de dirección' (specification 1, section 2, "Address modal fields"); its fields are part of the wizard's form. */
export function DireccionDialog() {
  const { isNew, add, close, discard, readOnly } = useEntry('direccion');
  const submit = () => void add();
  return (
    <Dialog
      title="Registro de dirección"
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the step around it, in React's tree, is not to hear of it.
          event.stopPropagation();
          if (!readOnly) submit();
        }}
      >
        <FieldGroup title="Dirección">
          <ClienteChoice name="entrada.direccion.idTipoDireccion" catalogo="tablaCodigos" parents={{ code: 'TP_DIRECCION' }} />
          <ClienteChoice name="entrada.direccion.idPais" catalogo="paises" />
          <ClienteChoice name="entrada.direccion.idProvincia" catalogo="provincias" />
          <ClienteChoice name="entrada.direccion.idMunicipio" catalogo="municipios" />
          <ClienteChoice name="entrada.direccion.idCiudad" catalogo="ciudades" />
          <ClienteChoice name="entrada.direccion.idZona" catalogo="zonas" />
          <ClienteText name="entrada.direccion.calle" />
          <ClienteText name="entrada.direccion.codigoPostal" inputMode="numeric" />
          <ClienteChoice name="entrada.direccion.idStatus" catalogo="tablaCodigos" parents={{ code: 'STATUS' }} />
          <ClienteChoice name="entrada.direccion.idTipoVivienda" catalogo="tablaCodigos" parents={{ code: 'TP_VIVIENDA' }} />
          <ClienteText name="entrada.direccion.numero" />
          <ClienteText name="entrada.direccion.piso" />
          <ClienteText name="entrada.direccion.apto" />
          <ClienteTextArea name="entrada.direccion.observacion" className="ag-span-2" />
        </FieldGroup>
        <FieldGroup title="Uso">
          <ClienteCheckbox name="entrada.direccion.cobro" />
          <ClienteCheckbox name="entrada.direccion.postal" />
          <ClienteCheckbox name="entrada.direccion.fiscal" />
        </FieldGroup>
        {/* Enter in any field submits. */}
        <button type="submit" hidden disabled={readOnly} tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
