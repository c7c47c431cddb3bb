import { expect, test } from 'vitest';
import { describingDatos } from './bien.ts';
import { type CampoTecnico, nameCampos } from './campos.ts';

const campo = (cdDato: number, deDato: string, more: Partial<CampoTecnico> = {}): CampoTecnico => ({
  cdDato,
  deDato,
  tpDato: 'N',
  nuConsecutivo: 1,
  nuBienAsegurado: 1,
  ...more,
});
const valor = (cdDato: number, text: string | null, nuBien = 1) => ({ cdDato, nuBien, nuConsecutivo: 1, valor: text });

const marca = campo(5, 'Marca', { cdTabla: 5 });
const modelo = campo(6, 'Modelo', { cdTabla: 6, dependencias: [{ key: 5, value: 'valorDato1' }] });
const anio = campo(7, 'Año');
const suma = campo(8, 'Suma asegurada');
const plan = campo(250_041, 'Plan', { cdTabla: 41 });
const uso = campo(9, 'Uso', { cdTabla: 9 });
const direccion = campo(10, 'Dirección del riesgo', { tpDato: 'A' });
const alarma = campo(11, 'Alarma', { tpDato: 'C' });
const inspeccion = campo(12, 'Inspección', { tpDato: 'F' });

const describe = (campos: readonly CampoTecnico[], datos: Parameters<typeof describingDatos>[1]) =>
  describingDatos(nameCampos(campos), datos).map(({ campo: { deDato }, valor: text, parents }) => [deDato, text, parents]);

test('a vehicle is make, model and year, with what narrows their tables', () => {
  const datos = [valor(7, '2022'), valor(6, ' 61 '), valor(5, '3'), valor(8, '900000'), valor(9, '1')];
  expect(describe([suma, marca, modelo, anio, uso], datos)).toEqual([
    ['Marca', '3', {}],
    ['Modelo', '61', { valorDato1: '3' }],
    ['Año', '2022', {}],
  ]);
});

test('another good is described by its first choices and texts, without amounts, days, boxes or plans', () => {
  const datos = [8, 250_041, 9, 10, 11, 12].map((code) => valor(code, '1'));
  expect(describe([suma, plan, alarma, inspeccion, direccion, uso], datos)).toEqual([
    ['Dirección del riesgo', '1', {}],
    ['Uso', '1', {}],
  ]);
});

test('only the first of several goods is described, without empty values', () => {
  const second = campo(5, 'Marca', { cdTabla: 5, nuBienAsegurado: 2 });
  expect(describe([marca, second], [valor(5, '3'), valor(5, '4', 2)])).toEqual([['Marca', '3', {}]]);
  expect(describe([marca, modelo], [valor(5, null)])).toEqual([]);
  expect(describe([], [valor(5, '3')])).toEqual([]);
});
