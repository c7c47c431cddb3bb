import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { IssuanceOpening, NegocioEvent, QuoteOpening } from '../../../machines/negocio/negocio-types.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import { useOnline } from '../../../kit/portal/use-online.ts';
import { findNegocio, type NegocioActor } from './open-negocio.ts';

/** The flow of a quote for a screen that has come: the one that is open, or a new one; `arrival` tells it which screen that is. */
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

/** The flow of a quote on the quote's own screen; null for a new one. */
export const useQuoteNegocio = (numero: number | null): NegocioActor => useArrival(numero, { type: 'quote.wanted', numero });

/** The flow of a quote on the screen of its issuance. */
export const useIssuanceNegocio = (numero: number): NegocioActor => useArrival(numero, { type: 'emitir.requested' });

/** Takes up the number of a draft that was rated before: that quote is read. */
export function useDraftNumero(negocio: NegocioActor, numero: number): void {
  const [first] = useState(numero);
  useLayoutEffect(() => negocio.send({ type: 'quote.wanted', numero: first }), [negocio, first]);
}

/** Who is over stays until its screen has gone. */
const orBefore = <Child>(before: Child | undefined, now: Child | undefined) => now === undefined || before === now;

/** The machine of the quote's form, which opens with this screen; undefined before. */
export function useOpenedQuote(negocio: NegocioActor, opening: QuoteOpening) {
  const [first] = useState(opening);
  useLayoutEffect(() => negocio.send({ type: 'quote.opened', opening: first }), [negocio, first]);
  return useSelector(negocio, ({ children }) => children.cotizacion, orBefore);
}

/** The machines of the issuance and of its documents, which open with this screen; undefined before. */
export function useOpenedIssuance(negocio: NegocioActor, opening: IssuanceOpening) {
  const [first] = useState(opening);
  useLayoutEffect(() => negocio.send({ type: 'issuance.opened', opening: first }), [negocio, first]);
  return {
    emision: useSelector(negocio, ({ children }) => children.emision, orBefore),
    uploads: useSelector(negocio, ({ children }) => children.uploads, orBefore),
  };
}

/** The quote of the flow, as the service has it, for the screen that is meant; its state is that of reading it. */
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
