import { cdDato, groupByBien } from '../../../domain/campos.ts';
import { filledByTarifa, type PlanTarifa } from '../../../domain/plan-tarifas.ts';
import { isWhole, type WantedTarifa } from '../../../machines/cotizacion/tarifa-machine.ts';
import { type CampoField, isSameValue, keyOf, textOfValor } from '../../shared/campos/campo-values.ts';
import type { CotizacionValues } from './cotizacion-form.ts';

/** The part of a quote's form that a plan reads and fills. */
type PlanForm = Pick<CotizacionValues, 'producto' | 'moneda' | 'datos' | 'delPlan' | 'tarifas'>;

/** A value of the plan for a field, as the field holds it. */
export interface PlanValue {
  readonly field: CampoField;
  readonly text: string;
}

const keyOfTarifa = ({ plan, opcion, moneda }: Omit<WantedTarifa, 'cdProducto'>) => `${plan}/${opcion}/${moneda}`;
/** Prefix for the rates of an opened quote, which this form has not applied. */
const opened = 'abierta:';

const fieldOf = (fields: readonly CampoField[], code: number) => fields.find(({ campo }) => campo.cdDato === code);

function chosenIn({ datos }: Pick<PlanForm, 'datos'>, field: CampoField | undefined): string {
  const held = field && datos[keyOf(field)];
  return typeof held === 'string' ? held.trim() : '';
}

/** The insured goods that have a plan with options. */
export const bienesWithPlan = (fields: readonly CampoField[]): readonly number[] =>
  groupByBien(fields).flatMap(({ nuBien, fields: of }) =>
    fieldOf(of, cdDato.plan) && fieldOf(of, cdDato.opcionPlan) ? [nuBien] : [],
  );

/** Whether a plan of the product may fill a field. */
export const fillableBy = (cdProducto: number): ((field: CampoField) => boolean) => {
  const all: PlanTarifa = { id: 0, nombre: '', valorDato3: '0', valorDato4: '0', valorDato5: '0', valorDato6: '0' };
  const codes = new Set(filledByTarifa(cdProducto, all).map(({ cdDato: code }) => code));
  return ({ campo }) => codes.has(campo.cdDato);
};

/** The rates to look up for an insured good; null while no plan is chosen there. */
export function wantedTarifa(values: Omit<PlanForm, 'delPlan' | 'tarifas'>, fields: readonly CampoField[]): WantedTarifa | null {
  const [plan, opcion] = [cdDato.plan, cdDato.opcionPlan].map((code) => chosenIn(values, fieldOf(fields, code)));
  return plan ? { cdProducto: Number(values.producto), plan, opcion: opcion ?? '', moneda: values.moneda.trim() } : null;
}

/** Notes the applied rates of an insured good, or none while the choice is incomplete. */
export function noteTarifa(
  tarifas: CotizacionValues['tarifas'],
  nuBien: number,
  wanted: WantedTarifa | null,
): CotizacionValues['tarifas'] {
  const key = wanted && isWhole(wanted) ? keyOfTarifa(wanted) : '';
  return (tarifas[nuBien] ?? '') === key ? tarifas : { ...tarifas, [nuBien]: key };
}

/** Whether the form has applied these rates before. */
export const isTaken = ({ tarifas }: Pick<PlanForm, 'tarifas'>, nuBien: number, wanted: WantedTarifa): boolean =>
  tarifas[nuBien] === keyOfTarifa(wanted);

/**
 * The rates of an opened quote, by insured good: the form marks their values, but fills and asks
 * nothing until plan, option or currency change.
 */
export function openedTarifas(
  values: Omit<PlanForm, 'delPlan' | 'tarifas'>,
  fields: readonly CampoField[],
): CotizacionValues['tarifas'] {
  return Object.fromEntries(
    groupByBien(fields).flatMap(({ nuBien, fields: of }) => {
      const wanted = wantedTarifa(values, of);
      return wanted && wanted.opcion !== '' ? [[String(nuBien), `${opened}${keyOfTarifa(wanted)}`]] : [];
    }),
  );
}

/** The values that a plan's rates give to the fields of an insured good. */
export function planValues(fields: readonly CampoField[], { producto }: Pick<PlanForm, 'producto'>, tarifa: PlanTarifa) {
  return filledByTarifa(Number(producto), tarifa).flatMap(({ cdDato: code, valor }): PlanValue[] => {
    const field = fieldOf(fields, code);
    return field ? [{ field, text: textOfValor(field, valor) }] : [];
  });
}

/** Whether a field may be filled without a question: empty, a default, or filled by a plan. */
function isFree({ datos, delPlan }: PlanForm, field: CampoField): boolean {
  const held = datos[keyOf(field)];
  if (held === '' || held === false || held === undefined) return true;
  return isSameValue(field, held, delPlan[field.name]) || isSameValue(field, held, field.defaultValue);
}

/** The values of a rate: those to fill in, and those to ask about. */
export interface TakenOver {
  readonly filled: readonly PlanValue[];
  readonly asked: readonly PlanValue[];
}

/** Splits the values of a rate: untouched fields are filled, the user is asked about typed ones. */
export function takeOver(
  values: PlanForm,
  fields: readonly CampoField[],
  nuBien: number,
  { tarifa, wanted }: { readonly tarifa: PlanTarifa; readonly wanted: WantedTarifa },
): TakenOver {
  if (isTaken(values, nuBien, wanted)) return { filled: [], asked: [] };
  const of = planValues(fields, values, tarifa);
  const isSame = ({ field, text }: PlanValue) => isSameValue(field, values.datos[keyOf(field)], text);
  if (values.tarifas[nuBien] === `${opened}${keyOfTarifa(wanted)}`) return { filled: of.filter(isSame), asked: [] };
  const isSettled = (value: PlanValue) => isSame(value) || isFree(values, value.field);
  return { filled: of.filter(isSettled), asked: of.filter((value) => !isSettled(value)) };
}
