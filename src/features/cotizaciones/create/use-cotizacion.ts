import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { paths, pathWithId } from '../../../domain/paths.ts';
import type { cotizacionMachine, CotizacionSnapshot } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { lookUpMachine } from '../../../machines/look-up/look-up-machine.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { useClienteLookUpWith } from '../../shared/cliente/use-cliente-look-up.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { useChange } from '../../../kit/portal/use-change.ts';
import type { CotizacionDraft } from './cotizacion-draft.ts';
import { type CotizacionValues, pricedFrom } from './cotizacion-form.ts';
import { endPath, selectState } from './cotizacion-state.ts';
import { showPlanes } from './show-planes.ts';
import { hasTypedDatos } from './quote-problems.ts';
import { useIntermediario } from './use-intermediario.ts';
import { useOrder } from './use-order.ts';
import { useQuoteForm } from './use-quote-form.ts';

/** The parts that a quote's form opens with. */
export interface CotizacionOpening extends FormOpening<CotizacionDraft> {
  readonly negocio: NegocioActor;
  /** The flow's machines of the quote and of the applicant's look-up. */
  readonly actor: ActorRefFrom<typeof cotizacionMachine>;
  readonly solicitante: ActorRefFrom<typeof lookUpMachine>;
  /** The form's values when there is no draft. */
  readonly values: CotizacionValues;
  /** The number of a quote that the service has; null for a new quote. */
  readonly numero: number | null;
  /** The quote with that number, or the quote to copy. */
  readonly cotizacion: Cotizacion | null;
  readonly readOnly: boolean;
}

const selectWords = ({ context }: CotizacionSnapshot) => context.words;

/** The form of a quote with its machine and its draft. */
export function useCotizacion(opening: CotizacionOpening) {
  const { negocio, actor, solicitante, keeper, draft, numero, cotizacion } = opening;
  const [, navigate] = useLocation();
  const state = useSelector(actor, selectState, shallowEqual);
  const isWaiting = useSelector(negocio, (flow) => flow.hasTag('waiting'));
  const quote = useQuoteForm(opening);
  const { form, fields, campos, isReady, isTyped, save } = quote;
  const cliente = useClienteLookUpWith(solicitante, form);
  // A copy belongs to the user's own company.
  const intermediario = useIntermediario(numero === null ? undefined : cotizacion?.cdEntidad);
  const { findRefused, guardar } = useOrder({ actor, keeper, draft, quote, cliente, intermediario });

  const { allowLeaving } = useLeaveGuard(isTyped, keeper.isKept);
  /** Leaves the ended quote; `back` replaces this screen in the history. */
  const leave = (path: string, back?: string) => {
    // Otherwise the form would save a pending change as a draft after the drop.
    form.flush();
    allowLeaving();
    keeper.drop();
    if (back !== undefined) navigate(back, { replace: true });
    navigate(path);
  };
  useChange(negocio, endPath, (path) => {
    if (path !== null) leave(path);
  });
  /** Leaves for the issuance; Back returns to the rated quote, not to an empty new one. */
  const emitir = (path: string) => {
    const { numero: rated } = actor.getSnapshot().context;
    leave(path, numero === null && rated !== null ? pathWithId(paths.viewCotizaciones, rated) : undefined);
  };

  // The focus stays with a user who has typed since 'Cotizar'.
  const isAwaited = () => {
    const now = actor.getSnapshot();
    return now.matches('rated') && now.context.rated === pricedFrom(form.values(), fields);
  };
  useChange(actor, selectWords, (words) => {
    if (words) showPlanes(isAwaited);
  });

  /** The product that the user is asked to confirm, because it empties the technical values. */
  const [askedProducto, askProducto] = useState<string | null>(null);
  return {
    form,
    fields,
    campos,
    isReady,
    cliente,
    intermediario,
    state,
    findRefused,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    cotizar: () => negocio.send({ type: 'cotizar.requested' }),
    /** Whether 'Cotizar' waits for the plan's values. */
    isWaiting,
    guardar,
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
    emitir,
    /** Leaves for the issuance with a plan. */
    emitirPlan: (noItem: number, path: string) => {
      actor.send({ type: 'plan.chosen', noItem });
      emitir(path);
    },
    /** Leaves for a screen that returns here; keeps the typed values. */
    leaveFor: (pathBack: (draftId: string | null) => string) => {
      save();
      allowLeaving();
      navigate(pathBack(keeper.id()));
    },
  };
}

/** The return value of {@link useCotizacion}, for the parts of the screen. */
export type CotizacionForm = ReturnType<typeof useCotizacion>;
