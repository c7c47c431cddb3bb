import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenAt, trouble } from '../../../tests/support/troubles.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Trouble } from '../../domain/trouble.ts';
import { addNoticeRows } from '../notices/notice-texts.ts';
import { noticeRows } from '../portal/notice-rows.ts';
import { readBuild } from './build.ts';
import { buildText, troubleLine, troubleText } from './trouble-text.ts';

addNoticeRows(noticeRows);

const rejected = {
  kind: 'rejected',
  operation: 'fetchClientes',
  status: 500,
  title: 'Clientes',
  messages: ['No hay conexión\n  con la base', 'Código 7'],
} as const;

describe('A copied trouble', () => {
  test.each<[string, Trouble, string | undefined, string[]]>([
    [
      'a refusal, with the words of the service and the trace',
      trouble(rejected),
      '4bf92f3577b34da6a3ce929d0e0e4736',
      [
        'Consulta de clientes (fetchClientes)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: el servicio respondió 500',
        'Mensajes del servicio: Clientes · No hay conexión con la base · Código 7',
        'Tardó: 1.2 s',
        'Traza: 4bf92f3577b34da6a3ce929d0e0e4736',
      ],
    ],
    [
      'no answer',
      trouble({ kind: 'transport', operation: 'createCliente' }, { duration: 60_004 }),
      undefined,
      [
        'Creación de cliente (createCliente)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: no llegó ninguna respuesta',
        'Tardó: 60.0 s',
      ],
    ],
    [
      'an answer that breaks the contract, by its places and without its values',
      trouble(
        { kind: 'unreadable', operation: 'fetchCliente', status: 200 },
        {
          broken: brokenAt(['value', 'telefonos', 0, 'numero'], ['value', 'telefonos', 3, 'numero'], ['value', 'id']),
        },
      ),
      undefined,
      [
        'Consulta de cliente (fetchCliente)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: el servicio respondió 200, y no lo que dice el contrato',
        'Fuera del contrato: value.telefonos[].numero, value.id',
        'Tardó: 1.2 s',
      ],
    ],
    [
      'a report, by its own name and code',
      trouble({ kind: 'unreadable', operation: 'createReporte', status: 200, code: 'JRTE10069' }),
      undefined,
      [
        'Consulta de reporte cartera vigente (createReporte JRTE10069)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: el servicio respondió 200, y no lo que dice el contrato',
        'Tardó: 1.2 s',
      ],
    ],
    [
      'code that did not come',
      trouble({ kind: 'notLoaded', operation: 'fetchPaises' }, { duration: null }),
      undefined,
      [
        'Consulta de países (fetchPaises)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: no se pudo cargar código del portal; no se preguntó nada al servicio',
      ],
    ],
    [
      'rows that were left out',
      trouble(
        { kind: 'rows', operation: 'fetchPolizas', count: 1200 },
        { duration: null, broken: brokenAt(...Array.from({ length: 12 }, (_, index) => [`campo${index}`])) },
      ),
      undefined,
      [
        'Consulta polizas por intermediario (fetchPolizas)',
        'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
        'Resultado: 1,200 registros llegaron con datos que no se pueden leer',
        `Fuera del contrato: ${Array.from({ length: 10 }, (_, index) => `[].campo${index}`).join(', ')} y 2 más`,
      ],
    ],
  ])('%s', (_, what, trace, lines) => {
    expect(troubleText(what, trace).split('\n')).toEqual(lines);
  });

  test('has one line in a list', () => {
    expect(troubleLine(trouble(rejected))).toBe('20-11-2026 09:14:07 · Consulta de clientes: el servicio respondió 500');
    expect(troubleLine(trouble({ kind: 'rows', operation: 'fetchClientes', count: 1 }))).toBe(
      '20-11-2026 09:14:07 · Consulta de clientes: un registro llegó con datos que no se pueden leer',
    );
  });

  test('holds only the messages for the person of a call, its answer and its error', () => {
    const canary = fc.stringMatching(/^canario[A-Z]{12}$/);
    const kinds = fc.constantFrom<Trouble['what']['kind']>('rejected', 'unreadable', 'transport', 'notLoaded', 'rows');
    fc.assert(
      fc.property(kinds, canary, fc.nat(), (kind, value, number) => {
        // Fields that failures and results of calls may get later.
        const what = { ...rejected, kind, count: number, address: value, body: { nuDocumento: value } } as Trouble['what'];
        const end = { url: `https://x/v1/clientes/${value}?nombre=${value}`, body: value, message: value };
        const copiedTrouble = trouble(what, { end, broken: brokenAt(['value', number, 'nombre']) });
        expect(troubleText(copiedTrouble)).not.toContain(value);
        expect(troubleLine(copiedTrouble)).not.toContain(value);
      }),
      { numRuns: 300, seed: 20_261_120 },
    );
  });
});

/** A page with the `meta` of a build. */
const page = (content?: string) =>
  ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as Pick<Document, 'querySelector'>;

describe('The build', () => {
  test('is read from its page', () => {
    expect(buildText(readBuild(page('0.1.0 0123456789abcdef 2026-11-20')))).toBe(
      'Autogestión 0.1.0, compilación 0123456789abcdef del 20-11-2026',
    );
  });

  test.each([undefined, '', '0.1.0', '0.1.0 x'])('is missing where the page has %j', (content) => {
    expect(readBuild(page(content))).toBeNull();
    expect(buildText(null)).toBe('Autogestión, en desarrollo');
  });
});

test('every kind of failure has words', () => {
  const kinds: readonly Failure[] = [
    { kind: 'unreadable', operation: 'fetchClientes', status: 0 },
    { kind: 'cancelled', operation: 'fetchClientes' },
  ];
  expect(kinds.map((what) => troubleLine(trouble(what)).split(': ')[1])).toEqual([
    'la respuesta no se pudo leer',
    'nadie esperaba ya la respuesta',
  ]);
});
