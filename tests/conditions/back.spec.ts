import type { Page } from '@playwright/test';
import { clienteRows, expect, heading, sessionKey, storedSession, test } from '../support/portal.ts';

// The back/forward cache: the browser keeps a left page whole and shows it again.
// `draft-put-away.spec.ts` tests the drafts.

declare global {
  interface Window {
    /** Whether the page came from the back/forward cache, and its text in the first frame. */
    cameBack?: { persisted: boolean; firstDrawing: string };
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        window.cameBack = { persisted, firstDrawing: document.body.innerText };
      });
    });
  });
});

/** Another document of the same origin, without the portal. */
const leave = (page: Page) => page.goto('./favicon.svg');

/** Goes back to the cached page; gives its text in the first frame. */
async function comeBack(page: Page): Promise<string> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => window.cameBack?.persisted).catch(() => undefined), 'the page was kept').toBe(true);
  return page.evaluate(() => window.cameBack?.firstDrawing ?? '');
}

const salir = async (page: Page) => {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
};

test('a list comes back unchanged and keeps working', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page);
  await leave(page);
  await comeBack(page);
  expect(await clienteRows(page)).toEqual(rows);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => callsTo('/v1/clientes').length).toBe(2);
});

test('after Salir in a later document, the returning page shows nothing of the person', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  const [first = []] = await clienteRows(page);
  await page.goto('./perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await salir(page);
  const drawn = await comeBack(page);
  for (const text of first.filter((cell) => cell.length > 3)) expect(drawn).not.toContain(text);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(first[0] ?? '')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('after another user has signed in, the returning page shows the data of that user', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await leave(page);
  const other = await storedSession(sandbox.url, 'cobranzas');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, other] as const);
  await comeBack(page);
  await expect(heading(page, 'Sin permiso')).toBeVisible();
});

test('a returning login page lets in the person who signed in meanwhile', async ({ page, sandbox }) => {
  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await leave(page);
  const session = await storedSession(sandbox.url, 'intermediario');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const);
  await comeBack(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a returning thread asks for comments as often as before', async ({ page, enter, callsTo }) => {
  await page.clock.install();
  await enter('intermediario', './solicitudes/update/60');
  await expect(page.getByRole('region', { name: 'Comentarios' }).getByRole('time').first()).toBeVisible();
  const minutes = async () => {
    for (let minute = 0; minute < 3; minute += 1) {
      const before = callsTo('/comments').length;
      await page.clock.runFor('01:00');
      await expect.poll(() => callsTo('/comments').length).toBe(before + 1);
    }
  };
  await minutes();
  const before = callsTo('/comments').length;
  await leave(page);
  await comeBack(page);
  // The thread is read at once, and then at the usual interval.
  await expect.poll(() => callsTo('/comments').length).toBe(before + 1);
  await minutes();
});
