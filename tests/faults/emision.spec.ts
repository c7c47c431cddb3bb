import type { BrowserContext, Page, Route } from '@playwright/test';
import { test } from '../support/emision.ts';
import {
  askEmitir,
  confirmacion,
  confirmar,
  emisionDrafts,
  emisionPath,
  emisionPosts,
  emitida,
  emitir,
  expectForm,
  fillEmision,
  issuableBeside,
  issueBeside,
  numeroEmitido,
  openEmision,
  passPauses,
  plan,
  said,
} from '../support/emision-page.ts';
import { expect, fillLogin, gate, heading, hold, letDraw } from '../support/portal.ts';
import { openContext } from '../support/test-day.ts';
import { expectFields } from '../support/wizard-page.ts';
import { noteCell } from './cells.ts';

// Faults of the call that issues a policy: no second policy is issued, and the screen tells the outcome.

test.use({ world: 'emisiones-fallos' });
test.beforeEach(() => test.setTimeout(120_000));

type Sandbox = Parameters<typeof issuableBeside>[0];
type Enter = Parameters<typeof openEmision>[1];

const path = '**/v1/emisiones';
const status = 'GET /v1/cotizaciones/{id}';

/** Opens the confirmation for a new quote, whose issuance then meets a fault. */
async function ask(page: Page, enter: Enter, sandbox: Sandbox, fault = ''): Promise<number> {
  const numero = await issuableBeside(sandbox);
  await openEmision(page, enter, numero);
  await fillEmision(page);
  await askEmitir(page);
  sandbox.setFail(fault);
  return numero;
}

/** The cell of a fault in the table of them all. */
const note = (fault: string, policies: readonly unknown[], words: string) =>
  noteCell(test.info(), {
    table: 'What is sent',
    screen: 'Emitir',
    fault,
    shown: `«${words}»`,
    kept: 'all',
    written: String(policies.length),
  });

/** Counts the issuances that the page sends; the sandbox also counts Chromium's own repetitions. */
function countSent(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/emisiones')) count += 1;
  });
  return () => count;
}

/** The policy that a screen names is the only one that there is. */
async function expectIssued(page: Page, policies: readonly { readonly nuPoliza: number }[], words: string): Promise<void> {
  await expect(emitida(page)).toContainText(words);
  expect(policies).toHaveLength(1);
  expect(await numeroEmitido(page, 'Póliza')).toBe(String(policies[0]?.nuPoliza));
  await expect(page.getByText('todavía no figura como emitida')).toHaveCount(0);
  // Another tab learns of the policy before the issuing tab has deleted its draft.
  await expect.poll(() => emisionDrafts(page)).toEqual([]);
}

/** Expects no policy and a kept form; issues again and expects exactly one policy. */
async function expectOnceAgain(page: Page, policiesOf: () => readonly unknown[]): Promise<void> {
  expect(policiesOf()).toEqual([]);
  await expectFields(page, { 'Forma de pago': 'Pago directo', Chasis: 'JTDBR32E730056781' });
  await expect(plan(page, 'Pago único')).toBeChecked();
  await expect(emitida(page)).toHaveCount(0);
  await askEmitir(page);
  await confirmar(page);
  // The portal first looks for the lost policy once more.
  await expect(page.getByText(said.verifying)).toBeVisible();
  await expect(emitida(page)).toContainText(said.issued, { timeout: 30_000 });
  expect(policiesOf()).toHaveLength(1);
}

/** Lets the service write the policy; `then` decides about the answer. */
async function writeThen(page: Page, then: (route: Route) => Promise<void>): Promise<{ readonly written: Promise<void> }> {
  const { opened, open } = gate();
  await page.route(path, async (route) => {
    await route.fetch();
    open();
    await then(route);
  });
  return { written: opened };
}

const ignore = () => Promise.resolve();

for (const [fault, what] of [
  ['refuse', 'cut before'],
  ['500', '500'],
  ['html', '200 with a page'],
  ['shape', 'wrong type'],
] as const) {
  test(`nothing was issued (${fault}): it is looked for, said, and issued again only by the person`, async ({
    page,
    enter,
    sandbox,
    policiesOf,
  }) => {
    const numero = await ask(page, enter, sandbox, `POST /v1/emisiones=${fault}`);
    sandbox.calls.length = 0;
    const sent = countSent(page);
    await confirmar(page);
    await expect(page.getByText(said.verifying)).toBeVisible();
    await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 30_000 });
    // A service that still writes would be asked too early once.
    expect(sandbox.calls.filter((call) => call.path === `/v1/cotizaciones/${numero}`)).toHaveLength(4);
    expect(sent()).toBe(1);
    note(what, policiesOf(numero), said.notIssued);
    sandbox.setFail('');
    await expectOnceAgain(page, () => policiesOf(numero));
  });
}

for (const [fault, what] of [
  ['drop', 'cut after'],
  ['truncated', 'half an answer'],
] as const) {
  test(`the answer of a policy that was written is lost (${fault}): it is found by its quote`, async ({
    page,
    enter,
    sandbox,
    policiesOf,
  }) => {
    const numero = await ask(page, enter, sandbox, `POST /v1/emisiones=${fault}`);
    const sent = countSent(page);
    await confirmar(page);
    await expectIssued(page, await settled(policiesOf, numero), said.issued);
    note(what, policiesOf(numero), said.issued);
    expect(sent()).toBe(1);
  });
}

/** The policies of a quote once there is one. */
async function settled<One>(policiesOf: (numero: number) => readonly One[], numero: number): Promise<readonly One[]> {
  await expect.poll(() => policiesOf(numero).length).toBeGreaterThan(0);
  return policiesOf(numero);
}

test('a gateway that answers 502 with a page: nothing was issued, or it was', async ({ page, enter, sandbox, policiesOf }) => {
  const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  const before = await ask(page, enter, sandbox);
  await page.route(path, (route) => route.fulfill(answer));
  await confirmar(page);
  await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 30_000 });
  note('502 with a page, before', policiesOf(before), said.notIssued);
  await page.unroute(path);
  await expectOnceAgain(page, () => policiesOf(before));
  const after = await ask(page, enter, sandbox);
  await writeThen(page, (route) => route.fulfill(answer));
  await confirmar(page);
  await expectIssued(page, await settled(policiesOf, after), said.issued);
  note('502 with a page, after', policiesOf(after), said.issued);
});

test('an answer of 20 s: it is said meanwhile, and nothing can be changed', async ({ page, enter, sandbox, policiesOf }) => {
  const numero = await ask(page, enter, sandbox, 'POST /v1/emisiones=slow:20000');
  await confirmar(page);
  await expect(page.getByText(said.issuing)).toBeVisible();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Elegir archivo: Copia de la cédula', includeHidden: true })).toBeDisabled();
  expect(policiesOf(numero)).toEqual([]);
  expect(await emisionDrafts(page)).toMatchObject([{ uncertain: true }]);
  await expect(emitida(page)).toBeVisible({ timeout: 30_000 });
  await expectIssued(page, policiesOf(numero), said.issued);
  note('slow 20 s', policiesOf(numero), `${said.issuing} → ${said.issued}`);
  expect(emisionPosts(sandbox)).toEqual([200]);
});

test('an expired token is refreshed, and the policy issued with the new one', async ({ page, enter, sandbox, policiesOf }) => {
  const numero = await ask(page, enter, sandbox);
  sandbox.expireTokens();
  await confirmar(page);
  await expectIssued(page, await settled(policiesOf, numero), said.issued);
  expect(emisionPosts(sandbox)).toEqual([401, 200]);
  note('401, refreshed', policiesOf(numero), said.issued);
});

test('the end of the session: nothing was issued; signed in again, all is there', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await ask(page, enter, sandbox, 'POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await confirmar(page);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(policiesOf(numero)).toEqual([]);
  sandbox.setFail('');
  await fillLogin(page, 'intermediario');
  await expect(page).toHaveURL(new RegExp(`/polizas/emision/${numero}$`));
  await expectForm(page);
  await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 30_000 });
  note('401, refresh fails', policiesOf(numero), said.notIssued);
  await expectOnceAgain(page, () => policiesOf(numero));
});

for (const wasWritten of [false, true]) {
  test(`a tab that is killed in mid-call, ${wasWritten ? 'after' : 'before'} the policy was written`, async ({
    page,
    context,
    enter,
    sandbox,
    policiesOf,
  }) => {
    // Of a slow call that is given up, nothing is written.
    const numero = await ask(page, enter, sandbox, wasWritten ? '' : 'POST /v1/emisiones=slow:9000');
    const { written } = wasWritten ? await writeThen(page, ignore) : { written: undefined };
    await confirmar(page);
    await written;
    await expect(page.getByText(said.issuing)).toBeVisible();
    await page.close();
    sandbox.setFail('');
    const next = await context.newPage();
    await next.goto(emisionPath(numero));
    if (wasWritten) {
      await expectIssued(next, await settled(policiesOf, numero), said.issued);
      note('closed while it is sent, written', policiesOf(numero), said.issued);
    } else {
      await expect(next.getByText(said.verifying)).toBeVisible();
      await expect(next.getByText(said.notIssued)).toBeVisible({ timeout: 30_000 });
      note('closed while it is sent, not written', policiesOf(numero), said.notIssued);
      await expectOnceAgain(next, () => policiesOf(numero));
    }
  });
}

test('a machine that falls asleep in mid-call: awake, it finds the policy', async ({ page, enter, sandbox, policiesOf }) => {
  await page.clock.install();
  const numero = await ask(page, enter, sandbox);
  const { opened, open } = gate();
  const { written } = await writeThen(page, async (route) => {
    await opened;
    await route.abort('connectionreset');
  });
  await confirmar(page);
  await written;
  await page.clock.fastForward('08:00:00');
  sandbox.expireTokens();
  open();
  await expectIssued(page, await settled(policiesOf, numero), said.issued);
  note('eight hours of sleep, the answer lost', policiesOf(numero), said.issued);
});

async function expectUnknown(page: Page, numero: number): Promise<void> {
  await expect(page.getByText(said.unknown)).toBeVisible();
  await expect(page.getByText('indica la cotización')).toContainText(String(numero));
  await expect(page.getByText('todavía no figura como emitida')).toHaveCount(0);
  await expect(page.locator('form[inert]')).toHaveCount(1);
}

for (const wasWritten of [false, true]) {
  test(`without network ${wasWritten ? 'after' : 'before'} the policy was written: nobody knows until it is back`, async ({
    page,
    context,
    enter,
    sandbox,
    policiesOf,
  }) => {
    await page.clock.install();
    const numero = await ask(page, enter, sandbox);
    if (wasWritten) {
      await writeThen(page, async (route) => {
        await context.setOffline(true);
        await route.abort('connectionreset');
      });
    } else await context.setOffline(true);
    await confirmar(page);
    await expect(page.getByText(said.verifying)).toBeVisible();
    await passPauses(page);
    await expectUnknown(page, numero);
    note(`offline, ${wasWritten ? 'written' : 'not written'}`, policiesOf(numero), said.unknown);
    await page.unroute(path);
    await context.setOffline(false);
    if (wasWritten) {
      await expectIssued(page, await settled(policiesOf, numero), said.issued);
      note('online again, written', policiesOf(numero), said.issued);
    } else {
      await expect(page.getByText(said.verifying)).toBeVisible();
      await page.clock.fastForward(1100);
      await letDraw(page);
      await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 15_000 });
      note('online again, not written', policiesOf(numero), said.notIssued);
      await expectOnceAgain(page, () => policiesOf(numero));
    }
  });
}

test('a status that can’t be read is read again, with longer pauses; then only the person asks', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  await page.clock.install();
  const numero = await ask(page, enter, sandbox, 'POST /v1/emisiones=drop');
  sandbox.setFail(`POST /v1/emisiones=drop,${status}=500`);
  sandbox.calls.length = 0;
  const sent = countSent(page);
  const reads = () => sandbox.calls.filter((call) => call.path === `/v1/cotizaciones/${numero}`);
  await confirmar(page);
  await expect(page.getByText(said.verifying)).toBeVisible();
  for (const [count, pause] of [1000, 2000, 4000, 8000, 15_000].entries()) {
    await expect.poll(() => reads().filter(({ status: answered }) => answered !== 0).length).toBe(count + 1);
    await page.waitForTimeout(100);
    await page.clock.fastForward(pause);
  }
  await expectUnknown(page, numero);
  expect(reads()).toHaveLength(6);
  expect(policiesOf(numero)).toHaveLength(1);
  note('cut after, and no status can be read', policiesOf(numero), said.unknown);
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(page.getByText(said.verifying)).toBeVisible();
  sandbox.setFail('');
  await page.clock.fastForward(1000);
  await expectIssued(page, policiesOf(numero), said.issued);
  expect(sent()).toBe(1);
  note('cut after, and the status read again', policiesOf(numero), said.issued);
});

test('while nobody knows, a reload asks again before anything else', async ({ page, enter, sandbox, policiesOf }) => {
  const numero = await ask(page, enter, sandbox, 'POST /v1/emisiones=slow:9000');
  await confirmar(page);
  await expect(page.getByText(said.issuing)).toBeVisible();
  // The question of the browser: an issuance is under way.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(said.verifying)).toBeVisible();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  sandbox.setFail('');
  await expect(page.getByText(said.notIssued)).toBeVisible({ timeout: 30_000 });
  note('reload while it is sent', policiesOf(numero), said.notIssued);
  await expectOnceAgain(page, () => policiesOf(numero));
});

for (const [what, press] of [
  ['a double click', (page: Page) => confirmacion(page).getByRole('button', { name: 'Emitir póliza' }).dblclick()],
  [
    'Enter and a click',
    async (page: Page) => {
      const button = confirmacion(page).getByRole('button', { name: 'Emitir póliza' });
      await button.focus();
      await button.evaluate((element: HTMLElement) => {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        element.click();
        element.click();
      });
      await page.keyboard.press('Enter');
    },
  ],
] as const) {
  test(`${what} on ‘Emitir póliza’ issue one policy`, async ({ page, enter, sandbox, policiesOf }) => {
    const numero = await ask(page, enter, sandbox);
    const request = await hold(page, path);
    await press(page);
    await expect.poll(request.held).toBe(1);
    await emitir(page).dispatchEvent('click');
    await page.keyboard.press('Enter');
    await letDraw(page);
    expect(request.held()).toBe(1);
    request.open();
    await expectIssued(page, await settled(policiesOf, numero), said.issued);
    expect(emisionPosts(sandbox)).toEqual([200]);
    note(what === 'a double click' ? 'pressed twice' : 'Enter and a click', policiesOf(numero), said.issued);
  });
}

/** A second page at the confirmation of the same quote, in the same browser or in another one. */
async function openSecond(context: BrowserContext, enter: Enter, numero: number): Promise<Page> {
  const page = await context.newPage();
  await openEmision(page, enter, numero);
  await fillEmision(page);
  await askEmitir(page);
  return page;
}

test('of two tabs one issues, the other says so at once, without asking the service', async ({
  page,
  context,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await ask(page, enter, sandbox);
  const other = await context.newPage();
  await other.goto(emisionPath(numero));
  await expectForm(other);
  sandbox.calls.length = 0;
  await confirmar(page);
  await expectIssued(other, await settled(policiesOf, numero), said.already);
  await expectIssued(page, policiesOf(numero), said.issued);
  expect(sandbox.calls.filter((call) => call.path === `/v1/cotizaciones/${numero}`)).toEqual([]);
  note('two tabs', policiesOf(numero), `${said.issued} / ${said.already}`);
});

for (const where of ['tabs', 'browsers'] as const) {
  test(`two ${where} at the same moment: one policy, and both say which`, async ({
    page,
    context,
    browser,
    baseURL,
    enter,
    sandbox,
    policiesOf,
  }) => {
    const numero = await ask(page, enter, sandbox);
    const elsewhere =
      where === 'tabs' ? context : await openContext(browser, { baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const other = await openSecond(elsewhere, enter, numero);
    const requests = [await hold(page, path), await hold(other, path)];
    for (const one of [page, other]) {
      await one.bringToFront();
      await confirmar(one);
    }
    // The tabs of one browser wait for each other: only one asks the service.
    const sent = where === 'tabs' ? requests.slice(0, 1) : requests;
    for (const { held } of sent) await expect.poll(held).toBe(1);
    if (where === 'tabs') await expect(other.getByText(said.verifying)).toBeVisible();
    for (const { open } of requests) open();
    for (const one of [page, other]) await expect(emitida(one)).toBeVisible();
    expect(emisionPosts(sandbox).toSorted((a, b) => a - b)).toEqual(where === 'tabs' ? [200] : [200, 409]);
    const policies = policiesOf(numero);
    expect(policies).toHaveLength(1);
    const words = new Set<string | null>();
    for (const one of [page, other]) {
      words.add(await emitida(one).getByRole('heading').textContent());
      expect(await numeroEmitido(one, 'Póliza')).toBe(String(policies[0]?.nuPoliza));
    }
    expect(words).toEqual(new Set([said.issued, said.already]));
    note(where === 'tabs' ? 'two tabs at once' : 'two browsers at once', policies, `${said.issued} / ${said.already}`);
    if (where === 'browsers') await elsewhere.close();
  });
}

test('issued by another one while the form stood open: the 409 is the warning, with the policy', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await ask(page, enter, sandbox);
  const nuPoliza = await issueBeside(sandbox, numero);
  await confirmar(page);
  await expectIssued(page, policiesOf(numero), said.already);
  expect(await numeroEmitido(page, 'Póliza')).toBe(String(nuPoliza));
  note('issued by somebody else before (409)', policiesOf(numero), said.already);
});

test('Back, a reload and a second try show the policy that there is', async ({ page, enter, sandbox, policiesOf }) => {
  const numero = await ask(page, enter, sandbox);
  await confirmar(page);
  await expectIssued(page, await settled(policiesOf, numero), said.issued);
  await page.reload();
  await expectIssued(page, policiesOf(numero), said.already);
  await page.getByRole('link', { name: 'Ver pólizas' }).click();
  await expect(heading(page, 'Pólizas')).toBeVisible();
  await page.goBack();
  await expectIssued(page, policiesOf(numero), said.already);
  await page.goto(emisionPath(numero));
  await expectIssued(page, policiesOf(numero), said.already);
  expect(emisionPosts(sandbox)).toEqual([200]);
  note('Back, reload and a second try', policiesOf(numero), said.already);
});
