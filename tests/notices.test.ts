import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFailureMerger, type MergeStep } from '../src/app/notices/failure-merger.ts';
import { failureWords, noticeWords, summaryLines, type ToastWords } from '../src/app/notices/notice-texts.ts';
import { noticeRows } from '../src/app/portal/notice-rows.ts';
import type { Notice } from '../src/domain/notice.ts';
import { operationsIn } from './support/contracts.ts';

const bundles = join(import.meta.dirname, '../openapi/bundle');
const operations = readdirSync(bundles)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => operationsIn(JSON.parse(readFileSync(join(bundles, file), 'utf8'))));

/** The texts that the specification quotes (specification 1, section 8). */
const quoted = {
  authenticate: {
    title: 'Inicio de sesión',
    body: 'No se pudo validar el usuario, intente nuevamente o consulte con el centro de soporte',
  },
  fetchCurrentUser: {
    title: 'Usuario',
    body: 'No se pudo recuperar el usuario logueado, intente nuevamente o consulte con el centro de soporte',
  },
} satisfies Partial<typeof noticeRows>;

describe('The fixed words of the operations', () => {
  test.each(operations)('stand in a row of the table: %s', (operation) => {
    expect(Object.keys(noticeRows), `src/app/portal/notice-rows.ts lacks the row of ${operation}`).toContain(operation);
  });

  test('belong to operations of the contracts only', () => {
    expect(Object.keys(noticeRows).toSorted()).toEqual(operations.toSorted());
  });

  test.each(Object.entries(noticeRows))('follow the pattern of the specification: %s', (_, { title, body }) => {
    expect(title.trim()).not.toBe('');
    expect(body).toMatch(/^No se pudo [a-zñáéíóú ]+, intente nuevamente o consulte con el centro de soporte$/);
  });

  test('stand to the letter where the specification quotes them', () => {
    expect(noticeRows).toMatchObject(quoted);
  });

  test('are found by reading the contracts, wherever an operation stands in them', () => {
    const document = { paths: { '/a': { get: { operationId: 'one' }, parameters: [] }, '/b': { post: { operationId: 'two' } } } };
    expect(operationsIn(document)).toEqual(['one', 'two']);
    expect(operations).toContain('authenticate');
  });
});

describe('A notice in words', () => {
  const operation = 'fetchClientes';
  const fixed: ToastWords = {
    status: 'error',
    title: 'Consulta de clientes',
    messages: ['No se pudo consultar el listado de los clientes, intente nuevamente o consulte con el centro de soporte'],
  };
  const rejected = (title: string, messages: string[]): Notice => ({
    type: 'failed',
    failure: { kind: 'rejected', operation, status: 400, title, messages },
  });

  test.each<[string, Notice, ToastWords | null]>([
    ['a rejected call', rejected('Clientes', ['Uno', 'Dos']), { status: 'error', title: 'Clientes', messages: ['Uno', 'Dos'] }],
    ['a rejected call with a title only', rejected('Clientes', []), { status: 'error', title: 'Clientes', messages: [] }],
    ['a rejected call with messages only', rejected('', ['Uno']), { status: 'error', title: fixed.title, messages: ['Uno'] }],
    ['a rejected call with an empty envelope', rejected('', []), fixed],
    ['a call that got no answer', { type: 'failed', failure: { kind: 'transport', operation } }, fixed],
    ['a call whose answer cannot be read', { type: 'failed', failure: { kind: 'unreadable', operation, status: 200 } }, fixed],
    [
      'a code table, which has words of its own',
      { type: 'failed', failure: { kind: 'transport', operation: 'fetchTablaCodigos', code: 'TP_EMAIL' } },
      {
        status: 'error',
        title: 'Consulta de tipo de correos',
        messages: ['No se pudo consultar los tipos de correo, intente nuevamente o consulte con el centro de soporte'],
      },
    ],
    ['a cancelled call', { type: 'failed', failure: { kind: 'cancelled', operation } }, null],
    [
      'one dropped row',
      { type: 'rowsDropped', operation, count: 1 },
      {
        status: 'warning',
        title: 'Consulta de clientes',
        messages: ['Un registro llegó con datos que no se pueden leer y no se muestra.'],
      },
    ],
    [
      'several dropped rows',
      { type: 'rowsDropped', operation, count: 3 },
      {
        status: 'warning',
        title: 'Consulta de clientes',
        messages: ['3 registros llegaron con datos que no se pueden leer y no se muestran.'],
      },
    ],
    [
      'one row too many',
      { type: 'rowsSurplus', operation, count: 1 },
      {
        status: 'warning',
        title: 'Consulta de clientes',
        messages: ['Llegó un registro más de los que caben en la página y no se muestra.'],
      },
    ],
    [
      'thousands of rows too many',
      { type: 'rowsSurplus', operation, count: 19_990 },
      {
        status: 'warning',
        title: 'Consulta de clientes',
        messages: ['Llegaron 19,990 registros más de los que caben en la página y no se muestran.'],
      },
    ],
    [
      'fixed words',
      { type: 'message', status: 'success', title: 'Cliente', messages: ['Creado'] },
      { status: 'success', title: 'Cliente', messages: ['Creado'] },
    ],
  ])('says what it should of %s', (_, notice, words) => {
    expect(noticeWords(notice)).toEqual(words);
  });

  test('is the same where the call failed as in its toast', () => {
    expect(failureWords({ kind: 'transport', operation })).toEqual(fixed);
    expect(failureWords({ kind: 'cancelled', operation })).toBeNull();
  });
});

const failure = (title: string): ToastWords => ({ status: 'error', title, messages: [] });

/** The notices for failures at the given times, in milliseconds. */
function come(...times: number[]): MergeStep[] {
  let now = 0;
  const merge = createFailureMerger(() => now);
  return times.map((at, index) => {
    now = at;
    return merge(failure(`f${index + 1}`));
  });
}
const shown = (number: number): MergeStep => ({ show: failure(`f${number}`), id: `failure-${number}` });
const summary = (first: number, last: number, ...replaces: number[]): MergeStep => ({
  summary: {
    id: `resumen-${first}`,
    failures: Array.from({ length: last - first + 1 }, (_, index) => failure(`f${first + index}`)),
  },
  replaces: replaces.map((number) => `failure-${number}`),
});

describe('Failures that come close together', () => {
  test.each<[string, number[], MergeStep[]]>([
    ['one is one toast', [0], [shown(1)]],
    ['two are two toasts', [0, 10], [shown(1), shown(2)]],
    ['the third replaces both by a summary of all three', [0, 10, 20], [shown(1), shown(2), summary(1, 3, 1, 2)]],
    ['the third counts up to one second later', [0, 10, 1000], [shown(1), shown(2), summary(1, 3, 1, 2)]],
    ['the third is alone after that', [0, 10, 1001], [shown(1), shown(2), shown(3)]],
    [
      'the fourth and fifth are added to the summary',
      [0, 10, 20, 30, 999],
      [shown(1), shown(2), summary(1, 3, 1, 2), summary(1, 4), summary(1, 5)],
    ],
    [
      'a new group begins after the window, with its own summary',
      [0, 10, 20, 1021, 1022, 1023],
      [shown(1), shown(2), summary(1, 3, 1, 2), shown(4), shown(5), summary(4, 6, 4, 5)],
    ],
    ['any three within a second merge', [0, 900, 1100, 1500], [shown(1), shown(2), shown(3), summary(2, 4, 2, 3)]],
    ['slow ones never merge', [0, 2000, 4000, 6000], [shown(1), shown(2), shown(3), shown(4)]],
  ])('%s', (_, times, steps) => {
    expect(come(...times)).toEqual(steps);
  });

  test('are kept apart from those of another merger', () => {
    const first = createFailureMerger(() => 0);
    const second = createFailureMerger(() => 0);
    first(failure('a'));
    first(failure('b'));
    expect(second(failure('f1'))).toEqual(shown(1));
  });
});

const retry = () => undefined;
const failedWords = (operation: keyof typeof noticeRows) => {
  const { title, body } = noticeRows[operation];
  return { status: 'error', title, messages: [body] } as const;
};
const catalogo = (operation: keyof typeof noticeRows) => ({ ...failedWords(operation), retry });
const said = (title: string, message: string) => ({ status: 'error', title, messages: [message], retry }) as const;

describe('What a summary says', () => {
  const soporte = 'intente nuevamente o consulte con el centro de soporte';

  test('is a line each, as long as few can be made again together', () => {
    expect(summaryLines([failedWords('fetchClientes'), catalogo('fetchPaises'), catalogo('fetchSexos')])).toEqual([
      `Consulta de clientes: No se pudo consultar el listado de los clientes, ${soporte}`,
      `Consulta de países: No se pudo consultar los países, ${soporte}`,
      `Consulta de sexo: No se pudo consultar los sexos, ${soporte}`,
    ]);
  });

  test('names many catalogues in one sentence, each once, under all their titles', () => {
    const catalogos = [catalogo('fetchPaises'), catalogo('fetchSexos'), catalogo('fetchPaises'), catalogo('fetchEstadoCiviles')];
    expect(summaryLines([...catalogos, failedWords('fetchClientes')])).toEqual([
      `Consulta de clientes: No se pudo consultar el listado de los clientes, ${soporte}`,
      `Consulta de países, Consulta de sexo y Consulta de estado civil: No se pudo consultar los países, los sexos y los estados civiles, ${soporte}`,
    ]);
  });

  test.each<[string, readonly (keyof typeof noticeRows)[]]>([
    ['three', ['fetchPaises', 'fetchSexos', 'fetchBancos']],
    ['with one that comes twice', ['fetchSexos', 'fetchBancos', 'fetchSexos', 'fetchZonas']],
    ['with titles that hold what they consult and some that do not', ['fetchCliente', 'fetchZonas', 'fetchPlanTarifas']],
    ['one whose body is of another pattern', ['createReporte', 'fetchPaises', 'fetchSexos', 'fetchBancos']],
    ['all that there are', Object.keys(noticeRows) as (keyof typeof noticeRows)[]],
  ])('keeps every title: %s', (_, failed) => {
    const lines = summaryLines(failed.map(catalogo)).join('\n');
    expect(failed.map((operation) => noticeRows[operation].title).filter((title) => !lines.includes(title))).toEqual([]);
  });

  test('gives the message of the service once, too', () => {
    expect(summaryLines([said('Países', 'Sin acceso.'), said('Sexos', 'Sin acceso.'), said('Bancos', 'Cerrado.')])).toEqual([
      'Países y Sexos: Sin acceso.',
      'Bancos: Cerrado.',
    ]);
  });
});
