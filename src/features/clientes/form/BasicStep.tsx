import type { ReactNode } from 'react';
import { documentoHint } from '../../../domain/documents.ts';
import { hasRazonSocial, tipoPersona } from '../../../domain/person-types.ts';
import { parseTypedDay } from '../../../format/typed-days.ts';
import { documentoField } from '../../../format/typed-documents.ts';
import { FieldHint } from '../../../ui/fields/FieldHint.tsx';
import { FieldGroup, twoColumns } from '../../../ui/layout/FieldGroup.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { ClienteValues } from './cliente-values.ts';
import { Words } from '../../../ui/text/Words.tsx';

const { Text, Formatted, Day, Choice, YesNo } = fieldsOf<ClienteValues>();

function NumeroDocumento({ help }: { help: ReactNode }) {
  const { form } = useClienteForm();
  const { readOnly } = form;
  const idTipoDocumento = useFieldValue(form, 'idTipoDocumento');
  const nuDocumento = useFieldValue(form, 'nuDocumento');
  const hint = readOnly ? null : documentoHint(idTipoDocumento, nuDocumento);
  return (
    <Formatted
      // A new type rewrites the number in its own format.
      key={idTipoDocumento}
      name="nuDocumento"
      {...documentoField(idTipoDocumento)}
      disabled={!readOnly && idTipoDocumento === ''}
      help={
        idTipoDocumento === '' && !readOnly ? (
          'Elige primero el tipo de documento.'
        ) : hint || help ? (
          <>
            {hint && <FieldHint>{hint}</FieldHint>}
            <Words>{help}</Words>
          </>
        ) : undefined
      }
    />
  );
}

function VencimientoDocumento() {
  const { form, today } = useClienteForm();
  const day = parseTypedDay(useFieldValue(form, 'fechaVencDocumento'));
  const isExpired = day !== null && day < today;
  return (
    <Day
      name="fechaVencDocumento"
      today={today}
      help={isExpired ? <FieldHint>El documento está vencido.</FieldHint> : undefined}
    />
  );
}

/** Stands first for a company, whose name it is. */
function RazonSocial({ first = false }: { readonly first?: boolean }) {
  const { form } = useClienteForm();
  const idTipoPersona = useFieldValue(form, 'idTipoPersona');
  const isCompany = idTipoPersona === String(tipoPersona.juridica);
  return hasRazonSocial(idTipoPersona) && isCompany === first ? <Text name="razonSocial" className={twoColumns} /> : null;
}

/**
 * The tab 'Datos Básicos' (specification 1, section 2). `lookUp` stands at the number of the
 * document, `padron` above the names.
 */
export function BasicStep({ lookUp, padron }: { lookUp?: ReactNode; padron?: ReactNode }) {
  const { today } = useClienteForm();
  return (
    <>
      <FieldGroup title="Tipo Persona">
        <Choice name="idTipoPersona" catalogo="tipoPersonas" />
        <RazonSocial first />
        <Choice name="idPais" catalogo="paises" />
        <Choice name="idTipoDocumento" catalogo="tipoDocumentos" />
        <NumeroDocumento help={lookUp} />
        <VencimientoDocumento />
        <RazonSocial />
      </FieldGroup>
      <FieldGroup title="Información Personal" intro={padron}>
        <Day name="fechaNacimiento" today={today} min="1900-01-01" max={today} />
        <Text name="primerNombre" />
        <Text name="segundoNombre" />
        <Text name="primerApellido" />
        <Text name="segundoApellido" />
        <Choice name="sexo" catalogo="sexos" />
        <Choice name="idEstadoCivil" catalogo="estadoCiviles" />
        <Text name="apellidoCasado" />
        <Choice name="paisNacimiento" catalogo="paisesNacimiento" />
        <Choice name="idProvincia" catalogo="provincias" />
        <Choice name="idCiudad" catalogo="ciudades" />
        <Choice name="idNacionalidad" catalogo="nacionalidades" />
        <Choice name="idPaisResidencia" catalogo="paises" />
        <YesNo name="residenteDo" />
        <YesNo name="residenteEEUU" />
      </FieldGroup>
      <FieldGroup title="Otros Datos">
        <Choice name="idActividadDeportiva" catalogo="actividadesDeportivas" />
        <Choice name="idGrupoPersona" catalogo="grupoPersonas" />
        <Choice name="idTipoCanalInformacion" catalogo="tipoCanalInformaciones" />
        <YesNo name="pep" />
        <YesNo name="vip" />
      </FieldGroup>
    </>
  );
}
