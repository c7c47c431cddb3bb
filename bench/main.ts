/**
 * `npm run bench`: the portal beside the smallest equal React page, in turn. Only the ratios count.
 * `--rounds 9`, `--check` (exit 1), `--only piso,hilo`, `--only presiones --screens
 * polizas,perfil`, `--portal dist`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startSandbox } from '../sandbox/server.ts';
import { findChromium, launchArgs } from '../tools/chromium.ts';
import { buildFloor, floorFolder } from './floor/build.ts';
import { visitAllRows } from './all-rows.ts';
import { visitDocuments } from './documents.ts';
import { conditions } from './network.ts';
import { visitEmision } from './emision.ts';
import { feltGoal, type FeltPress, feltTable, visitFelt } from './felt.ts';
import { visitInspector } from './inspector.ts';
import { visitQuote } from './quotes.ts';
import { type Line, type Sample, table } from './table.ts';
import {
  visitExport,
  visitFloorList,
  visitFloorRows,
  visitForms,
  visitHello,
  visitPortal,
  visitThread,
  visitWizard,
} from './visits.ts';

const lines: Line[] = [
  { what: 'login: JavaScript hasta poder enviar', unit: 'KB', portal: 'loginKb', goal: 90, hasGoal: true },
  { what: '  el piso «hola», para comparar', unit: 'KB', portal: 'helloKb', hasGoal: false },
  { what: '  código precargado después, en reposo', unit: 'KB', portal: 'preloadKb', hasGoal: false },
  { what: 'login: utilizable', unit: 'ms', portal: 'usable', floor: 'hello', goal: 1.3, hasGoal: true },
  { what: 'login: primera pintura', unit: 'ms', portal: 'paint', floor: 'helloPaint', goal: 0.5, hasGoal: true },
  { what: 'login → inicio', unit: 'ms', portal: 'home', floor: 'floorList', hasGoal: false },
  {
    what: 'login → inicio con sus gráficos (piso: login → lista)',
    unit: 'ms',
    portal: 'charts',
    floor: 'floorList',
    goal: 2,
    hasGoal: true,
  },
  { what: 'login → inicio: código tras el clic', unit: 'KB', portal: 'homeKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'chartsInp', goal: 100, hasGoal: true },
  {
    what: 'inicio → clientes, 10 filas (piso: login → lista)',
    unit: 'ms',
    portal: 'list',
    floor: 'floorList',
    goal: 1.2,
    hasGoal: true,
  },
  { what: 'inicio → clientes: código tras el clic', unit: 'KB', portal: 'listKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'listInp', goal: 100, hasGoal: true },
  {
    what: 'clientes → asistente abierto (piso: login → lista)',
    unit: 'ms',
    portal: 'wizard',
    floor: 'floorList',
    goal: 1.5,
    hasGoal: true,
  },
  { what: 'clientes → asistente: código tras el clic', unit: 'KB', portal: 'wizardKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'wizardInp', goal: 100, hasGoal: true },
  {
    what: 'abrir 10 000 opciones (piso: 100 opciones)',
    unit: 'ms',
    portal: 'options10000',
    floor: 'options100',
    goal: 1.2,
    hasGoal: true,
  },
  {
    what: '100 filas por página (piso: las mismas celdas, a secas)',
    unit: 'ms',
    portal: 'rows100',
    floor: 'bareRows100',
    goal: 1.2,
    hasGoal: true,
  },
  {
    what: '  el piso sin enlaces ni estilos, para comparar',
    unit: 'ms',
    portal: 'rows100',
    floor: 'floorRows100',
    hasGoal: false,
  },
  {
    what: '200 filas por página (piso: las mismas celdas, a secas)',
    unit: 'ms',
    portal: 'rows200',
    floor: 'bareRows200',
    goal: 1.2,
    hasGoal: true,
  },
  {
    what: '  el piso sin enlaces ni estilos, para comparar',
    unit: 'ms',
    portal: 'rows200',
    floor: 'floorRows200',
    hasGoal: false,
  },
  {
    what: 'hilo de 500 comentarios (piso: login → lista)',
    unit: 'ms',
    portal: 'thread',
    floor: 'floorList',
    goal: 1.5,
    hasGoal: true,
  },
  { what: '  código tras el clic', unit: 'KB', portal: 'threadKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'threadInp', goal: 100, hasGoal: true },
  {
    what: 'cotizaciones → nueva cotización (piso: login → lista)',
    unit: 'ms',
    portal: 'quote',
    floor: 'floorList',
    goal: 1.5,
    hasGoal: true,
  },
  { what: '  código tras el clic', unit: 'KB', portal: 'quoteKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'quoteInp', goal: 100, hasGoal: true },
  {
    what: '  producto → sus campos (piso: login → lista)',
    unit: 'ms',
    portal: 'campos',
    floor: 'floorList',
    goal: 1.5,
    hasGoal: true,
  },
  {
    what: '  abrir una tabla de 10 000 filas (piso: 100 filas)',
    unit: 'ms',
    portal: 'table10000',
    floor: 'table100',
    goal: 1.2,
    hasGoal: true,
  },
  {
    what: 'cotizaciones → emisión (piso: login → lista)',
    unit: 'ms',
    portal: 'emision',
    floor: 'floorList',
    goal: 1.5,
    hasGoal: true,
  },
  { what: '  código tras el clic', unit: 'KB', portal: 'emisionKb', goal: 0, hasGoal: true },
  { what: '  interacción hasta la siguiente pintura', unit: 'ms', portal: 'emisionInp', goal: 100, hasGoal: true },
  { what: '  10 MB subidos: tarea más larga', unit: 'ms', portal: 'uploadTask', goal: 100, hasGoal: false },
  { what: '  memoria de JavaScript sobre la de antes', unit: 'MB', portal: 'uploadHeap', goal: 2, hasGoal: false },
  {
    what: 'traer 20 000 filas (piso: sus cien llamadas)',
    unit: 'ms',
    portal: 'allRows',
    floor: 'bareCalls',
    goal: 1.1,
    hasGoal: true,
  },
  { what: '  tarea más larga (procesador sin frenar)', unit: 'ms', portal: 'allRowsTask', goal: 50, hasGoal: true },
  {
    what: 'exportar 20 000 filas (.xlsx): memoria sobre la del comienzo',
    unit: 'MB',
    portal: 'exportHeap',
    goal: 60,
    hasGoal: false,
  },
  { what: '  tarea más larga (procesador sin frenar)', unit: 'ms', portal: 'exportTask', goal: 50, hasGoal: false },
  {
    what: 'exportar 20 000 filas (.csv): memoria sobre la del comienzo',
    unit: 'MB',
    portal: 'exportCsvHeap',
    goal: 60,
    hasGoal: false,
  },
  { what: '  tarea más larga (procesador sin frenar)', unit: 'ms', portal: 'exportCsvTask', goal: 50, hasGoal: false },
  {
    what: '300 páginas: de su respuesta a la primera (piso: pdfjs)',
    unit: 'ms',
    portal: 'page',
    floor: 'floorPage',
    goal: 1.1,
    hasGoal: false,
  },
  {
    what: '  código del visor (piso: pdfjs)',
    unit: 'KB',
    portal: 'documentKb',
    floor: 'floorDocumentKb',
    goal: 1.1,
    hasGoal: false,
  },
  {
    what: '  memoria tras recorrerlas (piso: pdfjs)',
    unit: 'MB',
    portal: 'scrolled',
    floor: 'floorScrolled',
    goal: 1.1,
    hasGoal: false,
  },
  { what: 'documento de 60 MB: tarea más larga', unit: 'ms', portal: 'largeTask', goal: 100, hasGoal: false },
  { what: 'inspector, mil eventos: cuadro más largo', unit: 'ms', portal: 'inspectorFrame', goal: 100, hasGoal: true },
  { what: 'segunda visita (piso: «hola»)', unit: 'ms', portal: 'warm', floor: 'helloWarm', goal: 1.25, hasGoal: false },
  { what: 'memoria tras el recorrido', unit: 'MB', portal: 'heap', goal: 10, hasGoal: false },
  { what: '  el piso, para comparar', unit: 'MB', portal: 'floorHeap', hasGoal: false },
];

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    screens: { type: 'string', default: '' },
    portal: { type: 'string', default: 'dist' },
  },
});
const count = Math.max(1, Number(options.rounds) || 7);

await buildFloor();
const servers = {
  floor: await startSandbox({ portal: floorFolder }),
  portal: await startSandbox({ portal: resolve(import.meta.dirname, '..', options.portal) }),
};
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArgs });
const rounds: Sample[] = [];
const troubles = new Set<string>();
let felt: readonly FeltPress[] = [];
try {
  for (let round = 0; round <= (options.only === 'presiones' ? 0 : count); round++) {
    if (process.stderr.isTTY) process.stderr.write(`\r${round === 0 ? 'calentando…' : `ronda ${round} de ${count}`} `);
    const sample: Sample = {};
    const origin = { floor: servers.floor.url, portal: servers.portal.url };
    await attempt('piso', () => visitHello(browser, origin.floor, sample));
    await attempt('portal', () => visitPortal(browser, origin.portal, sample));
    await attempt('piso', () => visitFloorList(browser, origin.floor, sample));
    await attempt('filas', () => visitFloorRows(browser, origin.floor, sample));
    await attempt('todas', () => visitAllRows(browser, origin.portal, sample));
    await attempt('exportación', () => visitExport(browser, origin.portal, sample));
    await attempt('documentos', () => visitDocuments(browser, origin, sample));
    await attempt('hilo', () => visitThread(browser, origin.portal, sample));
    await attempt('cotizacion', () => visitQuote(browser, origin.portal, sample));
    await attempt('emision', () => visitEmision(browser, origin.portal, sample));
    await attempt('asistente', () => visitWizard(browser, origin.portal, sample));
    await attempt('inspector', () => visitInspector(browser, origin.portal, sample));
    await attempt('formularios', () => visitForms(browser, origin.floor, sample));
    if (round > 0) rounds.push(sample); // The first round warms the machine up.
  }
  // One round: slow presses are measured three times anyway.
  await attempt('presiones', async () => {
    const { screens: only } = options;
    felt = await visitFelt(browser, servers.portal.url, { only, trouble: (text) => troubles.add(`presiones: ${text}`) });
  });
} finally {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  await browser.close();
  await Promise.all([servers.floor.close(), servers.portal.close()]);
}

// With `--only`, just the measured lines.
const measured = lines.filter(({ portal }) => rounds.some((sample) => sample[portal] !== undefined));
const { text, missed } = table(options.only === undefined ? lines : measured, rounds);
const presses = feltTable(felt);
missed.push(...presses.missed.map((screen) => `pulsaciones de ${screen}`));
console.log(
  `Medianas de ${count} rondas alternadas; ${((conditions.downBytes * 8) / 1e6).toFixed(1)} Mbps, ${conditions.latencyMs} ms por petición, CPU ÷ ${conditions.cpu}; KB de 1024 B por el cable.\n`,
);
console.log(text);
if (felt.length > 0) {
  console.log(`\nDe cada pulsación a la siguiente pintura, CPU ÷ ${conditions.cpu}; meta: ≤ ${feltGoal} ms en cada pantalla.\n`);
  console.log(presses.text);
}
for (const trouble of troubles) console.error(trouble);
if (missed.length > 0) console.log(`\nMetas no alcanzadas: ${missed.join('; ')}.`);
if (options.check && missed.length > 0) process.exitCode = 1;

async function attempt(what: string, visit: () => Promise<void>): Promise<void> {
  if (options.only !== undefined && !options.only.split(',').includes(what)) return;
  try {
    await visit();
  } catch (error) {
    troubles.add(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}
