import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { contexto } from '../../../domain/campos.ts';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { paths } from '../../../domain/paths.ts';
import type { cotizacionMachine } from '../../../machines/cotizacion/cotizacion-machine.ts';
import type { CotizacionOrder } from '../../../machines/cotizacion/cotizacion-types.ts';
import type { lookUpMachine } from '../../../machines/look-up/look-up-machine.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { type CampoField, fromDatos, underDatos } from '../../shared/campos/campo-values.ts';
import { findRefused } from '../../shared/campos/find-refused.ts';
import { useCampos } from '../../shared/campos/use-campos.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useClienteLookUpWith } from '../../shared/cliente/use-cliente-look-up.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { firstDay } from '../../../kit/drafts/first-day.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { AppFormDefinition } from '../../../kit/form/form-methods.ts';
import { defaultsOf, emptyOf } from '../../../kit/form/runtime-fields.tsx';
import { useAppForm } from '../../../kit/form/use-app-form.ts';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import {
  type CotizacionDraft,
  type CotizacionValues,
  dependenciesOfCotizacion,
  emptyCotizacion,
  isTypedSame,
  labelsOfCotizacion,
  longestPeriod,
  periodDays,
  pricedFrom,
  ratedFrom,
  schemaOfCotizacion,
  toCotizacionRequest,
} from './cotizacion-form.ts';
import { progressOf, selectState, sentOf, typedOf } from './cotizacion-state.ts';
import { bodyFields, findUnready, hasTypedDatos, noRegion } from './quote-problems.ts';
import { useIntermediario } from './use-intermediario.ts';
import { openedTarifas } from './use-tarifa.ts';

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

/** What the person is asked before a quote is rated or the product changed. */
export type Asking =
  | { readonly what: 'period'; readonly days: number; readonly order: CotizacionOrder }
  | { readonly what: 'producto'; readonly producto: string };

/** The form of a quote with its machine and its draft. */
export function useCotizacion({
  negocio,
  actor,
  solicitante,
  keeper,
  draft,
  values: begin,
  numero,
  cotizacion,
  readOnly,
}: CotizacionOpening) {
  const { catalogos, usuario, notify } = usePortal();
  const [, navigate] = useLocation();
  const [opened] = useState<CotizacionValues>(() => (draft ? typedOf(draft.values) : begin));
  const [desde] = useState(() => firstDay(draft));
  const state = useSelector(actor, selectState, shallowEqual);
  // A copy is a quote of its own.
  const intermediario = useIntermediario(numero === null ? undefined : cotizacion?.cdEntidad);
  const [asking, setAsking] = useState<Asking | null>(null);

  const [producto, setProducto] = useState(opened.producto);
  const campos = useCampos(producto, contexto.cotizacion);
  const { fields } = campos;
  const definition = useMemo(
    (): AppFormDefinition<CotizacionValues> => ({
      id: 'cotizacion',
      schema: schemaOfCotizacion(fields),
      defaults: emptyCotizacion(begin, fields),
      labelOf: labelsOfCotizacion(fields),
      dependencies: dependenciesOfCotizacion(fields),
      readOnly,
      onFieldChange: (form, name) => {
        if (name !== 'producto') return;
        form.set('datos', {});
        form.set('delPlan', {});
        form.set('tarifas', {});
        form.set('camposDe', '');
        setProducto(form.values().producto);
      },
    }),
    [fields, begin, readOnly],
  );
  /** What was there before anybody typed. */
  const baseline = useRef<CotizacionValues>(draft ? begin : opened);
  const form = useAppForm<CotizacionValues>({ ...definition, onRest: () => rested() });
  const { values, reset, rest, set } = form;
  const cliente = useClienteLookUpWith(solicitante, form);

  const save = useCallback(() => {
    const now = actor.getSnapshot();
    if (now.status !== 'active' || readOnly) return;
    const typed = values();
    if (isTypedSame(typed, baseline.current)) {
      keeper.drop();
      return;
    }
    const { context } = now;
    const name = nameInCatalogo(catalogos, 'productos', {}, typed.producto);
    keeper.save({
      step: 'form',
      attempted: [],
      // A rating under way counts as uncertain: a tab that dies now looks before it sends again.
      uncertain: context.uncertain || now.hasTag('busy'),
      label: [name || 'cotización', typed.numeroDocumento].filter(Boolean).join(' · '),
      values: { ...typed, numero: text(context.numero), noItem: text(context.noItem), sent: sentOf(now) },
    });
  }, [actor, values, keeper, catalogos, readOnly]);
  const rested = () => {
    const typed = values();
    if (typed.camposDe === typed.producto) actor.send({ type: 'datos.changed', datos: pricedFrom(typed, fields) });
    save();
  };
  // Number, plan and a rating under way are part of the draft as much as what is typed.
  useEffect(() => {
    let before = progressOf(actor.getSnapshot());
    const subscription = actor.subscribe((now) => {
      const progress = progressOf(now);
      if (progress !== before) save();
      before = progress;
    });
    return () => subscription.unsubscribe();
  }, [actor, save]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft) return;
    begun.current = true;
    reset(opened);
  }, [reset, draft, opened]);

  const start = useRef(draft ? null : cotizacion);
  const camposDe = useFieldValue(form, 'camposDe');
  const fill = useEffectEvent((of: readonly CampoField[]) => {
    const typed = values();
    const from = start.current && String(start.current.cdProducto) === producto ? start.current : null;
    if (typed.camposDe !== producto) {
      const datos = from ? fromDatos(of, from.datos) : defaultsOf(underDatos(of));
      set('datos', datos);
      if (from) set('tarifas', openedTarifas(of, datos, typed.moneda));
      set('camposDe', producto);
    } else {
      // The product may have more fields than it had when the draft was saved.
      set('datos', { ...emptyOf(underDatos(of)), ...typed.datos });
    }
    // A copy: the form changes what it gives in place.
    if (from) baseline.current = structuredClone(values());
    start.current = null;
    // They are here: that they were missing is over.
    form.clearErrors('producto');
    form.showServerErrors([]);
    rest();
  });
  useEffect(() => {
    if (campos.status === 'ready' && producto !== '') fill(fields);
  }, [campos.status, fields, producto]);

  // The plans that the service has of a quote that is opened again, and what they were rated from.
  const known = useRef(false);
  const loadPlanes = useEffectEvent((of: Cotizacion) => {
    known.current = true;
    const isSameProducto = String(of.cdProducto) === producto;
    actor.send({ type: 'planes.loaded', planes: of.planes, rated: isSameProducto ? ratedFrom(of, fields) : '' });
    rest();
  });
  const isReady = campos.status === 'ready' && producto !== '' && camposDe === producto;
  useEffect(() => {
    if (known.current || !isReady || !cotizacion || numero === null || cotizacion.planes.length === 0) return;
    loadPlanes(cotizacion);
  }, [isReady, cotizacion, numero]);

  const isWaiting = useSelector(negocio, (flow) => flow.hasTag('waiting'));
  const { failure, output } = state;
  const findRefusedHere = (messages: readonly string[]) => findRefused(messages, fields, form.labelOf, bodyFields);
  const refuse = useEffectEvent((messages: readonly string[]) => form.showServerErrors(findRefusedHere(messages)));
  useEffect(() => {
    if (failure?.kind === 'rejected') refuse(failure.messages);
  }, [failure]);

  const { allowLeaving } = useLeaveGuard(() => !readOnly && !isTypedSame(values(), baseline.current), keeper.isKept);
  const finish = useEffectEvent((saved: number | null) => {
    allowLeaving();
    keeper.drop();
    navigate(saved === null ? paths.listCotizaciones : `${paths.listCotizaciones}?numeroCotizacion=${saved}`);
  });
  useEffect(() => {
    if (output) finish(output.kind === 'saved' ? output.numero : null);
  }, [output]);

  /** What would be sent, once everything that is asked for is there; shows what is wrong otherwise. */
  const withOrder = (go: (order: CotizacionOrder) => void) =>
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
        go({ request: { body, desde }, datos: pricedFrom(typed, fields) });
      }
    });
  /** What was said of an earlier attempt is over, though its fields hold the same. */
  const forgetProblems = () => {
    form.clearErrors(form.summary().problems.map(({ name }) => name));
    form.showServerErrors([]);
    form.showProblems([]);
  };
  const rate = (order: CotizacionOrder) => actor.send({ type: 'rate.requested', order });
  const cotizar = useEffectEvent(() => {
    // Asked meanwhile whether to give the quote up.
    if (actor.getSnapshot().matches('confirmingCancel')) return;
    withOrder((order) => {
      const days = periodDays(values()) ?? 0;
      if (days > longestPeriod) setAsking({ what: 'period', days, order });
      else rate(order);
    });
  });
  useEffect(() => {
    const hearing = negocio.on('order.wanted', () => cotizar());
    return () => hearing.unsubscribe();
  }, [negocio]);

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
    asking,
    cotizar: () => negocio.send({ type: 'cotizar.requested' }),
    /** Whether 'Cotizar' was pressed and waits for the plan's values. */
    isWaiting,
    guardar: () => withOrder((order) => actor.send({ type: 'save.requested', order })),
    chooseProducto: (next: string) => {
      const typed = values();
      if (next === typed.producto) return;
      negocio.send({ type: 'cotizar.dropped' });
      if (hasTypedDatos(typed, fields)) setAsking({ what: 'producto', producto: next });
      else form.choose('producto', next);
    },
    answer: (yes: boolean) => {
      setAsking(null);
      if (!yes || !asking) return;
      if (asking.what === 'period') rate(asking.order);
      else form.choose('producto', asking.producto);
    },
    /** Leaves for the issuance of what was rated last: the service has all of it. */
    emitir: (path: string) => {
      allowLeaving();
      keeper.drop();
      navigate(path);
    },
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

const text = (value: number | null) => (value === null ? '' : String(value));
