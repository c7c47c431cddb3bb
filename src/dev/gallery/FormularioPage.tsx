import { direccionDependencies } from '../../domain/dependencies.ts';
import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { cleanTyped } from '../../text/typed-text.ts';
import { defineCreateSolicitudActor, defineVerifySolicitudActor, type NewSolicitud } from '../../machines/actors/solicitudes.ts';
import { FieldGroup, twoColumns } from '../../ui/layout/FieldGroup.tsx';
import { defineForm } from '../../kit/drafts/define-form.ts';
import { FormScreen } from '../../kit/drafts/FormScreen.tsx';
import type { NamesOf } from '../../kit/form/choice-names.ts';
import { fieldsOf } from '../../kit/form/fields.tsx';
import { filledDocumento } from '../../features/shared/cliente/documento-rules.ts';
import {
  choice,
  filledCorreo,
  filledDay,
  filledText,
  flag,
  optional,
  optionalNumber,
  optionalText,
} from '../../kit/form/rules.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { defineRecords } from '../../kit/records/define-records.ts';
import { InlineRecords } from '../../kit/records/InlineRecords.tsx';

const notas = defineRecords({
  kind: 'nota',
  list: 'notas',
  fields: { nombre: ['Autor', filledText(100)], nota: ['Nota', optionalText(500)] },
  singular: 'Nota',
  plural: 'Notas',
  notAdded: 'Agrega la nota que escribiste o borra sus campos.',
  atLeastOne: 'Debe agregar al menos una nota',
});
const formulario = defineForm({
  id: 'formulario',
  fields: {
    nombre: ['Nombre', filledText(200)],
    asunto: ['Asunto', filledText(200)],
    email: ['Correo electrónico', filledCorreo()],
    tipoDocumento: ['Tipo de documento', choice],
    numeroDocumento: ['Número de documento', filledDocumento()],
    fecha: ['Fecha', filledDay()],
    cantidad: ['Cantidad', optionalNumber()],
    idPais: ['País', choice],
    idProvincia: ['Provincia', choice],
    urgente: ['¿Es urgente?', optional],
    acepta: ['Acepto que me llamen', flag],
    detalle: ['Detalle', optionalText(2000)],
  },
  records: [notas],
  dependencies: direccionDependencies,
});
type FormularioValues = typeof formulario.defaults;

/** The body wants the name of these choices, not the key. */
const choices = { tipoDocumento: { catalogo: 'tipoDocumentos' } } as const;

const toRequest = (values: FormularioValues, names: NamesOf<typeof choices>, desde: string): NewSolicitud => ({
  desde,
  tipoDocumento: values.tipoDocumento,
  body: {
    id: 0,
    tipoSolicitud: 'Modificación de póliza',
    motivo: values.urgente === 'si' ? 'Cancelación' : 'Inclusión de conductor',
    tipoRamo: 'Vehículos de motor',
    tipoDocumento: names.tipoDocumento,
    numeroDocumento: normaliseNumeroDocumento(values.numeroDocumento),
    nombre: values.nombre.trim(),
    asunto: values.asunto.trim(),
    email: cleanTyped(values.email),
    detalle: [values.detalle.trim(), ...values.notas.map((row) => `${row.nombre.trim()}: ${row.nota.trim()}`)].join('\n'),
    documentos: [],
  },
});

const { Text, TextArea, Day, Number: Amount, YesNo, Checkbox, Choice } = fieldsOf<FormularioValues>();

/** The form to copy: every kind of field, a dependent choice, a table of records and a draft. */
export function FormularioPage() {
  const { notify } = usePortal();
  return (
    <FormScreen
      form={formulario}
      title="Formulario de ejemplo"
      declineLabel="Empezar otro"
      submitLabel="Enviar"
      draftLabel={({ nombre }) => nombre.trim() || 'un formulario sin nombre'}
      names={choices}
      toRequest={toRequest}
      toFieldName={(named) => (named === 'motivo' ? 'urgente' : named)}
      write={{
        operation: 'createSolicitud',
        defineSend: defineCreateSolicitudActor,
        defineVerify: defineVerifySolicitudActor,
        onWritten: ({ title, messages }) => notify({ type: 'message', status: 'success', title, messages }),
        onFound: ({ id }) => notify({ type: 'message', status: 'info', title: `Ya estaba creada: n.º ${id}`, messages: [] }),
      }}
    >
      <FieldGroup title="Datos" level={2}>
        <Text name="nombre" />
        <Text name="asunto" />
        <Text name="email" inputMode="email" />
        <Choice name="tipoDocumento" {...choices.tipoDocumento} />
        <Text name="numeroDocumento" />
        <Day name="fecha" />
        <Amount name="cantidad" />
        <Choice name="idPais" catalogo="paises" />
        <Choice name="idProvincia" catalogo="provincias" />
        <YesNo name="urgente" />
        <Checkbox name="acepta" />
        <TextArea name="detalle" className={twoColumns} />
      </FieldGroup>
      <FieldGroup title="Notas" level={2} plain>
        <InlineRecords kind={notas} rowLabel={(row) => `nota de ${row.nombre}`} />
      </FieldGroup>
    </FormScreen>
  );
}
