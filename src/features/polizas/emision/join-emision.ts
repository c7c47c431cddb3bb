import type { ActorRefFrom } from 'xstate';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import type { TramiteDocumento } from '../../../domain/documentos.ts';
import type { CuentaBancaria, Requisito } from '../../../domain/emisiones.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import type { ProductoCampos } from '../../../machines/actors/productos.ts';
import type { emisionMachine } from '../../../machines/emision/emision-machine.ts';
import { selectPending, selectStored, type UploadsSnapshot } from '../../../machines/upload/uploads-machine.ts';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { findRefused } from '../../shared/campos/find-refused.ts';
import { camposOf } from '../../shared/campos/use-campos.ts';
import type { ClienteLookUp } from '../../shared/cliente/use-cliente-look-up.ts';
import type { UploadsRef } from '../../shared/documentos/use-uploads.ts';
import type { FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { followChange } from '../../../kit/portal/use-change.ts';
import { fetchedNow, type FetchRef } from '../../../kit/portal/use-fetch.ts';
import { factsOf } from './emision-facts.ts';
import {
  draftOfEmision,
  type EmisionDraft,
  type EmisionValues,
  isUntouched,
  labelsOfEmision,
  withCampos,
} from './emision-form.ts';
import { type EmisionPhase, hasForm, keepsDraft, mayBeIssued, selectState } from './emision-state.ts';
import { usableCuentas } from './look-ups.ts';
import { findRequisitos } from './requisitos.ts';

/** The running machine of an issuance. */
export type EmisionRef = ActorRefFrom<typeof emisionMachine>;

/** The look-ups that an issuance waits for. */
export interface LookUps {
  readonly campos: FetchRef<ProductoCampos>;
  readonly contratante: FetchRef<ClienteFound | null>;
  readonly cuentas: FetchRef<readonly CuentaBancaria[]>;
  readonly tramites: FetchRef<readonly TramiteDocumento[]>;
  readonly asegurado: ClienteLookUp['actor'];
}

/** The parts that {@link joinEmision} connects; they stay the same while the form is mounted. */
export interface Joint {
  readonly cotizacion: Cotizacion;
  /** The form's values before the user types. */
  readonly begin: EmisionValues;
  readonly actor: EmisionRef;
  readonly uploads: UploadsRef;
  readonly keeper: FormOpening<EmisionDraft>['keeper'];
  readonly form: Pick<AppForm<EmisionValues>, 'values' | 'set' | 'flush' | 'showServerErrors'>;
  readonly lookUps: LookUps;
}

const fieldsNow = ({ cotizacion, lookUps }: Pick<Joint, 'cotizacion' | 'lookUps'>): readonly CampoField[] =>
  camposOf(fetchedNow(lookUps.campos), String(cotizacion.cdProducto)).fields;

/** Sends the machine changed requirements; returns the present ones. */
export function sendRequisitos({ cotizacion, actor, uploads, form, lookUps }: Joint): readonly Requisito[] {
  const documents = uploads.getSnapshot();
  const facts = factsOf(form.values(), cotizacion, {
    campos: fetchedNow(lookUps.campos),
    contratante: fetchedNow(lookUps.contratante),
    cuentas: fetchedNow(lookUps.cuentas),
    tramites: fetchedNow(lookUps.tramites),
    asegurado: lookUps.asegurado.getSnapshot().value,
    stored: selectStored(documents),
    pending: selectPending(documents),
  });
  const requisitos = findRequisitos(facts);
  const known = actor.getSnapshot().context.requisitos;
  if (JSON.stringify(requisitos) !== JSON.stringify(known)) actor.send({ type: 'requisitos.changed', requisitos });
  return requisitos;
}

/** Whether the form holds typed values. */
export const isTyped = (joint: Joint): boolean =>
  !isUntouched(joint.form.values(), joint.begin, fieldsNow(joint), joint.cotizacion);

/** Saves the issuance as a draft, or drops the draft of an untouched form. */
export function keepDraft(joint: Joint): void {
  const { actor, uploads, form, keeper, cotizacion } = joint;
  const now = actor.getSnapshot();
  if (!keepsDraft(now)) return;
  const uncertain = mayBeIssued(now);
  const documentos = selectStored(uploads.getSnapshot());
  if (uncertain || documentos.length > 0 || isTyped(joint)) {
    keeper.save(draftOfEmision(form.values(), cotizacion, { uncertain, documentos }));
  } else keeper.drop();
}

/** Checks the requirements and saves the draft after a change of form or look-ups. */
export function takeFacts(joint: Joint): void {
  sendRequisitos(joint);
  keepDraft(joint);
}

function fillCampos(joint: Joint): void {
  const { cotizacion, form, lookUps } = joint;
  if (fetchedNow(lookUps.campos).status !== 'ready') return;
  const { datos, camposDe } = withCampos(form.values(), fieldsNow(joint), cotizacion);
  form.set('datos', datos);
  form.set('camposDe', camposDe);
  form.flush();
}

/** Chooses the only usable account; an emptied choice stays empty until the accounts change. */
export function chooseOnlyCuenta({ form, lookUps }: Pick<Joint, 'form' | 'lookUps'>): void {
  const { formaPago, cuenta } = form.values();
  const [only, ...others] = usableCuentas(Number(formaPago), fetchedNow(lookUps.cuentas));
  if (!only || others.length > 0 || cuenta !== '') return;
  form.set('cuenta', String(only.idDomicilioBancario));
  form.flush();
}

/** The names of the form's fields by their names in the body. */
const bodyFields = {
  nuItem: 'plan',
  cdPlanPago: 'plan',
  feDesde: 'feDesde',
  feHasta: 'feHasta',
  cdFormaPago: 'formaPago',
  nuDomicilio: 'cuenta',
  cdPersonaAsegurada: 'numeroDocumento',
} as const;

const stateOf = ({ value }: { readonly value: string }): string => value;

/** The relevant part of the documents as text. */
const documentosText = (snapshot: UploadsSnapshot): string => JSON.stringify([selectStored(snapshot), selectPending(snapshot)]);

/** Connects an issuance with its form and look-ups; returns how to disconnect them. */
export function joinEmision(joint: Joint): () => void {
  const { actor, uploads, form, lookUps } = joint;
  const update = () => takeFacts(joint);
  const refused = actor.on('refused', ({ messages }) => {
    const fields = fieldsNow(joint);
    form.showServerErrors(findRefused(messages, fields, labelsOfEmision(fields), bodyFields));
  });
  const ends = [
    followChange(lookUps.campos.actor, stateOf, () => {
      fillCampos(joint);
      update();
    }),
    followChange(lookUps.cuentas.actor, stateOf, () => {
      chooseOnlyCuenta(joint);
      update();
    }),
    ...[lookUps.contratante, lookUps.tramites].map((one) => followChange(one.actor, stateOf, update)),
    followChange(lookUps.asegurado, stateOf, update),
    followChange(uploads, documentosText, update),
    // The draft also holds whether an attempt is under way.
    followChange(actor, mayBeIssued, () => keepDraft(joint)),
    () => refused.unsubscribe(),
  ];
  fillCampos(joint);
  update();
  return () => {
    for (const end of ends) end();
  };
}

/** Calls `onOver` once the issuance has ended; returns the function that stops that. */
export function whenOver(actor: EmisionRef, onOver: (phase: EmisionPhase) => void): () => void {
  const check = (snapshot: ReturnType<EmisionRef['getSnapshot']>) => {
    const state = selectState(snapshot);
    if (!hasForm(state)) onOver(state.phase);
  };
  check(actor.getSnapshot());
  const subscription = actor.subscribe(check);
  return () => subscription.unsubscribe();
}
