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

/** The machine of an issuance. */
export type EmisionRef = ActorRefFrom<typeof emisionMachine>;

/** The look-ups that an issuance waits for. */
export interface LookUps {
  readonly campos: FetchRef<ProductoCampos>;
  readonly contratante: FetchRef<ClienteFound | null>;
  readonly cuentas: FetchRef<readonly CuentaBancaria[]>;
  readonly tramites: FetchRef<readonly TramiteDocumento[]>;
  readonly asegurado: ClienteLookUp['actor'];
}

/** An issuance with its form, its draft and what it waits for: the same for as long as the form is there. */
export interface Joint {
  readonly cotizacion: Cotizacion;
  /** What the form holds before anybody types. */
  readonly begin: EmisionValues;
  readonly actor: EmisionRef;
  readonly uploads: UploadsRef;
  readonly keeper: FormOpening<EmisionDraft>['keeper'];
  readonly form: Pick<AppForm<EmisionValues>, 'values' | 'set' | 'rest' | 'showServerErrors'>;
  readonly lookUps: LookUps;
}

/** The technical fields as far as they are here. */
const fieldsNow = ({ cotizacion, lookUps }: Pick<Joint, 'cotizacion' | 'lookUps'>): readonly CampoField[] =>
  camposOf(fetchedNow(lookUps.campos), String(cotizacion.cdProducto)).fields;

/** Tells the machine what is missing, where that is something else than before, and gives it. */
export function tellRequisitos({ cotizacion, actor, uploads, form, lookUps }: Joint): readonly Requisito[] {
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

/** Whether the form holds what somebody typed. */
export const isTyped = (joint: Joint): boolean =>
  !isUntouched(joint.form.values(), joint.begin, fieldsNow(joint), joint.cotizacion);

/** Saves the issuance as a draft, or drops the draft where there is nothing to go on with. */
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

/** Looks at the whole: the form has come to rest, or what the issuance waits for has changed. */
export function takeFacts(joint: Joint): void {
  tellRequisitos(joint);
  keepDraft(joint);
}

/** Gives the form the technical fields that have come. */
function fillCampos(joint: Joint): void {
  const { cotizacion, form, lookUps } = joint;
  if (fetchedNow(lookUps.campos).status !== 'ready') return;
  const { datos, camposDe } = withCampos(form.values(), fieldsNow(joint), cotizacion);
  form.set('datos', datos);
  form.set('camposDe', camposDe);
  form.rest();
}

/** Chooses the only account that will do; it can be given up, and stays so until the accounts are others. */
export function chooseOnlyCuenta({ form, lookUps }: Pick<Joint, 'form' | 'lookUps'>): void {
  const { formaPago, cuenta } = form.values();
  const [only, ...others] = usableCuentas(Number(formaPago), fetchedNow(lookUps.cuentas));
  if (!only || others.length > 0 || cuenta !== '') return;
  form.set('cuenta', String(only.idDomicilioBancario));
  form.rest();
}

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

/** The state of a machine whose states have no parts. */
const stateOf = ({ value }: { readonly value: string }): string => value;

/** What of the documents counts here, as text. */
const documentosText = (snapshot: UploadsSnapshot): string => JSON.stringify([selectStored(snapshot), selectPending(snapshot)]);

/** Lets an issuance hear of its form and of what it waits for, and the form of its technical fields and of refusals; gives what ends it. */
export function joinEmision(joint: Joint): () => void {
  const { actor, uploads, form, lookUps } = joint;
  const told = () => takeFacts(joint);
  const refused = actor.on('refused', ({ messages }) => {
    const fields = fieldsNow(joint);
    form.showServerErrors(findRefused(messages, fields, labelsOfEmision(fields), bodyFields));
  });
  const ends = [
    followChange(lookUps.campos.actor, stateOf, () => {
      fillCampos(joint);
      told();
    }),
    followChange(lookUps.cuentas.actor, stateOf, () => {
      chooseOnlyCuenta(joint);
      told();
    }),
    ...[lookUps.contratante, lookUps.tramites].map((one) => followChange(one.actor, stateOf, told)),
    followChange(lookUps.asegurado, stateOf, told),
    followChange(uploads, documentosText, told),
    // An attempt under way is part of the draft as much as what is typed.
    followChange(actor, mayBeIssued, () => keepDraft(joint)),
    () => refused.unsubscribe(),
  ];
  fillCampos(joint);
  told();
  return () => {
    for (const end of ends) end();
  };
}

/** Tells how an issuance ended, now or once it does; gives what stops that. */
export function whenOver(actor: EmisionRef, tell: (phase: EmisionPhase) => void): () => void {
  const look = (snapshot: ReturnType<EmisionRef['getSnapshot']>) => {
    const state = selectState(snapshot);
    if (!hasForm(state)) tell(state.phase);
  };
  look(actor.getSnapshot());
  const subscription = actor.subscribe(look);
  return () => subscription.unsubscribe();
}
