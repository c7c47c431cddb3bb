import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withThousands } from '../../../format/typed-amounts.ts';
import { hogar, surtido, vehiculo } from '../../../../tests/fixtures/productos-cotizados.ts';
import type { CampoTecnico, DatoTecnico } from '../../../domain/campos.ts';
import type { RuntimeValues } from '../../../kit/form/runtime-fields.tsx';
import { type CampoField, campoFields, fromDatos, keyOf, parentTextOf, toDatos, toValor, underDatos } from './campo-values.ts';

const bare: CampoTecnico = { cdDato: 5, deDato: 'Campo', tpDato: 'A', nuConsecutivo: 1, nuBienAsegurado: 1 };
const dato = (valor: string | null, nuConsecutivo = 1, more: Partial<DatoTecnico> = {}): DatoTecnico => ({
  cdDato: 5,
  nuBien: 1,
  nuConsecutivo,
  valor,
  ...more,
});
const fieldOf = (campo: Partial<CampoTecnico>) => campoFields([{ ...bare, ...campo }])[0];

const emptyOf = (fields: readonly CampoField[]): RuntimeValues =>
  Object.fromEntries(fields.map((field) => [keyOf(field), field.kind === 'checkbox' ? false : '']));

describe('A technical field', () => {
  test.each([
    ['C', null, 'checkbox'],
    ['N', null, 'number'],
    ['F', undefined, 'day'],
    ['A', null, 'text'],
    ['Z', null, 'text'],
    ['', null, 'text'],
    ['constructor', null, 'text'],
    ['N', 250_005, 'choice'],
    ['C', 250_005, 'choice'],
  ])('of type %j with table %s is a %s', (tpDato, cdTabla, kind) => {
    expect(fieldOf({ tpDato, cdTabla })?.kind).toBe(kind);
  });

  test('needs only the required properties of its definition', () => {
    const field = { campo: bare, name: 'datos.v5', label: 'Campo', kind: 'text', required: false, parentNames: [] };
    expect(campoFields([bare])).toEqual([field]);
    const nulls = { ...bare, cdTabla: null, primaryKey: null, inDatoRequerido: null, valorDefecto: null, dependencias: null };
    expect(campoFields([nulls])).toEqual([{ ...field, campo: nulls }]);
  });

  test.each([
    [1, true],
    [0, false],
    [2, false],
    [null, false],
  ])('is required when the service says 1: %s', (inDatoRequerido, required) => {
    expect(fieldOf({ inDatoRequerido })?.required).toBe(required);
  });

  test('with a table is a choice from the table, below its parents', () => {
    const parent = { ...bare, cdDato: 6, cdTabla: 66, nuConsecutivo: 2 };
    const child = { ...bare, cdTabla: 55, inDatoRequerido: 1, dependencias: [{ key: 6, value: 'valorDato3' }] };
    expect(campoFields([child, parent])[0]).toEqual({
      campo: child,
      name: 'datos.v5',
      label: 'Campo',
      kind: 'choice',
      required: true,
      parentNames: ['datos.v6'],
      catalogo: 'tablaInformaciones',
      parents: { IdTabla: '55' },
      dependsOn: { valorDato3: 'datos.v6' },
    });
  });

  test('has its own name under `datos`', () => {
    const fields = campoFields(hogar.campos);
    expect(fields.map(keyOf)).toEqual(Object.keys(hogar.typed));
    expect(underDatos(fields).map(({ name, label }) => [name, label])).toEqual(
      Object.keys(hogar.typed).map((key, index) => [key, hogar.campos[index]?.deDato]),
    );
    expect(underDatos(fields).at(-1)?.dependsOn).toEqual({ valorDato1: 'v250041', valorDato2: 'v260002_2_2' });
  });
});

describe('The default of a technical field', () => {
  test.each<[string, Partial<CampoTecnico>, string | undefined]>([
    ['a ticked box', { tpDato: 'C', valorDefecto: '1' }, 'true'],
    ['an unticked box', { tpDato: 'C', valorDefecto: '0' }, undefined],
    ['a box of another word', { tpDato: 'C', valorDefecto: 'S' }, undefined],
    ['a number', { tpDato: 'N', valorDefecto: ' 500000 ' }, '500,000'],
    ['a number below one', { tpDato: 'N', valorDefecto: '.5' }, '0.5'],
    ['an invalid number, which the user is shown', { tpDato: 'N', valorDefecto: '1.23,456' }, '1.23,456'],
    ['a number with a decimal comma', { tpDato: 'N', valorDefecto: '1.234,56' }, '1234.56'],
    ['a day', { tpDato: 'F', valorDefecto: '2026-11-20' }, '20-11-2026'],
    ['an instant', { tpDato: 'F', valorDefecto: '2026-11-20T00:00:00Z' }, '20-11-2026'],
    ['a day written day first', { tpDato: 'F', valorDefecto: '20/11/2026' }, '20-11-2026'],
    ['a day that does not exist', { tpDato: 'F', valorDefecto: '2026-02-30' }, undefined],
    ['a day in words', { tpDato: 'F', valorDefecto: 'hoy' }, undefined],
    ['a text', { valorDefecto: ' Sin chasis ' }, 'Sin chasis'],
    ['an empty text', { valorDefecto: '  ' }, undefined],
    ['none', { valorDefecto: null }, undefined],
    ['a choice', { tpDato: 'N', cdTabla: 7, valorDefecto: ' 12 ' }, '12'],
    ['a choice with leading zeros', { tpDato: 'A', cdTabla: 7, valorDefecto: '007' }, '007'],
  ])('is %s', (_, campo, typed) => {
    expect(fieldOf(campo)?.defaultValue).toBe(typed);
  });
});

describe('A field’s value goes over the wire', () => {
  test.each([
    ['1234.56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567'],
    [' 7 ', '7'],
    ['007', '7'],
    ['00', '0'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['00.50', '0.50'],
    ['-1', '-1'],
    ['1.234,56', '1234.56'],
    ['1.23,456', null],
    ['1,23', '1.23'],
    ['0,500', '0.500'],
    ['1e9', null],
    ['12345678901234567890', null],
    ['RD$ 5', null],
    ['.5', null],
    ['', null],
    ['   ', null],
  ])('as a number: %j is %j', (held, valor) => expect(toValor('number', held)).toBe(valor));

  test.each([
    ['20-11-2026', '2026-11-20'],
    ['1/2/2026', '2026-02-01'],
    ['2026-11-20', '2026-11-20'],
    ['29-02-2027', null],
    ['20-11-26', null],
    ['20-11', null],
    ['', null],
  ])('as a day: %j is %j', (held, valor) => expect(toValor('day', held)).toBe(valor));

  test.each([
    [true, '1'],
    [false, '0'],
    ['true', '0'],
    [undefined, '0'],
  ])('as a box: %j is %j', (held, valor) => expect(toValor('checkbox', held)).toBe(valor));

  test.each(['text', 'choice'] as const)('as a %s: trimmed, otherwise as it is', (kind) => {
    expect([' a  b ', '1,234', '007', '', '  ', true, undefined].map((held) => toValor(kind, held))).toEqual([
      'a  b',
      '1,234',
      '007',
      null,
      null,
      null,
      null,
    ]);
  });

  test('as a parent to a lookup table, an empty field as an empty text', () => {
    const text = parentTextOf(campoFields(surtido.campos));
    expect([
      text('datos.v270011', true),
      text('datos.v270011', false),
      text('datos.v270011', undefined),
      text('datos.v270021', '1,234.50'),
      text('datos.v270021', '1e9'),
      text('datos.v270031', '20-11-2026'),
      text('datos.v270031', '20-11-20'),
      text('datos.v270041', ' AB '),
      text('datos.v270054', '7'),
      text('datos.v270054', null),
      text('datos.v9', 'x'),
    ]).toEqual(['1', '0', '0', '1234.50', '', '2026-11-20', '', 'AB', '7', '', 'x']);
  });
});

describe('`curDatos`', () => {
  test.each([
    ['a vehicle: three levels, and a field with two parents', vehiculo],
    ['two insured goods', hogar],
    ['five fields of each kind, and six parents', surtido],
  ])('of %s are whole', (_, { campos, typed, curDatos }) => {
    expect(toDatos(campoFields(campos), typed)).toEqual(curDatos);
  });

  test('of an untouched form have every field, boxes as 0 and others as null', () => {
    const fields = campoFields(surtido.campos);
    const datos = toDatos(fields, emptyOf(fields));
    expect(datos.map(({ cdDato }) => cdDato)).toEqual(surtido.campos.map(({ cdDato }) => cdDato));
    expect(datos.map(({ valor }) => valor)).toEqual(fields.map(({ kind }) => (kind === 'checkbox' ? '0' : null)));
    expect(datos.at(-1)).toEqual({
      cdDato: 270_055,
      nuBien: 3,
      nuConsecutivo: 55,
      valor: null,
      cdDato1: '0',
      cdDato2: '0',
      cdDato3: null,
      cdDato4: null,
      cdDato5: null,
      cdDato6: null,
    });
    expect(toDatos(fields, {})).toEqual(datos);
  });

  test('carry six parents at most', () => {
    const parents = Array.from({ length: 7 }, (_, index) => ({ ...bare, cdDato: index + 1, nuConsecutivo: index + 1 }));
    const child = {
      ...bare,
      cdDato: 8,
      dependencias: parents.map(({ cdDato }) => ({ key: cdDato, value: `valorDato${cdDato}` })),
    };
    const values = Object.fromEntries(parents.map(({ cdDato }) => [`v${cdDato}`, `p${cdDato}`]));
    expect(toDatos(campoFields([...parents, child]), values).at(-1)).toEqual({
      cdDato: 8,
      nuBien: 1,
      nuConsecutivo: 1,
      valor: null,
      cdDato1: 'p1',
      cdDato2: 'p2',
      cdDato3: 'p3',
      cdDato4: 'p4',
      cdDato5: 'p5',
      cdDato6: 'p6',
    });
  });
});

describe('Values of an opened quote', () => {
  test.each([
    ['vehicle', vehiculo],
    ['two goods', hogar],
    ['every kind', surtido],
  ])('make the same body: %s', (_, { campos, curDatos }) => {
    const fields = campoFields(campos);
    const values = fromDatos(fields, curDatos);
    expect(Object.keys(values)).toEqual(fields.map(keyOf));
    expect(toDatos(fields, values)).toEqual(curDatos);
  });

  test('stand as a user types them', () => {
    const { v250009, v250010, v250031, v250012 } = fromDatos(campoFields(vehiculo.campos), vehiculo.curDatos);
    expect({ v250009, v250010, v250031, v250012 }).toEqual({
      v250009: '20-11-2026',
      v250010: false,
      v250031: '1,500,000.50',
      v250012: '5',
    });
  });

  test('are found by their good if the service numbers them differently', () => {
    expect(fromDatos(campoFields([bare]), [dato('a', 9)])).toEqual({ v5: 'a' });
    expect(fromDatos(campoFields([bare]), [dato('a', 1, { nuBien: 2 }), dato('b', 1, { cdDato: 6 })])).toEqual({ v5: '' });
  });

  test('are never taken from another place of the same good', () => {
    const fields = campoFields([bare, { ...bare, nuConsecutivo: 2 }]);
    expect(fromDatos(fields, [dato('a', 1)])).toEqual({ v5_1_1: 'a', v5_1_2: '' });
    expect(fromDatos(fields, [dato('b', 2), dato('a', 1)])).toEqual({ v5_1_1: 'a', v5_1_2: 'b' });
  });

  test('are empty if the service has none', () => {
    const fields = campoFields(surtido.campos);
    expect(fromDatos(fields, [])).toEqual(emptyOf(fields));
  });

  test('come back as typed, for any text', () => {
    const day = fc
      .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1000, max: 9999 }))
      .map(([date, month, year]) => [date, month, year].map((part) => String(part).padStart(2, '0')).join('-'));
    const number = fc
      .tuple(fc.nat({ max: 999_999_999_999 }), fc.nat({ max: 9999 }))
      .map(([whole, part]) => withThousands(`${whole}.${part}`));
    const text = fc.string({ maxLength: 500 }).map((typed) => typed.trim());
    const held = { checkbox: fc.boolean(), day, number, text, choice: text } as const;
    for (const { campos } of [vehiculo, hogar, surtido]) {
      const fields = campoFields(campos);
      const values: fc.Arbitrary<RuntimeValues> = fc.record(
        Object.fromEntries(
          fields.map((field) => [
            keyOf(field),
            field.kind === 'checkbox' ? held.checkbox : fc.oneof({ weight: 4, arbitrary: held[field.kind] }, fc.constant('')),
          ]),
        ),
      );
      fc.assert(
        fc.property(values, (typed) => {
          expect(fromDatos(fields, toDatos(fields, typed))).toEqual(typed);
        }),
        { numRuns: 100, seed: 20_261_122 },
      );
    }
  });
});
