import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenAt, trouble, troubleAt as at } from '../../../tests/support/troubles.ts';
import { paths } from '../../domain/paths.ts';
import type { Trouble } from '../../domain/trouble.ts';
import { errorRecord, screenOf, troubleRecord, vitalRecord } from './records.ts';

const operation = 'fetchClientes';

describe('A call that failed', () => {
  test.each<[Trouble, ReturnType<typeof troubleRecord>]>([
    [
      trouble({ kind: 'rejected', operation, status: 500, title: 'canario', messages: ['canario'] }),
      {
        name: 'autogestion.call.failed',
        severity: 'error',
        at,
        attributes: {
          'autogestion.operation': operation,
          'error.type': 'rejected',
          'http.response.status_code': 500,
          'autogestion.duration': 1234,
        },
        ids: undefined,
      },
    ],
    [
      trouble({ kind: 'rejected', operation: 'fetchTablaCodigos', status: 404, title: '', messages: [], code: 'TP_EMAIL' }),
      {
        name: 'autogestion.call.failed',
        severity: 'warning',
        at,
        attributes: {
          'autogestion.operation': 'fetchTablaCodigos',
          'error.type': 'rejected',
          'autogestion.code': 'TP_EMAIL',
          'http.response.status_code': 404,
          'autogestion.duration': 1234,
        },
        ids: undefined,
      },
    ],
    [
      trouble({ kind: 'transport', operation }),
      {
        name: 'autogestion.call.failed',
        severity: 'error',
        at,
        attributes: { 'autogestion.operation': operation, 'error.type': 'transport', 'autogestion.duration': 1234 },
        ids: undefined,
      },
    ],
    [
      trouble(
        { kind: 'rows', operation, count: 2 },
        {
          duration: null,
          broken: brokenAt(['id'], ['id']),
        },
      ),
      {
        name: 'autogestion.rows.left_out',
        severity: 'warning',
        at,
        attributes: {
          'autogestion.operation': operation,
          'error.type': 'rows',
          'autogestion.rows': 2,
          'autogestion.places': ['[].id'],
        },
        ids: undefined,
      },
    ],
  ])('%#: is recorded by its kind, its status and its time', (given, record) => {
    expect(troubleRecord(given)).toEqual(record);
  });

  test('has the ids of its trace', () => {
    const ids = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
    expect(troubleRecord(trouble({ kind: 'transport', operation }), ids).ids).toBe(ids);
  });
});

describe('An error that nobody caught', () => {
  test('is recorded by its name and its places in the build, without its message', () => {
    const error = new TypeError('canario');
    error.stack = [
      'TypeError: canario en https://x.do/autogestion/assets/canario',
      '    at canario (https://x.do/autogestion/assets/Portal-B1_x.js:12:345)',
      '    at https://x.do/autogestion/clientes/update/7?nombre=canario:1:2',
      'f@https://x.do/autogestion/assets/react-DGSNRO7p.js:1:9',
    ].join('\n');
    expect(errorRecord(error)).toEqual({
      name: 'exception',
      severity: 'error',
      attributes: {
        'exception.type': 'TypeError',
        'exception.stacktrace': 'Portal-B1_x.js:12:345\nreact-DGSNRO7p.js:1:9',
      },
    });
  });

  test.each([
    ['a text', 'canario', 'Error'],
    ['nothing', undefined, 'Error'],
    ['an object', { name: 'canario', stack: 'canario' }, 'Error'],
    ['a name of its own', Object.assign(new Error('x'), { name: 'Canario' }), 'Error'],
    ['a name of the browser', new DOMException('canario', 'NotAllowedError'), 'NotAllowedError'],
  ])('thrown as %s, too', (_, thrown, type) => {
    const { attributes } = errorRecord(thrown);
    expect(attributes['exception.type']).toBe(type);
    expect(JSON.stringify(attributes).toLowerCase()).not.toContain('canario');
  });
});

test('a Web Vital is recorded with the names of OpenTelemetry', () => {
  const vital = { name: 'CLS', value: 0.012345, rating: 'good', id: 'v6-1', entries: ['canario'] };
  expect(vitalRecord(vital)).toEqual({
    name: 'browser.web_vital',
    severity: 'info',
    attributes: {
      'browser.web_vital.name': 'cls',
      'browser.web_vital.value': 0.012,
      'browser.web_vital.rating': 'good',
      'browser.web_vital.id': 'v6-1',
    },
  });
});

test.each([
  ['/', '/'],
  ['/clientes', '/clientes'],
  ['/clientes/', '/clientes'],
  ['/clientes/create', '/clientes/create'],
  ['/clientes/update/1200', '/clientes/update/:id'],
  ['/polizas/emision/canario', '/polizas/emision/:id'],
  ['/clientes/canario', 'otra'],
  ['/canario', 'otra'],
  ['', 'otra'],
])('the screen at %j is %s', (path, pattern) => {
  expect(screenOf(path, Object.values(paths))).toBe(pattern);
});

test('no record holds a text of a service, of a person or of an address', () => {
  const canary = fc.stringMatching(/^canario[A-Z]{12}$/);
  const kinds = fc.constantFrom<Trouble['what']['kind']>('rejected', 'unreadable', 'transport', 'notLoaded', 'rows');
  fc.assert(
    fc.property(kinds, canary, fc.nat(), (kind, value, number) => {
      const failed = { kind, operation, status: 500, title: value, messages: [value], count: number, address: value };
      const end = { url: `https://x/v1/clientes/${value}`, body: value, message: value, stack: value };
      const error = Object.assign(new Error(`${value} /assets/${value}`), { cause: value, name: value });
      const sent = [
        troubleRecord(trouble(failed as Trouble['what'], { end, broken: brokenAt(['value', number, 'nombre']) })),
        errorRecord(error),
        errorRecord(end),
        errorRecord(value),
        screenOf(`/${value}/${value}`, Object.values(paths)),
      ];
      expect(JSON.stringify(sent)).not.toContain(value);
    }),
    { numRuns: 300, seed: 20_261_120 },
  );
});
