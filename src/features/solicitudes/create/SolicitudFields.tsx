import { useState } from 'react';
import { nameOfPersona } from '../../../domain/persona.ts';
import { useAppFormContext } from '../../../kit/form/app-form.ts';
import { useChange } from '../../../kit/portal/use-change.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { DocumentoFields } from '../../shared/cliente/DocumentoFields.tsx';
import { clienteFoundIn, useClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { ClienteOffer } from './ClienteOffer.tsx';
import { createClienteFilling } from './fill-cliente.ts';
import { choices, type SolicitudValues } from './solicitud-form.ts';
import styles from './SolicitudFields.module.css';

const { Text, TextArea, Choice } = fieldsOf<SolicitudValues>();

function Solicitante() {
  const form = useAppFormContext();
  const [fill] = useState(() => createClienteFilling(form));
  const cliente = useClienteLookUp();
  useChange(cliente.actor, clienteFoundIn, (found) => {
    fill('nombre', found ? nameOfPersona(found).trim() : '');
    fill('email', '');
  });
  return (
    <FieldGroup title="Solicitante" level={2}>
      <DocumentoFields cliente={cliente} />
      {cliente.found && (
        <div className={styles['offer']}>
          <ClienteOffer key={cliente.found.id} cliente={cliente.found} onEmail={(email) => fill('email', email)} />
        </div>
      )}
      <Text name="nombre" className={styles['rowStart']} />
      <Text name="email" inputMode="email" />
    </FieldGroup>
  );
}

/** The fields of a new request, in the order of the specification (specification 2, section 2). */
export function SolicitudFields() {
  return (
    <div>
      <FieldGroup title="Solicitud" level={2}>
        <Choice name="tipoSolicitud" {...choices.tipoSolicitud} />
        <Choice name="motivo" {...choices.motivo} />
        <Choice name="tipoRamo" {...choices.tipoRamo} />
      </FieldGroup>
      <Solicitante />
      <FieldGroup title="Mensaje" level={2}>
        <Text name="asunto" className={styles['row']} />
        <TextArea name="detalle" rows={6} className={styles['row']} />
      </FieldGroup>
    </div>
  );
}
