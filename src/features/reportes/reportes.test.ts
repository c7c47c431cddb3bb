import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ana } from '../../../tests/support/usuarios.ts';
import { couldNot } from '../../domain/notice-row.ts';
import { type ReporteCodigo, type ReporteDefinition, reporteOrder, reportes } from '../../domain/reportes.ts';
import { findProblems, findRequired } from '../../kit/form/form-problems.ts';
import { choice } from '../../kit/form/rules.ts';
import { defineReport, type ReportDefinition } from '../../kit/report/define-report.ts';
import { cartaRetencion } from './carta-retencion/CartaRetencionPage.tsx';
import { carteraVigente } from './cartera-vigente/CarteraVigentePage.tsx';
import { estadoComisiones } from './estado-comisiones/EstadoComisionesPage.tsx';
import { estadoCuenta } from './estado-cuenta/estado-cuenta.ts';
import { polizasRenovar } from './polizas-renovar/PolizasRenovarPage.tsx';
import { saldoAntiguedad } from './saldo-antiguedad/SaldoAntiguedadPage.tsx';

const requiredMessage = 'Este campo es obligatorio.';
const noSuchDay = 'Escribe una fecha que exista, como 31-12-1990.';
const period = 'La fecha hasta no puede ser anterior a la fecha desde.';

const problemsOf = <Values extends Readonly<Record<string, string>>>(report: ReportDefinition<Values>, values: Values) =>
  Object.fromEntries(findProblems(report.form.schema, values).map(({ name, message }) => [name, message]));
const requiredOf = ({ form }: { readonly form: Pick<ReportDefinition['form'], 'schema' | 'defaults'> }) => [
  ...findRequired(form.schema, form.defaults),
];

/** A report's body, its params as `key=value`. */
function bodyOf<Values extends Readonly<Record<string, string>>>(report: ReportDefinition<Values>, values: Values, user = ana) {
  expect(problemsOf(report, values)).toEqual({});
  const { request, fileName } = report.toOrder(values, user);
  const { params, ...rest } = request;
  return { ...rest, params: params.map(({ key, value }) => `${key}=${value}`), fileName };
}

test('every report has its rows here', () => {
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(Object.keys(reportes).filter((code) => !here.includes(code))).toEqual([]);
});

const without = { ...ana, typeDocument: null, identifier: null };

describe('The body of each report (specification 2, section 7)', () => {
  test('commission statement', () => {
    expect(bodyOf(estadoComisiones, { entidad: '1', desde: '01-10-2026', hasta: '31-10-2026' })).toEqual({
      name: 'JRCJ00525',
      format: 'pdf',
      params: ['CD_ENTIDAD=1', 'FE_DESDE=2026-10-01', 'FE_HASTA=2026-10-31', 'CD_MEDIADOR=1024'],
      fileName: 'estado-de-comisiones_entidad-1_2026-10-01_2026-10-31.pdf',
    });
  });

  test('current portfolio', () => {
    expect(bodyOf(carteraVigente, { entidad: '2', corte: '20/11/2026' })).toEqual({
      name: 'JRTE10069',
      format: 'pdf',
      params: ['CD_ENTIDAD=2', 'FE_CORTE=2026-11-20'],
      fileName: 'cartera-vigente_entidad-2_2026-11-20.pdf',
    });
  });

  test('policies to renew', () => {
    expect(bodyOf(polizasRenovar, { entidad: '1', anio: ' 2026 ', mes: '3' })).toEqual({
      name: 'JRTE10070',
      format: 'pdf',
      params: ['CD_ENTIDAD=1', 'ANIO=2026', 'MES=3'],
      fileName: 'polizas-a-renovar_entidad-1_2026-03.pdf',
    });
  });

  test.each([
    [ana, 'TP_DOCUMENTO=CED', 'NU_DOCUMENTO=00113918205'],
    [without, 'TP_DOCUMENTO=RNC', 'NU_DOCUMENTO=131000012'],
  ])('retention letter, of the user or of the intermediary', (user, tipo, numero) => {
    const values = { entidad: '1', formatoCalculo: 'D', desde: '01-01-2026', hasta: '01-01-2026' };
    expect(bodyOf(cartaRetencion, values, user)).toEqual({
      name: 'JRCJ00580',
      format: 'pdf',
      params: ['FE_A=2026-01-01', 'FE_B=2026-01-01', 'CD_ENTIDAD=1', tipo, numero, 'TP_CALCULO=D'],
      fileName: 'carta-de-retencion_entidad-1_2026-01-01_2026-01-01.pdf',
    });
  });

  test('account statement, whole and with required fields only', () => {
    const whole = {
      entidad: '1',
      desde: '01-01-2026',
      hasta: '20-11-2026',
      ramo: '25',
      poliza: '012345678901234567890123456789',
      tipoDocumento: 'CED',
      numeroDocumento: '001-1391825-4',
    };
    expect(bodyOf(estadoCuenta, whole)).toEqual({
      name: 'JRCB10001',
      format: 'pdf',
      params: [
        'CD_ENTIDAD=1',
        'CD_PERSONA_MEDIADOR=50124',
        'CD_AREA=25',
        'NU_POLIZA=012345678901234567890123456789',
        'TP_DOCUMENTO=CED',
        'NU_DOCUMENTO=00113918254',
        'FE_DESDE=2026-01-01',
        'FE_HASTA=2026-11-20',
      ],
      fileName: 'estado-de-cuenta_entidad-1_poliza-012345678901234567890123456789_2026-01-01_2026-11-20.pdf',
    });
    expect(bodyOf(estadoCuenta, { ...estadoCuenta.form.defaults, entidad: '1' })).toEqual({
      name: 'JRCB10001',
      format: 'pdf',
      params: ['CD_ENTIDAD=1', 'CD_PERSONA_MEDIADOR=50124'],
      fileName: 'estado-de-cuenta_entidad-1.pdf',
    });
  });

  test('aged balance, of today by default', () => {
    const { corte = '' } = saldoAntiguedad.presets('2026-11-20');
    expect(bodyOf(saldoAntiguedad, { entidad: '1', corte })).toEqual({
      name: 'JRCB10006',
      format: 'pdf',
      params: ['feA=2026-11-20', 'param1=1', 'param4=50124', 'param6=2', 'param8=0'],
      fileName: 'saldo-por-antiguedad_entidad-1_2026-11-20.pdf',
    });
  });

  test('quote and policy, from their lists and after issuing', () => {
    const quote = reporteOrder(reportes.JRTE00001, { entidad: '1', cotizacion: '900', item: '1' });
    expect([quote.request.params.map(({ key, value }) => `${key}=${value}`), quote.fileName]).toEqual([
      ['CD_ENTIDAD=1', 'NU_COTIZACION=900', 'NU_ITEM=1'],
      'cotizacion_900.pdf',
    ]);
    const poliza = reporteOrder(reportes.JRTE10061, { entidad: '1', ramo: '25', poliza: '700', certificado: '1' });
    expect([poliza.request.params.map(({ key, value }) => `${key}=${value}`), poliza.fileName]).toEqual([
      ['CD_ENTIDAD=1', 'CD_AREA=25', 'NU_POLIZA=700', 'NU_CERTIFICADO=1'],
      'poliza_1-25-700_certificado-1.pdf',
    ]);
    const issued = reporteOrder(reportes.JRTE10061, { entidad: '1', ramo: '25', poliza: '701', recibo: '15701' });
    expect(issued.request.params.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'CD_ENTIDAD=1',
      'CD_AREA=25',
      'NU_POLIZA=701',
      'CD_RECIBO=15701',
    ]);
  });
});

test('each report begins with its most usual values', () => {
  const reports = [estadoComisiones, carteraVigente, polizasRenovar, cartaRetencion, estadoCuenta, saldoAntiguedad];
  expect(reports.map(({ presets }) => presets('2026-11-20'))).toEqual([
    { desde: '01-11-2026', hasta: '20-11-2026' },
    { corte: '20-11-2026' },
    { anio: '2026', mes: '12' },
    { desde: '01-01-2026', hasta: '20-11-2026' },
    {},
    { corte: '20-11-2026' },
  ]);
});

describe('A problem is shown at its field', () => {
  test('required fields', () => {
    expect(
      [estadoComisiones, carteraVigente, polizasRenovar, cartaRetencion, estadoCuenta, saldoAntiguedad].map(requiredOf),
    ).toEqual([
      ['entidad', 'desde', 'hasta'],
      ['entidad', 'corte'],
      ['entidad', 'anio', 'mes'],
      ['entidad', 'formatoCalculo', 'desde', 'hasta'],
      ['entidad'],
      ['entidad', 'corte'],
    ]);
  });

  test.each([
    ['31-10-2026', '01-10-2026', { hasta: period }],
    ['29-02-2026', '01-03-2026', { desde: noSuchDay }],
    ['29-02-2024', '28-02-2024', { hasta: period }],
    ['29-02-2024', '29-02-2024', {}],
    ['', '01-01-2026', { desde: requiredMessage }],
  ])('from %s to %s: %j', (desde, hasta, problems) => {
    expect(problemsOf(estadoComisiones, { entidad: '1', desde, hasta })).toEqual(problems);
    const carta = { entidad: '', formatoCalculo: 'P', desde, hasta };
    expect(problemsOf(cartaRetencion, carta)).toEqual({ entidad: requiredMessage, ...problems });
  });

  test.each(['26', '1899', '2101', '20266', 'dos mil', '2026.0', '-2026'])('%s is no year', (anio) => {
    expect(problemsOf(polizasRenovar, { entidad: '1', anio, mes: '1' })).toEqual({
      anio: 'Escribe un año de cuatro cifras, de 1900 a 2100.',
    });
  });

  test('the years 1900 and 2100 are', () => {
    for (const anio of ['1900', '2100']) expect(problemsOf(polizasRenovar, { entidad: '1', anio, mes: '1' })).toEqual({});
  });

  test.each([
    [{ ramo: 'veinticinco' }, { ramo: 'Escribe solo números, 15 como máximo.' }],
    [{ ramo: '1'.repeat(16) }, { ramo: 'Escribe solo números, 15 como máximo.' }],
    [{ poliza: '12-3' }, { poliza: 'Escribe solo números, 30 como máximo.' }],
    [{ poliza: '1'.repeat(30) }, {}],
    [{ poliza: '1'.repeat(31) }, { poliza: 'Escribe solo números, 30 como máximo.' }],
    [{ tipoDocumento: 'CED' }, { numeroDocumento: requiredMessage }],
    [
      { tipoDocumento: 'CED', numeroDocumento: '../../x' },
      { numeroDocumento: 'Escribe solo letras, números, guiones y espacios: 20 letras y números como máximo.' },
    ],
    [{ hasta: '01-01-2026' }, {}],
    [{ desde: '02-01-2026', hasta: '01-01-2026' }, { hasta: period }],
  ])('account statement with %j: %j', (typed, problems) => {
    expect(problemsOf(estadoCuenta, { ...estadoCuenta.form.defaults, entidad: '1', ...typed })).toEqual(problems);
  });
});

test('a further report is a row of the registry and its fields', () => {
  const siniestralidad: ReporteDefinition<'entidad' | 'anio'> = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a future code
    code: 'JRSI00001' as ReporteCodigo,
    title: 'Siniestralidad',
    failed: couldNot('Consulta de siniestralidad', 'consultar la siniestralidad'),
    fileName: 'siniestralidad',
    fileParts: ({ entidad, anio }) => [`entidad-${entidad}`, anio],
    keys: { entidad: 'CD_ENTIDAD', anio: 'ANIO' },
  };
  const report = defineReport({
    report: siniestralidad,
    breadcrumbs: ['Consultas', 'Siniestralidad'],
    fields: { entidad: ['Entidad', choice], anio: ['Año', choice] },
    toValues: (typed) => typed,
  });
  expect(requiredOf(report)).toEqual(['entidad', 'anio']);
  expect(bodyOf(report, { entidad: '1', anio: '2026' })).toEqual({
    name: 'JRSI00001',
    format: 'pdf',
    params: ['CD_ENTIDAD=1', 'ANIO=2026'],
    fileName: 'siniestralidad_entidad-1_2026.pdf',
  });
});
