import type { Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyValue, otlpProblems } from '../../sandbox/telemetria/otlp.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { cutOff, dist, expect, expectToasts, heading, letDraw, notices, storedSession, test } from '../support/portal.ts';

/** A text in all typed, answered and thrown values here, which no telemetry may hold. */
const canary = 'Canario Zeta';
const documento = '00112345673';

const config = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')) as Record<string, unknown>;

/** Serves the configuration of the portal with `telemetria`. */
const configure = (page: Page, telemetria: unknown) =>
  page.route('**/autogestion/config.json', (route) => route.fulfill({ json: { ...config, telemetria } }));

const isTelemetry = (request: Request) => /\/assets\/(?:telemetry|tracing)-|\/telemetria/.test(request.url());

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true }).click();

/** The message in the place of a failed list. */
const failure = (page: Page, title: string) => page.getByRole('main').getByRole('paragraph').filter({ hasText: title });

const valueOf = ({ value: { arrayValue, stringValue, intValue, doubleValue } }: KeyValue) =>
  arrayValue?.values?.map((one) => one.stringValue) ?? stringValue ?? intValue ?? doubleValue;

const call = (operation: string, type: string, screen: string, more: object = {}) => ({
  'autogestion.operation': operation,
  'error.type': type,
  'autogestion.duration': expect.any(Number),
  'url.template': screen,
  ...more,
});

/** The values of attributes by name. */
const readable = (of: readonly KeyValue[] = []) => Object.fromEntries(of.map((one) => [one.key, valueOf(one)]));

/** The records that the collector keeps. */
const records = (sandbox: Sandbox) =>
  sandbox.telemetry.flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ resource, scopeLogs = [] }) =>
      scopeLogs.flatMap(({ logRecords = [] }) =>
        logRecords.map(({ eventName, severityNumber, traceId, attributes }) => ({
          name: eventName,
          severity: severityNumber,
          traceId,
          about: readable(resource?.attributes),
          attributes: readable(attributes),
        })),
      ),
    ),
  );

/** Leaves the page like a closed tab, and returns the records of the collector. */
async function leave(page: Page, sandbox: Sandbox) {
  await page.goto('about:blank');
  await expect.poll(() => JSON.stringify(sandbox.telemetry)).toContain('"/perfil"');
  return records(sandbox);
}

/** Waits until telemetry runs: its code is fetched when the browser is idle. */
async function waitForTelemetry(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/telemetry-')),
  );
  await letDraw(page);
}

// Only the code of visited pages is fetched, so that a chunk can be missing.
test.use({ savesData: true });

test.beforeEach(({ sandbox }) => {
  sandbox.telemetry.length = 0;
});

test('a walk with eight faults is reported by kind, place and time, without any value', async ({
  page,
  enter,
  sandbox,
  provoke,
}) => {
  provoke(/TypeError|Canario|Failed to fetch|Importing/);
  await configure(page, { destino: '/telemetria', trazas: true });
  const traced = new Map<string, string>();
  const untraced: string[] = [];
  const answers: number[] = [];
  page.on('request', (request) => {
    const { traceparent } = request.headers();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/servicios/')) traced.set(pathname.replace(/^\/servicios\/\w+/, ''), traceparent ?? '');
    else if (traceparent) untraced.push(pathname);
  });
  page.on('response', (response) => {
    if (response.url().includes('/telemetria')) answers.push(response.status());
  });
  sandbox.setFail('GET /v1/clientes=500,GET /v1/polizas=html,GET /v1/cotizaciones=shape');
  await cutOff(page, '/v1/siniestros');
  await page.route('**/v1/tickets?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: Record<string, unknown>[] };
    const value = answer.value.map((row, index) => (index < 2 ? { ...row, id: canary, created_at: 7 } : row));
    await route.fulfill({ response, json: { ...answer, value } });
  });
  await page.route('**/assets/PerfilPage-*.js', (route) => route.abort());

  await enter('intermediario', `./clientes?nombre=${encodeURIComponent(canary)}&numeroDocumento=${documento}&tipoDocumento=CED`);
  await waitForTelemetry(page);
  const failed = (title: string) => expect(failure(page, title)).toBeVisible();
  await failed('Fallo simulado');
  await follow(page, 'Pólizas');
  await failed('Consulta polizas por intermediario');
  await follow(page, 'Cotizaciones');
  await failed('Consulta de cotizaciones');
  await page.goto('./siniestros');
  await waitForTelemetry(page);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await follow(page, 'Solicitudes');
  await expect(page.getByText('2 registros llegaron con datos que no se pueden leer')).toBeVisible();
  await page.evaluate((text) => {
    setTimeout(() => {
      setTimeout(() => void Promise.reject(new TypeError(text)));
      throw new RangeError(text);
    });
  }, canary);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();

  const recorded = await leave(page, sandbox);
  expect(sandbox.telemetry.flatMap(otlpProblems)).toEqual([]);
  const { version, build } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as Record<string, string>;
  for (const { about } of recorded) {
    expect(about).toEqual({
      'service.name': 'autogestion',
      'service.version': version,
      'autogestion.build': build,
      'session.id': expect.stringMatching(/^[\da-f-]{36}$/),
      'user_agent.name': 'Chrome',
      'user_agent.version': expect.stringMatching(/^\d+$/),
    });
  }
  const faults = recorded.filter(({ name }) => name !== 'browser.web_vital');
  expect(faults.map(({ name, severity, attributes }) => [name, severity, attributes])).toEqual([
    ['autogestion.call.failed', 17, call('fetchClientes', 'rejected', '/clientes', { 'http.response.status_code': 500 })],
    ['autogestion.call.failed', 17, call('fetchPolizas', 'unreadable', '/polizas', { 'http.response.status_code': 200 })],
    [
      'autogestion.call.failed',
      17,
      call('fetchCotizaciones', 'unreadable', '/cotizaciones', {
        'http.response.status_code': 200,
        'autogestion.places': ['value', 'meta'],
      }),
    ],
    ['autogestion.call.failed', 17, call('fetchSiniestros', 'transport', '/siniestros')],
    [
      'autogestion.rows.left_out',
      13,
      {
        'autogestion.operation': 'fetchTickets',
        'error.type': 'rows',
        'autogestion.rows': 2,
        'autogestion.places': ['[].id', '[].created_at'],
        'url.template': '/solicitudes',
      },
    ],
    ['exception', 17, { 'exception.type': 'RangeError', 'url.template': '/solicitudes' }],
    ['exception', 17, { 'exception.type': 'TypeError', 'url.template': '/solicitudes' }],
    ['exception', 17, { 'exception.type': 'TypeError', 'url.template': '/perfil' }],
  ]);
  const vitals = recorded.filter(({ name }) => name === 'browser.web_vital');
  expect(vitals.map(({ attributes }) => attributes['browser.web_vital.name'])).toEqual(
    expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'cls']),
  );

  // Each service call starts a trace, which its record names; no other request starts one.
  expect([...traced].filter(([, header]) => !/^00-[\da-f]{32}-[\da-f]{16}-01$/.test(header))).toEqual([]);
  expect(untraced).toEqual([]);
  expect(faults[0]?.traceId).toBe(traced.get('/v1/clientes')?.split('-')[1]);
  expect(faults[3]?.traceId).toBe(traced.get('/v1/siniestros')?.split('-')[1]);

  const sent = JSON.stringify(sandbox.telemetry);
  const { token } = JSON.parse(await storedSession(sandbox.url, 'intermediario')) as { token: string };
  for (const secret of [canary, 'Canario', documento, 'intermediario', 'Ramón', token.slice(0, 20), 'Fallo simulado']) {
    expect(sent).not.toContain(secret);
  }
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  // The page of the sandbox shows the same records.
  // The last Web Vitals may arrive after the last fault.
  await expect(async () => {
    await page.goto(`${sandbox.url}/telemetria`);
    await expect(page.getByRole('heading', { name: 'Telemetría' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBe(records(sandbox).length + 1);
  }).toPass();
  await expect(page.getByText('fetchClientes')).toBeVisible();
});

for (const [what, telemetria] of [
  ['without the key', undefined],
  ['of a visit that is no sample', { destino: '/telemetria', muestra: 0 }],
] as const) {
  test(`nothing is fetched and nothing sent ${what}`, async ({ page, signIn, sandbox }) => {
    await configure(page, telemetria);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isTelemetry(request) || request.headers()['traceparent']) asked.push(request.url());
    });
    sandbox.setFail('GET /v1/clientes=500');
    await signIn('intermediario', './clientes');
    await expect(failure(page, 'Fallo simulado')).toBeVisible();
    // The chunk of the toasts is fetched when the browser is idle, as telemetry would be.
    await notices(page).waitFor({ state: 'attached' });
    await page.goto('about:blank');
    expect(asked).toEqual([]);
    expect(sandbox.telemetry).toEqual([]);
  });
}

test('the service worker does not fetch telemetry either', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  expect(worker).toContain('/Toasts-');
  expect(worker).not.toMatch(/telemetry-|tracing-/);
});

test('a silent collector shows no error', async ({ page, enter, sandbox }) => {
  await configure(page, { destino: '/telemetria', trazas: true });
  await page.route('**/telemetria/v1/logs', (route) => route.abort());
  await page.clock.install({ time: new Date('2026-11-20T09:00:00') });
  const code = page.waitForResponse(/\/assets\/telemetry-/);
  await enter('cobranzas');
  await (await code).finished();
  await letDraw(page);
  const sending = page.waitForRequest('**/telemetria/v1/logs');
  await page.clock.fastForward(15_000);
  expect((await sending).headers()).toMatchObject({ 'content-type': 'application/json' });
  await letDraw(page);
  await expectToasts(page, []);
  expect(sandbox.telemetry).toEqual([]);
});
