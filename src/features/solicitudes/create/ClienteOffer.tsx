import { nameOfPersona } from '../../../domain/persona.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { firstEmail, useWholeCliente } from '../../shared/cliente/use-whole-cliente.ts';
import { ValuesOffer } from '../../../kit/form/ValuesOffer.tsx';

/** Offers the name of a client and, once the whole client is here, the first e-mail (assumptions R7). Another client is another offer: give it a key. */
export function ClienteOffer({ cliente }: { readonly cliente: ClienteFound }) {
  const { data, failure, retry } = useWholeCliente(cliente.id);
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
