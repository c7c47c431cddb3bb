import type { Page } from '@playwright/test';
import { personTypes } from '../support/cliente-fixtures.ts';
import { largo, largoShown } from '../support/long-cliente.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { clientes, expect, expectToasts, heading, notices, test } from '../support/portal.ts';
import { expectFields, recordRows, WizardPage } from '../support/wizard-page.ts';

// It makes clients: the lists of other files are counted.
test.use({ world: 'clientes' });

const parsed = (text: string): unknown => JSON.parse(text);

const createdToast = ['Creación de cliente', 'El cliente fue creado correctamente.'];

/** Presses Crear and waits for the end: the toast in the middle, the list filtered by the new document. */
async function create(page: Page, wizard: WizardPage) {
  await wizard.crear.click();
  await expectToasts(page, [createdToast]);
}

async function expectListed(page: Page, tipo: string, numero: string) {
  await expect(page).toHaveURL(new RegExp(`/clientes\\?tipoDocumento=${tipo}&numeroDocumento=${numero}$`));
  await expect(clientes(page).locator('tbody tr')).toHaveCount(1);
}

test('a client of each of the five person types is sent as the specification writes it @slow', async ({ page, enter }) => {
  test.setTimeout(90_000);
  const bodies = await sentBodies(page, '/v1/clientes');
  await enter('intermediario', './clientes');
  for (const { typed, body } of personTypes) {
    await test.step(typed.basicos['Tipo de persona'] ?? '', async () => {
      await page.goto('./clientes/create');
      const wizard = new WizardPage(page);
      await wizard.fillAll(typed);
      await create(page, wizard);
      await expectListed(page, body.idTipoDocumento, body.nuDocumento);
      expect(bodies.splice(0).map(parsed)).toStrictEqual([body]);
      await expect(clientes(page)).toContainText(body.nombreCompleto);
    });
  }
});

test('the longest possible client is sent, said, listed and shown whole @slow', async ({ page, enter }) => {
  test.setTimeout(90_000);
  const bodies = await sentBodies(page, '/v1/clientes');
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.fillAll(largo.typed);
  await create(page, wizard);
  // Top and centre, wider than the window's right edge would have it.
  const toast = await notices(page)
    .getByRole('status')
    .filter({ hasText: createdToast[0] ?? '' })
    .boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(toast && Math.abs(toast.x + toast.width / 2 - width / 2)).toBeLessThan(2);
  expect(toast?.y).toBeLessThan(100);

  await expectListed(page, 'CED', '22300987652');
  expect(bodies.map(parsed)).toStrictEqual([largo.body]);

  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(heading(page, largo.body.nombreCompleto)).toBeVisible();
  await expectFields(page, largo.typed.basicos);

  await wizard.tab('Datos de contacto').click();
  for (const [table, rows] of [
    [wizard.telefonos, largoShown.telefonos],
    [wizard.correos, largoShown.correos],
    [wizard.direcciones, largoShown.direcciones],
  ] as const) {
    await expect.poll(() => recordRows(table)).toEqual(rows);
  }
  for (const [index, shown] of largo.typed.direcciones.entries()) {
    await wizard.openRow(wizard.direcciones, index);
    await expectFields(wizard.direccion, shown);
    await wizard.direccion.getByRole('button', { name: 'Cerrar' }).last().click();
  }

  await wizard.tab('Datos financieros').click();
  await expectFields(page, largo.typed.financieros);
  await expect.poll(() => recordRows(wizard.domicilios)).toEqual(largoShown.domicilios);
  for (const [index, shown] of largoShown.domiciliosModal.entries()) {
    await wizard.openRow(wizard.domicilios, index);
    await expectFields(wizard.domicilio, shown);
    await wizard.domicilio.getByRole('button', { name: 'Cerrar' }).last().click();
  }

  await wizard.tab('Información adicional').click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'Contactos de referencia0',
    'Autorizaciones del cliente0',
    'Agenda0',
    'Asegurados beneficiarios0',
    'Componentes excluidos0',
    'Documentos de trámite0',
    'Evaluación de riesgo0',
  ]);
});
