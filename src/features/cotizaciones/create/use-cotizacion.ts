import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { cotizacionMachine } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionOrder, CotizacionRefused, OrderWanted } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { lookUpMachine } from '../../../machines/look-up/look-up-machine.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { findRefused } from '../../shared/campos/find-refused.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useClienteLookUpWith } from '../../shared/cliente/use-cliente-look-up.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { firstDay } from '../../../kit/drafts/first-day.ts';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useChange } from '../../../kit/portal/use-change.ts';
import { useEmitted } from '../../../kit/portal/use-emitted.ts';
import { type CotizacionDraft, draftOf, progressOf, typedOf } from './cotizacion-draft.ts';
import { type CotizacionValues, isTypedSame, periodDays, pricedFrom, toCotizacionRequest } from './cotizacion-form.ts';
import { endPath, selectState } from './cotizacion-state.ts';
import { fillDatos, planesOf, quoteToFillFrom } from './fill-datos.ts';
import { bienesWithPlan } from './plan-values.ts';
import { bodyFields, findUnready, hasTypedDatos, noRegion } from './quote-problems.ts';
import { useIntermediario } from './use-intermediario.ts';
import { useQuoteForm } from './use-quote-form.ts';

/** What a quote's form begins with. */
export interface CotizacionOpening extends FormOpening<CotizacionDraft> {
  readonly negocio: NegocioActor;
  /** The machine of the quote in that flow, and its look-up of the applicant. */
  readonly actor: ActorRefFrom<typeof cotizacionMachine>;
  readonly solicitante: ActorRefFrom<typeof lookUpMachine>;
  /** What it holds when there is no draft. */
  readonly values: CotizacionValues;
  /** Its number, where the service has it already. */
  readonly numero: number | null;
  /** The quote of that number, or the one that this is a copy of, once it is here. */
  readonly cotizacion: Cotizacion | null;
  readonly readOnly: boolean;
}

/** The form of a quote with its machine and its draft. */
export function useCotizacion(opening: CotizacionOpening) {
  const { negocio, actor, solicitante, keeper, draft, values: begin, numero, cotizacion, readOnly } = opening;
  const { catalogos, usuario, notify } = usePortal();
  const [, navigate] = useLocation();
  const [initial] = useState(() => (draft ? typedOf(draft.values) : begin));
  const [desde] = useState(() => firstDay(draft));
  /** What was there before anybody typed. */
  const baseline = useRef(begin);
  const state = useSelector(actor, selectState, shallowEqual);
  const isWaiting = useSelector(negocio, (flow) => flow.hasTag('waiting'));
  // A copy is a quote of its own.
  const intermediario = useIntermediario(numero === null ? undefined : cotizacion?.cdEntidad);
  /** The product that is asked about before it takes the place of another one. */
  const [askedProducto, askProducto] = useState<string | null>(null);

  const save = () => {
    const now = actor.getSnapshot();
    if (now.status !== 'active' || readOnly) return;
    const typed = form.values();
    const kept = draftOf(now, typed, baseline.current, nameInCatalogo(catalogos, 'productos', {}, typed.producto));
    if (kept) keeper.save(kept);
    else keeper.drop();
  };
  const rested = (of: readonly CampoField[]) => {
    const typed = form.values();
    if (typed.camposDe === typed.producto) actor.send({ type: 'datos.changed', datos: pricedFrom(typed, of) });
    save();
  };
  const fill = (of: readonly CampoField[], producto: string) => {
    const typed = form.values();
    if (typed.producto !== producto) return;
    const from = quoteToFillFrom(draft ? null : cotizacion, typed, baseline.current);
    if (from) baseline.current = fillDatos(begin, of, from);
    const { datos, tarifas, camposDe } = fillDatos(typed, of, from);
    form.set('datos', datos);
    form.set('tarifas', tarifas);
    form.set('camposDe', camposDe);
    // They are here: that they were missing is over.
    form.clearErrors('producto');
    form.showServerErrors([]);
    if (!readOnly) negocio.send({ type: 'bienes.changed', bienes: bienesWithPlan(of) });
    const planes = numero !== null && cotizacion && planesOf(cotizacion, producto, of);
    if (planes) actor.send(planes);
    rested(of);
  };
  const { form, campos, fields, isReady } = useQuoteForm({
    negocio,
    begin,
    initial,
    readOnly,
    onFields: fill,
    onRest: rested,
  });
  const cliente = useClienteLookUpWith(solicitante, form);
  useChange(actor, progressOf, save);

  const { allowLeaving } = useLeaveGuard(() => !readOnly && !isTypedSame(form.values(), baseline.current), keeper.isKept);
  /** Leaves what has come to its end. */
  const leave = (path: string) => {
    allowLeaving();
    keeper.drop();
    navigate(path);
  };
  useChange(negocio, endPath, (path) => {
    if (path !== null) leave(path);
  });

  const findRefusedHere = (messages: readonly string[]) => findRefused(messages, fields, form.labelOf, bodyFields);
  useEmitted<CotizacionRefused>(actor, 'refused', ({ messages }) => form.showServerErrors(findRefusedHere(messages)));

  /** What would be sent, once everything that is asked for is there; shows what is wrong otherwise. */
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
      // As those of the service: they are not in the form's own rules, and stand while the field holds what they were said about.
      if (problems.length > 0) form.showServerErrors(problems);
      else {
        forgetProblems();
        const body = toCotizacionRequest(typed, fields, { usuario, entidad, region });
        go({ request: { body, desde }, datos: pricedFrom(typed, fields) }, periodDays(typed) ?? 0);
      }
    });
  /** What was said of an earlier attempt is over, though its fields hold the same. */
  const forgetProblems = () => {
    form.clearErrors(form.summary().problems.map(({ name }) => name));
    form.showServerErrors([]);
    form.showProblems([]);
  };
  useEmitted<OrderWanted>(actor, 'order.wanted', () =>
    withOrder((order, days) => actor.send({ type: 'rate.requested', order, days })),
  );

  return {
    form,
    fields,
    campos,
    isReady,
    cliente,
    intermediario,
    state,
    findRefused: findRefusedHere,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    cotizar: () => negocio.send({ type: 'cotizar.requested' }),
    /** Whether 'Cotizar' was pressed and waits for the plan's values. */
    isWaiting,
    guardar: () => withOrder((order) => actor.send({ type: 'save.requested', order })),
    askedProducto,
    chooseProducto: (next: string) => {
      const typed = form.values();
      if (next === typed.producto) return;
      negocio.send({ type: 'cotizar.dropped' });
      if (hasTypedDatos(typed, fields)) askProducto(next);
      else form.choose('producto', next);
    },
    answerProducto: (yes: boolean) => {
      askProducto(null);
      if (yes && askedProducto !== null) form.choose('producto', askedProducto);
    },
    /** Leaves for the issuance of what was rated last: the service has all of it. */
    emitir: leave,
    /** Leaves for a screen that leads back here; what is typed is kept. */
    leaveFor: (pathBack: (draftId: string | null) => string) => {
      save();
      allowLeaving();
      navigate(pathBack(keeper.id()));
    },
  };
}

/** The form of a quote as its parts use it. */
export type CotizacionForm = ReturnType<typeof useCotizacion>;
