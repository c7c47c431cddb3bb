import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { cdDato, groupByBien } from '../../../domain/campos.ts';
import { filledByTarifa, type PlanTarifa } from '../../../domain/plan-tarifas.ts';
import { isWhole, selectTarifa, type TarifaConflict, type WantedTarifa } from '../../../machines/cotizacion/tarifa-machine.ts';
import type { TarifaItem } from '../../../machines/negocio/negocio-types.ts';
import { isSameValue } from '../../shared/campos/CamposTecnicos.tsx';
import { type CampoField, keyOf as keyOfField, textOfValor, toTyped } from '../../shared/campos/campo-values.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useAppFormContext } from '../../../kit/form/app-form.ts';
import { choiceParents } from '../../../kit/form/choice-names.ts';
import { parseTypedNumber } from '../../../kit/form/rules.ts';
import type { RuntimeValues } from '../../../kit/form/runtime-fields.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** A value of the plan for a field, as the field holds it. */
interface PlanValue {
  readonly field: CampoField;
  readonly text: string;
}

const keyOf = ({ plan, opcion, moneda }: Omit<WantedTarifa, 'cdProducto'>) => `${plan}/${opcion}/${moneda}`;
/** Begins the key of rates that were not taken over here. */
const opened = 'abierta:';
const numbers = new Intl.NumberFormat('es-DO', { maximumFractionDigits: 4 });

/** The values that a plan's rates give to the fields of one insured good. */
function planValues(fields: readonly CampoField[], cdProducto: number, tarifa: PlanTarifa): readonly PlanValue[] {
  return filledByTarifa(cdProducto, tarifa).flatMap(({ cdDato: code, valor }) => {
    const field = fields.find(({ campo }) => campo.cdDato === code);
    return field ? [{ field, text: textOfValor(field, valor) }] : [];
  });
}

/**
 * The rates, by insured good, that a quote of the service stands at: they mark what is theirs, and neither fill nor ask until plan, option or
 * currency change.
 */
export function openedTarifas(
  fields: readonly CampoField[],
  datos: RuntimeValues,
  moneda: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    groupByBien(fields).flatMap(({ nuBien, fields: of }) => {
      const [plan, opcion] = [cdDato.plan, cdDato.opcionPlan].map((code) => {
        const field = of.find(({ campo }) => campo.cdDato === code);
        return String((field && datos[keyOfField(field)]) ?? '');
      });
      return plan && opcion ? [[String(nuBien), `${opened}${keyOf({ plan, opcion, moneda })}`]] : [];
    }),
  );
}

/** The fields that a plan may fill in one insured good. */
export const fillableBy = (cdProducto: number): ((field: CampoField) => boolean) => {
  const all: PlanTarifa = { id: 0, nombre: '', valorDato3: '0', valorDato4: '0', valorDato5: '0', valorDato6: '0' };
  const codes = new Set(filledByTarifa(cdProducto, all).map(({ cdDato: code }) => code));
  return ({ campo }) => codes.has(campo.cdDato);
};

/**
 * Fills the fields of an insured good from the rates of its plan, when plan, option or currency change: empty ones, those that hold a default and those
 * that a plan filled before. What the person typed is asked about (specification 2, section 4; assumptions D11).
 */
export function useTarifa(actor: TarifaItem['ref'], nuBien: number, fields: readonly CampoField[]) {
  const form = useAppFormContext();
  const { catalogos } = usePortal();

  const nameOf = (code: number) => fields.find(({ campo }) => campo.cdDato === code)?.name;
  const [plan, opcion] = [nameOf(cdDato.plan), nameOf(cdDato.opcionPlan)];
  const textAt = (name: string) => {
    const held = form.valueOf(name);
    return typeof held === 'string' ? held.trim() : '';
  };
  const recordAt = (name: string): Readonly<Record<string, string>> => {
    const held = form.valueOf(name);
    return typeof held === 'object' && held !== null
      ? Object.fromEntries(Object.entries(held).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
      : {};
  };
  const cdProducto = () => Number(textAt('producto'));
  const note = (key: string) => {
    const tarifas = recordAt('tarifas');
    if ((tarifas[nuBien] ?? '') !== key) form.set('tarifas', { ...tarifas, [nuBien]: key });
  };

  const look = useEffectEvent(() => {
    if (plan === undefined || opcion === undefined) return;
    const wanted = { cdProducto: cdProducto(), plan: textAt(plan), opcion: textAt(opcion), moneda: textAt('moneda') };
    const hasPlan = wanted.plan !== '';
    const isChosen = hasPlan && isWhole(wanted);
    const before = actor.getSnapshot().context.wanted;
    if (!isChosen) note('');
    if (before ? keyOf(before) === keyOf(wanted) : !hasPlan || recordAt('tarifas')[nuBien] === keyOf(wanted)) return;
    actor.send({ type: 'tarifa.wanted', wanted: hasPlan ? wanted : null });
  });
  const fill = (values: readonly PlanValue[]) => {
    const delPlan = { ...recordAt('delPlan') };
    for (const { field, text } of values) {
      delPlan[field.name] = text;
      const typed = toTyped(field, text);
      if (typeof typed === 'boolean') form.set(field.name, typed);
      else form.choose(field.name, typed);
    }
    form.set('delPlan', delPlan);
  };
  const isFree = (field: CampoField) => {
    const held = form.valueOf(field.name);
    if (held === '' || held === false || held === undefined) return true;
    return isSameValue(field, held, recordAt('delPlan')[field.name]) || isSameValue(field, held, field.defaultValue);
  };
  /** A value as a person reads it. */
  const shown = ({ name, kind, catalogo, parents }: CampoField, value: unknown): string => {
    const text = typeof value === 'string' ? value : '';
    if (kind === 'checkbox') return value === true || value === 'true' ? 'Sí' : 'No';
    if (kind === 'number' && Number.isFinite(parseTypedNumber(text))) return numbers.format(parseTypedNumber(text));
    const from = catalogo && choiceParents(form.dependencies, name, form.valueOf, parents);
    return (catalogo && from && nameInCatalogo(catalogos, catalogo, from, text)) || text;
  };

  const conflictOf = ({ field, text }: PlanValue): TarifaConflict => ({
    name: field.name,
    label: field.label,
    own: shown(field, form.valueOf(field.name)),
    plan: shown(field, text),
  });
  const isSame = ({ field, text }: PlanValue) => isSameValue(field, form.valueOf(field.name), text);
  /** Takes over what can be; gives what is to be asked about. */
  const takeOver = (tarifa: PlanTarifa, wanted: WantedTarifa): readonly TarifaConflict[] => {
    if (recordAt('tarifas')[nuBien] === keyOf(wanted)) return [];
    const isOpened = recordAt('tarifas')[nuBien] === `${opened}${keyOf(wanted)}`;
    note(keyOf(wanted));
    const values = planValues(fields, cdProducto(), tarifa);
    fill(values.filter((value) => isSame(value) || (!isOpened && isFree(value.field))));
    return isOpened ? [] : values.filter((value) => !isSame(value)).map(conflictOf);
  };
  const hear = useEffectEvent(({ tarifa, wanted }: { readonly tarifa: PlanTarifa; readonly wanted: WantedTarifa }) =>
    actor.send({ type: 'values.taken', conflicts: takeOver(tarifa, wanted) }),
  );
  const { subscribe } = form;
  useEffect(() => {
    const hearing = actor.on('tarifa.found', (found) => hear(found));
    look();
    const unsubscribe = subscribe(() => look());
    return () => {
      hearing.unsubscribe();
      unsubscribe();
    };
  }, [actor, subscribe]);
  const state = useSelector(actor, ({ value }) => value);
  const conflicts = useSelector(actor, ({ context }) => context.conflicts);

  return {
    state,
    retry: () => actor.send({ type: 'retry' }),
    conflicts: state === 'asking' ? conflicts : null,
    answer: (names: readonly string[]) => {
      const tarifa = selectTarifa(actor.getSnapshot());
      if (tarifa) fill(planValues(fields, cdProducto(), tarifa).filter(({ field }) => names.includes(field.name)));
      actor.send({ type: 'conflicts.answered' });
    },
  };
}
