import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, test } from '../support/portal.ts';

const headersConf = readFileSync(join(import.meta.dirname, '../../deploy/nginx/headers.conf'), 'utf8');

test('the sandbox sends the headers that nginx is configured to send', async ({ sandbox }) => {
  const documented = Object.fromEntries(
    Array.from(headersConf.matchAll(/^add_header ([\w-]+) "([^"]+)" always;$/gm), ([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  expect(Object.keys(documented)).toHaveLength(5);
  for (const path of ['', 'login', 'clientes', 'sw.js', 'config.json']) {
    const { headers } = await fetch(`${sandbox.url}/autogestion/${path}`);
    expect(Object.fromEntries(Object.keys(documented).map((name) => [name, headers.get(name)])), path).toEqual(documented);
  }
});

/** Code that an attack or a careless change may plant; the report: directive, address, sample. */
const planted: Readonly<Record<string, readonly [refused: string, plant: () => void]>> = {
  'an inline script': [
    'An HTMLScriptElement was directly modified and will not be executed',
    () => {
      const script = document.createElement('script');
      script.append('window.planted = true');
      document.head.append(script);
    },
  ],
  'an inline handler': [
    'Element onclick|window.planted',
    () => {
      document.body.setAttribute('onclick', 'window.planted = true');
      document.body.click();
    },
  ],
  'a script of another host': [
    'HTMLScriptElement src|https://ejemplo.invalid/a.js',
    () => {
      const script = document.createElement('script');
      script.src = 'https://ejemplo.invalid/a.js';
      document.head.append(script);
    },
  ],
  'a picture of another host': [
    'img-src https://ejemplo.invalid/a.png',
    () => (new Image().src = 'https://ejemplo.invalid/a.png'),
  ],
  'a call to another host': [
    'connect-src https://ejemplo.invalid/a',
    () => void fetch('https://ejemplo.invalid/a').catch(() => undefined),
  ],
  'a frame': [
    'frame-src https://ejemplo.invalid',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://ejemplo.invalid/';
      document.body.append(frame);
    },
  ],
  'text as markup': ['Element innerHTML|<img', () => (document.body.innerHTML = '<img src=x onerror="window.planted = true">')],
  'text as markup of a frame': [
    'HTMLIFrameElement srcdoc|<script>',
    () => (document.createElement('iframe').srcdoc = '<script>parent.planted = true</script>'),
  ],
  'a document of text': [
    'DOMParser parseFromString|<p>Hola',
    () => void new DOMParser().parseFromString('<p>Hola</p>', 'text/html'),
  ],
  'a document that is written': ['Document write|<script>', () => document.write('<script>window.planted = true</script>')],
  'a worker of data': ['Worker constructor|data:text/javascript,1', () => void new Worker('data:text/javascript,1')],
  'a worker that is a document': [
    'Worker constructor|/autogestion/documentos/a.js',
    () => void new Worker('/autogestion/documentos/a.js'),
  ],
  'a script that is none of the build': [
    'HTMLScriptElement src|/servicios/core/v1/a.js',
    () => (document.createElement('script').src = '/servicios/core/v1/a.js'),
  ],
  'another policy': [
    'trusted-types trusted-types-policy otra',
    () =>
      void (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
        'otra',
        {},
      ),
  ],
  'the policy of addresses once more': [
    'trusted-types trusted-types-policy default',
    () =>
      void (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
        'default',
        {},
      ),
  ],
};

/** The browser's reports of refused code. */
const refused = /Content Security Policy|requires 'Trusted\w+' assignment/i;

test('code planted into the page is refused, and every test would notice the refusal', async ({ page, provoke, complaints }) => {
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  provoke(refused);
  const refusals: string[] = [];
  await page.exposeFunction('noteRefusal', (text: string) => void refusals.push(text));
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      (Reflect.get(window, 'noteRefusal') as (text: string) => void)(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  for (const [what, [report, plant]] of Object.entries(planted)) {
    await page.evaluate(plant).catch(() => undefined);
    // The refusal of an earlier plant may arrive late.
    await expect.poll(() => [...refusals, ...complaints].join('\n'), what).toContain(report);
  }
  expect(complaints.length, 'told to every test').toBeGreaterThanOrEqual(Object.keys(planted).length);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('code planted into a worker is refused and reported @slow', async ({ page, provoke, complaints }) => {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^report-worker-.*\.js$/.test(name));
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  provoke(refused);
  const started = page.waitForEvent('worker');
  await page.evaluate((address) => void new Worker(address, { type: 'module' }), `/autogestion/assets/${file}`);
  const worker = await started;
  const plantedThere: Readonly<Record<string, () => unknown>> = {
    'a call to another host': () => fetch('https://ejemplo.invalid/a').catch(() => undefined),
    // A timer runs the plant outside the debugger's evaluation, which the policy does not restrict.
    'code of text': () =>
      setTimeout(() => {
        try {
          (Reflect.construct(Function, ['self.planted = true']) as () => void)();
        } catch {}
      }),
  };
  for (const [what, plant] of Object.entries(plantedThere)) {
    complaints.length = 0;
    await worker.evaluate(plant).catch(() => undefined);
    await expect.poll(() => complaints.join(), what).toMatch(refused);
  }
  expect(await worker.evaluate(() => 'planted' in self)).toBe(false);
});
