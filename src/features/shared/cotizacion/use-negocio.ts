import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { IssuanceOpening, NegocioEvent, QuoteOpening } from '../../../machines/negocio/negocio-types.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { useOnline } from '../../../kit/portal/use-online.ts';
import { findNegocio, type NegocioActor } from './open-negocio.ts';

/** Opens or finds the flow of a quote, and sends the flow the `arrival` of this screen. */
function useArrival(numero: number | null, arrival: NegocioEvent): NegocioActor {
  const portal = usePortal();
  const [negocio] = useState(() => findNegocio(portal, numero));
  const [first] = useState(arrival);
  const { actor } = negocio;
  useNotices(actor);
  useLayoutEffect(() => {
    portal.flows.add(negocio);
    actor.start();
    actor.send(first);
  }, [portal, negocio, actor, first]);
  useOnline(actor);
  return actor;
}

/** The flow for the quote's own screen; null for a new quote. */
export const useQuoteNegocio = (numero: number | null): NegocioActor => useArrival(numero, { type: 'quote.wanted', numero });

/** The flow for the issuance's screen. */
export const useIssuanceNegocio = (numero: number): NegocioActor => useArrival(numero, { type: 'emitir.requested' });

/** Takes the number of a draft that was rated before, and reads that quote. */
export function useDraftNumero(negocio: NegocioActor, numero: number): void {
  const [first] = useState(numero);
  useLayoutEffect(() => negocio.send({ type: 'quote.wanted', numero: first }), [negocio, first]);
}

/** Keeps a stopped child until its screen unmounts. */
const keepsStopped = <Child>(before: Child | undefined, now: Child | undefined) => now === undefined || before === now;

/** The machine of the quote's form, opened by this screen; undefined before. */
export function useOpenedQuote(negocio: NegocioActor, opening: QuoteOpening) {
  const [first] = useState(opening);
  useLayoutEffect(() => negocio.send({ type: 'quote.opened', opening: first }), [negocio, first]);
  return useSelector(negocio, ({ children }) => children.cotizacion, keepsStopped);
}

/** The machines of issuance and documents, opened by this screen; undefined before. */
export function useOpenedIssuance(negocio: NegocioActor, opening: IssuanceOpening) {
  const [first] = useState(opening);
  useLayoutEffect(() => negocio.send({ type: 'issuance.opened', opening: first }), [negocio, first]);
  return {
    emision: useSelector(negocio, ({ children }) => children.emision, keepsStopped),
    uploads: useSelector(negocio, ({ children }) => children.uploads, keepsStopped),
  };
}

/** The flow's quote as the service has it, with the state of reading; empty on another screen. */
export function useCotizacion(negocio: NegocioActor, screen: 'atQuote' | 'atIssuance'): Fetched<Cotizacion> {
  const isHere = useSelector(negocio, (snapshot) => snapshot.hasTag(screen));
  const cotizacion = useSelector(negocio, ({ context }) => context.cotizacion);
  const failure = useSelector(negocio, ({ context }) => context.failure);
  return {
    status: isHere ? 'ready' : failure ? 'failed' : 'loading',
    data: isHere ? cotizacion : null,
    failure,
    retry: () => negocio.send({ type: 'retry' }),
  };
}
