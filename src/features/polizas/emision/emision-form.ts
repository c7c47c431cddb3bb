import * as z from 'zod/mini';
import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { type DependencyTable, documentoDependencies } from '../../../domain/dependencies.ts';
import { type StoredDocumento, storedOf } from '../../../domain/documentos.ts';
import type { Draft } from '../../../domain/draft.ts';
import { earlyCatalogos } from '../../../domain/early-catalogos.ts';
import { type EmisionRequest, isDebito } from '../../../domain/emisiones.ts';
import type { Usuario } from '../../../domain/usuario.ts';
import { dayToTyped, parseTypedDay, toDay } from '../../../format/typed-days.ts';
import { dayOfWire } from '../../../text/instants.ts';
import type { IssuanceOpening } from '../../../machines/negocio/negocio-types.ts';
import { type CampoField, fromDatos, keyOf, toDatos, underDatos } from '../../shared/campos/campo-values.ts';
import type { FormDraftsProps } from '../../../kit/drafts/FormDrafts.tsx';
import { defineFields } from '../../../kit/form/define-fields.ts';
import { filledDocumento } from '../../shared/cliente/documento-rules.ts';
import { choice, filledDay, flag, lasting, optional } from '../../../kit/form/rules.ts';
import {
  defaultsOf,
  dependenciesOf,
  emptyOf,
  labelsOf,
  type RuntimeValues,
  schemaOf,
} from '../../../kit/form/runtime-fields.tsx';

const fields = {
  plan: ['Plan', choice],
  otroAsegurado: ['El asegurado es otra persona', flag],
  tipoDocumento: ['Tipo de documento', choice],
  numeroDocumento: ['Número de documento', filledDocumento()],
  feDesde: ['Vigencia desde', filledDay()],
  feHasta: ['Vigencia hasta', filledDay()],
  formaPago: ['Forma de pago', choice],
  cuenta: ['Cuenta o tarjeta', optional],
} as const;

/** The fields beside those of the product (specification 2, sections 2 and 5). */
const fixed = defineFields(fields);

/** The fields while the contracting party is the insured: no document is required. */
const same = defineFields({ ...fields, tipoDocumento: ['Tipo de documento', optional], numeroDocumento: ['', optional] });

/** The catalogues that every issuance shows. */
export const emisionCatalogos = earlyCatalogos.emision;

/** The typed values of an issuance's form. */
export interface EmisionValues {
  /** `noItem` of the plan. */
  readonly plan: string;
  readonly otroAsegurado: boolean;
  /** The document of an insured who is not the contracting party. */
  readonly tipoDocumento: string;
  readonly numeroDocumento: string;
  readonly feDesde: string;
  readonly feHasta: string;
  readonly formaPago: string;
  /** `idDomicilioBancario` of the chosen account; empty without one. */
  readonly cuenta: string;
  /** Technical values by the names of their fields. */
  readonly datos: RuntimeValues;
  /** The product of the technical values; empty until the product's fields are loaded. */
  readonly camposDe: string;
}

/** A draft: typed values, the quote's number, and uploaded documents (assumptions Q8). */
export interface EmisionDraft extends EmisionValues {
  readonly numero: string;
  readonly documentos: readonly StoredDocumento[];
}

const day = z.nullable(z.string());

/** How drafts of issuances are stored; an account is kept by its id, never by its number. */
export const emisionDrafts: FormDraftsProps<EmisionDraft>['kind'] = {
  kind: 'emision',
  version: 1,
  steps: ['form'],
  values: z.object({
    plan: z.string(),
    otroAsegurado: z.boolean(),
    tipoDocumento: z.string(),
    numeroDocumento: z.string(),
    feDesde: z.string(),
    feHasta: z.string(),
    formaPago: z.string(),
    cuenta: z.string(),
    datos: z.record(z.string(), z.union([z.string(), z.boolean()])),
    camposDe: z.string(),
    numero: z.string(),
    documentos: z.array(
      z.object({ idDocumentoTramite: z.int(), nmArchivo: z.string(), feEmisionDocumento: day, feVencimientoDocumento: day }),
    ),
  }),
};

/** The values of a new issuance: the quote's period, and the chosen plan if known. */
export function newEmision(cotizacion: Cotizacion, chosenItem: number | null): EmisionValues {
  const { planes, feDesde, feHasta } = cotizacion;
  const chosen = planes.length === 1 ? planes[0] : planes.find(({ noItem }) => noItem === chosenItem);
  return {
    ...fixed.empty,
    plan: chosen ? String(chosen.noItem) : '',
    feDesde: dayToTyped(feDesde),
    feHasta: dayToTyped(feHasta),
    datos: {},
    camposDe: '',
  };
}

/** The opening technical values: the quote's values, otherwise the defaults. */
export function datosOfEmision(campos: readonly CampoField[], { datos }: Pick<Cotizacion, 'datos'>): RuntimeValues {
  const known = fromDatos(campos, datos);
  const isKnown = ({ campo, ...field }: CampoField) =>
    known[keyOf(field)] !== '' && datos.some(({ cdDato, nuBien }) => cdDato === campo.cdDato && nuBien === campo.nuBienAsegurado);
  const defaults = defaultsOf(underDatos(campos));
  return { ...defaults, ...Object.fromEntries(campos.filter(isKnown).map((field) => [keyOf(field), known[keyOf(field)] ?? ''])) };
}

/** The form's values once the technical fields are loaded; typed values stay. */
export function withCampos(values: EmisionValues, campos: readonly CampoField[], cotizacion: Cotizacion): EmisionValues {
  const camposDe = String(cotizacion.cdProducto);
  const datos =
    values.camposDe === camposDe ? { ...emptyOf(underDatos(campos)), ...values.datos } : datosOfEmision(campos, cotizacion);
  return { ...values, datos, camposDe };
}

/** Whether the form equals its opening values, with or without the technical fields. */
export function isUntouched(
  values: EmisionValues,
  begin: EmisionValues,
  campos: readonly CampoField[],
  cotizacion: Cotizacion,
): boolean {
  const text = JSON.stringify(values);
  return text === JSON.stringify(begin) || text === JSON.stringify(withCampos(begin, campos, cotizacion));
}

/** The parts of a draft besides the form. */
export interface EmisionProgress {
  /** Whether an attempt may have made the policy: after a crash the form verifies that first. */
  readonly uncertain: boolean;
  readonly documentos: readonly StoredDocumento[];
}

/** The draft of an issuance. */
export function draftOfEmision(
  values: EmisionValues,
  { nuCotizacion, nombreContratante }: Pick<Cotizacion, 'nuCotizacion' | 'nombreContratante'>,
  { uncertain, documentos }: EmisionProgress,
): Omit<Draft<EmisionDraft, 'form'>, 'id' | 'savedAt'> {
  return {
    step: 'form',
    attempted: [],
    uncertain,
    label: [`cotización ${nuCotizacion}`, nombreContratante ?? ''].filter(Boolean).join(' · '),
    values: { ...values, numero: String(nuCotizacion), documentos },
  };
}

/** The form's part of a draft. */
export function typedOf({ numero: _numero, documentos: _documentos, ...typed }: EmisionDraft): EmisionValues {
  return typed;
}

/** Drops a plan that the quote lost by a new rating. */
function withOfferedPlan(values: EmisionValues, cotizacion: Pick<Cotizacion, 'planes'>): EmisionValues {
  return planOf(cotizacion, values.plan) ? values : { ...values, plan: '' };
}

/** `begin` are the values without a draft, `opened` those with it. */
export interface OpeningValues {
  readonly begin: EmisionValues;
  readonly opened: EmisionValues;
}

/** The values that an issuance opens with. */
export function openingValues(
  cotizacion: Cotizacion,
  draft: Draft<EmisionDraft> | null,
  chosenItem: number | null,
): OpeningValues {
  const begin = newEmision(cotizacion, chosenItem);
  return { begin, opened: draft ? withOfferedPlan(typedOf(draft.values), cotizacion) : begin };
}

/**
 * `noItem` of the plan for uploads, chosen or first: documents hold for any plan (assumptions Q8).
 * Null for a quote without plans.
 */
export const numItemOf = ({ plan }: Pick<EmisionValues, 'plan'>, { planes }: Pick<Cotizacion, 'planes'>): number | null =>
  plan === '' ? (planes[0]?.noItem ?? null) : Number(plan);

/** The event data that open the issuance in the quote's flow. */
export function issuanceOpening(
  cotizacion: Pick<Cotizacion, 'documentos' | 'planes'>,
  draft: Draft<EmisionDraft> | null,
  values: Pick<EmisionValues, 'plan'>,
): IssuanceOpening {
  return {
    uncertain: draft?.uncertain ?? false,
    numItem: numItemOf(values, cotizacion),
    stored: cotizacion.documentos ? storedOf(cotizacion.documentos) : (draft?.values.documentos ?? []),
  };
}

/** Whether the days lie before `today` (`yyyy-MM-dd`): all of them, the first, or none. */
export function pastOf(
  { feDesde, feHasta }: Pick<EmisionValues, 'feDesde' | 'feHasta'>,
  today: string,
): 'all' | 'started' | null {
  const [desde, hasta] = [parseTypedDay(feDesde), parseTypedDay(feHasta)];
  if (hasta !== null && hasta < today) return 'all';
  return desde !== null && desde < today ? 'started' : null;
}

export const pastWords = {
  all: 'La vigencia ya terminó: la póliza nacería vencida.',
  started: 'La vigencia empieza antes de hoy.',
} as const;

/** The rules of an issuance with those of its product's fields. */
export function schemaOfEmision(campos: readonly CampoField[], otroAsegurado: boolean) {
  const { shape } = otroAsegurado ? fixed : same;
  return z.object({ ...shape, datos: schemaOf(underDatos(campos)) }).check(lasting('feDesde', 'feHasta'));
}

/** Empty values with those of the product's fields: the form derives required fields from them. */
export function emptyEmision(values: EmisionValues, campos: readonly CampoField[]): EmisionValues {
  return { ...values, datos: emptyOf(underDatos(campos)) };
}

/** Gives the label of a field of the form or the product. */
export function labelsOfEmision(campos: readonly CampoField[]): (name: string) => string {
  const labelOf = labelsOf(campos);
  return (name) => fixed.labels[name] ?? labelOf(name);
}

/** The fields that a change of another field empties; a new payment method empties the account. */
export function dependenciesOfEmision(campos: readonly CampoField[]): DependencyTable {
  return { ...documentoDependencies, cuenta: { clearedBy: ['formaPago'] }, ...dependenciesOf(campos) };
}

/** The data that an issuance sends besides the typed values. */
export interface EmisionSender {
  readonly cotizacion: Cotizacion;
  readonly usuario: Pick<Usuario, 'userName'>;
  readonly idAsegurado: number;
  readonly idContratante: number;
}

/** The body of an issuance (specification 2, section 7). */
export function toEmisionRequest(
  values: EmisionValues,
  campos: readonly CampoField[],
  { cotizacion, usuario, idAsegurado, idContratante }: EmisionSender,
): EmisionRequest {
  const plan = planOf(cotizacion, values.plan);
  const cdFormaPago = Number(values.formaPago);
  return {
    cdEntidad: cotizacion.cdEntidad,
    nuCotizacion: cotizacion.nuCotizacion,
    nuItem: plan?.noItem ?? 0,
    cdPlanPago: plan?.idPlanPago ?? 0,
    feDesde: toDay(values.feDesde),
    feHasta: toDay(values.feHasta),
    cdFormaPago,
    nuDomicilio: isDebito(cdFormaPago) ? Number(values.cuenta) : 0,
    tpNegocio: 1,
    datos: toDatos(campos, values.datos),
    cdPersonaAsegurada: idAsegurado,
    cdPersonaContratante: idContratante,
    cdUsuario: usuario.userName,
    diIp: '',
    nuConsecAsegurado: 1,
    nuConsecContratante: 1,
    inAccion: 'E',
  };
}

/** The quote's plan with the form's `plan`. */
export const planOf = ({ planes }: Pick<Cotizacion, 'planes'>, plan: string) =>
  planes.find(({ noItem }) => String(noItem) === plan);

/** Whether the days differ from the quote's: the service then prices anew (assumptions Q15). */
export const isOfOtherPeriod = (
  { feDesde, feHasta }: Pick<EmisionRequest, 'feDesde' | 'feHasta'>,
  quoted: Pick<Cotizacion, 'feDesde' | 'feHasta'>,
): boolean => feDesde !== dayOfWire(quoted.feDesde) || feHasta !== dayOfWire(quoted.feHasta);

/** Whether the form's period differs from the quote's; false for missing days. */
export function isOtherPeriod(
  values: Pick<EmisionValues, 'feDesde' | 'feHasta'>,
  quoted: Pick<Cotizacion, 'feDesde' | 'feHasta'>,
): boolean {
  const [feDesde, feHasta] = [parseTypedDay(values.feDesde), parseTypedDay(values.feHasta)];
  return feDesde !== null && feHasta !== null && isOfOtherPeriod({ feDesde, feHasta }, quoted);
}
