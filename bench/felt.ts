import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { paths } from '../src/domain/paths.ts';
import { type Control, type Felt, installFelt } from './felt-watch.ts';
import { conditions, quietness } from './network.ts';
import { median } from './table.ts';

/** The slowest press of a control on a screen. */
export interface FeltPress extends Felt {
  readonly screen: string;
  readonly press: string;
}

/** Longest allowed time from a press to the next paint, in ms. */
export const feltGoal = 100;
/** From this time on a press is measured three times, and the median counts. */
const remeasureFrom = 80;
/** Milliseconds without changes after which a form reacts as a whole. */
const formPause = 330;

const development = /^\/galeria/;
const password = 'Portal-2026';
const sessionKey = 'autogestion.sesion';

/** Every screen, each with an existing record of the user. */
async function findScreens(origin: string, token: string): Promise<readonly string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/servicios/core/v1/clientes?pageSize=1&pageNumber=1`, { headers });
  const { value } = (await response.json()) as { value: readonly { readonly id: number }[] };
  const ids: Readonly<Record<string, number | undefined>> = {
    [paths.updateClientes]: value[0]?.id,
    [paths.viewCotizaciones]: 900,
    [paths.emitirPoliza]: 900,
    [paths.updateSolicitudes]: 60,
  };
  return Object.values(paths)
    .filter((path) => !development.test(path))
    .map((path) => path.replace(':id', String(ids[path] ?? 1)));
}

async function signedIn(origin: string): Promise<{ readonly token: string; readonly session: string }> {
  const userName = 'intermediario';
  const response = await fetch(`${origin}/servicios/autorizacion/v1/account/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { value } = (await response.json()) as { value: { token: string; refreshToken: string } };
  return { token: value.token, session: JSON.stringify({ ...value, userName }) };
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
const settleFor = (page: Page, milliseconds = 120) => page.evaluate((time) => window.felt.rest(time), milliseconds);

/** Uses a control as a person would. */
async function use(page: Page, { kind, key }: Control): Promise<void> {
  const place = await page.evaluate((of) => window.felt.place(of), key);
  if (!place) return;
  await settleFor(page, 50);
  if (kind === 'choice') {
    await page.evaluate((of) => window.felt.focus(of), key);
    await page.keyboard.press('ArrowDown');
    return settleFor(page);
  }
  await page.mouse.click(place.x, place.y);
  await settleFor(page);
  if (kind === 'tick') {
    await page.mouse.click(place.x, place.y);
    await settleFor(page);
  } else if (kind === 'text') {
    for (const letter of ['1', '2', 'a']) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(60);
    }
    // Times the next key for the moment of that reaction.
    await page.waitForTimeout(formPause - 60);
    await page.keyboard.press('3');
    await settleFor(page);
  } else if (kind === 'combobox' || (await page.evaluate(() => window.felt.isOpen()))) {
    await page.keyboard.press('ArrowDown');
    await settleFor(page, 50);
    if (kind === 'combobox') await page.keyboard.press('a');
    await settleFor(page);
  }
}

/** Closes overlays; the Escape counts as a press, too. */
async function close(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3 && (await page.evaluate(() => window.felt.isOpen())); attempt += 1) {
    await page.keyboard.press('Escape');
    await settleFor(page);
  }
}

/** Opens a screen in a new tab, at full speed until it is idle. */
async function open(
  context: BrowserContext,
  address: string,
): Promise<{ readonly page: Page; readonly settle: () => Promise<void> }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const quiet = quietness(page);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const settle = async () => {
    await slow(session, 1);
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await quiet();
    await slow(session, conditions.cpu);
    await settleFor(page);
  };
  await settle();
  return { page, settle };
}

async function pressAll(context: BrowserContext, origin: string, path: string): Promise<readonly FeltPress[]> {
  const address = `${origin}/autogestion${path}`;
  const { page, settle } = await open(context, address);
  const felt: FeltPress[] = [];
  const once = async (control: Control) => {
    await page.evaluate(() => window.felt.begin());
    await use(page, control);
    const opened = await page.evaluate(() => window.felt.take());
    await close(page);
    const closed = await page.evaluate(() => window.felt.take());
    return (closed?.total ?? 0) > (opened?.total ?? 0) ? closed : opened;
  };
  const isHere = () => page.url().startsWith(address);
  const within = path === paths.home ? 'body' : 'main';
  for (const control of await page.evaluate((roots) => window.felt.list(roots), within)) {
    const found: Felt[] = [];
    for (let round = 0; round < 3; round += 1) {
      if (!isHere() || (await page.evaluate(() => window.felt.isOpen()))) await settle();
      const one = await once(control).catch(() => null);
      if (one) found.push(one);
      if ((one?.total ?? 0) <= remeasureFrom) break;
    }
    const middle = median(found.map(({ total }) => total));
    const counted = found.find(({ total }) => total === middle) ?? found.at(-1);
    if (counted) felt.push({ ...counted, screen: path, press: `${control.kind} «${control.name}»` });
  }
  await page.close();
  return felt;
}

/** Presses each control of every screen, or of those whose path contains a text of `only`. */
export async function visitFelt(
  browser: Browser,
  origin: string,
  { only = '', trouble }: { readonly only?: string; readonly trouble: (text: string) => void },
): Promise<readonly FeltPress[]> {
  const { token, session } = await signedIn(origin);
  const parts = only.split(',');
  const screens = (await findScreens(origin, token)).filter((path) => parts.some((part) => path.includes(part)));
  const felt: FeltPress[] = [];
  for (const path of screens) {
    const context = await browser.newContext({ locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
    await context.addInitScript(installFelt);
    if (path !== paths.login)
      await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const);
    try {
      felt.push(...(await pressAll(context, origin, path)));
    } catch (error) {
      trouble(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    } finally {
      await context.close();
    }
  }
  return felt;
}

const ms = (value: number) => String(Math.round(value));

/** The slowest press of each screen as a table, then the three slowest overall. */
export function feltTable(felt: readonly FeltPress[]): { readonly text: string; readonly missed: readonly string[] } {
  const worst = [...Map.groupBy(felt, ({ screen }) => screen)].flatMap(
    ([, presses]) => presses.toSorted((a, b) => b.total - a.total)[0] ?? [],
  );
  const counts = Map.groupBy(felt, ({ screen }) => screen);
  const rows = worst.map(({ screen, press, total, delay, work, paint, event }) =>
    [screen, ms(total), `${ms(delay)} + ${ms(work)} + ${ms(paint)}`, `${press}: ${event}`, counts.get(screen)?.length ?? 0].join(
      ' | ',
    ),
  );
  const slowest = felt.toSorted((a, b) => b.total - a.total).slice(0, 3);
  return {
    text: [
      `| pantalla | peor (ms) | espera + código + pintura | pulsación | pulsaciones de 16 ms o más |`,
      '|---|---|---|---|---|',
      ...rows.map((row) => `| ${row} |`),
      '',
      'Las tres más lentas:',
      ...slowest.map(({ screen, press, total, event, cause }) => `- ${ms(total)} ms, ${screen}, ${press}, ${event}: ${cause}`),
    ].join('\n'),
    missed: worst.filter(({ total }) => total > feltGoal).map(({ screen, total }) => `${screen} (${ms(total)} ms)`),
  };
}
