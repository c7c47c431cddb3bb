import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../domain/paths.ts';
import {
  defineCreateSolicitudActor,
  defineVerifySolicitudActor,
  type NewSolicitud,
} from '../../../machines/actors/solicitudes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { FormActions } from '../../../ui/layout/FormActions.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { firstDay } from '../../../wiring/drafts/first-day.ts';
import { FormDrafts, type FormOpening } from '../../../wiring/drafts/FormDrafts.tsx';
import { useDraftedForm } from '../../../wiring/drafts/use-drafted-form.ts';
import { AppFormElement } from '../../../wiring/form/AppFormElement.tsx';
import { FormSummary } from '../../../wiring/form/FormSummary.tsx';
import { CancelarDialog } from '../../../wiring/leave/CancelarDialog.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { useRawSearch } from '../../../wiring/portal/use-raw-search.ts';
import { choices, solicitud, solicitudOf, type SolicitudValues, toSolicitudRequest } from './solicitud-form.ts';
import { SolicitudFields } from './SolicitudFields.tsx';
import { type Hecha, SolicitudHecha } from './SolicitudHecha.tsx';

function Formulario(opening: FormOpening<SolicitudValues>) {
  const { notify } = usePortal();
  const [, navigate] = useLocation();
  const search = useRawSearch();
  const [definition] = useState(() => solicitudOf(search));
  const [desde] = useState(() => firstDay(opening.draft));
  const [isCancelling, setIsCancelling] = useState(false);
  const [hecha, setHecha] = useState<Hecha | null>(null);
  const sent = useRef<NewSolicitud | null>(null);

  const finish = (title: string, messages: readonly string[], id: number | null) => {
    notify({ type: 'message', status: 'success', title, messages });
    const { tipoDocumento = '', body } = sent.current ?? {};
    setHecha({ text: messages.join(' ') || title, tipoDocumento, numeroDocumento: body?.numeroDocumento ?? '', id });
    // The form begins anew, and so does the person: a second Enter at its end would only ask for its fields.
    form.focus('tipoSolicitud');
    window.scrollTo({ top: 0 });
  };
  const { form, submit, isBusy, isUncertain, abandon } = useDraftedForm(definition, {
    ...opening,
    draftLabel: ({ asunto, nombre }) => asunto.trim() || nombre.trim() || 'una solicitud sin asunto',
    names: choices,
    toRequest: (values, names): NewSolicitud => {
      sent.current = { body: toSolicitudRequest(values, names), tipoDocumento: values.tipoDocumento, desde };
      return sent.current;
    },
    write: {
      operation: 'createSolicitud',
      defineSend: defineCreateSolicitudActor,
      defineVerify: defineVerifySolicitudActor,
      onWritten: ({ title, messages }) => finish(title, messages, null),
      onFound: ({ id }) => finish('Creación de solicitud', [`La solicitud ya estaba creada: n.º ${id}.`], id),
    },
  });

  return (
    <Panel aria-label="Nueva solicitud">
      {hecha && <SolicitudHecha hecha={hecha} />}
      <AppFormElement form={form} page busy={isBusy} aria-label="Solicitud" onSubmit={submit}>
        <FormSummary />
        <SolicitudFields />
        {isUncertain && !isBusy && (
          <Note tone="danger">
            No se sabe si la solicitud quedó creada. Si presionas Guardar otra vez, primero se comprobará que no exista.
          </Note>
        )}
        <FormActions>
          <Button variant="outline" onClick={() => setIsCancelling(true)}>
            Cancelar proceso
          </Button>
          <Button
            type="submit"
            loading={isBusy}
            onClick={(event) => {
              // The second click of a double one: an answer that came between the two has emptied the form.
              if (event.detail > 1 && hecha && !form.isTyped()) event.preventDefault();
            }}
          >
            Guardar
          </Button>
        </FormActions>
      </AppFormElement>
      {isCancelling && (
        <CancelarDialog
          what="solicitud"
          stayLabel="Seguir escribiendo"
          onClose={() => setIsCancelling(false)}
          onConfirm={() => {
            abandon();
            navigate(paths.listSolicitudes);
          }}
        />
      )}
    </Panel>
  );
}

/** The new request screen (specification 2, section 2). */
export function SolicitudCreatePage() {
  return (
    <>
      <PageHeader
        title="Creación de solicitud"
        breadcrumbs={[{ label: 'Solicitudes', href: paths.listSolicitudes }, { label: 'Nuevo solicitud' }]}
        description="Los campos marcados con * son obligatorios."
      />
      <FormDrafts kind={solicitud.drafts} declineLabel="Escribir otra solicitud">
        {(opening) => <Formulario {...opening} />}
      </FormDrafts>
    </>
  );
}
