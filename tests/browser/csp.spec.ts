import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, test } from '../support/portal.ts';

const headersConf = readFileSync(join(import.meta.dirname, '../../deploy/nginx/headers.conf'), 'utf8');

test('the headers that nginx is to send are those that the sandbox sends', async ({ sandbox }) => {
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

/** What an attacker, or a careless change, may put into the page; each has to be refused, and to be told by the suite's own fixture. */
const planted: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.planted = true');
    document.head.append(script);
  },
  'an inline handler': () => {
    document.body.setAttribute('onclick', 'window.planted = true');
    document.body.click();
  },
  'a script of another host': () => {
    const script = document.createElement('script');
    script.src = 'https://ejemplo.invalid/a.js';
    document.head.append(script);
  },
  'a picture of another host': () => {
    new Image().src = 'https://ejemplo.invalid/a.png';
  },
  'a call to another host': () => {
    fetch('https://ejemplo.invalid/a').catch(() => undefined);
  },
  'a frame': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://ejemplo.invalid/';
    document.body.append(frame);
  },
  'text as markup': () => {
    document.body.innerHTML = '<img src=x onerror="window.planted = true">';
  },
  'text as markup of a frame': () => {
    document.createElement('iframe').srcdoc = '<script>parent.planted = true</script>';
  },
  'a document of text': () => {
    new DOMParser().parseFromString('<p>Hola</p>', 'text/html');
  },
  'a document that is written': () => {
    document.write('<script>window.planted = true</script>');
  },
  'a worker of data': () => {
    void new Worker('data:text/javascript,1');
  },
  'a worker that is a document': () => {
    void new Worker('/autogestion/documentos/a.js');
  },
  'a script that is none of the build': () => {
    document.createElement('script').src = '/servicios/core/v1/a.js';
  },
  'another policy': () => {
    (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy('otra', {});
  },
  'the policy of addresses once more': () => {
    (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
      'default',
      {},
    );
  },
};

/** What the browser says of what it refused. */
const refused = /Content Security Policy|requires 'Trusted\w+' assignment/i;

test('what is planted into the page is refused, and no test overlooks it', async ({ page, provoke, complaints }) => {
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  provoke(refused);
  for (const [what, plant] of Object.entries(planted)) {
    complaints.length = 0;
    await page.evaluate(plant).catch(() => undefined);
    await expect.poll(() => complaints.join(), what).toMatch(refused);
  }
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('what is planted into a worker is refused and told, too @slow', async ({ page, provoke, complaints }) => {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^report-worker-.*\.js$/.test(name));
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  provoke(refused);
  const begun = page.waitForEvent('worker');
  await page.evaluate((address) => void new Worker(address, { type: 'module' }), `/autogestion/assets/${file}`);
  const worker = await begun;
  const plantedThere: Readonly<Record<string, () => unknown>> = {
    'a call to another host': () => fetch('https://ejemplo.invalid/a').catch(() => undefined),
    // In a turn of its own: what a debugger evaluates may do it.
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
