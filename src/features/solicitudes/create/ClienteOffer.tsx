import { nameOfPersona } from '../../../domain/persona.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { firstEmail, useWholeCliente } from '../../shared/cliente/use-whole-cliente.ts';
import { ValuesOffer } from '../../../kit/form/ValuesOffer.tsx';

export interface ClienteOfferProps {
  readonly cliente: ClienteFound;
  /** Gets the client's first e-mail once loaded; empty for a client without one. */
  readonly onEmail: (email: string) => void;
}

/** Offers a client's name and first e-mail (assumptions R7); give it a key per client. */
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
