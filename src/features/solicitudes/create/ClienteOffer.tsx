import { nameOfPersona } from '../../../domain/persona.ts';
import { type Cliente, defineFetchClienteActor } from '../../../machines/actors/cliente.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { ValuesOffer } from '../../../wiring/form/ValuesOffer.tsx';
import { type FetchDefinition, useFetch } from '../../../wiring/portal/use-fetch.ts';

const wholeCliente: FetchDefinition<Cliente, { id: number }> = {
  operation: 'fetchCliente',
  defineLoad: defineFetchClienteActor,
};

/** Offers the name of a client and, once the whole client is here, the first e-mail (assumptions R7). Another client is another offer: give it a key. */
export function ClienteOffer({ cliente }: { readonly cliente: ClienteFound }) {
  const { data, failure, retry } = useFetch(wholeCliente, { id: cliente.id });
  const email = data?.correos.find((correo) => correo.email.trim() !== '')?.email;
  return (
    <>
      <ValuesOffer
        label="Datos de tu cliente"
        text="Tu cliente con este documento tiene estos datos:"
        values={{ nombre: nameOfPersona(cliente), email }}
      />
      {failure && (
        <p>
          No se pudo consultar el correo de tu cliente. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
    </>
  );
}
