import { useState } from 'react';
import { rememberQuoted } from '../../shared/cotizacion/use-last-quoted.ts';
import type { CotizacionOrder, CotizacionRefused, OrderWanted } from '../../../machines/cotizacion/cotizacion-types.ts';
import { firstDay } from '../../../kit/drafts/first-day.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useEmitted } from '../../../kit/portal/use-emitted.ts';
import { findRefused } from '../../shared/campos/find-refused.ts';
import type { ClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import { periodDays, pricedFrom, toCotizacionRequest } from './cotizacion-form.ts';
import { bodyFields, findUnready, noRegion } from './quote-problems.ts';
import type { CotizacionOpening } from './use-cotizacion.ts';
import type { Intermediario } from './use-intermediario.ts';
import type { QuoteForm } from './use-quote-form.ts';

/** The parts that an order is made of. */
export interface OrderParts extends Pick<CotizacionOpening, 'actor' | 'keeper' | 'draft'> {
  readonly quote: QuoteForm;
  readonly cliente: ClienteLookUp;
  readonly intermediario: Intermediario;
}

/** Makes the order that rating and saving send, and places the service's refusal at its fields. */
export function useOrder({ actor, keeper, draft, quote, cliente, intermediario }: OrderParts) {
  const { catalogos, usuario, notify } = usePortal();
  const { form, fields, campos, isReady } = quote;
  const [desde] = useState(() => firstDay(draft));

  /** Errors of an earlier attempt would otherwise stay on unchanged fields. */
  const forgetProblems = () => {
    form.clearErrors(form.summary().problems.map(({ name }) => name));
    form.showServerErrors([]);
    form.showProblems([]);
  };
  /**
   * Calls `go` with a complete form's order, or shows the problems. Asks first where another tab
   * has saved the quote or opened its issuance.
   */
  const withOrder = (go: (order: CotizacionOrder, days: number) => void) =>
    form.submit((typed) => {
      const { entidad, region } = intermediario;
      if (!region) {
        notify(noRegion);
        return;
      }
      const problems = findUnready(
        { catalogos, form, fields },
        { isCampos: isReady, isFailed: campos.status === 'failed', isCliente: cliente.state !== 'missing' },
      );
      // Server errors survive the check by the form's own rules, which don't know these problems.
      if (problems.length > 0) {
        form.showServerErrors(problems);
        return;
      }
      forgetProblems();
      const body = toCotizacionRequest(typed, fields, { usuario, entidad, region });
      const order = { request: { body, desde }, datos: pricedFrom(typed, fields) };
      keeper.beforeSending(() => {
        rememberQuoted({ producto: typed.producto, entidad: String(entidad) });
        go(order, periodDays(typed) ?? 0);
      });
    });
  useEmitted<OrderWanted>(actor, 'order.wanted', () =>
    withOrder((order, days) => actor.send({ type: 'rate.requested', order, days })),
  );

  const findRefusedHere = (messages: readonly string[]) => findRefused(messages, fields, form.labelOf, bodyFields);
  useEmitted<CotizacionRefused>(actor, 'refused', ({ messages }) => form.showServerErrors(findRefusedHere(messages)));
  return {
    findRefused: findRefusedHere,
    guardar: () => withOrder((order) => actor.send({ type: 'save.requested', order })),
  };
}
