import { describe, expect, test } from 'vitest';
import { type CampoTecnico, cdDato } from '../../../domain/campos.ts';
import { campoFields } from '../../shared/campos/campo-values.ts';
import {
  bienesWithPlan,
  fillableBy,
  isTaken,
  noteTarifa,
  openedTarifas,
  planValues,
  takeOver,
  wantedTarifa,
} from './plan-values.ts';

const campo = (code: number, more: Partial<CampoTecnico> = {}): CampoTecnico => ({
  cdDato: code,
  deDato: `Campo ${code}`,
  tpDato: 'N',
  nuConsecutivo: code,
  nuBienAsegurado: 1,
  ...more,
});
const choices = [campo(cdDato.plan, { cdTabla: cdDato.plan }), campo(cdDato.opcionPlan, { cdTabla: cdDato.opcionPlan })];
/** A plan with options, two limits that the plan fills, one with a default, another field. */
const fields = campoFields([...choices, campo(250_031), campo(250_032, { valorDefecto: '100' }), campo(7)]);

const values = {
  producto: '2501',
  moneda: '1',
  datos: { v250041: '2', v250002: '3', v250031: '', v250032: '100', v7: '' },
  delPlan: {},
  tarifas: {},
};
const wanted = { cdProducto: 2501, plan: '2', opcion: '3', moneda: '1' };
const tarifa = { id: 1, nombre: 'Plan', valorDato3: '500000', valorDato4: '300000' };
const names = (of: readonly { readonly field: { readonly name: string }; readonly text: string }[]) =>
  of.map(({ field, text }) => [field.name, text]);
const limits = [
  ['datos.v250031', '500,000'],
  ['datos.v250032', '300,000'],
];

describe('A rate', () => {
  test('is wanted once a plan is chosen, with the chosen option and currency', () => {
    expect(wantedTarifa(values, fields)).toEqual(wanted);
    expect(wantedTarifa({ ...values, moneda: '', datos: { v250041: '2', v250002: ' ' } }, fields)).toEqual({
      ...wanted,
      opcion: '',
      moneda: '',
    });
    expect(wantedTarifa({ ...values, datos: { v250041: '', v250002: '3' } }, fields)).toBeNull();
    expect(wantedTarifa(values, campoFields([campo(7)]))).toBeNull();
  });

  test('is noted by its insured good while the choice is complete', () => {
    const noted = noteTarifa({ 2: 'x' }, 1, wanted);
    expect(noted).toEqual({ 1: '2/3/1', 2: 'x' });
    expect(noteTarifa(noted, 1, wanted)).toBe(noted);
    expect(noteTarifa(noted, 1, { ...wanted, opcion: '' })).toEqual({ 1: '', 2: 'x' });
    expect(noteTarifa(noted, 1, null)).toEqual({ 1: '', 2: 'x' });
    const none = {};
    expect(noteTarifa(none, 1, null)).toBe(none);
    expect([isTaken({ tarifas: noted }, 1, wanted), isTaken({ tarifas: noted }, 2, wanted)]).toEqual([true, false]);
  });

  test('gives its values to the existing fields of its good', () => {
    expect(names(planValues(fields, values, { ...tarifa, valorDato5: '1', valorDato6: '2' }))).toEqual(limits);
    const isFillable = fillableBy(2501);
    expect(fields.filter(isFillable).map(({ name }) => name)).toEqual(['datos.v250031', 'datos.v250032']);
  });
});

test('A good has a plan if it has both choices', () => {
  const second = choices.map((one) => ({ ...one, nuBienAsegurado: 2 }));
  const third = campo(cdDato.plan, { nuBienAsegurado: 3 });
  expect(bienesWithPlan(campoFields([...choices, ...second, third, campo(7, { nuBienAsegurado: 4 })]))).toEqual([1, 2]);
});

describe('The form', () => {
  const found = { tarifa, wanted };
  const take = (more: Partial<typeof values>, of = found) => {
    const { filled, asked } = takeOver({ ...values, ...more }, fields, 1, of);
    return { filled: names(filled), asked: names(asked) };
  };

  test('fills empty fields and defaults without asking', () => {
    expect(take({})).toEqual({ filled: limits, asked: [] });
  });

  test('replaces values of another rate, and asks about typed ones', () => {
    const datos = { ...values.datos, v250031: '200,000', v250032: '150000' };
    const delPlan = { 'datos.v250031': '200000', 'datos.v250032': '200000' };
    expect(take({ datos, delPlan })).toEqual({ filled: limits.slice(0, 1), asked: limits.slice(1) });
  });

  test('marks an equal value as the plan’s without asking', () => {
    expect(take({ datos: { ...values.datos, v250031: '500,000', v250032: '7' } })).toEqual({
      filled: limits.slice(0, 1),
      asked: limits.slice(1),
    });
  });

  test('takes a rate over once', () => {
    expect(take({ tarifas: { 1: '2/3/1' } })).toEqual({ filled: [], asked: [] });
    expect(take({ tarifas: { 1: '2/3/2' } }).filled).toEqual(limits);
  });

  test('marks the plan’s values of an opened quote, and neither fills nor asks', () => {
    const datos = { ...values.datos, v250031: '500000', v250032: '7' };
    const tarifas = openedTarifas({ ...values, datos }, fields);
    expect(take({ datos, tarifas })).toEqual({ filled: limits.slice(0, 1), asked: [] });
    expect(take({ datos: { ...datos, v250031: '' }, tarifas })).toEqual({ filled: [], asked: [] });
    expect(take({ datos, tarifas }, { ...found, wanted: { ...wanted, opcion: '4' } }).asked).toEqual(limits.slice(1));
    expect(openedTarifas({ ...values, datos: { ...datos, v250002: '' } }, fields)).toEqual({});
  });

  test('unticks no ticked box without asking', () => {
    const box = campoFields([...choices, campo(250_031, { tpDato: 'C' })]);
    const none = { tarifa: { ...tarifa, valorDato3: '0' }, wanted };
    const ask = (v250031: boolean) =>
      takeOver({ ...values, datos: { ...values.datos, v250031 } }, box, 1, none).asked.map(({ field }) => field.name);
    expect([ask(true), ask(false)]).toEqual([['datos.v250031'], []]);
  });
});
