import { expect, test } from 'vitest';
import type { CampoTecnico } from './campos.ts';
import { datosDelBien } from './datos-del-bien.ts';

const campo = (cdDato: number, deDato: string, more: Partial<CampoTecnico> = {}): CampoTecnico => ({
  cdDato,
  deDato,
  tpDato: 'A',
  nuConsecutivo: 1,
  nuBienAsegurado: 1,
  ...more,
});
const valor = (cdDato: number, text: string | null, nuBien = 1) => ({ cdDato, nuBien, nuConsecutivo: 1, valor: text });
const nothing = { campos: [], datos: [] };

const sector = campo(1, 'Sector');
const chasis = campo(8, 'Chasis');
const anio = campo(7, 'Año');
const modelo = campo(6, 'Modelo', { cdTabla: 6, dependencias: [{ key: 5, value: 'valorDato1' }] });
const marca = campo(5, 'Marca', { cdTabla: 5 });
const limits = [31, 32, 33, 34].map((code) => campo(code, `Límite ${code}`));

const labelsOf = ({ first, rest }: ReturnType<typeof datosDelBien>) => [first, rest].map((all) => all.map(({ label }) => label));

test('a vehicle is shown by its identifying values, any other good by its first six; the rest follows', () => {
  const campos = [sector, chasis, anio, modelo, marca, ...limits];
  const datos = campos.map(({ cdDato }) => valor(cdDato, ` ${cdDato} `));
  const found = datosDelBien({ campos, datos }, nothing);
  expect(labelsOf(found)).toEqual([
    ['Marca', 'Modelo', 'Año', 'Chasis'],
    ['Sector', 'Límite 31', 'Límite 32', 'Límite 33', 'Límite 34'],
  ]);
  const others = [31, 32, 33, 34, 35, 36, 37].map((code) => campo(code, `Límite ${code}`));
  const house = datosDelBien({ campos: others, datos: others.map(({ cdDato }) => valor(cdDato, '1')) }, nothing);
  expect(labelsOf(house).map(({ length }) => length)).toEqual([6, 1]);
  expect(found.first.map(({ valor: text, parents }) => [text, parents]).slice(0, 2)).toEqual([
    ['5', {}],
    ['6', { valorDato1: '5' }],
  ]);
});

test('a newer value replaces that of the quote, and an empty one is left out', () => {
  const quoted = { campos: [marca, chasis, sector], datos: [valor(5, '12'), valor(8, 'VIEJO'), valor(1, null)] };
  const placa = campo(11, 'Placa');
  const changed = { campos: [chasis, placa], datos: [valor(8, 'NUEVO'), valor(11, 'A123456')] };
  expect(datosDelBien(quoted, changed).first.map(({ label, valor: text }) => [label, text])).toEqual([
    ['Marca', '12'],
    ['Chasis', 'NUEVO'],
    ['Placa', 'A123456'],
  ]);
  const emptied = datosDelBien(quoted, { campos: [chasis], datos: [valor(8, null)] });
  expect(labelsOf(emptied)).toEqual([['Marca'], []]);
});

test('several goods share the first values, each under its number', () => {
  const second = [marca, anio, chasis, sector].map((one) => ({ ...one, nuBienAsegurado: 2 }));
  const campos = [marca, anio, chasis, sector, ...second];
  const datos = campos.map(({ cdDato, nuBienAsegurado }) => valor(cdDato, 'x', nuBienAsegurado));
  expect(labelsOf(datosDelBien({ campos, datos }, nothing))).toEqual([
    ['Marca (bien 1)', 'Año (bien 1)', 'Chasis (bien 1)', 'Marca (bien 2)', 'Año (bien 2)', 'Chasis (bien 2)'],
    ['Sector (bien 1)', 'Sector (bien 2)'],
  ]);
});

test('without fields of the quote the issuance shows its own, and without any fields nothing', () => {
  const changed = { campos: [chasis], datos: [valor(8, 'ABC')] };
  expect(labelsOf(datosDelBien({ campos: [], datos: [valor(5, '12')] }, changed))).toEqual([['Chasis'], []]);
  expect(labelsOf(datosDelBien(nothing, nothing))).toEqual([[], []]);
});
