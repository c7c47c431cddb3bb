import { useWatch } from 'react-hook-form';
import { documentoHint } from '../../../domain/documents.ts';
import { hasRazonSocial } from '../../../domain/person-types.ts';
import { parseTypedDay } from '../../../format/typed-days.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { useClienteForm } from './cliente-form.ts';
import { ClienteChoice, ClienteDay, ClienteFormatted, ClienteText, ClienteYesNo } from './cliente-fields.tsx';
import type { ReactNode } from 'react';

function NumeroDocumento({ help }: { help: ReactNode }) {
  const { form, readOnly } = useClienteForm();
  const [idTipoDocumento, nuDocumento] = useWatch({ control: form.control, name: ['idTipoDocumento', 'nuDocumento'] });
  const hint = readOnly ? null : documentoHint(idTipoDocumento, nuDocumento);
  return (
    <ClienteFormatted
      // Each type writes its numbers in its own way.
      key={idTipoDocumento}
      name="nuDocumento"
      format={(text) => formatDocumento(idTipoDocumento, text)}
      disabled={!readOnly && idTipoDocumento === ''}
      help={
        idTipoDocumento === '' && !readOnly ? (
          'Elige primero: Tipo de documento.'
        ) : hint || help ? (
          <>
            {hint} {help}
          </>
        ) : undefined
      }
    />
  );
}

function VencimientoDocumento() {
  const { form, today } = useClienteForm();
  const day = parseTypedDay(useWatch({ control: form.control, name: 'fechaVencDocumento' }));
  const isExpired = day !== null && day < today;
  return <ClienteDay name="fechaVencDocumento" help={isExpired ? 'El documento está vencido.' : undefined} />;
}

function RazonSocial() {
  const { form } = useClienteForm();
  const idTipoPersona = useWatch({ control: form.control, name: 'idTipoPersona' });
  return hasRazonSocial(idTipoPersona) ? <ClienteText name="razonSocial" className="ag-span-2" /> : null;
}

/**
 * The tab 'Datos Básicos' (specification 1, section 2). `lookUp` tells how the look-up of the document stands, `padron` offers what the
 * electoral register knows.
 */
export function BasicStep({ lookUp, padron }: { lookUp?: ReactNode; padron?: ReactNode }) {
  const { today } = useClienteForm();
  return (
    <>
      <FieldGroup title="Tipo Persona">
        <ClienteChoice name="idTipoPersona" catalogo="tipoPersonas" />
        <ClienteChoice name="idPais" catalogo="paises" />
        <ClienteChoice name="idTipoDocumento" catalogo="tipoDocumentos" />
        <NumeroDocumento help={lookUp} />
        <VencimientoDocumento />
        <RazonSocial />
      </FieldGroup>
      <FieldGroup title="Información Personal" intro={padron}>
        <ClienteDay name="fechaNacimiento" max={today} />
        <ClienteText name="primerNombre" />
        <ClienteText name="segundoNombre" />
        <ClienteText name="primerApellido" />
        <ClienteText name="segundoApellido" />
        <ClienteChoice name="sexo" catalogo="sexos" />
        <ClienteChoice name="idEstadoCivil" catalogo="estadoCiviles" />
        <ClienteText name="apellidoCasado" />
        <ClienteChoice name="paisNacimiento" catalogo="paisesNacimiento" />
        <ClienteChoice name="idProvincia" catalogo="provincias" />
        <ClienteChoice name="idCiudad" catalogo="ciudades" />
        <ClienteChoice name="idNacionalidad" catalogo="nacionalidades" />
        <ClienteChoice name="idPaisResidencia" catalogo="paises" />
        <ClienteYesNo name="residenteDo" />
        <ClienteYesNo name="residenteEEUU" />
      </FieldGroup>
      <FieldGroup title="Otros Datos">
        <ClienteChoice name="idActividadDeportiva" catalogo="actividadesDeportivas" />
        <ClienteChoice name="idGrupoPersona" catalogo="grupoPersonas" />
        <ClienteChoice name="idTipoCanalInformacion" catalogo="tipoCanalInformaciones" />
        <ClienteYesNo name="pep" />
        <ClienteYesNo name="vip" />
      </FieldGroup>
    </>
  );
}
