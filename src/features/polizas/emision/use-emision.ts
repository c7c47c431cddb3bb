import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { contexto } from '../../../domain/campos.ts';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { missingTramites, type TramiteDocumento } from '../../../domain/documentos.ts';
import type { Requisito } from '../../../domain/emisiones.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import type { emisionMachine } from '../../../machines/emision/emision-machine.ts';
import { selectPending, selectStored } from '../../../machines/upload/uploads-machine.ts';
import { type CampoField, underDatos } from '../../shared/campos/campo-values.ts';
import { findGone } from '../../shared/campos/find-gone.ts';
import { findRefused } from '../../shared/campos/find-refused.ts';
import { useCampos } from '../../shared/campos/use-campos.ts';
import { useClienteLookUpOf } from '../../shared/cliente/use-cliente-look-up.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { AppFormDefinition } from '../../../kit/form/form-methods.ts';
import { emptyOf } from '../../../kit/form/runtime-fields.tsx';
import { useAppForm } from '../../../kit/form/use-app-form.ts';
import { useLeaveGuard } from '../../../kit/leave/leave-guard.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import type { UploadsRef } from '../../shared/documentos/use-uploads.ts';
import {
  datosOfEmision,
  dependenciesOfEmision,
  type EmisionDraft,
  type EmisionValues,
  emptyEmision,
  labelsOfEmision,
  numItemOf,
  type OpeningValues,
  schemaOfEmision,
  toEmisionRequest,
} from './emision-form.ts';
import { type EmisionState, isOpen } from './emision-state.ts';
import { findRequisitos } from './requisitos.ts';
import { type Persona, useContratante } from './use-contratante.ts';
import { useCuentas } from './use-cuentas.ts';

/** What the form of an issuance begins with. */
export interface EmisionOpening extends FormOpening<EmisionDraft>, OpeningValues {
  readonly negocio: NegocioActor;
  readonly cotizacion: Cotizacion;
  /** The documents that the area of its product asks for. */
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  /** The machines of the issuance and of its documents in that flow. */
  readonly actor: ActorRefFrom<typeof emisionMachine>;
  readonly uploads: UploadsRef;
  readonly state: EmisionState;
}

const noFields: readonly CampoField[] = [];

/** The form of an issuance with its look-ups, its documents and its draft; its machine is given. */
export function useEmision(opening: EmisionOpening) {
  const { keeper, draft, cotizacion, tramites, negocio, actor, uploads, begin, opened, state } = opening;
  const { catalogos, usuario } = usePortal();
  const [, navigate] = useLocation();
  const [otro, setOtro] = useState(opened.otroAsegurado);
  const producto = String(cotizacion.cdProducto);
  const campos = useCampos(producto, contexto.emision);
  const { fields } = campos;
  const definition = useMemo(
    (): AppFormDefinition<EmisionValues> => ({
      id: 'emision',
      schema: schemaOfEmision(fields, otro),
      defaults: emptyEmision(begin, fields),
      labelOf: labelsOfEmision(fields),
      dependencies: dependenciesOfEmision(fields),
      onFieldChange: (form, name) => {
        if (name === 'otroAsegurado') setOtro(form.values().otroAsegurado);
        if (name === 'plan') negocio.send({ type: 'plan.changed', numItem: numItemOf(form.values()) });
      },
    }),
    [fields, otro, begin, negocio],
  );
  /** What was there before anybody typed. */
  const baseline = useRef<EmisionValues>(begin);
  const form = useAppForm<EmisionValues>({ ...definition, onRest: () => rested() });
  const { values, reset, rest, set } = form;

  const asegurado = useClienteLookUpOf(form);
  const contratante = useContratante(cotizacion);
  const cdFormaPago = Number(useFieldValue(form, 'formaPago'));
  const cuentas = useCuentas(cdFormaPago, contratante.persona?.id ?? null);
  const stored = useSelector(uploads, selectStored);
  const pending = useSelector(uploads, selectPending, shallowEqual);
  const isChangeable = isOpen(state);

  const camposDe = useFieldValue(form, 'camposDe');
  const isReady = campos.status === 'ready' && camposDe === producto;
  const findMissing = (): readonly Requisito[] =>
    findRequisitos({
      problems: form.findProblems(),
      labelOf: form.labelOf,
      asegurado: otro ? asegurado.state : null,
      contratante: contratante.status,
      cdFormaPago,
      cuentas: {
        status: cuentas.status,
        usable: cuentas.usable.length,
        isChosen: cuentas.usable.some(({ idDomicilioBancario }) => String(idDomicilioBancario) === values().cuenta),
      },
      campos: isReady ? 'ready' : campos.status === 'failed' ? 'failed' : 'loading',
      documentos: {
        status: tramites.status,
        missing: missingTramites(tramites.data ?? [], stored).map(({ nombre }) => nombre),
        ...pending,
      },
    });
  const told = useRef('');
  /** Tells the machine what is missing, when it is something else than before. */
  const report = () => {
    const requisitos = findMissing();
    const text = JSON.stringify(requisitos);
    if (text !== told.current) actor.send({ type: 'requisitos.changed', requisitos });
    told.current = text;
    return requisitos;
  };

  const save = useCallback(() => {
    const now = actor.getSnapshot();
    if (now.status !== 'active' || now.context.idEstatus !== cotizacion.idEstatus) return;
    const typed = values();
    const documentos = selectStored(uploads.getSnapshot());
    const uncertain = now.context.uncertain || now.context.lost || now.matches('issuing');
    if (!uncertain && documentos.length === 0 && isSame(typed, baseline.current)) {
      keeper.drop();
      return;
    }
    keeper.save({
      step: 'form',
      attempted: [],
      // An issuance under way counts as uncertain: a tab that dies now asks what became of it before anything else.
      uncertain,
      label: [`cotización ${cotizacion.nuCotizacion}`, cotizacion.nombreContratante ?? ''].filter(Boolean).join(' · '),
      values: { ...typed, numero: String(cotizacion.nuCotizacion), documentos },
    });
  }, [actor, uploads, values, keeper, cotizacion]);
  const rested = () => {
    report();
    save();
  };
  const takeFacts = useEffectEvent((_facts: string) => rested());
  const facts = JSON.stringify([
    otro && asegurado.state,
    contratante.status,
    cuentas.status,
    cuentas.usable.length,
    isReady,
    campos.status,
    tramites.status,
    stored,
    pending,
  ]);
  useEffect(() => takeFacts(facts), [facts]);
  // An issuance under way is part of the draft as much as what is typed.
  useEffect(() => {
    let before = actor.getSnapshot().hasTag('busy');
    const subscription = actor.subscribe((now) => {
      if (now.hasTag('busy') !== before) save();
      before = now.hasTag('busy');
    });
    return () => subscription.unsubscribe();
  }, [actor, save]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft) return;
    begun.current = true;
    reset(opened);
  }, [reset, draft, opened]);

  const fill = useEffectEvent((of: readonly CampoField[]) => {
    const typed = values();
    if (typed.camposDe === producto) set('datos', { ...emptyOf(underDatos(of)), ...typed.datos });
    else {
      set('datos', datosOfEmision(of, cotizacion));
      set('camposDe', producto);
      baseline.current = { ...begin, datos: structuredClone(values().datos), camposDe: producto };
    }
    rest();
  });
  useEffect(() => {
    if (campos.status === 'ready') fill(fields);
  }, [campos.status, fields]);

  const { failure } = state;
  const refuse = useEffectEvent((messages: readonly string[]) =>
    form.showServerErrors(findRefused(messages, fields, form.labelOf, bodyFields)),
  );
  useEffect(() => {
    if (failure?.kind === 'rejected' && failure.status < 500 && failure.status !== 409) refuse(failure.messages);
  }, [failure]);

  const files = pending.waiting + pending.underWay + pending.failed;
  const { allowLeaving } = useLeaveGuard(
    () => !isChangeable || files > 0 || !isSame(values(), baseline.current),
    keeper.isKept,
    () => (isChangeable ? (files > 0 && keeper.isKept() ? leaving.files : null) : leaving.issuing),
  );

  const { persona } = contratante;
  const tipoDocumento = useFieldValue(form, 'tipoDocumento');
  const nuDocumento = useFieldValue(form, 'numeroDocumento');
  const found = asegurado.found && { id: asegurado.found.id, tipoDocumento, nuDocumento, nombre: nameOfPersona(asegurado.found) };
  const insured: Persona | null = otro ? found : persona;
  return {
    form,
    fields: isReady ? fields : noFields,
    campos,
    isReady,
    producto,
    otro,
    asegurado,
    contratante,
    insured,
    cuentas,
    cdFormaPago,
    uploads,
    /** Asks for confirmation, or shows what is missing; false when something is. */
    emitir: (): boolean => {
      form.showServerErrors([]);
      const requisitos = report();
      const gone = findGone({ catalogos, form, fields });
      if (requisitos.length === 0 && gone.length === 0 && persona && insured) {
        const sender = { cotizacion, usuario, idAsegurado: insured.id, idContratante: persona.id };
        actor.send({ type: 'emit.requested', request: toEmisionRequest(values(), fields, sender) });
        return true;
      }
      const shown = new Map(form.findProblems().map((problem) => [problem.name, problem]));
      for (const { field, message } of requisitos) {
        if (field !== null && !shown.has(field)) shown.set(field, { name: field, message });
      }
      if (gone.length > 0) form.showServerErrors(gone);
      else form.showProblems([...shown.values()]);
      return false;
    },
    leaveFor: (pathBack: string) => {
      save();
      allowLeaving();
      navigate(pathBack);
    },
    allowLeaving,
  };
}

/** The form of an issuance as its parts use it. */
export type EmisionForm = ReturnType<typeof useEmision>;

/** What is said when the page is left with more at stake than what is typed. */
const leaving = {
  issuing: 'La emisión está en curso. Si sales, vuelve a esta cotización para saber qué pasó con la póliza.',
  files: 'Lo que escribiste queda guardado en este navegador; los archivos sin subir, no.',
} as const;

/** The fields of the form by their names in the body. */
const bodyFields = {
  nuItem: 'plan',
  cdPlanPago: 'plan',
  feDesde: 'feDesde',
  feHasta: 'feHasta',
  cdFormaPago: 'formaPago',
  nuDomicilio: 'cuenta',
  cdPersonaAsegurada: 'numeroDocumento',
} as const;

const isSame = (some: EmisionValues, others: EmisionValues) => JSON.stringify(some) === JSON.stringify(others);
