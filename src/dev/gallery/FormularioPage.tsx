import { direccionDependencies } from '../../domain/dependencies.ts';
import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { defineCreateSolicitudActor, defineVerifySolicitudActor, type NewSolicitud } from '../../machines/actors/solicitudes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldGroup, twoColumns } from '../../ui/layout/FieldGroup.tsx';
import { FormActions } from '../../ui/layout/FormActions.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { defineForm } from '../../wiring/drafts/define-form.ts';
import { firstDay } from '../../wiring/drafts/first-day.ts';
import { FormDrafts, type FormOpening } from '../../wiring/drafts/FormDrafts.tsx';
import { useDraftedForm } from '../../wiring/drafts/use-drafted-form.ts';
import { AppFormElement } from '../../wiring/form/AppFormElement.tsx';
import { fieldsOf } from '../../wiring/form/fields.tsx';
import {
  choice,
  filledCorreo,
  filledDay,
  filledDocumento,
  filledText,
  flag,
  optional,
  optionalNumber,
  optionalText,
} from '../../wiring/form/rules.ts';
import { usePortal } from '../../wiring/portal/portal-context.tsx';
import { defineRecords } from '../../wiring/records/define-records.ts';
import { InlineRecords } from '../../wiring/records/InlineRecords.tsx';
import { RecordsSummary } from '../../wiring/records/RecordsSummary.tsx';

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

/** Of these the body wants the name and not the key. */
const choices = { tipoDocumento: { catalogo: 'tipoDocumentos' } } as const;

const toRequest = (values: FormularioValues, names: Record<keyof typeof choices, string>): Omit<NewSolicitud, 'desde'> => ({
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
    email: values.email.trim(),
    detalle: [values.detalle.trim(), ...values.notas.map((row) => `${row.nombre}: ${row.nota}`)].join('\n'),
    documentos: [],
  },
});

const { Text, TextArea, Day, Number: Amount, YesNo, Checkbox, Choice } = fieldsOf<FormularioValues>();

function Formulario(opening: FormOpening<FormularioValues>) {
  const { notify } = usePortal();
  const { form, submit, isBusy } = useDraftedForm(formulario, {
    ...opening,
    draftLabel: ({ nombre }) => nombre.trim() || 'un formulario sin nombre',
    names: choices,
    toRequest: (values, names) => ({ ...toRequest(values, names), desde: firstDay(opening.draft) }),
    toFieldName: (named) => (named === 'motivo' ? 'urgente' : named),
    write: {
      operation: 'createSolicitud',
      defineSend: defineCreateSolicitudActor,
      defineVerify: defineVerifySolicitudActor,
      onWritten: ({ title, messages }) => notify({ type: 'message', status: 'success', title, messages }),
      onFound: ({ id }) => notify({ type: 'message', status: 'info', title: `Ya estaba creada: n.º ${id}`, messages: [] }),
    },
  });
  return (
    <Panel aria-label="Formulario de ejemplo">
      <AppFormElement form={form} page busy={isBusy} onSubmit={submit}>
        <RecordsSummary kinds={formulario.records} />
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
        <FormActions>
          <Button type="submit" loading={isBusy}>
            Enviar
          </Button>
        </FormActions>
      </AppFormElement>
    </Panel>
  );
}

/** A form of every kind of field, with a dependent choice, a table of records and a draft: the one to imitate. */
export function FormularioPage() {
  return (
    <>
      <PageHeader title="Formulario de ejemplo" description="Los campos marcados con * son obligatorios." />
      <FormDrafts kind={formulario.drafts} declineLabel="Empezar otro">
        {(opening) => <Formulario {...opening} />}
      </FormDrafts>
    </>
  );
}
