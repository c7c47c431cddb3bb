import type { Page } from '@playwright/test';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf, parseRecording } from '../../src/dev/inspector/recording.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { anaWith } from '../support/cliente-fixtures.ts';
import { numeroOf, rateCotizacion } from '../support/cotizacion.ts';
import { test } from '../support/dev.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmar,
  emitida,
  emitir,
  expectForm,
  fillEmision,
  said,
  expectUploaded,
} from '../support/emision-page.ts';
import { InspectorView } from '../support/inspector-page.ts';
import { largoTyped } from '../support/long-cliente-typed.ts';
import { clientes, dist, expect, fillLogin, heading, password } from '../support/portal.ts';
import { openContext } from '../support/test-day.ts';
import { WizardPage } from '../support/wizard-page.ts';

// These tests create a client and a policy, and other files count the rows of the lists.
test.use({ world: 'inspector' });

const card = '5555 5555 5555 4444';
const cliente = { ...anaWith('402-2154903-9'), domicilios: largoTyped.domicilios.slice(1) };

/** Goes to a path of the portal without a reload, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), `/autogestion${path}`);
}

async function createCliente(page: Page): Promise<void> {
  await go(page, '/clientes/create');
  const wizard = new WizardPage(page);
  await expect(page.getByLabel('Tipo de persona')).toBeVisible({ timeout: 30_000 });
  await wizard.fillAll(cliente);
  await wizard.crear.click();
  await expect(clientes(page).locator('tbody tr')).toHaveCount(1, { timeout: 30_000 });
}

async function issue(page: Page): Promise<number> {
  await go(page, '/cotizaciones/create');
  await expect(heading(page, 'Nueva cotización')).toBeVisible({ timeout: 30_000 });
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  await page.getByRole('link', { name: 'Emitir' }).or(emitir(page)).click();
  await expectForm(page);
  await fillEmision(page);
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  return numero;
}

/** Writes an export to RECORD, for tests/replay/sessions, without actors that are not replayed. */
function keep(name: string, exported: string, roots: readonly string[]): void {
  const folder = process.env['RECORD'];
  const recording = parseRecording(exported);
  if (!folder || !recording) return;
  const isRoot = (one: (typeof recording.entries)[number]) => one.kind === 'actor' && roots.includes(one.name);
  const parts = recording.entries.flatMap((one) => (isRoot(one) ? [...familyOf(recording.entries, one.actor)] : []));
  // These actors are replayed alone, without the quote's flow around them.
  const entries = recording.entries
    .filter(({ actor }) => parts.includes(actor))
    .map((one) => (isRoot(one) ? { ...one, parent: null } : one));
  const text = JSON.stringify({ ...recording, entries });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

test('from the login to an issued policy: seen live, wound back, exported without secrets, and read where there is no server @slow', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await page.goto('./login?inspect');
  await expect(page.getByRole('button', { name: 'Ver las máquinas' })).toBeVisible({ timeout: 30_000 });
  const inspector = await InspectorView.open(page);
  await fillLogin(page, 'intermediario');
  await expect(page.getByRole('button', { name: /^Menú de usuario/ })).toBeVisible({ timeout: 30_000 });
  for (const panel of ['Cotizaciones', 'Emisiones', 'Solicitudes', 'Prima cobrable', 'Saldo por antiguedad', 'Comisiones']) {
    await expect(inspector.actor(`Dashboard › ${panel}`)).toBeVisible();
  }
  await inspector.choose('session');
  await expect.poll(() => inspector.active()).toContain('session.session.held.authorised');
  await inspector.filter('credentials');
  await expect(inspector.log.getByRole('option')).toContainText(['"password":"•••"']);
  await inspector.filter('');

  await createCliente(page);
  await inspector.choose('wizard');
  await expect.poll(() => inspector.active()).toEqual(['wizard.created']);
  await expect(inspector.taken()).toHaveText(['creation.written']);
  await expect(inspector.context).toContainText('output');
  const soloCliente = await inspector.export('Exportar el actor');
  keep('cliente.json', soloCliente, ['wizard']);

  const numero = await issue(page);
  await inspector.choose('emision');
  await expect.poll(() => inspector.active()).toEqual(['emision.issued']);
  await expect(inspector.context.getByRole('listitem').filter({ hasText: /^numero / })).toHaveText(`numero ${numero}`);
  await inspector.page.getByRole('checkbox', { name: /^Solo emision/ }).check();
  await inspector.filter('emit.');
  await expect(inspector.log.getByRole('option')).toHaveText([/emit\.requested/, /emit\.confirmed/]);
  await inspector.filter('');

  const all = await inspector.export('Exportar');
  keep('poliza.json', all, ['cotizacion', 'uploads', 'emision']);
  for (const secret of [password, card, card.replaceAll(' ', ''), 'eyJ']) {
    expect(all.includes(secret), `the export holds ${secret}`).toBe(false);
  }

  await inspector.page.getByRole('checkbox', { name: /^Solo / }).uncheck();
  await inspector.moment.fill('5');
  await expect(inspector.moment).toHaveAttribute('aria-valuetext', /^5 de \d+$/);
  await expect(inspector.actor('emision')).toHaveCount(0);
  await expect(inspector.status).toHaveText('En pausa');
  await expect(inspector.drawing).toHaveText('«emision» todavía no existía en este momento.');
  await inspector.choose('session');
  await expect.poll(() => inspector.active()).toContain('session.session.held.authorised');
  await inspector.page.getByRole('button', { name: 'Seguir' }).click();
  await expect(inspector.actor('emision')).toBeVisible();
  await expect(inspector.status).toHaveText('En vivo');

  const fresh = await openContext(browser);
  const alone = new InspectorView(await fresh.newPage());
  await alone.page.goto(`${baseURL}inspector.html`, { waitUntil: 'networkidle' });
  await expect(alone.status).toHaveText('Esperando al portal');
  await fresh.setOffline(true);
  await alone.import('{}');
  await expect(alone.status).toHaveText('«sesion.json» no es una sesión exportada.');
  await alone.import(all);
  await expect(alone.status).toHaveText('Sesión importada');
  await alone.choose('wizard');
  await expect.poll(() => alone.active()).toEqual(['wizard.created']);
  await alone.filter('crear.requested');
  await alone.log.getByRole('option').last().click();
  await expect.poll(() => alone.active()).toContain('wizard.open.form.creating.sending');
  await expect(alone.taken()).toHaveText([/^crear\.requested/]);
  await fresh.close();
});

test('an event is sent from the inspector once the machine would take it; it is used by keyboard, and axe finds nothing @slow', async ({
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  await enter('intermediario', './clientes/create?inspect');
  await expect(page.getByLabel('Tipo de persona')).toBeVisible({ timeout: 30_000 });
  const inspector = await InspectorView.open(page);
  await inspector.choose('wizard');
  const send = inspector.page.getByRole('button', { name: 'Enviar', exact: true });
  const event = inspector.page.getByRole('combobox', { name: 'Evento' });
  await event.selectOption('existente.opened');
  await expect(send).toBeDisabled();
  await event.selectOption('cancel.requested');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => inspector.active()).toContain('wizard.open.form.confirmingCancel');
  await expect(inspector.taken()).toHaveText(['cancel.requested']);

  await inspector.page.getByRole('button', { name: 'Pausar' }).click();
  const before = await inspector.moment.getAttribute('max');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await inspector.log.focus();
  await inspector.page.keyboard.press('ArrowUp');
  await expect.poll(() => inspector.active()).toContain('wizard.open.form.editing.basic');
  await expect(inspector.moment).toHaveAttribute('max', before ?? '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await inspector.page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(inspector.page);
    await inspector.page.getByRole('button', { name: 'Secuencia' }).click();
    await expectNoAxeViolations(inspector.page);
    await inspector.page.getByRole('button', { name: 'Registro' }).click();
  }
});

test('a thousand events are all shown, and typing in the portal goes on @slow', async ({ page, enter }) => {
  test.setTimeout(120_000);
  await enter('intermediario', './clientes/create?inspect');
  const name = page.getByLabel('Primer nombre');
  await expect(name).toBeVisible({ timeout: 30_000 });
  const inspector = await InspectorView.open(page);
  await inspector.choose('wizard');
  await expect.poll(() => inspector.active()).toContain('wizard.open.form.editing.basic');
  await inspector.expectActiveInSight();

  const sending = inspector.sendThousand();
  await name.pressSequentially('María de los Ángeles Altagracia');
  await sending;
  await expect(inspector.page.getByText(/^1\d\d\d eventos$/)).toBeVisible({ timeout: 40_000 });
  await expect(name).toHaveValue('María de los Ángeles Altagracia');
});

test('the built portal holds no code of the inspector @slow', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css|html)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const marks = ['autogestion.inspector', 'autogestion.recording', 'statelyai', 'org.eclipse.elk', 'inspector.html'];
  const found = files.filter((name) => marks.some((mark) => readFileSync(join(dist, name), 'utf8').includes(mark)));
  expect(found).toEqual([]);
});
