import { describe, expect, test } from 'vitest';
import { cotizacion } from '../../../../tests/support/cotizacion-machine.ts';
import { emisionRequest } from '../../../../tests/support/emision-machine.ts';
import { hogar, vehiculo } from '../../../../tests/fixtures/productos-cotizados.ts';
import type { CampoTecnico, DatoTecnico } from '../../../domain/campos.ts';
import { campoFields } from '../../shared/campos/campo-values.ts';
import { findProblems } from '../../../kit/form/form-problems.ts';
import {
  datosOfEmision,
  dependenciesOfEmision,
  draftOfEmision,
  emisionDrafts,
  type EmisionValues,
  emptyEmision,
  issuanceOpening,
  isOtherPeriod,
  labelsOfEmision,
  newEmision,
  planOf,
  schemaOfEmision,
  isUntouched,
  toEmisionRequest,
  typedOf,
  withCampos,
} from './emision-form.ts';

const campo = (cdDato: number, tpDato: string, more: Partial<CampoTecnico> = {}): CampoTecnico => ({
  cdDato,
  deDato: `Campo ${cdDato}`,
  tpDato,
  nuConsecutivo: cdDato,
  nuBienAsegurado: 1,
  ...more,
});
const dato = (cdDato: number, valor: string | null, more: Partial<DatoTecnico> = {}): DatoTecnico => ({
  cdDato,
  nuBien: 1,
  nuConsecutivo: cdDato,
  valor,
  ...more,
});

const chasis: CampoTecnico = {
  cdDato: 250_008,
  deDato: 'Chasis',
  tpDato: 'A',
  inDatoRequerido: 1,
  nuConsecutivo: 4,
  nuBienAsegurado: 1,
};
const campos = campoFields([chasis]);

/** Quote 900 with its first plan, paid directly. */
const filled: EmisionValues = {
  ...newEmision(cotizacion, 1),
  formaPago: '1',
  datos: { v250008: ' JTDBR32E730056781 ' },
  camposDe: '2501',
};
const sender = { cotizacion, usuario: { userName: 'intermediario' }, idAsegurado: 1200, idContratante: 1200 };

describe('The body of an issuance', () => {
  test('matches the contract’s example', () => {
    expect(toEmisionRequest(filled, campos, sender)).toStrictEqual(emisionRequest);
  });

  test.each([
    [1, '', 0],
    [1, '2', 0],
    [2, '2', 2],
    [3, '1', 1],
    [4, '1', 0],
  ])('by method %i with account %j has domicile %i', (method, cuenta, nuDomicilio) => {
    const values = { ...filled, formaPago: String(method), cuenta };
    expect(toEmisionRequest(values, campos, sender)).toStrictEqual({ ...emisionRequest, cdFormaPago: method, nuDomicilio });
  });

  test('has the chosen plan, days and persons', () => {
    const values = { ...filled, plan: '2', feDesde: '01-12-2026', feHasta: '01-06-2027' };
    expect(toEmisionRequest(values, campos, { ...sender, idAsegurado: 7, idContratante: 8 })).toStrictEqual({
      ...emisionRequest,
      nuItem: 2,
      cdPlanPago: planOf(cotizacion, '2')?.idPlanPago,
      feDesde: '2026-12-01',
      feHasta: '2027-06-01',
      cdPersonaAsegurada: 7,
      cdPersonaContratante: 8,
    });
  });

  test.each([
    ['with fields that depend on others', vehiculo],
    ['of two insured goods', hogar],
  ])('has the technical values %s', (_, producto) => {
    const values = { ...filled, datos: producto.typed };
    expect(toEmisionRequest(values, campoFields(producto.campos), sender)).toStrictEqual({
      ...emisionRequest,
      datos: producto.curDatos,
    });
  });
});

const numItem = (plan: string, planes = cotizacion.planes) => issuanceOpening({ ...cotizacion, planes }, null, { plan }).numItem;

describe('An issuance begins', () => {
  test('with the period of the quote and the plan that was chosen for it', () => {
    expect(newEmision(cotizacion, 2)).toStrictEqual({
      plan: '2',
      otroAsegurado: false,
      tipoDocumento: '',
      numeroDocumento: '',
      feDesde: '20-11-2026',
      feHasta: '20-11-2027',
      formaPago: '',
      cuenta: '',
      datos: {},
      camposDe: '',
    });
  });

  test.each([null, 0, 9])('without a plan where %j was chosen', (noItem) => {
    expect(newEmision(cotizacion, noItem).plan).toBe('');
  });

  test('with uploads under the chosen plan, otherwise the first, or none without plans', () => {
    expect([numItem('2'), numItem(''), numItem('', [])]).toEqual([2, cotizacion.planes[0]?.noItem, null]);
  });

  test('with the only plan there is', () => {
    expect(newEmision({ ...cotizacion, planes: cotizacion.planes.slice(1) }, null).plan).toBe('2');
    expect(newEmision({ ...cotizacion, planes: [] }, 1).plan).toBe('');
  });
});

describe('The technical values begin', () => {
  test('with the values of the quote, otherwise the defaults', () => {
    const fields = campoFields([
      campo(1, 'A'),
      campo(2, 'N', { valorDefecto: '2' }),
      campo(3, 'F', { valorDefecto: '2026-01-31' }),
      campo(4, 'N', { valorDefecto: '7', cdTabla: 4 }),
    ]);
    expect(datosOfEmision(fields, { datos: [dato(1, 'ABC'), dato(4, '9')] })).toEqual({
      v1: 'ABC',
      v2: '2',
      v3: '31-01-2026',
      v4: '9',
    });
  });

  test.each<[string, string | null | undefined, boolean]>([
    ['says that it is not ticked', '0', false],
    ['says that it is', '1', true],
    ['does not have the value', undefined, true],
  ])('with a box whose default is ticked as the quote has it: it %s', (_, valor, isTicked) => {
    const fields = campoFields([campo(5, 'C', { valorDefecto: '1' })]);
    expect(datosOfEmision(fields, { datos: valor === undefined ? [] : [dato(5, valor)] })).toEqual({ v5: isTicked });
  });

  test('with the default if the quote has no value, or one of another good', () => {
    const fields = campoFields([campo(6, 'N', { valorDefecto: '2' })]);
    expect(datosOfEmision(fields, { datos: [dato(6, null)] })).toEqual({ v6: '2' });
    expect(datosOfEmision(fields, { datos: [dato(6, '  ')] })).toEqual({ v6: '2' });
    expect(datosOfEmision(fields, { datos: [dato(6, '8', { nuBien: 2 })] })).toEqual({ v6: '2' });
    expect(datosOfEmision(fields, { datos: [dato(6, '8', { nuConsecutivo: 1 })] })).toEqual({ v6: '8' });
    const box = campoFields([campo(7, 'C', { valorDefecto: '1' })]);
    expect(datosOfEmision(box, { datos: [dato(7, '0', { nuBien: 2 })] })).toEqual({ v7: true });
  });
});

const problemsOf = (values: EmisionValues, isOther = false) =>
  findProblems(schemaOfEmision(campos, isOther), values).map(({ name, message }) => `${name}: ${message}`);
const required = (...names: readonly string[]) => names.map((name) => `${name}: Este campo es obligatorio.`);

describe('The rules of an issuance', () => {
  test('find no problem in a whole one', () => {
    expect(problemsOf(filled)).toEqual([]);
  });

  test.each([
    ['the day on which it begins', '20-11-2026'],
    ['the day before', '19-11-2026'],
  ])('refuse a period that ends on %s, at its field', (_, feHasta) => {
    expect(problemsOf({ ...filled, feDesde: '20-11-2026', feHasta })).toEqual([
      'feHasta: La fecha hasta debe ser posterior a la fecha desde.',
    ]);
    expect(problemsOf({ ...filled, feDesde: '20-11-2026', feHasta: '21-11-2026' })).toEqual([]);
  });

  test('require every field, but the insured’s document only of another person', () => {
    const empty = { ...emptyEmision(newEmision(cotizacion, null), campos), feDesde: '', feHasta: '' };
    const common = required('feDesde', 'feHasta', 'formaPago', 'datos.v250008');
    expect(problemsOf(empty)).toEqual([...required('plan'), ...common]);
    expect(problemsOf(empty, true)).toEqual([...required('plan', 'tipoDocumento', 'numeroDocumento'), ...common]);
  });

  test('require the days in order', () => {
    const [problem, ...others] = problemsOf({ ...filled, feDesde: '20-11-2027', feHasta: '20-11-2026' });
    expect(problem).toMatch(/^feHasta: /);
    expect(others).toEqual([]);
  });

  test('empty the account with another method, and label every field', () => {
    expect(dependenciesOfEmision(campos)['cuenta']).toEqual({ clearedBy: ['formaPago'] });
    expect(['plan', 'formaPago', 'datos.v250008'].map(labelsOfEmision(campos))).toEqual(['Plan', 'Forma de pago', 'Chasis']);
  });
});

test.each([
  ['20-11-2026', '20-11-2027', false],
  ['21-11-2026', '20-11-2027', true],
  ['20-11-2026', '19-11-2027', true],
  ['', '20-11-2027', false],
  ['20-11-2026', '31-02-2027', false],
])('the period from %j to %j differs from the quote’s: %s', (feDesde, feHasta, isOther) => {
  expect(isOtherPeriod({ feDesde, feHasta }, cotizacion)).toBe(isOther);
});

test('a draft is read back whole, and its form holds only typed values', () => {
  const draft = {
    ...filled,
    numero: '900',
    documentos: [{ idDocumentoTramite: 1, nmArchivo: 'cédula.pdf', feEmisionDocumento: null, feVencimientoDocumento: null }],
  };
  expect(emisionDrafts.values.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(typedOf(draft)).toStrictEqual(filled);
});

describe('The technical fields, once loaded,', () => {
  const begin = newEmision(cotizacion, 1);
  const chasisOf = { v250008: 'JTDBR32E730056781' };

  test('bring the values of the quote, and belong to its product', () => {
    expect(withCampos(begin, campos, cotizacion)).toEqual({ ...begin, datos: chasisOf, camposDe: '2501' });
  });

  test('keep typed values, and add fields that the draft lacks', () => {
    const drafted = { ...begin, datos: { v250008: 'OTRO' }, camposDe: '2501' };
    const more = campoFields([chasis, campo(9, 'C')]);
    expect(withCampos(drafted, more, cotizacion).datos).toEqual({ v250008: 'OTRO', v9: false });
    expect(withCampos({ ...drafted, camposDe: '2503' }, campos, cotizacion).datos).toEqual(chasisOf);
  });

  test('do not count as typed', () => {
    const filledIn = withCampos(begin, campos, cotizacion);
    expect([begin, filledIn].map((values) => isUntouched(values, begin, campos, cotizacion))).toEqual([true, true]);
    const touched = [
      { ...begin, formaPago: '1' },
      { ...filledIn, datos: { v250008: '' } },
    ];
    expect(touched.map((values) => isUntouched(values, begin, campos, cotizacion))).toEqual([false, false]);
  });
});

test.each([
  ['Ana Pérez', 'cotización 900 · Ana Pérez'],
  [null, 'cotización 900'],
])('a draft of a quote of %j has the label %j and is read back', (nombreContratante, label) => {
  const draft = draftOfEmision(filled, { nuCotizacion: 900, nombreContratante }, { uncertain: true, documentos: [] });
  expect(draft).toMatchObject({ label, uncertain: true, step: 'form' });
  expect(typedOf(emisionDrafts.values.parse(draft.values))).toEqual(filled);
});
