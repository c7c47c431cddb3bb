import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { ClienteCheckbox, ClienteChoice, ClienteText, ClienteTextArea } from './cliente-fields.tsx';
import { EntryDialog } from './EntryDialog.tsx';

/** The modal 'Registro de dirección' (specification 1, section 2, "Address modal fields"). */
export function DireccionDialog() {
  return (
    <EntryDialog entry="direccion" title="Registro de dirección">
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
    </EntryDialog>
  );
}
