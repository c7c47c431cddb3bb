import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { firstRow, go } from '../support/lists.ts';
import { expect, expectToasts, heading, hold, letDraw, notices, soporte, stored, tabTo, test } from '../support/portal.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { noteServiceCalls, serviceCalls } from '../support/service-calls.ts';

// A separate world, because these tests write comments.
test.use({ world: 'solicitudes' });

const thread = (page: Page) => page.getByRole('region', { name: 'Comentarios' });
/** The comments of the thread, without list items inside comments. */
const bubbles = (page: Page) =>
  thread(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
const box = (page: Page) => page.getByRole('textbox', { name: /^Respuesta/ });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar' });
const leaving = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^Salir/ });
const card = (page: Page) => page.getByRole('region', { name: 'Datos de la solicitud' });

const failedToast = ['Creación de solicitud', `No se pudo crear la solicitud, ${soporte}`];
const lostToast = [
  'Envío sin confirmar',
  'No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.',
];

const checks = (calls: string[]) => calls.filter((call) => call.includes('/comments'));
const answered = (calls: string[]) => calls.filter((call) => !call.endsWith(' 0'));
/** Opens a request and waits for its thread. */
async function open(page: Page, enter: (user?: string, path?: string) => Promise<void>, id: number, user = 'intermediario') {
  await enter(user, `./solicitudes/update/${id}`);
  await expect(box(page)).toBeVisible();
}

const replies = (sandbox: Sandbox) =>
  sandbox.calls.filter(({ method, path }) => method === 'PUT' && path === '/v1/tickets').map(({ status }) => status);

/** The number of comments with exactly this text, fetched outside the portal. */
async function countSaid(page: Page, sandbox: Sandbox, id: number, text: string): Promise<number> {
  const [session = ''] = Object.entries(await stored(page)).flatMap(([key, value]) =>
    key === 'autogestion.sesion' ? [value] : [],
  );
  const { token } = JSON.parse(session) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/tickets/${id}/comments`, { headers });
  const { value } = (await response.json()) as { value: { comments: { body: string | null }[] } };
  sandbox.calls.pop();
  return value.comments.filter(({ body }) => body === text).length;
}

/** Advances the clock of the page and waits until due work is drawn. */
async function pass(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await letDraw(page);
}

test('a thread is read and answered by Enter: sent once, appended, cleared and said', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  const bodies = await sentBodies(page, '/v1/tickets');
  await open(page, enter, 60);
  await expect(heading(page, 'Incluir conductor en la póliza 700')).toBeVisible();
  await expect(page).toHaveTitle('Incluir conductor en la póliza 700 · Solicitudes');
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toContainText('Actualización de solicitud');
  await expect
    .poll(() => callsTo('/v1/tickets').toSorted())
    .toEqual(['GET /v1/tickets/60 200', 'GET /v1/tickets/60/comments 200']);
  await expect(card(page).getByRole('term')).toHaveText([
    'Asunto',
    'No. Solicitud',
    'Prioridad',
    'Fecha de solicitud',
    'Fecha de actualización',
    'Estatus',
  ]);
  await expect(card(page).getByRole('definition')).toHaveText([
    'Incluir conductor en la póliza 700',
    '60',
    'Normal',
    '19-11-2026 09:20',
    '20-11-2026 10:05',
    'Abierto',
  ]);
  await expect(thread(page).getByRole('heading', { level: 3 })).toHaveText(['Ayer', 'Hoy']);
  await expect(bubbles(page).getByText(/^(Tú|Centro de servicio)$/)).toHaveText(['Tú', 'Centro de servicio']);
  await expect(bubbles(page).first().getByRole('time')).toHaveAttribute('title', '19-11-2026 09:20');
  await expect(bubbles(page).first().getByRole('time')).toHaveText('09:20');
  // Comments of the requester are on the right, all others on the left.
  const places = await bubbles(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(places[0]).toBeGreaterThan(places[1] ?? Infinity);

  await box(page).fill('  Envío ambas copias <b>hoy</b> 👍 ');
  await box(page).press('Enter');
  await expect(bubbles(page).last()).toContainText('Envío ambas copias <b>hoy</b> 👍');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  // Only the message of the service confirms: one visible toast and one status for readers.
  await expectToasts(page, [['Solicitud', 'El comentario fue agregado correctamente.']]);
  await expect(page.getByRole('status').filter({ hasText: /comentario|[Rr]espuesta/ })).toHaveCount(1);
  const inPlace = page.getByRole('main').getByText('El comentario fue agregado correctamente.');
  await expect(inPlace).toBeInViewport();
  await expect(page.getByRole('form', { name: 'Responder' })).toContainText('SolicitudEl comentario fue agregado correctamente.');
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { ticket: { id: 60, comment: { body: 'Envío ambas copias <b>hoy</b> 👍', public: true } } },
  ]);
  await expect(bubbles(page)).toHaveCount(3);
  expect(await countSaid(page, sandbox, 60, 'Envío ambas copias <b>hoy</b> 👍')).toBe(1);
  await expectNoAxeViolations(page);
});

test.describe('a reply is written once', () => {
  test('a double Enter, a double click, Enter and a click', async ({ page, enter, sandbox }) => {
    await open(page, enter, 45);
    for (const [what, twice] of [
      [
        'a double Enter',
        () =>
          box(page)
            .press('Enter')
            .then(() => page.keyboard.press('Enter')),
      ],
      ['a double click', () => send(page).dblclick()],
      [
        'Enter and a click',
        () =>
          box(page)
            .press('Enter')
            .then(() => send(page).dispatchEvent('click')),
      ],
    ] as const) {
      sandbox.calls.length = 0;
      const text = `Una vez: ${what}`;
      await box(page).fill(text);
      const held = await hold(page, '**/v1/tickets');
      await twice();
      await expect.poll(held.held).toBe(1);
      // No comment is shown as sent before the answer of the service.
      await expect(bubbles(page).filter({ hasText: text })).toHaveCount(0);
      await expect(box(page)).toHaveValue(text);
      held.open();
      await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
      expect(replies(sandbox)).toEqual([200]);
      expect(await countSaid(page, sandbox, 45, text)).toBe(1);
      await page.unroute('**/v1/tickets');
    }
  });

  test('an answer lost after it was written: the next try finds it', async ({ page, enter, sandbox }) => {
    await open(page, enter, 43);
    // Cut in the browser, not by the sandbox's `drop`: Chromium resends a request by itself when
    // its reused connection is cut.
    await page.route('**/v1/tickets', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await box(page).fill('Se perdió la respuesta');
    await box(page).press('Enter');
    await expectToasts(page, [failedToast, lostToast]);
    await expect(box(page)).toHaveValue('Se perdió la respuesta');
    await expect(page.getByText('No se sabe si tu respuesta llegó.')).toBeVisible();
    await page.unroute('**/v1/tickets');
    await expect.poll(() => countSaid(page, sandbox, 43, 'Se perdió la respuesta')).toBe(1);
    sandbox.calls.length = 0;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notices(page).getByText('Tu respuesta ya había llegado.')).toBeVisible();
    await expect(box(page)).toHaveValue('');
    expect(replies(sandbox)).toEqual([]);
    await expect(bubbles(page).filter({ hasText: 'Se perdió la respuesta' })).toHaveCount(1);
    expect(await countSaid(page, sandbox, 43, 'Se perdió la respuesta')).toBe(1);
  });
});

test('an invalid reply shows an error at its field @slow', async ({ page, enter, sandbox }) => {
  await open(page, enter, 60);
  const error = (text: string) => expect(box(page)).toHaveAccessibleDescription(text);
  for (const nothing of ['', '   ']) {
    await box(page).fill(nothing);
    await send(page).click();
    await error('Este campo es obligatorio.');
    await expect(box(page)).toBeFocused();
  }
  await box(page).fill('ñ'.repeat(1799));
  await error('');
  await box(page).fill('ñ'.repeat(1800));
  await error('Quedan 200 caracteres');
  await box(page).fill('👍'.repeat(1999));
  await error('Queda 1 carácter');
  await box(page).fill('a'.repeat(2001));
  await error('Sobra 1 carácter');
  await box(page).press('Enter');
  await error('Escribe como máximo 2000 caracteres. Sobra 1 carácter');
  await expect(box(page)).toHaveValue('a'.repeat(2001));
  expect(replies(sandbox)).toEqual([]);
  await expectNoAxeViolations(page);
});

test('a closed request says that it can not be answered; a request closed meanwhile keeps the typed reply @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const closed = page.getByText(/^Esta solicitud está cerrada/);
  await enter('intermediario', './solicitudes/update/46');
  await expect(closed).toBeVisible();
  await expect(card(page)).toContainText('Cerrado');
  await expect(send(page)).toHaveCount(0);
  await expectNoAxeViolations(page);

  await open(page, enter, 18);
  await page.route('**/v1/tickets/18', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { ticket: object } };
    await route.fulfill({ response, json: { ...answer, value: { ticket: { ...answer.value.ticket, status: 'closed' } } } });
  });
  sandbox.setFail('PUT /v1/tickets=409');
  await box(page).fill('Demasiado tarde');
  await box(page).press('Enter');
  await expect(closed).toBeVisible();
  await expect(box(page)).toHaveValue('Demasiado tarde');
  await expect(box(page)).toHaveAttribute('readonly', '');
});

test('the two calls fail and are retried apart from each other @slow', async ({ page, enter, sandbox, callsTo }) => {
  sandbox.setFail('GET /v1/tickets/{id}=500,GET /v1/tickets/{id}/comments=html');
  await enter('intermediario', './solicitudes/update/60');
  const conversation = page.getByRole('region', { name: 'Conversación' });
  await expect(conversation.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(notices(page).getByRole('alert')).toHaveCount(2);
  await expectNoAxeViolations(page);
  sandbox.setFail('GET /v1/tickets/{id}=500');
  sandbox.calls.length = 0;
  await conversation.getByRole('button', { name: 'Reintentar' }).click();
  await expect(bubbles(page).first()).toBeVisible();
  expect(callsTo('/v1/tickets')).toEqual(['GET /v1/tickets/60/comments 200']);
  // No author is named before the requester is known.
  await expect(bubbles(page).getByText(/^(Tú|Centro de servicio)$/)).toHaveCount(0);
  sandbox.setFail('');
  await card(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(card(page)).toContainText('Incluir conductor');
  await expect(bubbles(page).getByText('Tú', { exact: true }).first()).toBeVisible();
});

test('a request that the intermediary does not have shows a message in place @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  await enter('intermediario', './perfil');
  for (const id of ['999999', '2000001', '0', '-1', 'abc', '9'.repeat(20), '%3Cb%3E']) {
    sandbox.calls.length = 0;
    await go(page, `/solicitudes/update/${id}`);
    await expect(page.getByText(/^No tienes una solicitud con el número/), id).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(box(page)).toHaveCount(0);
    await expect.poll(() => callsTo('/v1/tickets').filter((call) => !call.endsWith(' 404'))).toEqual([]);
    expect(callsTo('/v1/tickets').length).toBeLessThanOrEqual(2);
    await page.getByRole('link', { name: 'Ir a solicitudes' }).click();
    await expect(heading(page, 'Solicitudes')).toBeVisible();
    await firstRow(page, 'Registros');
  }
});

/** Waits until the page has all answers, because clock time counts towards the call deadline. */
const allAnswered = async (page: Page) => {
  await expect.poll(async () => (await serviceCalls(page)).filter(({ status }) => status === null)).toEqual([]);
  await letDraw(page);
};

test.describe('new comments', () => {
  test.beforeEach(({ page }) => noteServiceCalls(page));

  test('are asked for every 30 s while the page is in sight, and no more once it was left @slow', async ({
    page,
    enter,
    sandbox,
    callsTo,
  }) => {
    const requests = () => callsTo('/v1/tickets/58').filter((call) => !call.includes('comments'));
    await page.clock.install();
    await open(page, enter, 58);
    await expect.poll(() => answered(checks(callsTo('/v1/tickets/58'))).length).toBeGreaterThan(0);
    await allAnswered(page);
    sandbox.calls.length = 0;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect.poll(() => checks(callsTo('/v1/tickets/58')).length).toBeGreaterThan(0);
    await allAnswered(page);
    sandbox.calls.length = 0;
    await box(page).fill('¿Hay alguien?');
    await box(page).press('Enter');
    await pass(page, 1000);
    await expect(bubbles(page)).toHaveCount(3);
    await expect.poll(() => answered(checks(callsTo('/v1/tickets/58')))).toHaveLength(1);
    await expect.poll(() => answered(requests())).toHaveLength(1);
    await allAnswered(page);
    sandbox.calls.length = 0;

    await pass(page, 28_000);
    expect(checks(callsTo('/v1/tickets'))).toEqual([]);
    sandbox.setAhead(41);
    await pass(page, 3000);
    await expect(bubbles(page)).toHaveCount(4);
    await expect(bubbles(page).last()).toContainText('Hemos recibido su respuesta. Muchas gracias.');
    await expect(page.getByRole('status').filter({ hasText: 'Hay 1 comentario nuevo' })).toHaveCount(1);
    // The data of the request were fetched again.
    await expect.poll(requests).toHaveLength(1);
    sandbox.calls.length = 0;

    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await pass(page, 300_000);
    expect(checks(callsTo('/v1/tickets'))).toEqual([]);
    await setVisibility('visible');
    await expect.poll(() => checks(callsTo('/v1/tickets/58'))).toHaveLength(1);

    await page.getByRole('link', { name: 'Solicitudes' }).first().click();
    await expect(heading(page, 'Solicitudes')).toBeVisible();
    sandbox.calls.length = 0;
    await pass(page, 600_000);
    expect(checks(callsTo('/v1/tickets'))).toEqual([]);
  });

  test('are counted for a reader who is not at the end, and one press shows them @slow', async ({ page, enter, sandbox }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 640 });
    await open(page, enter, 58);
    for (const text of ['Primera', 'Segunda']) {
      await box(page).fill(text);
      await box(page).press('Enter');
      await expect(bubbles(page).filter({ hasText: new RegExp(`${text}$`) })).toHaveCount(1);
    }
    await expect.poll(() => thread(page).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await thread(page).evaluate((one) => one.scrollTo(0, 0));
    // The page notices the scroll by an IntersectionObserver, with the next frame.
    await thread(page).evaluate((one) => new Promise((seen) => new IntersectionObserver(() => seen(null)).observe(one)));
    await allAnswered(page);
    sandbox.setAhead(41);
    await page.clock.runFor(31_000);
    const news = page.getByRole('button', { name: 'Hay 2 comentarios nuevos' });
    await expect(news).toBeVisible();
    expect(await thread(page).evaluate((one) => one.scrollTop)).toBe(0);
    await expectNoAxeViolations(page);
    await news.click();
    await expect(news).toHaveCount(0);
    await expect(thread(page)).toBeFocused();
    await expect(bubbles(page).last()).toBeInViewport();
  });
});

test('an unsent reply is restored after a reload for its request alone, and is cleared by Salir @slow', async ({
  page,
  enter,
}) => {
  await open(page, enter, 60);
  await box(page).fill('Sin enviar todavía');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(box(page)).toHaveValue('Sin enviar todavía');
  await open(page, enter, 45);
  await expect(box(page)).toHaveValue('');
  await open(page, enter, 60);
  await expect(box(page)).toHaveValue('Sin enviar todavía');
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await leaving(page).click();
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await leaving(page).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(await stored(page)).toEqual({});
});

test('five hundred comments open at the newest, and the earlier ones come in place @slow', async ({ page, enter }) => {
  await open(page, enter, 1_000_069, 'corredora');
  await expect(bubbles(page)).toHaveCount(15);
  await expect(bubbles(page).last()).toBeInViewport();
  const earlier = page.getByRole('button', { name: /^Ver comentarios anteriores/ });
  await thread(page).evaluate((one) => one.scrollTo(0, 0));
  const top = () =>
    bubbles(page)
      .nth(-15)
      .evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  await expect(earlier).toHaveText('Ver comentarios anteriores (485)');
  await earlier.press('Enter');
  await expect(bubbles(page)).toHaveCount(65);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(earlier).toBeFocused();
  await expect(earlier).toHaveText('Ver comentarios anteriores (435)');
  await expectNoAxeViolations(page);
});

test('threads with formatting and with hostile code can be used in every way @slow', async ({ page, enter }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of [51, 53]) {
    await open(page, enter, id);
    await expectUsableInEveryWay(page);
  }
});

test('by keyboard alone: from the list to a sent reply @slow', async ({ page, enter }) => {
  await enter('intermediario', './solicitudes?numeroSolicitud=18');
  const row = page.getByRole('link', { name: '18', exact: true });
  await expect(row).toBeVisible();
  await tabTo(page, row, { most: 60 });
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, box(page));
  await page.keyboard.type('Por teclado');
  await page.keyboard.press('Enter');
  await expect(bubbles(page).filter({ hasText: 'Por teclado' })).toHaveCount(1);
  await expect(box(page)).toBeFocused();
});
