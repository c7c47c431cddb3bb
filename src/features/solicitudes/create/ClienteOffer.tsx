import { nameOfPersona } from '../../../domain/persona.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { firstEmail, useWholeCliente } from '../../shared/cliente/use-whole-cliente.ts';
import { ValuesOffer } from '../../../kit/form/ValuesOffer.tsx';

/** Props of {@link ClienteOffer}. */
export interface ClienteOfferProps {
  readonly cliente: ClienteFound;
  /** The first e-mail of the client is known, empty where there is none. */
  readonly onEmail: (email: string) => void;
}

/** Name and first e-mail of a client, beside what was typed otherwise (assumptions R7). Another client is another offer: give it a key. */
export function ClienteOffer({ cliente, onEmail }: ClienteOfferProps) {
  const { data, failure, retry } = useWholeCliente(cliente.id, (whole) => onEmail(firstEmail(whole)?.trim() ?? ''));
  return (
    <>
      <ValuesOffer
        title="Datos de tu cliente"
        level={3}
        text="Tu cliente con este documento tiene estos datos:"
        values={{ nombre: nameOfPersona(cliente), email: firstEmail(data) }}
      />
      {failure && (
        <p>
          No se pudo consultar el correo de tu cliente. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
    </>
  );
}
