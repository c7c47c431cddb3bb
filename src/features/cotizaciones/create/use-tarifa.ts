import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cdDato, groupByBien } from '../../../domain/campos.ts';
import { filledByTarifa, type PlanTarifa } from '../../../domain/plan-tarifas.ts';
import { defineFetchTarifasActor } from '../../../machines/actors/productos.ts';
import { isWhole, provideTarifa, selectTarifa, type WantedTarifa } from '../../../machines/cotizacion/tarifa-machine.ts';
import { isSameValue } from '../../shared/campos/CamposTecnicos.tsx';
import { type CampoField, keyOf as keyOfField, textOfValor, toTyped } from '../../shared/campos/campo-values.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useAppFormContext } from '../../../kit/form/app-form.ts';
import { choiceParents } from '../../../kit/form/choice-names.ts';
import { parseTypedNumber } from '../../../kit/form/rules.ts';
import type { RuntimeValues } from '../../../kit/form/runtime-fields.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useNotices } from '../../../kit/portal/use-notices.ts';
import type { Conflict } from './TarifaDialog.tsx';

/** A value of the plan for a field, as the field holds it. */
interface PlanValue {
  readonly field: CampoField;
  readonly text: string;
}

/** One that is asked about. */
interface Asked extends PlanValue {
  readonly conflict: Conflict;
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
export function useTarifa(nuBien: number, fields: readonly CampoField[]) {
  const form = useAppFormContext();
  const { core, inspect, catalogos } = usePortal();
  const [machine] = useState(() => provideTarifa(defineFetchTarifasActor(core)));
  const [snapshot, send, actor] = useMachine(machine, { inspect });
  useNotices(actor);
  const [asked, setAsked] = useState<readonly Asked[] | null>(null);

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
    send({ type: 'tarifa.wanted', wanted: hasPlan ? wanted : null });
  });
  const { subscribe } = form;
  useEffect(() => {
    look();
    return subscribe(() => look());
  }, [subscribe]);

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

  const conflictOf = ({ field, text }: PlanValue): Conflict => ({
    name: field.name,
    label: field.label,
    own: shown(field, form.valueOf(field.name)),
    plan: shown(field, text),
  });
  const takeOver = useEffectEvent((tarifa: PlanTarifa, wanted: WantedTarifa) => {
    if (recordAt('tarifas')[nuBien] === keyOf(wanted)) return;
    const isOpened = recordAt('tarifas')[nuBien] === `${opened}${keyOf(wanted)}`;
    note(keyOf(wanted));
    const values = planValues(fields, cdProducto(), tarifa);
    const isSame = ({ field, text }: PlanValue) => isSameValue(field, form.valueOf(field.name), text);
    fill(values.filter((value) => isSame(value) || (!isOpened && isFree(value.field))));
    if (isOpened) return;
    const conflicts = values.filter((value) => !isSame(value)).map((value) => ({ ...value, conflict: conflictOf(value) }));
    if (conflicts.length > 0) setAsked(conflicts);
  });
  const isFound = snapshot.matches('found');
  const tarifa = selectTarifa(snapshot);
  const { wanted } = snapshot.context;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an answer has come: what it differs in is asked
    if (isFound && tarifa && wanted) takeOver(tarifa, wanted);
  }, [isFound, tarifa, wanted]);

  return {
    state: snapshot.value,
    retry: () => send({ type: 'retry' }),
    conflicts: asked?.map(({ conflict }) => conflict) ?? null,
    answer: (names: readonly string[]) => {
      fill(asked?.filter(({ field }) => names.includes(field.name)) ?? []);
      setAsked(null);
    },
  };
}
