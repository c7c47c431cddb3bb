import type { Page, Route } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { closeToasts, expect, fillLogin, gate, notices, soporte } from '../support/portal.ts';
import { type AnswerFault, busy, harmless, looping, refusalOf, unreached, unusable } from './answer-faults.ts';
import { type Outcome, test, toldIn } from './cells.ts';
import { login, type Write, writes } from './writes.ts';

// The typed values and the written rows under every fault of the call that sends them.

test.use({ world: 'fallos-escrituras' });

const table = 'What is sent';

/** Plays a fault to a call until it is lifted; gives how often the call went out. */
async function play(page: Page, { method, call }: Pick<Write, 'method' | 'call'>, fault: Pick<AnswerFault, 'play'>) {
  let turns = 0;
  const isMeant = ({ pathname }: URL) => call.test(pathname);
  const handle = async (route: Route) => {
    if (route.request().method() !== method) {
      await route.fallback();
      return;
    }
    turns += 1;
    await fault.play(route, turns - 1).catch(() => undefined);
  };
  await page.route(isMeant, handle);
  return { lift: () => page.unroute(isMeant, handle), sent: () => turns };
}

/** A form that is filled in with one copy of the data. */
interface Opened {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly copy: number;
  /** The number of rows of this copy before sending. */
  readonly before: number;
  /** Expects the service to have one more. */
  readonly expectOne: () => Promise<void>;
}

/** The words in which the service or the portal reports a fault. */
const wordsOf = ({ told, name }: AnswerFault) =>
  told === 'service' ? refusalOf(name === looping.name ? 401 : Number.parseInt(name, 10))[1] : soporte;

const toldText = ({ told }: AnswerFault) => (told === 'service' ? "the service's words" : "the portal's own words");

/** A busy answer to a write is reported at once, without a silent retry. */
const refuseBusy: AnswerFault['play'] = (route) =>
  route.fulfill({
    status: 429,
    headers: { 'Retry-After': '1' },
    json: { title: refusalOf(429)[0], messages: [refusalOf(429)[1]] },
  });

for (const write of writes) {
  const { name, path, fill, send, sendTwice, expectKept, expectDone, count } = write;

  /** Opens and fills a copy; gives how many of it the service had before. */
  const open = async (page: Page, enter: (user?: string, at?: string) => Promise<void>, sandbox: Sandbox, copy: number) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const before = await count(sandbox, copy);
    await enter('intermediario', path);
    await fill(page, copy);
    return before;
  };

  /** One cell in a test of its own: a copy is filled in, and `run` does the rest. */
  const testOne = (fault: string, copy: number, run: (at: Opened) => Promise<Outcome>) => {
    test(`${name}: ${fault}`, async ({ page, enter, cell, sandbox }) => {
      await page.clock.install();
      page.on('dialog', (dialog) => void dialog.accept());
      const before = await open(page, enter, sandbox, copy);
      const expectOne = async () => expect(await count(sandbox, copy), 'written').toBe(before + 1);
      await cell(table, name, { fault }, () => run({ page, sandbox, copy, before, expectOne }));
    });
  };
  const done = { shown: 'that it is done', written: '1' } as const;
  const found = { shown: "the portal's own words; sent again, that it is there", kept: 'all', written: '1' } as const;

  const never: readonly AnswerFault[] = [...unreached, { ...busy, play: refuseBusy, told: 'service', reaches: false }, looping];

  test(`${name}: refused, or never there`, async ({ page, context, enter, cell, sandbox }) => {
    const copy = 1;
    const before = await open(page, enter, sandbox, copy);
    for (const fault of never) {
      await cell(table, name, { fault: fault.name }, async () => {
        const { lift, sent } = await play(page, write, fault);
        await send(page);
        await expect(notices(page)).toContainText(wordsOf(fault));
        expect(sent(), 'times that it went out').toBe(fault.name === looping.name ? 2 : 1);
        await lift();
        await expectKept(page, copy);
        expect(await count(sandbox, copy)).toBe(before);
        await closeToasts(page);
        return { shown: toldText(fault), kept: 'all', written: '0' };
      });
    }
    await cell(table, name, { fault: 'offline, then sent again' }, async () => {
      await context.setOffline(true);
      await send(page);
      await expect(notices(page)).toContainText(soporte);
      await context.setOffline(false);
      await expectKept(page, copy);
      expect(await count(sandbox, copy)).toBe(before);
      await closeToasts(page);
      await send(page);
      await expectDone(page, copy);
      expect(await count(sandbox, copy)).toBe(before + 1);
      return { shown: "the portal's own words; then that it is done", kept: 'all', written: '1' };
    });
    await context.setOffline(false);
  });

  /** Sends an unconfirmed write again, and expects the service to have one row. */
  const sendAgain = async ({ page, copy, expectOne }: Opened, lift: () => Promise<void>) => {
    await lift();
    await expectKept(page, copy);
    await closeToasts(page);
    await send(page);
    await expectFound(page, write, copy);
    await expectOne();
  };

  for (const [index, fault] of unusable.entries()) {
    testOne(fault.name, 10 + index, async (at) => {
      const { page, copy, expectOne } = at;
      const { lift } = await play(page, write, fault);
      await send(page);
      if (write.done?.[fault.name] !== undefined) {
        await expectDone(page, copy);
        await expectOne();
        return done;
      }
      await expect(notices(page)).toContainText(soporte);
      await sendAgain(at, lift);
      return found;
    });
  }

  for (const [index, fault] of harmless.entries()) {
    testOne(fault.name, 20 + index, async ({ page, copy, expectOne }) => {
      await play(page, write, fault);
      await send(page);
      await expectDone(page, copy);
      await expectOne();
      return done;
    });
  }

  testOne('pressed twice', 30, async ({ page, copy, expectOne }) => {
    const { sent } = await play(page, write, { play: (route) => route.continue() });
    await (sendTwice ?? send)(page);
    await expectDone(page, copy);
    expect(sent()).toBe(1);
    await expectOne();
    return done;
  });

  testOne('401, refresh fails', 31, async ({ page, sandbox, copy, before, expectOne }) => {
    sandbox.setFail('POST /v1/account/token/refresh=401');
    // The write itself ends the session: a look-up of the last field could do so before the press.
    const { lift } = await play(page, write, {
      play: (route) => {
        sandbox.expireTokens();
        return route.continue();
      },
    });
    await send(page);
    await expect(page.getByText('Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.').first()).toBeVisible();
    await lift();
    sandbox.setFail('');
    expect(await count(sandbox, copy)).toBe(before);
    await fillLogin(page, 'intermediario');
    await expectKept(page, copy);
    await send(page);
    await expectDone(page, copy);
    await expectOne();
    return { shown: 'the login with its sentence, then the same form', kept: 'all', written: '1' };
  });

  testOne('slow 20 s', 32, async ({ page, copy, expectOne }) => {
    const { opened, open: answer } = gate();
    const { sent } = await play(page, write, {
      play: async (route) => {
        await opened;
        await route.continue();
      },
    });
    await send(page);
    await expect.poll(sent).toBe(1);
    await page.clock.fastForward(20_000);
    expect(await toldIn(page)).toEqual([]);
    answer();
    await expectDone(page, copy);
    expect(sent()).toBe(1);
    await expectOne();
    return { shown: 'that it is under way, then that it is done', written: '1' };
  });

  testOne('silent for 60 s, though written', 33, async (at) => {
    const { page } = at;
    const { opened, open: answer } = gate();
    const { opened: isWritten, open: written } = gate();
    const { lift } = await play(page, write, {
      play: async (route) => {
        await route.fetch();
        written();
        await opened;
        await route.abort();
      },
    });
    await send(page);
    await isWritten;
    await page.clock.fastForward(61_000);
    await expect(notices(page)).toContainText(soporte);
    answer();
    await sendAgain(at, lift);
    return found;
  });

  for (const [index, fault] of ['reload while it is sent', 'closed while it is sent'].entries()) {
    testOne(fault, 34 + index, async ({ page, copy, expectOne }) => {
      const { opened, open: written } = gate();
      const { lift } = await play(page, write, {
        play: async (route) => {
          await route.fetch();
          written();
          await new Promise(() => undefined);
        },
      });
      await send(page);
      await opened;
      if (index === 0) await page.reload();
      else await page.goto('./perfil').then(() => page.goto(path));
      // Not earlier: the held request would go on to the service.
      await lift();
      await takeUp(page);
      if (!write.isFoundUnasked) {
        await expectKept(page, copy);
        await send(page);
      }
      await expectFound(page, write, copy);
      await expectOne();
      return {
        shown: write.isFoundUnasked ? 'the draft, and that it is there' : 'the draft; sent again, that it is there',
        kept: 'all',
        written: '1',
      };
    });
  }
}

/** Resumes the offered draft; some forms restore theirs without asking. */
async function takeUp(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: /^Continuar el borrador/ }).first();
  await expect(offer.or(page.getByRole('textbox', { name: /^Respuesta/ })).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
}

/** Waits until the screen says that the lost write was found. */
async function expectFound(page: Page, { name, expectDone }: Write, copy: number): Promise<void> {
  if (name === 'Crear cliente') await expect(page.getByRole('alertdialog', { name: /^Cliente Existente/ })).toBeVisible();
  else await expectDone(page, copy);
}

test('Ingresar: refused, or never there', async ({ page, cell, sandbox }) => {
  await page.goto('./login');
  for (const fault of [...unreached, ...unusable, looping]) {
    await cell(table, login.name, { fault: fault.name }, async () => {
      const { lift, sent } = await play(page, { method: 'POST', call: login.call }, fault);
      await login.send(page);
      await expect(page.getByRole('main').or(page.locator('form')).first()).toContainText(
        fault.told === 'service' ? wordsOf(fault) : /intente nuevamente/,
      );
      expect(sent()).toBe(1);
      await login.expectKept(page);
      await lift();
      return { shown: `${toldText(fault)}, in place and as a toast`, kept: 'user and password' };
    });
    await closeToasts(page);
  }
  await login.send(page);
  await login.expectDone(page);
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/authenticate')).at(-1)?.status).toBe(200);
});
