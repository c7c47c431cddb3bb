import type { Page, Route } from '@playwright/test';
import { go } from '../support/lists.ts';
import { clienteRows, clientes, closeToasts, expect, fillLogin, gate, heading, notices, soporte } from '../support/portal.ts';
import { type AnswerFault, busy, harmless, looping, refusalOf, unreached, unusable } from './answer-faults.ts';
import { test, toldIn } from './cells.ts';
import { quiet, retryOf } from './screens.ts';

// 'Traer las 1,200' with a missing or wrong page: the rows that have arrived stay.

const table = 'What screens read';
const name = 'Traer todas';
const path = '/clientes?filas=todas';

/** The third of six pages of 200 rows. */
const isThird = ({ pathname, searchParams }: URL) =>
  pathname.endsWith('/v1/clientes') && searchParams.get('pageSize') === '200' && searchParams.get('pageNumber') === '3';

async function play(page: Page, fault: AnswerFault): Promise<() => Promise<void>> {
  let turn = -1;
  const handle = async (route: Route) => {
    turn += 1;
    await fault.play(route, turn).catch(() => undefined);
  };
  await page.route(isThird, handle);
  return () => page.unroute(isThird, handle);
}

/** Leaves for the quiet screen and forgets the rows: another query takes their place. */
async function leave(page: Page): Promise<void> {
  await go(page, '/clientes?idTipoPersona=1');
  await expect(page.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  await go(page, quiet);
  await expect(heading(page, 'Perfil')).toBeVisible();
  await closeToasts(page);
}

const said = (page: Page, text: string | RegExp) => page.getByRole('main').getByRole('paragraph').filter({ hasText: text });
const whole = (page: Page) => said(page, /^Al \d\d-\d\d-\d{4}, \d\d:\d\d\.$/);
const part = '400 de 1,200. Una página no llegó.';

test(`${name}: answers`, async ({ page, enter, cell }) => {
  await enter('intermediario', `.${quiet}`);
  for (const fault of [...harmless, busy]) {
    await leave(page);
    await cell(table, name, { fault: fault.name }, async () => {
      const lift = await play(page, fault);
      await go(page, path);
      await expect(whole(page)).toBeVisible();
      expect(await toldIn(page)).toEqual([]);
      await lift();
      return { shown: 'nothing' };
    });
  }
  for (const fault of [...unreached, ...unusable, looping]) {
    await leave(page);
    await cell(table, name, { fault: fault.name }, async () => {
      const lift = await play(page, fault);
      await go(page, path);
      await expect(said(page, part)).toBeVisible();
      await expect(clientes(page)).toHaveAttribute('aria-rowcount', '401');
      const words = fault.told === 'service' ? refusalOf(fault.name === looping.name ? 401 : Number(fault.name))[1] : soporte;
      await expect(notices(page)).toContainText(words);
      await lift();
      await closeToasts(page);
      await retryOf(page).first().click();
      await expect(whole(page)).toBeVisible();
      await expect(clientes(page)).toHaveAttribute('aria-rowcount', '1201');
      const by = fault.told === 'service' ? "the service's words" : "the portal's own";
      return { shown: `toast: ${by}; 400 of 1,200 rows, Reintentar in place` };
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test(`${name}: the line and the session`, async ({ page, context, enter, cell, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await leave(page);
  await cell(table, name, { fault: 'offline, then online' }, async () => {
    const { opened, open } = gate();
    const lift = await play(page, {
      name: '',
      told: 'portal',
      reaches: false,
      play: async (route, turn) => {
        if (turn === 0) await opened;
        await route.abort('internetdisconnected');
      },
    });
    await go(page, path);
    await expect(said(page, 'Trayendo 400 de 1,200')).toBeVisible();
    await context.setOffline(true);
    open();
    await expect(said(page, part)).toBeVisible();
    await lift();
    await context.setOffline(false);
    await expect(whole(page)).toBeVisible();
    return { shown: 'said at the top and in place, 400 of 1,200 rows; goes on by itself when the line is back' };
  });
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await leave(page);
  await cell(table, name, { fault: '401, refresh fails' }, async () => {
    const { opened, open } = gate();
    const lift = await play(page, {
      name: '',
      told: 'portal',
      reaches: true,
      play: async (route, turn) => {
        if (turn === 0) await opened;
        await route.continue();
      },
    });
    await go(page, path);
    await expect(said(page, 'Trayendo 400 de 1,200')).toBeVisible();
    sandbox.setFail('POST /v1/account/token/refresh=401');
    sandbox.expireTokens();
    open();
    await expect(page.getByText('Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.').first()).toBeVisible();
    sandbox.setFail('');
    await lift();
    await fillLogin(page, 'intermediario');
    await expect(whole(page)).toBeVisible();
    return { shown: 'the login with its sentence, then the same list, which goes on where it was' };
  });
});
