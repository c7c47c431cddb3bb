/**
 * `npm run bench:grids [-- --rounds 7]`: our list beside AG Grid Community and MUI X DataGrid, each
 * with the same 20,000 rows, in turn. The first run installs both into `bench/grids`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium, launchArgs } from '../tools/chromium.ts';
import { compareTexts, makeRows } from './grids/rows.ts';
import { conditions, heapMb } from './network.ts';
import { median, type Sample } from './table.ts';

const folder = resolve(import.meta.dirname, 'grids');
const built = resolve(import.meta.dirname, '../dist-bench/grids');
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } } });
const pages = ['nuestra', 'ag', 'mui'].filter((name) => options.only === undefined || options.only.split(',').includes(name));

/** Figures in ms, except the heap. */
const figures = [
  'primeras filas',
  'ordenar',
  'ordenar de nuevo',
  'elegir estatus',
  'tecla en texto',
  'tarea más larga',
  'memoria (MB)',
] as const;

const rows = makeRows(20_000);
const estatus = 'Procesada';
const word = 'Zoila';
const sorted = rows.toSorted((a, b) => compareTexts(a.solicitante, b.solicitante));
const expected = {
  first: rows[0]?.solicitante ?? '',
  ascending: sorted[0]?.solicitante ?? '',
  descending: sorted.at(-1)?.solicitante ?? '',
  facet: rows.find((row) => row.estatus === estatus)?.documento ?? '',
  typed: rows.find((row) => row.solicitante.toLowerCase().includes(word[0]?.toLowerCase() ?? ''))?.documento ?? '',
};

const own = (name: string) => resolve(import.meta.dirname, '../node_modules', name);

async function buildPages(): Promise<void> {
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  rmSync(built, { recursive: true, force: true });
  for (const name of pages) {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      // Our page uses the portal's React, the others that of their folder.
      resolve: name === 'nuestra' ? { alias: { react: own('react'), 'react-dom': own('react-dom') } } : {},
      build: { outDir: built, emptyOutDir: false, rolldownOptions: { input: join(folder, `${name}.html`) } },
    });
  }
}

/** Runs `act` and returns the milliseconds until the first visible row contains `text`. */
async function timed(page: Page, text: string, act: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate((wanted) => window.untilFirstRow(wanted), text);
  const [ms] = await Promise.all([shown, act()]);
  return ms;
}

async function visitGrid(browser: Browser, url: string, sample: Sample): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-DO' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url);
    await page.waitForFunction(() => 'grid' in window);
    const before = await heapMb(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
      }).observe({ type: 'longtask' });
    });
    sample['primeras filas'] = await page.evaluate((text) => {
      const since = performance.now();
      window.grid.show();
      return window.untilFirstRow(text, since);
    }, expected.first);
    await page.waitForTimeout(3000);
    const head = page.getByRole('columnheader', { name: 'Solicitante' });
    const button = head.getByRole('button', { name: 'Solicitante', exact: true });
    const pressHead = async () => ((await button.count()) > 0 ? button.click() : head.click({ position: { x: 40, y: 12 } }));
    sample['ordenar'] = await timed(page, expected.ascending, pressHead);
    await page.waitForTimeout(1000);
    sample['ordenar de nuevo'] = await timed(page, expected.descending, pressHead);
    await page.waitForTimeout(1000);
    await pressHead();
    await page.waitForTimeout(1000);
    sample['elegir estatus'] = await page.evaluate(
      ([text, of]) => {
        const since = performance.now();
        window.grid.facet(of);
        return window.untilFirstRow(text, since);
      },
      [expected.facet, estatus] as const,
    );
    await page.evaluate(() => window.grid.facet(null));
    await page.waitForTimeout(1000);
    await page.getByLabel('Texto').focus();
    sample['tecla en texto'] = await timed(page, expected.typed, () => page.keyboard.press(word[0]?.toLowerCase() ?? ''));
    await page.waitForTimeout(500);
    sample['tarea más larga'] = await page.evaluate(() => Number(Reflect.get(window, 'longest')));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    sample['memoria (MB)'] = (await heapMb(session)) - before;
  } finally {
    await context.close();
  }
}

await buildPages();
const server = await preview({
  configFile: false,
  root: folder,
  build: { outDir: built },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
const samples = new Map<string, Sample[]>(pages.map((name) => [name, []]));
try {
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const name of pages) {
      const sample: Sample = {};
      try {
        await visitGrid(browser, `${url}${name}.html`, sample);
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message.slice(0, 1500) : String(error)}`);
      }
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
} finally {
  await browser.close();
  await server.close();
}

const number = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 20 ? 1 : 0) : '–');
const valuesOf = (name: string, figure: string) => (samples.get(name) ?? []).flatMap((sample) => sample[figure] ?? []);
const cell = (name: string, figure: string) => {
  const values = valuesOf(name, figure);
  return `${number(median(values))} (${number(Math.min(...values))}–${number(Math.max(...values))})`;
};
console.log(`Medianas (rango) de ${options.rounds} rondas alternadas, 20 000 filas de 9 columnas, CPU ÷ ${conditions.cpu}.\n`);
console.log(`| | ${pages.join(' | ')} | razón con la mejor |\n|---|${'---|'.repeat(pages.length + 1)}`);
for (const figure of figures) {
  const best = Math.min(...pages.filter((name) => name !== 'nuestra').map((name) => median(valuesOf(name, figure))));
  const ratio = median(valuesOf('nuestra', figure)) / best;
  console.log(
    `| ${figure} | ${pages.map((name) => cell(name, figure)).join(' | ')} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : '–'} |`,
  );
}
