import type { Page } from '@playwright/test';
import { clienteRows, expect, gate, heading, sessionKey, stored } from '../support/portal.ts';
import { forgetServiceCalls, noteServiceCalls, serviceCalls } from '../support/service-calls.ts';
import { countSolicitudes, fillSolicitud, guardar, solicitudBody, verSolicitudes } from '../support/solicitud.ts';
import { bytesOf, choose, choosePlan, expectDocumentos, numero, outcome, submit, test } from '../support/uploads-page.ts';

// It makes a request and uploads documents.
test.use({ world: 'sesion-rechazada' });

/** A page that calls nothing by itself. */
const silentPage = './configuracion';
const refresh = '/v1/account/token/refresh';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true }).click();

const imprimir = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first();

/** The bearer of the stored session. */
async function bearerOf(page: Page): Promise<string> {
  const { token } = JSON.parse((await stored(page))[sessionKey] ?? '{}') as { token: string };
  return `Bearer ${token}`;
}

test('20 calls refused together, of all three services and all kinds: one refresh, and each sent once more as it was @slow', async ({
  page,
  context,
  enter,
  sandbox,
  callsTo,
  documentsOf,
  write,
}) => {
  test.setTimeout(180_000);
  const tabs = { lists: page } as Record<
    'lists' | 'home' | 'search' | 'quotes' | 'form' | 'upload' | 'report' | 'other report' | 'reload',
    Page
  >;
  for (const name of ['home', 'search', 'quotes', 'form', 'upload', 'report', 'other report', 'reload'] as const)
    tabs[name] = await context.newPage();
  for (const tab of Object.values(tabs)) await noteServiceCalls(tab);
  await enter('intermediario', silentPage);
  for (const name of ['home', 'search', 'quotes', 'reload'] as const) await tabs[name].goto(silentPage);
  for (const name of ['lists', 'home', 'search', 'quotes', 'reload'] as const)
    await expect(heading(tabs[name], 'Configuración')).toBeVisible();
  const searched = tabs.search.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  await tabs.search.keyboard.press('Control+k');
  await expect(searched).toBeFocused();
  await tabs.form.goto('./solicitudes/create');
  await fillSolicitud(tabs.form, 'VEINTE401');
  await tabs.upload.goto(`./polizas/emision/${numero}`);
  await expectDocumentos(tabs.upload);
  await choosePlan(tabs.upload);
  await choose(
    tabs.upload,
    ['uno.pdf', 'dos.pdf'].map((name) => write(name, bytesOf('pdf', 50_000, name))),
  );
  for (const name of ['report', 'other report'] as const) {
    await tabs[name].goto('./consultas/renovaciones');
    await expect(tabs[name].getByLabel(/^Entidad\*?$/)).toHaveValue('1');
  }

  const expiredBearer = await bearerOf(page);

  // There is no new pair before all are refused.
  const refused = () => sandbox.calls.filter(({ status }) => status === 401);
  const { opened: isAsked, open: noteAsked } = gate();
  await context.route(`**${refresh}`, async (route) => {
    noteAsked();
    await expect.poll(() => refused().length, { timeout: 14_000 }).toBe(20);
    await route.continue();
  });
  for (const tab of Object.values(tabs)) await forgetServiceCalls(tab);
  sandbox.expireTokens();
  sandbox.calls.length = 0;
  // First, so that it is the one that renews: another tab's new pair has a session that is being restored ask anew.
  await tabs.reload.reload();
  await isAsked;
  await Promise.all([
    follow(tabs.lists, 'Clientes'),
    follow(tabs.home, 'Dashboard'),
    searched.fill('900'),
    follow(tabs.quotes, 'Cotizaciones'),
    guardar(tabs.form).click(),
    submit(tabs.upload).click(),
    imprimir(tabs.report).click(),
    imprimir(tabs['other report']).click(),
  ]);
  await clienteRows(tabs.lists);
  await expect(verSolicitudes(tabs.form)).toBeVisible();
  await expect(outcome(tabs.upload)).toHaveText('Cargados: 2.');
  for (const name of ['report', 'other report'] as const) {
    await expect(tabs[name].getByRole('region', { name: 'Reporte pólizas a renovar', exact: true })).toBeVisible();
  }
  await expect(heading(tabs.reload, 'Configuración')).toBeVisible();
  /** The calls that were refused, with their repetitions: the same call of the same tab, with the same bytes. */
  const sentTwice = async () => {
    const sent = await Promise.all(
      Object.entries(tabs).map(async ([name, tab]) => (await serviceCalls(tab)).map((call) => ({ name, ...call }))),
    );
    const same = Map.groupBy(sent.flat(), ({ name, method, address, by, body }) => [name, method, address, by, body].join('\n'));
    return [...same.values()].filter((calls) => calls.some(({ status }) => status === 401));
  };
  await expect.poll(async () => (await sentTwice()).flat().filter(({ status }) => status !== null).length).toBe(40);
  await expect.poll(() => sandbox.calls.filter(({ status }) => status === 0)).toEqual([]);

  expect(callsTo(refresh)).toEqual([`POST ${refresh} 200`]);
  expect(refused()).toHaveLength(20);
  const renewed = await bearerOf(page);
  const twice = await sentTwice();
  expect(twice.flat()).toHaveLength(40);
  for (const calls of twice) {
    const refusals = calls.filter(({ status }) => status === 401);
    const [{ method, address } = { method: '', address: '' }] = calls;
    const answers = [...refusals.map(() => [401, expiredBearer]), ...refusals.map(() => [200, renewed])];
    expect(
      calls.map(({ status, bearer }) => [status, bearer]),
      `${method} ${address}`,
    ).toEqual(answers);
  }
  const kinds = twice
    .flatMap((calls) => calls.filter(({ status }) => status === 200))
    .map(({ method, address, by }) => `${method} ${address.split('?')[0]} ${by}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'GET autorizacion/v1/account/currentuser fetch',
      'GET core/v1/clientes fetch',
      'POST core/v1/solicitudes fetch',
      'POST core/v1/documentos/cotizaciones XMLHttpRequest',
      'POST reportes/v1/reportes fetch',
    ]),
  );

  expect(
    documentsOf(numero)
      .map(({ nmArchivo }) => nmArchivo)
      .toSorted(),
  ).toEqual(['dos.pdf', 'uno.pdf']);
  expect(await countSolicitudes(sandbox, 'VEINTE401')).toBe(1);
  const [solicitud] = twice.flat().filter(({ address }) => address === 'core/v1/solicitudes');
  expect(JSON.parse(Buffer.from(solicitud?.body ?? '', 'base64').toString())).toEqual(solicitudBody('VEINTE401'));
});
