import { describe, expect, test } from 'vitest';
import type { Trouble } from '../../domain/trouble.ts';
import { addNoticeRows } from '../notices/notice-texts.ts';
import { noticeRows } from '../portal/notice-rows.ts';
import { browserFamily } from './browser-family.ts';
import { diagnosisText } from './diagnosis.ts';
import { reachServices, reachText } from './reach.ts';

addNoticeRows(noticeRows);

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${linux} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156'],
  [`${linux} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome 156'],
  [`${linux} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.1.2`, 'Edge 156'],
  [`${linux} Chrome/150.0.0.0 Safari/537.36 OPR/120.0`, 'Opera 120'],
  [`${linux} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 28'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [`${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`, 'Firefox 141'],
  [`${iphone} CriOS/156.0.1 Mobile/15E148 Safari/604.1`, 'Chrome 156'],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari 18'],
  ['', 'otro'],
  ['canario', 'otro'],
])('the family of %s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});

describe('The services', () => {
  const servicios = { auth: 'https://auth.example', core: 'https://core.example', reports: 'https://reports.example' };

  test('are called once each, without a bearer, and may answer with any status', async () => {
    const requests: [string, RequestInit | undefined][] = [];
    const reached = await reachServices(servicios, async (url, init) => {
      requests.push([url as string, init]);
      if (url === servicios.auth) return new Response(null, { status: 404 });
      if (url === servicios.core) throw new TypeError('gone');
      return new Response(null, { status: 502 });
    });
    expect(reached.map(({ name, status }) => [name, status])).toEqual([
      ['Autorización', 404],
      ['Central', null],
      ['Reportes', 502],
    ]);
    expect(requests.map(([url]) => url)).toEqual(Object.values(servicios));
    for (const [, init] of requests) expect(init).toMatchObject({ mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    for (const [, init] of requests) expect(init).not.toHaveProperty('headers');
  });

  test.each([
    [404, 'responde (0.1 s)'],
    [0, 'responde (0.1 s)'],
    [502, 'responde con el error 502 (0.1 s)'],
    [null, 'no responde (0.1 s)'],
  ])('with the answer %s: %s', (status, text) => {
    expect(reachText({ name: 'Central', status, took: 120 })).toBe(text);
  });
});

describe('The diagnosis', () => {
  const met: Trouble[] = [
    { what: { kind: 'transport', operation: 'fetchClientes' }, at: '2026-11-20T13:14:07Z', duration: 30_000, end: 1 },
    {
      what: { kind: 'rejected', operation: 'fetchMonedas', status: 500, title: 'Monedas', messages: ['Sin base'] },
      at: '2026-11-20T13:15:00Z',
      duration: 80,
      end: 2,
    },
  ];

  test('is one text with the last failure first', () => {
    const text = diagnosisText({
      build: { version: '0.1.0', build: '0123456789abcdef', built: '2026-11-20' },
      browser: 'Chrome 156',
      isOnline: true,
      services: [{ name: 'Central', status: null, took: 10_000 }],
      troubles: met,
      traceOf: (end) => (end === 2 ? { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' } : undefined),
    });
    expect(text.split('\n')).toEqual([
      'Autogestión 0.1.0, compilación 0123456789abcdef del 20-11-2026',
      'Navegador: Chrome 156, con red',
      '',
      'Servicios',
      'Central: no responde (10.0 s)',
      '',
      'Últimos fallos de esta visita',
      '',
      'Consulta de monedas (fetchMonedas)',
      'Cuándo: 20-11-2026 09:15:00, hora de Santo Domingo',
      'Resultado: el servicio respondió 500',
      'Mensajes del servicio: Monedas · Sin base',
      'Tardó: 0.1 s',
      'Traza: 4bf92f3577b34da6a3ce929d0e0e4736',
      '',
      'Consulta de clientes (fetchClientes)',
      'Cuándo: 20-11-2026 09:14:07, hora de Santo Domingo',
      'Resultado: no llegó ninguna respuesta',
      'Tardó: 30.0 s',
    ]);
  });

  test('says that nothing has failed and nothing was checked', () => {
    expect(
      diagnosisText({ build: null, browser: 'otro', isOnline: false, services: null, troubles: [], traceOf: () => undefined }),
    ).toBe('Autogestión, en desarrollo\nNavegador: otro, sin red\n\nServicios\nSin comprobar\n\nSin fallos en esta visita');
  });
});
