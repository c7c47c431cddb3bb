/**
 * `npm run bench:press`: presses each control once visible, then after 1 and 3 s, in this build and
 * two former ones. `--rounds 7`, `--paces 0,1000,3000`, `--saves-data`, `--only now`, `--first
 * quotes|start|issue`, `--http2`.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startSandbox } from '../sandbox/server.ts';
import type { Tls } from '../sandbox/tls-front.ts';
import { findChromium, launchArgs } from '../tools/chromium.ts';
import { buildFormer } from './former.ts';
import { conditions, heapMb } from './network.ts';
import { median, type Sample } from './table.ts';
import { signIn, visit } from './visits.ts';
import type { Moment } from './watch.ts';

interface Step {
  readonly name: string;
  readonly moment: Moment;
  readonly press: (page: Page) => Promise<void>;
}

const follow = (suffix: string) => (page: Page) => page.locator(`a[href$="${suffix}"]`).first().click();

const steps = {
  charts: { name: 'login → gráficos', moment: 'charts', press: (page) => signIn(page) },
  list: { name: '→ clientes', moment: 'rows10', press: follow('/autogestion/clientes') },
  wizard: { name: '→ asistente', moment: 'wizard', press: follow('/clientes/create') },
  quotes: { name: '→ cotizaciones', moment: 'quotes10', press: follow('/autogestion/cotizaciones') },
  quote: { name: '→ nueva cotización', moment: 'quote', press: follow('/cotizaciones/create') },
  emision: {
    name: '→ emisión',
    moment: 'emision',
    press: async (page) => {
      await page.goBack();
      await page.getByRole('link', { name: 'Emitir 900' }).click();
    },
  },
  rated: { name: '→ cotización tarifada', moment: 'rated', press: follow('/cotizaciones/900') },
  issue: {
    name: '‘Emitir’ → emisión',
    moment: 'emision',
    press: (page) => page.getByRole('main').getByRole('link', { name: 'Emitir', exact: true }).click(),
  },
  request: { name: '→ nueva solicitud', moment: 'request', press: follow('/solicitudes/create') },
} as const satisfies Record<string, Step>;

type StepName = keyof typeof steps;

/** Walks: the likely one, and others with another first press. */
const walks: Record<string, readonly StepName[]> = {
  likely: ['charts', 'list', 'wizard', 'quotes', 'quote', 'emision'],
  start: ['charts', 'list', 'wizard'],
  quotes: ['charts', 'quotes', 'quote'],
  issue: ['charts', 'quotes', 'rated', 'issue'],
};

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    paces: { type: 'string', default: '0,1000,3000' },
    'saves-data': { type: 'boolean', default: false },
    http2: { type: 'boolean', default: false },
    only: { type: 'string' },
    first: { type: 'string', default: 'likely' },
  },
});
const walk = walks[options.first] ?? [];
const paces = options.paces.split(',').map(Number);
const builds: Record<string, () => string> = {
  now: () => resolve(import.meta.dirname, '../dist'),
  today: () => buildFormer('09d95ba'),
  'first half': () => buildFormer('1573764'),
};
const names = Object.keys(builds).filter((name) => options.only === undefined || options.only.split(',').includes(name));

/** Walks once, with `pace` ms between a visible step and the next press. */
async function walkOnce(browser: Browser, origin: string, pace: number, sample: Sample): Promise<void> {
  await visit(browser, async ({ page, session, wait }) => {
    if (options['saves-data']) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    }
    await page.goto(`${origin}/autogestion/login`, { waitUntil: 'commit' });
    await wait('usable');
    sample['paint'] = await page.evaluate(() => window.bench.firstPaint());
    for (const name of walk) {
      const step = steps[name];
      if (pace > 0) await page.waitForTimeout(pace);
      await step.press(page);
      const { click, painted } = await wait(step.moment);
      const seen = await page.evaluate(
        ([from, to]) => ({
          call: window.bench.firstCall(from) - from,
          task: window.bench.longestTask(from, to),
          interaction: window.bench.interaction(from),
          ...window.bench.traffic(from, to),
        }),
        [click, painted] as const,
      );
      Object.assign(sample, {
        [name]: painted - click,
        [`${name} call`]: seen.call,
        [`${name} task`]: seen.task,
        [`${name} INP`]: seen.interaction,
        [`${name} KB`]: seen.kb,
        [`${name} requests`]: seen.requests,
      });
      if (name === 'wizard') {
        const { kb, requests } = await page.evaluate(() => window.bench.traffic(0, performance.now()));
        Object.assign(sample, { 'flow KB': kb, 'flow requests': requests, 'flow heap': await heapMb(session) });
      }
    }
  });
}

const certificate = (name: string) => readFileSync(resolve(import.meta.dirname, '../tests/support/tls', name));
const tls = options.http2 ? { cert: certificate('localhost.crt'), key: certificate('localhost.key') } : undefined;

/** Makes Chromium trust a certificate: pages with ignored certificate errors are not cached. */
function trust({ cert }: Tls): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

const servers = new Map(
  await Promise.all(names.map(async (name) => [name, await startSandbox({ portal: builds[name]?.() ?? '', tls })] as const)),
);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...launchArgs, ...(tls ? [trust(tls)] : [])],
});
const samples = new Map<string, Sample[]>();
try {
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const pace of paces) {
      for (const [name, server] of servers) {
        const sample: Sample = {};
        try {
          await walkOnce(browser, server.url, pace, sample);
        } catch (error) {
          console.error(`${name}, ${pace} ms: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        }
        // The first round warms the machine up.
        if (round > 0) samples.set(`${name} ${pace}`, [...(samples.get(`${name} ${pace}`) ?? []), sample]);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all([...servers.values()].map((server) => server.close()));
}

const number = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 20 ? 1 : 0) : '–');

/** Median and range of a figure of one build at one pace. */
function cell(name: string, pace: number, figure: string): string {
  const values = (samples.get(`${name} ${pace}`) ?? []).flatMap((sample) => sample[figure] ?? []);
  if (values.length === 0) return '–';
  return `${number(median(values))} (${number(Math.min(...values))}–${number(Math.max(...values))})`;
}

const figures = [
  'paint',
  ...walk.flatMap((name) => [name, `${name} call`, `${name} task`, `${name} INP`, `${name} KB`, `${name} requests`]),
  'flow KB',
  'flow requests',
  'flow heap',
];
console.log(
  `Medianas (rango) de ${options.rounds} rondas alternadas; ${((conditions.downBytes * 8) / 1e6).toFixed(1)} Mbps, ${conditions.latencyMs} ms por petición, CPU ÷ ${conditions.cpu}.`,
);
for (const pace of paces) {
  console.log(`\n| pulsado a los ${pace} ms | ${names.join(' | ')} |\n|---|${'---|'.repeat(names.length)}`);
  for (const figure of figures) console.log(`| ${figure} | ${names.map((name) => cell(name, pace, figure)).join(' | ')} |`);
}
