import { useState } from 'react';
import { sendLabel, type SendSubject } from '../../../domain/send.ts';
import { defineLoadSendFactsActor, type SendFacts, type SendQuery } from '../../../machines/actors/send-facts.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { rememberedPlan } from '../../../storage/chosen-plans.ts';
import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';
import { firstEmail } from '../cliente/use-whole-cliente.ts';
import { clientMessage } from './client-message.ts';
import { mobilesOf } from './contact-of.ts';
import { SendForm } from './SendForm.tsx';

const sendFacts: FetchDefinition<SendFacts, SendQuery> = {
  operation: 'fetchCotizacion',
  defineLoad: defineLoadSendFactsActor,
};

function queryOf(subject: SendSubject): SendQuery {
  return {
    cotizacion: subject.what === 'documento' ? null : (subject.cotizacion ?? null),
    cliente: subject.what === 'cotizacion' ? null : (subject.cliente ?? null),
  };
}

function useElegido(subject: SendSubject): number | null {
  const { userName } = usePortal().usuario;
  return useState(() => {
    if (subject.what === 'documento') return null;
    const { noItem, cotizacion } = subject;
    if (noItem !== undefined) return noItem;
    return cotizacion === undefined ? null : rememberedPlan(userName, cotizacion);
  })[0];
}

interface ComposedProps {
  readonly subject: SendSubject;
  readonly facts: SendFacts;
}

function Composed({
  subject,
  facts,
  moneda,
  mobiles,
}: ComposedProps & { readonly moneda: string; readonly mobiles: readonly string[] }) {
  const { mediadorName, name } = usePortal().usuario;
  const elegido = useElegido(subject);
  const { asunto, texto } = clientMessage({ ...facts, subject, moneda, elegido, intermediario: mediadorName || name });
  return (
    <SendForm
      asunto={asunto}
      texto={texto}
      mobiles={mobiles}
      email={firstEmail(facts.cliente) ?? ''}
      contact={facts.isClienteFailed ? 'failed' : facts.cliente ? 'known' : 'unknown'}
      document={subject.document}
    />
  );
}

const telefonoEstatus = { code: 'ST_TELEFONO' };

function WithMobiles({ cliente, moneda, ...props }: ComposedProps & { readonly cliente: Cliente; readonly moneda: string }) {
  const [paises, tipos] = [useCatalogo('paises'), useCatalogo('tipoTelefonos')];
  const estatus = useCatalogo('tablaCodigos', telefonoEstatus);
  if ([paises, tipos, estatus].some(({ status }) => status === 'loading')) return <Loading />;
  const mobiles = mobilesOf(cliente, { paises: paises.options, tipos: tipos.options, estatus: estatus.options });
  return <Composed {...props} moneda={moneda} mobiles={mobiles} />;
}

function Contact(props: ComposedProps & { readonly moneda: string }) {
  const { cliente } = props.facts;
  return cliente ? <WithMobiles {...props} cliente={cliente} /> : <Composed {...props} mobiles={[]} />;
}

function WithMoneda({ cdMoneda, ...props }: ComposedProps & { readonly cdMoneda: number }) {
  const { status, options } = useCatalogo('monedas');
  if (status === 'loading') return <Loading />;
  return <Contact {...props} moneda={options.find(({ key }) => key === String(cdMoneda))?.nombre ?? ''} />;
}

const Loading = () => (
  <output>
    <Spinner /> Preparando el mensaje…
  </output>
);

export interface SendDialogProps {
  readonly subject: SendSubject;
  readonly onClose: () => void;
}

/** 'Enviar al cliente': a message that another program sends (assumptions P16). */
export function SendDialog({ subject, onClose }: SendDialogProps) {
  const { describeFailure } = usePortal();
  const { data, failure, retry } = useFetch(sendFacts, queryOf(subject));
  const cdMoneda = data?.cotizacion?.cdMoneda;
  return (
    <Dialog title={sendLabel(subject)} size="lg" keepOpen onClose={onClose}>
      {data ? (
        cdMoneda === undefined ? (
          <Contact subject={subject} facts={data} moneda="" />
        ) : (
          <WithMoneda subject={subject} facts={data} cdMoneda={cdMoneda} />
        )
      ) : failure ? (
        <FailedPanel {...describeFailure(failure)} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
