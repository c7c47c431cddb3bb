import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { largo, largoShown } from '../support/long-cliente.ts';
import { createBeside } from '../support/cliente-service.ts';
import {
  clienteRows,
  clientes,
  expect,
  expectNoSidewaysScroll,
  expectToasts,
  heading,
  letDraw,
  stored,
  test,
  cutOff,
} from '../support/portal.ts';
import { expectFields, field, type Typed, WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

const name = largo.body.nombreCompleto;
const [direccion = {}] = largo.typed.direcciones;
const [, tarjeta] = largoShown.domiciliosModal;

/** Clients of earlier tests stay in the sandbox of the worker, so each test creates its own. */
let serial = 0;
const someone = (sandbox: Sandbox, worker: number) => {
  serial += 1;
  return createBeside(sandbox, {
    ...largo.body,
    idTipoDocumento: 'RNC',
    nuDocumento: String(900_000_000 + worker * 1000 + serial),
  });
};

/** Opens each tab and each modal of the view, and checks the values there. */
async function eachPart(page: Page, visit: (part: Locator, shown: Typed, label: string) => Promise<void>) {
  const view = new WizardPage(page);
  const body = page.getByRole('tabpanel');
  await expectFields(page, { 'Primer nombre': 'José Ángel', 'Ciudad de nacimiento': 'Orlando' });
  await visit(body, { ...largo.typed.basicos, 'Tipo de documento': 'RNC', 'Número de documento': '' }, 'Datos Básicos');
  await view.tab('Datos de contacto').click();
  await expect(view.direcciones).toContainText('Torre Azul');
  await visit(body, {}, 'Datos de contacto');
  await view.openRow(view.direcciones, 0);
  await expectFields(view.direccion, direccion);
  await visit(view.direccion, direccion, 'Registro de dirección');
  await view.direccion.getByRole('button', { name: 'Cerrar' }).last().click();
  await view.tab('Datos financieros').click();
  await expect(view.domicilios).toContainText('Mastercard');
  await visit(body, largo.typed.financieros, 'Datos financieros');
  await view.openRow(view.domicilios, 1);
  await expectFields(view.domicilio, tarjeta);
  await visit(view.domicilio, tarjeta, 'Domiciliación bancaria');
  await view.domicilio.getByRole('button', { name: 'Cerrar' }).last().click();
  await view.tab('Información adicional').click();
  await expect(body.getByText('Agenda')).toBeVisible();
  await visit(body, {}, 'Información adicional');
}

test('a missing client shows a message in the page', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './clientes/update/999999999');
  await expect(heading(page, 'Cliente no encontrado')).toBeVisible();
  await expectToasts(page, [['Consulta de cliente', 'No existe un cliente con ese número.']]);
  expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes/999999999 404']);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Ir a clientes' }).click();
  await expect(heading(page, 'Clientes')).toBeVisible();
});

test('an invalid client number in the address makes no call @slow', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './clientes/update/abc');
  for (const id of ['0', '-5', '1e3', '9'.repeat(30)]) {
    await expect(heading(page, 'Cliente no encontrado')).toBeVisible();
    await page.goto(`./clientes/update/${id}`);
  }
  await expect(heading(page, 'Cliente no encontrado')).toBeVisible();
  expect(callsTo('/v1/clientes')).toEqual([]);
});

test('the header counts what the client has, and each list says whose it is @slow', async ({ page, enter, sandbox, callsTo }) => {
  sandbox.setFail('GET /v1/polizas=500x1');
  await enter('intermediario', './clientes/update/1200');
  const header = page
    .getByRole('banner')
    .or(page.locator('header'))
    .filter({ has: heading(page, 'Yokasta Rosario Méndez') });
  const retry = header.getByRole('button', { name: 'Reintentar el total de pólizas' });
  await retry.click();
  await expect(retry).toHaveCount(0);
  const totals: Record<string, number> = {};
  for (const label of ['Cotizaciones', 'Pólizas', 'Solicitudes', 'Siniestros']) {
    const link = header.getByRole('link', { name: new RegExp(`^${label} ?\\d`) });
    totals[label] = Number((await link.textContent())?.replaceAll(/\D/g, ''));
  }
  expect(callsTo('/v1/polizas')).toEqual(['GET /v1/polizas 500', 'GET /v1/polizas 200']);
  for (const label of ['cotizaciones', 'tickets', 'siniestros'])
    expect(callsTo(`/v1/${label}`)).toEqual([`GET /v1/${label} 200`]);

  for (const [label, total] of Object.entries(totals)) {
    await header.getByRole('link', { name: new RegExp(`^${label}`) }).click();
    await expect(heading(page, label)).toBeVisible();
    await expect(page.getByText('De Yokasta Rosario Méndez.')).toBeVisible();
    if (total > 0) await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText(`${total} registro`);
    else await expect(page.getByRole('table').getByText('No se ha encontrado registros en el sistema.')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al cliente' }).click();
    await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
  }
});

const last = (page: Page, what: 'cotizaciones' | 'pólizas') => page.getByRole('region', { name: `Últimas ${what}` });

test('the head leads to the telephone, the mail and what can be begun; under it stand the last quotes and policies', async ({
  page,
  enter,
  context,
  callsTo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', './clientes/update/1200');
  await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
  await expect(page.getByRole('link', { name: '809-555-0147' })).toHaveAttribute('href', 'tel:+18095550147');
  await expect(page.getByRole('link', { name: 'yokasta.rosario@ejemplo.do' })).toHaveAttribute(
    'href',
    'mailto:yokasta.rosario@ejemplo.do',
  );
  for (const text of ['809-555-0147', 'yokasta.rosario@ejemplo.do']) {
    await page.getByRole('button', { name: `Copiar ${text}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await expect(last(page, 'cotizaciones').getByRole('listitem')).toHaveText([
    /^Cotización 900Pendiente de emisiónEmitirVehículo de motor completo · \d\d-\d\d-2026$/,
    /^Cotización 898ProcesadaVehículo/,
    /^Cotización 875Emisión de endoso en procesoEmitirVehículo/,
  ]);
  await expect(last(page, 'pólizas').getByRole('listitem')).toHaveText([
    /^Póliza 1-25-700VigenteVehículo de motor completo · hasta \d\d-\d\d-2027$/,
    /^Póliza 1-25-273VencidaVehículo/,
  ]);
  // One call serves the count and the rows.
  for (const path of ['cotizaciones', 'polizas']) expect(callsTo(`/v1/${path}`)).toEqual([`GET /v1/${path} 200`]);
  await expectNoAxeViolations(page);

  const documento = /\?tipoDocumento=CED&numeroDocumento=00113918254$/;
  for (const [label, title, path] of [
    ['Cotizar', 'Nueva cotización', 'cotizaciones/create'],
    ['Nueva solicitud', 'Creación de solicitud', 'solicitudes/create'],
  ] as const) {
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${path}${documento.source}`));
    await page.goBack();
    await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
  }
  await expect(last(page, 'cotizaciones').getByRole('link', { name: 'Emitir la cotización 900' })).toHaveAttribute(
    'href',
    /\/polizas\/emision\/900$/,
  );
  await last(page, 'pólizas').getByRole('link', { name: 'Póliza 1-25-700' }).click();
  await expect(page).toHaveURL(/\/polizas\?numeroPoliza=700$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(/^Póliza 1-25-700/);
});

test('quotes and policies that fail leave the client visible, and each can be retried in its place', async ({ page, enter }) => {
  const mend = await cutOff(page, /\/v1\/(?:cotizaciones|polizas)$/);
  await enter('intermediario', './clientes/update/1200');
  for (const what of ['cotizaciones', 'pólizas'] as const) {
    await expect(last(page, what)).toContainText('No se pudieron consultar.');
  }
  await expectFields(page, { 'Primer nombre': 'Yokasta' });
  await expect(page.getByRole('link', { name: '809-555-0147' })).toBeVisible();
  await expectNoAxeViolations(page);
  await mend();
  await last(page, 'pólizas').getByRole('button', { name: 'Reintentar' }).click();
  await expect(last(page, 'pólizas').getByRole('listitem')).toHaveCount(2);
  await expect(last(page, 'cotizaciones')).toContainText('No se pudieron consultar.');
});

test('the birth country is the one whose idNacimiento the client carries @slow', async ({ page, enter, sandbox }, {
  parallelIndex,
}) => {
  const id = await someone(sandbox, parallelIndex);
  sandbox.setFail('GET /v1/paises/nacimientos=500x1');
  await enter('intermediario', `./clientes/update/${id}`);
  const pais = field(page, 'País de nacimiento');
  await page.getByRole('button', { name: 'Reintentar País de nacimiento' }).click();
  await expect(pais).toHaveValue('Estados Unidos');
  // The fields that depend on the country are known only now.
  await expect(field(page, 'Provincia o estado de nacimiento')).toHaveValue('Florida');
  await expect(field(page, 'Ciudad de nacimiento')).toHaveValue('Orlando');
});

test('using the controls calls nothing, stores nothing and changes nothing @slow', async ({ page, enter, sandbox }, {
  parallelIndex,
}) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await enter('intermediario', `./clientes/update/${await someone(sandbox, parallelIndex)}`);
  await expect(heading(page, name)).toBeVisible();
  const asked: string[] = [];
  // The code of other pages is fetched while idle, and the icon at a time of the browser's choice.
  page.on('request', (request) => {
    if (!/\/(?:assets\/|favicon\.svg$)/.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  const keys = Object.keys(await stored(page)).toSorted();
  await eachPart(page, async (part, shown, label) => {
    asked.length = 0;
    const fields = Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== ''));
    const before = page.url();
    const count = await part.evaluate((element) => {
      const forms = [...element.querySelectorAll('form'), element.closest('form')].filter((form) => form !== null);
      const controls = [...element.querySelectorAll('input, select, textarea, button, [role], label')].filter(
        (control) => !/^(?:Acciones de|Cerrar$)/.test(control.getAttribute('aria-label') ?? control.textContent),
      );
      const press = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      for (const control of controls) {
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        control.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'x', inputType: 'insertText' }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
        control.dispatchEvent(new KeyboardEvent('keydown', press));
        control.dispatchEvent(new KeyboardEvent('keyup', press));
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      for (const form of forms) form.requestSubmit();
      return controls.length;
    });
    for (const text of await part.locator('input, textarea').all()) {
      await text.focus();
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
    }
    await letDraw(page);
    await page.clock.fastForward(10_000);
    await letDraw(page);
    expect(asked, label).toEqual([]);
    expect(page.url()).toBe(before);
    await expectFields(part, fields);
    await expect(part).toBeVisible();
    if (label !== 'Información adicional') expect(count, label).toBeGreaterThan(5);
  });
  expect(Object.keys(await stored(page)).toSorted()).toEqual(keys);
  await page.goto('./clientes/create');
  await expect(page.getByRole('tab', { name: /Datos Básicos/ })).toBeVisible();
  await expect(page.getByText(/borrador/)).toHaveCount(0);
});

test.describe('to the eye', () => {
  // A transition would distort the measurements.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every tab and both modals can be read, in light and in dark @slow', async ({ page, enter, sandbox }, {
    parallelIndex,
  }) => {
    test.setTimeout(90_000);
    await enter('intermediario', `./clientes/update/${await someone(sandbox, parallelIndex)}`);
    await expect(heading(page, name)).toBeVisible();
    await eachPart(page, async (_part, _shown, label) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
        // A link half covered by the bar of the page would count as too small a target.
        await page.evaluate(() => scrollTo(0, 0));
        await test.step(`${label}, ${colorScheme}`, () => expectNoAxeViolations(page));
      }
    });
  });
});

test('the client names the page, the breadcrumb leads back to the list as it was, the address holds the tab', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes?tipoDocumento=CED&page=2');
  await clienteRows(page);
  const breadcrumb = page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Clientes' });
  const back = async () => {
    await breadcrumb.click();
    await expect(heading(page, 'Clientes')).toBeVisible();
    await expect(page).toHaveURL(/\/clientes\?tipoDocumento=CED&page=2$/);
    await clienteRows(page);
  };
  const first = clientes(page).getByRole('row').nth(1);
  const link = first.getByRole('link');
  const client = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page, client)).toBeVisible();
  await expect(page).toHaveTitle(`${client} · Clientes`);

  const tab = (label: string) => page.getByRole('tab', { name: new RegExp(label) });
  await tab('Datos de contacto').click();
  await expect(page).toHaveURL(/\?pestana=contacto$/);
  await tab('Datos financieros').click();
  await page.goBack();
  await expect(tab('Datos de contacto')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab('Datos de contacto')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(`${client} · Clientes`);
  await back();

  // The menu of the row leads there too.
  await first.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(heading(page, client)).toBeVisible();
  await back();
});

test('without a list before it the breadcrumb leads to the whole list; a tab that is none is the first @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes/update/1200?pestana=otra');
  await expect(page.getByRole('tab', { name: /Datos Básicos/ })).toHaveAttribute('aria-selected', 'true');
  await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
  await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/clientes$/);
  await expect(page).toHaveTitle('Clientes · Autogestión');
});

/** The addresses of the links of a table. */
const hrefs = (table: Locator) => table.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const width of [1366, 360]) {
  test(`each address shows its whole line, phones can be called and addresses written to (${width} px) @slow`, async ({
    page,
    enter,
    sandbox,
  }, { parallelIndex }) => {
    await page.setViewportSize({ width, height: 768 });
    await enter('intermediario', `./clientes/update/${await someone(sandbox, parallelIndex)}?pestana=contacto`);
    const view = new WizardPage(page);
    for (const { direccionCompleta } of largo.body.direcciones) {
      await expect(view.direcciones.getByRole('cell', { name: direccionCompleta ?? '', exact: true })).toBeVisible();
    }
    // The country codes may arrive after the client.
    await expect
      .poll(() => hrefs(view.telefonos))
      .toEqual(
        largo.body.telefonos.map(({ nuArea, numero }) => expect.stringMatching(new RegExp(`^tel:\\+\\d+${nuArea}${numero}$`))),
      );
    expect(await hrefs(view.correos)).toEqual(largo.body.correos.map(({ email }) => `mailto:${email}`));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
}
