import { describe, expect, test, vi } from 'vitest';
import { json, raw } from '../../tests/support/service.ts';
import { ConfigError, loadConfig, parseConfig } from './config.ts';

const origin = 'http://localhost:4280/autogestion/clientes?page=2';
const servicios = { auth: '/servicios/autorizacion', core: '/servicios/core', reports: '/servicios/reportes' };
const read = {
  servicios: {
    auth: 'http://localhost:4280/servicios/autorizacion',
    core: 'http://localhost:4280/servicios/core',
    reports: 'http://localhost:4280/servicios/reportes',
  },
  archivos: [],
  enlaces: { pago: null, recuperacion: null },
  documentos: { conozcaCliente: null, conozcaEmpresa: null, roturaCristales: null, declaracionVehiculo: null },
  plazos: { lecturas: 30_000, escrituras: 60_000, reportes: 180_000 },
  telemetria: null,
};

describe('The configuration', () => {
  test('counts relative bases from the origin', () => {
    expect(parseConfig({ servicios }, origin)).toEqual(read);
  });

  test('accepts every setting', () => {
    const whole = {
      servicios: { auth: 'https://auth.example', core: 'https://core.example/api', reports: 'https://r.example:8443/v' },
      archivos: ['archivos.example'],
      enlaces: { pago: 'https://pagos.example/x?y=1', recuperacion: 'HTTP://claves.example' },
      documentos: {
        conozcaCliente: '/autogestion/documentos/a.pdf',
        conozcaEmpresa: '/autogestion/documentos/e.pdf',
        roturaCristales: 'https://ayuda.example/b.pdf',
        declaracionVehiculo: null,
      },
      plazos: { lecturas: 12.5, escrituras: 90, reportes: 600 },
      telemetria: { destino: 'https://otel.example/recibe/', muestra: 0.25, trazas: true },
      otra: 'cosa',
    };
    expect(parseConfig(whole, origin)).toEqual({
      servicios: whole.servicios,
      archivos: ['archivos.example'],
      enlaces: whole.enlaces,
      documentos: {
        conozcaCliente: 'http://localhost:4280/autogestion/documentos/a.pdf',
        conozcaEmpresa: 'http://localhost:4280/autogestion/documentos/e.pdf',
        roturaCristales: 'https://ayuda.example/b.pdf',
        declaracionVehiculo: null,
      },
      plazos: { lecturas: 12_500, escrituras: 90_000, reportes: 600_000 },
      telemetria: { destino: 'https://otel.example/recibe', muestra: 0.25, trazas: true },
    });
  });

  test('gives a call the default deadline', () => {
    expect(parseConfig({ servicios, plazos: { reportes: 300 } }, origin).plazos).toEqual({
      lecturas: 30_000,
      escrituras: 60_000,
      reportes: 300_000,
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,hola', 'http://', ''])('has no document at %j', (conozcaCliente) => {
    expect(parseConfig({ servicios, documentos: { conozcaCliente } }, origin).documentos.conozcaCliente).toBeNull();
  });

  test.each([
    ['/servicios/core', 'http://localhost:4280/servicios/core'],
    ['/servicios/core/', 'http://localhost:4280/servicios/core'],
    ['/servicios/core///', 'http://localhost:4280/servicios/core'],
    ['/', 'http://localhost:4280'],
    ['https://core.example', 'https://core.example'],
    ['https://core.example/', 'https://core.example'],
    ['https://CORE.example:443/Api/', 'https://core.example/Api'],
    ['//core.example/api', 'http://core.example/api'],
  ])('writes the base %s without a trailing slash', (core, written) => {
    expect(parseConfig({ servicios: { ...servicios, core } }, origin).servicios.core).toBe(written);
  });

  test.each([undefined, null, ''])('uses the core base for reports when theirs is %j', (reports) => {
    expect(parseConfig({ servicios: { ...servicios, reports } }, origin).servicios.reports).toBe(read.servicios.core);
  });

  test.each([
    undefined,
    null,
    '',
    'javascript:alert(1)',
    ' https://pagos.example',
    'JaVaScRiPt://x.example/%0aalert(1)',
    'data:text/html,hola',
    'file:///etc/passwd',
    '/pagos',
    '//pagos.example',
    'pagos.example',
    'https:pagos.example',
  ])('drops the external address %j', (address) => {
    expect(parseConfig({ servicios, enlaces: { pago: address, recuperacion: address } }, origin).enlaces).toEqual({
      pago: null,
      recuperacion: null,
    });
  });

  test.each([
    undefined,
    null,
    'texto',
    {},
    { servicios: {} },
    { servicios: { ...servicios, auth: '' } },
    { servicios: { ...servicios, core: null } },
    { servicios: { ...servicios, core: 'http://' } },
    { servicios: { ...servicios, reports: 7 } },
    { servicios, archivos: 'uno' },
    { servicios, enlaces: { pago: 7 } },
    { servicios, documentos: { conozcaCliente: 7 } },
    { servicios, plazos: 30 },
    { servicios, plazos: { lecturas: 0 } },
    { servicios, plazos: { escrituras: -1 } },
    { servicios, plazos: { escrituras: '60' } },
    { servicios, plazos: { reportes: 3601 } },
    { servicios: { ...servicios, auth: 'javascript:alert(1)' } },
    { servicios: { ...servicios, core: 'data:text/html,hola' } },
    { servicios: { ...servicios, core: 'ftp://core.example' } },
    { servicios: { ...servicios, reports: 'core.example:8443/api' } },
    { servicios: { ...servicios, reports: 'https://' } },
  ])('is refused when it is %j', (rubbish) => {
    expect(() => parseConfig(rubbish, origin)).toThrow(/invalid/i);
  });
});

test('A base that is no address of a service is refused with its name', () => {
  expect(() => parseConfig({ servicios: { ...servicios, core: 'ftp://core.example' } }, origin)).toThrow(
    'config.json: servicios.core is invalid: «ftp://core.example» is neither an http(s) address nor a relative one',
  );
});

const readTelemetria = (telemetria: unknown) => parseConfig({ servicios, telemetria }, origin).telemetria;

const wrongAddress = (destino: string) =>
  `config.json: telemetria no sirve: destino «${destino}» no es una dirección https ni una del propio portal, sin consulta ni usuario`;

describe('Telemetry', () => {
  test.each([undefined, null])('is off for %j', (telemetria) => {
    expect(readTelemetria(telemetria)).toBeNull();
  });

  test.each([
    ['/telemetria', 'http://localhost:4280/telemetria'],
    ['http://localhost:4280/telemetria/', 'http://localhost:4280/telemetria'],
    ['https://otel.example', 'https://otel.example'],
    ['https://otel.example:4318/', 'https://otel.example:4318'],
  ])('goes to %s, from every visit and without traces by default', (destino, address) => {
    expect(readTelemetria({ destino })).toEqual({ destino: address, muestra: 1, trazas: false });
  });

  const wrongKeys =
    'config.json: telemetria no sirve: debe tener «destino» (un texto) y puede tener «muestra» (de 0 a 1) y «trazas» (true o false), nada más';

  test.each([
    'http://otel.example',
    'javascript:alert(1)',
    'ftp://otel.example',
    'http://',
    'https://otel.example?clave=7',
    'https://ana:clave@otel.example',
  ])('does not go to %s, with an error in Spanish', (destino) => {
    expect(() => readTelemetria({ destino })).toThrow(new ConfigError(wrongAddress(destino)));
  });

  test.each([
    'https://otel.example',
    true,
    {},
    { destino: 7 },
    { destino: '/telemetria', muestra: 2 },
    { destino: '/telemetria', muestra: -0.1 },
    { destino: '/telemetria', muestra: '1' },
    { destino: '/telemetria', trazas: 'sí' },
    { destino: '/telemetria', muestras: 1 },
  ])('is refused for %j, with the allowed settings in the error', (telemetria) => {
    expect(() => readTelemetria(telemetria)).toThrow(new ConfigError(wrongKeys));
  });
});

describe('Loading the configuration', () => {
  test('requests the file and reads it', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (url: unknown) => {
      asked.push(url);
      return json({ servicios });
    });
    expect(await loadConfig('/autogestion/config.json', origin)).toEqual(read);
    expect(asked).toEqual(['/autogestion/config.json']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server answers 503', () => json({ servicios }, 503)],
    ['the server answers with a page', () => raw('<!doctype html>', 200, 'text/html')],
    ['it is not a configuration', () => json({ hola: 1 })],
  ])('fails when %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    await expect(loadConfig('/autogestion/config.json', origin)).rejects.toBeInstanceOf(ConfigError);
  });

  test('names the wrong base', async () => {
    vi.stubGlobal('fetch', async () => json({ servicios: { ...servicios, auth: 'mailto:a@b.c' } }));
    await expect(loadConfig('/autogestion/config.json', origin)).rejects.toThrow(/servicios\.auth is invalid/);
  });
});
