import * as z from 'zod/mini';
import { direccionDependencies } from '../../domain/dependencies.ts';
import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { defineCreateSolicitudActor, type SolicitudRequest } from '../../machines/actors/solicitudes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldGroup, twoColumns } from '../../ui/layout/FieldGroup.tsx';
import { FormActions } from '../../ui/layout/FormActions.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { FormDrafts, type FormOpening } from '../../wiring/drafts/FormDrafts.tsx';
import { defineFormDrafts } from '../../wiring/drafts/schema-like.ts';
import { useDraftedForm } from '../../wiring/drafts/use-drafted-form.ts';
import { AppFormElement } from '../../wiring/form/AppFormElement.tsx';
import { defineFields } from '../../wiring/form/define-fields.ts';
import { fieldsOf } from '../../wiring/form/fields.tsx';
import { anyNumber, choice, filledCorreo, filledDay, filledText, flag, optional, optionalText } from '../../wiring/form/rules.ts';
import { usePortal } from '../../wiring/portal/portal-context.tsx';
import { InlineRecords } from '../../wiring/records/InlineRecords.tsx';
import { labelsWith, notEditing, type RecordKind } from '../../wiring/records/record-kind.ts';
import { RecordsSummary } from '../../wiring/records/RecordsSummary.tsx';

const nota = defineFields({ nombre: ['Autor', filledText(100)], nota: ['Nota', optionalText(500)] });
const campos = defineFields({
  nombre: ['Nombre', filledText(200)],
  asunto: ['Asunto', filledText(200)],
  email: ['Correo electrónico', filledCorreo()],
  numeroDocumento: ['Número de documento', filledText(20)],
  fecha: ['Fecha', filledDay()],
  cantidad: ['Cantidad', z.string().check(anyNumber())],
  idPais: ['País', choice],
  idProvincia: ['Provincia', choice],
  urgente: ['¿Es urgente?', optional],
  acepta: ['Acepto que me llamen', flag],
  detalle: ['Detalle', optionalText(2000)],
});

type Nota = typeof nota.empty;
const notas: readonly Nota[] = [];
const noFormulario = { ...campos.empty, notas, pending: { nota: nota.empty }, editing: notEditing };
type FormularioValues = typeof noFormulario;

const notaSchema = z.object(nota.shape);
const schema = z.object({
  ...campos.shape,
  notas: z.array(notaSchema).check(z.minLength(1, { message: 'Debe agregar al menos una nota' })),
});

const notaKind: RecordKind<Nota> = {
  kind: 'nota',
  list: 'notas',
  empty: nota.empty,
  schema: notaSchema,
  labels: nota.labels,
  singular: 'Nota',
  plural: 'Notas',
  firstField: 'nombre',
  inDialog: false,
  notAdded: 'Agrega la nota que escribiste o borra sus campos.',
};
const kinds = [notaKind];
const drafts = defineFormDrafts('formulario', 1, noFormulario, { notas: nota.empty });

const toRequest = (values: FormularioValues): SolicitudRequest => ({
  id: 0,
  tipoSolicitud: 'Modificación de póliza',
  motivo: values.urgente === 'si' ? 'Cancelación' : 'Inclusión de conductor',
  tipoRamo: 'Vehículos de motor',
  tipoDocumento: 'Cédula',
  numeroDocumento: normaliseNumeroDocumento(values.numeroDocumento),
  nombre: values.nombre.trim(),
  asunto: values.asunto.trim(),
  email: values.email.trim(),
  detalle: [values.detalle.trim(), ...values.notas.map((row) => `${row.nombre}: ${row.nota}`)].join('\n'),
  documentos: [],
});

const { Text, TextArea, Day, Number: Amount, YesNo, Checkbox, Choice } = fieldsOf<FormularioValues>();
const NotaFields = fieldsOf<Nota>();

function Formulario(opening: FormOpening<FormularioValues>) {
  const { notify } = usePortal();
  const { form, submit, isBusy } = useDraftedForm(
    {
      id: 'formulario',
      schema,
      defaults: noFormulario,
      labelOf: labelsWith(campos.labels, kinds),
      dependencies: direccionDependencies,
      records: kinds,
    },
    {
      ...opening,
      draftLabel: ({ nombre }) => nombre.trim() || 'un formulario sin nombre',
      toRequest,
      write: {
        operation: 'createSolicitud',
        defineSend: defineCreateSolicitudActor,
        onWritten: ({ title, messages }) => notify({ type: 'message', status: 'success', title, messages }),
      },
    },
  );
  return (
    <Panel aria-label="Formulario de ejemplo">
      <AppFormElement form={form} page busy={isBusy} onSubmit={submit}>
        <RecordsSummary kinds={kinds} />
        <FieldGroup title="Datos" level={2}>
          <Text name="nombre" />
          <Text name="asunto" />
          <Text name="email" inputMode="email" />
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
          <InlineRecords
            kind={notaKind}
            columns={[{ field: 'nombre' }, { field: 'nota' }]}
            rowLabel={(row) => `nota de ${row.nombre}`}
            emptyText="Todavía no hay notas."
            addLabel="Agregar nota"
            addRow={() => [<NotaFields.Text key="nombre" name="nombre" />, <NotaFields.Text key="nota" name="nota" />]}
          />
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
      <FormDrafts kind={drafts} declineLabel="Empezar otro">
        {(opening) => <Formulario {...opening} />}
      </FormDrafts>
    </>
  );
}
