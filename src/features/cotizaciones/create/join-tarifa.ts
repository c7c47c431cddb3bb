import { isWhole, selectTarifa, type TarifaConflict, type TarifaFound } from '../../../machines/cotizacion/tarifa-machine.ts';
import type { TarifaItem } from '../../../machines/negocio/negocio-types.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { choiceParents } from '../../../kit/form/choice-names.ts';
import { parseTypedNumber } from '../../../kit/form/rules.ts';
import type { PortalContextValue } from '../../../kit/portal/portal-context.tsx';
import { type CampoField, keyOf, toTyped } from '../../shared/campos/campo-values.ts';
import type { CotizacionValues } from './cotizacion-form.ts';
import { isTaken, noteTarifa, type PlanValue, planValues, takeOver, wantedTarifa } from './plan-values.ts';

/** The parts that {@link joinTarifa} connects. */
export interface TarifaJoint {
  readonly actor: TarifaItem['ref'];
  readonly form: AppForm<CotizacionValues>;
  readonly catalogos: PortalContextValue['catalogos'];
  readonly nuBien: number;
  /** The technical fields of this insured good. */
  readonly fields: readonly CampoField[];
}

const numbers = new Intl.NumberFormat('es-DO', { maximumFractionDigits: 4 });

function valueText({ form, catalogos }: TarifaJoint, { name, kind, catalogo, parents }: CampoField, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (kind === 'checkbox') return value === true || value === 'true' ? 'Sí' : 'No';
  if (kind === 'number' && Number.isFinite(parseTypedNumber(text))) return numbers.format(parseTypedNumber(text));
  const from = catalogo && choiceParents(form.dependencies, name, form.valueOf, parents);
  return (catalogo && from && nameInCatalogo(catalogos, catalogo, from, text)) || text;
}

function fill({ form }: TarifaJoint, values: readonly PlanValue[]): void {
  if (values.length === 0) return;
  const delPlan = Object.fromEntries(values.map(({ field, text }) => [field.name, text]));
  for (const { field, text } of values) {
    const typed = toTyped(field, text);
    if (typeof typed === 'boolean') form.set(`datos.${keyOf(field)}`, typed);
    else form.choose(field.name, typed);
  }
  form.set('delPlan', { ...form.values().delPlan, ...delPlan });
}

function note({ form, nuBien }: TarifaJoint, wanted: Parameters<typeof noteTarifa>[2]): void {
  const before = form.values().tarifas;
  const tarifas = noteTarifa(before, nuBien, wanted);
  if (tarifas !== before) form.set('tarifas', tarifas);
}

/** Sends the chosen plan to the look-up. */
function requestTarifa(joint: TarifaJoint): void {
  const { actor, form, nuBien, fields } = joint;
  const values = form.values();
  const wanted = wantedTarifa(values, fields);
  if (!wanted || !isWhole(wanted)) note(joint, null);
  // An opened draft holds the values of its plan already.
  if (wanted && actor.getSnapshot().context.wanted === null && isTaken(values, nuBien, wanted)) return;
  actor.send({ type: 'tarifa.wanted', wanted });
}

/** Applies the plan's values to untouched fields, and asks about typed ones. */
function takeTarifa(joint: TarifaJoint, found: TarifaFound): void {
  const { actor, form, nuBien, fields } = joint;
  const { filled, asked } = takeOver(form.values(), fields, nuBien, found);
  note(joint, found.wanted);
  fill(joint, filled);
  const toConflict = ({ field, text }: PlanValue): TarifaConflict => ({
    name: field.name,
    label: field.label,
    own: valueText(joint, field, form.valueOf(field.name)),
    plan: valueText(joint, field, text),
  });
  actor.send({ type: 'values.taken', conflicts: asked.map(toConflict) });
}

/** Connects the look-up of a plan's values with the form; returns how to disconnect them. */
export function joinTarifa(joint: TarifaJoint): () => void {
  const found = joint.actor.on('tarifa.found', (tarifa) => takeTarifa(joint, tarifa));
  requestTarifa(joint);
  const stop = joint.form.subscribe(() => requestTarifa(joint));
  return () => {
    found.unsubscribe();
    stop();
  };
}

/** Applies the plan's values to the fields that the user has marked. */
export function answerConflicts(joint: TarifaJoint, names: readonly string[]): void {
  const { actor, form, fields } = joint;
  const tarifa = selectTarifa(actor.getSnapshot());
  const values = tarifa ? planValues(fields, form.values(), tarifa) : [];
  fill(
    joint,
    values.filter(({ field }) => names.includes(field.name)),
  );
  actor.send({ type: 'conflicts.answered' });
}
