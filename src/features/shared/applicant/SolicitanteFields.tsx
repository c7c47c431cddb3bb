import type { ReactNode } from 'react';
import { nameOfPersona } from '../../../domain/persona.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { DocumentoFields } from '../cliente/DocumentoFields.tsx';
import type { ClienteLookUp } from '../cliente/use-cliente-look-up.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { firstEmail, useWholeCliente } from '../cliente/use-whole-cliente.ts';
import type { NegocioActor } from '../cotizacion/open-negocio.ts';
import { usePersona } from '../cotizacion/use-persona.ts';
import styles from './SolicitanteFields.module.css';
import { Words } from '../../../ui/text/Words.tsx';

interface Shown {
  readonly nombre: string;
  readonly nacimiento: string;
  readonly email: string;
}

const nobody: Shown = { nombre: '', nacimiento: '', email: '' };

/** The person's data are only shown: nothing of them is sent (assumptions Q2, Q12). */
function PersonaShown({ nombre, nacimiento, email }: Shown) {
  return (
    <div className={styles['shown']}>
      <TextField label="Nombre completo o razón social" value={nombre} disabled />
      <TextField label="Fecha de nacimiento" value={nacimiento} disabled />
      <TextField label="Correo electrónico" value={email} disabled />
    </div>
  );
}

interface PersonaProps {
  readonly id: number;
  readonly nombre: string;
}

function PersonaOfNegocio({ negocio, ...persona }: PersonaProps & { readonly negocio: NegocioActor }) {
  return <PersonaFound {...persona} whole={usePersona(negocio, persona.id)} />;
}

function OtherPersona(persona: PersonaProps) {
  return <PersonaFound {...persona} whole={useWholeCliente(persona.id)} />;
}

function PersonaFound({ nombre, whole: { status, data, retry } }: PersonaProps & { readonly whole: Fetched<Cliente> }) {
  const shown = data
    ? { nombre, nacimiento: formatDay(data.fechaNacimiento), email: orDash(firstEmail(data)) }
    : { ...nobody, nombre };
  return (
    <>
      <PersonaShown {...shown} />
      {status === 'failed' && (
        <p className={styles['row']}>
          No se pudieron consultar su fecha de nacimiento y su correo. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
    </>
  );
}

function Persona({ negocio, ...persona }: PersonaProps & { readonly negocio: NegocioActor | undefined }) {
  return negocio ? <PersonaOfNegocio negocio={negocio} {...persona} /> : <OtherPersona {...persona} />;
}

export interface SolicitanteFieldsProps {
  readonly title: string;
  /** Element id of the heading. */
  readonly id?: string;
  readonly intro?: ReactNode;
  /** Replaces the fields while the form asks for no person. */
  readonly instead?: ReactNode;
  /** Tells the user why the person must be a client. */
  readonly reason: string;
  readonly cliente: ClienteLookUp;
  /** Set for the quote's own applicant: the issuance then shows the same loaded person. */
  readonly negocio?: NegocioActor;
  /** Leaves to create the client of an unknown document; absent where the user can't create one. */
  readonly onCreate?: (() => void) | undefined;
}

/** A person by document; the service gives name and contact (specification 2, section 2). */
export function SolicitanteFields({ title, id, intro, instead, reason, cliente, negocio, onCreate }: SolicitanteFieldsProps) {
  const found = cliente.found;
  return (
    <FieldGroup
      title={title}
      id={id}
      level={2}
      intro={intro}
      plain={instead !== undefined}
      footer={
        instead === undefined &&
        cliente.state === 'missing' &&
        onCreate && (
          <p className={styles['missing']}>
            <Words>{`${reason} Lo que escribiste aquí se conserva.`}</Words>
            <Button variant="outline" size="sm" onClick={onCreate}>
              Crear cliente
            </Button>
          </p>
        )
      }
    >
      {instead ?? (
        <>
          <DocumentoFields cliente={cliente} />
          {found ? (
            <Persona key={found.id} id={found.id} nombre={nameOfPersona(found)} negocio={negocio} />
          ) : (
            <PersonaShown {...nobody} />
          )}
        </>
      )}
    </FieldGroup>
  );
}
