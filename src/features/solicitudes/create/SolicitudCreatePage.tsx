import { useRef, useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import {
  defineCreateSolicitudActor,
  defineVerifySolicitudActor,
  type NewSolicitud,
} from '../../../machines/actors/solicitudes.ts';
import { FormScreen } from '../../../kit/drafts/FormScreen.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { choices, solicitudOf, toSolicitudRequest } from './solicitud-form.ts';
import { SolicitudFields } from './SolicitudFields.tsx';
import { type Hecha, SolicitudHecha } from './SolicitudHecha.tsx';

/** The new request screen (specification 2, section 2). */
export function SolicitudCreatePage() {
  const { notify } = usePortal();
  const search = useRawSearch();
  const [form] = useState(() => solicitudOf(search));
  const [hecha, setHecha] = useState<Hecha | null>(null);
  const sent = useRef<NewSolicitud | null>(null);

  const finish = (title: string, messages: readonly string[], id: number | null) => {
    notify({ type: 'message', status: 'success', title, messages });
    const { tipoDocumento = '', body } = sent.current ?? {};
    setHecha({ text: messages.join(' ') || title, tipoDocumento, numeroDocumento: body?.numeroDocumento ?? '', id });
  };
  return (
    <FormScreen
      form={form}
      title="Creación de solicitud"
      breadcrumbs={[{ label: 'Solicitudes', href: paths.listSolicitudes }, { label: 'Nuevo solicitud' }]}
      label="Solicitud"
      declineLabel="Escribir otra solicitud"
      cancel={{ what: 'solicitud', href: paths.listSolicitudes }}
      uncertainNote="No se sabe si la solicitud quedó creada. Si presionas Guardar otra vez, primero se comprobará que no exista."
      above={hecha && <SolicitudHecha hecha={hecha} />}
      draftLabel={({ asunto, nombre }) => asunto.trim() || nombre.trim() || 'una solicitud sin asunto'}
      names={choices}
      toRequest={(values, names, desde): NewSolicitud => {
        sent.current = { body: toSolicitudRequest(values, names), tipoDocumento: values.tipoDocumento, desde };
        return sent.current;
      }}
      write={{
        operation: 'createSolicitud',
        defineSend: defineCreateSolicitudActor,
        defineVerify: defineVerifySolicitudActor,
        onWritten: ({ title, messages }) => finish(title, messages, null),
        onFound: ({ id }) => finish('Creación de solicitud', [`La solicitud ya estaba creada: n.º ${id}.`], id),
      }}
    >
      <SolicitudFields />
    </FormScreen>
  );
}
