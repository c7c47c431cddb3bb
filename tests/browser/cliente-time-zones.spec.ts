import { anaWith } from '../support/cliente-fixtures.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { clientes, expect, test } from '../support/portal.ts';
import { expectFields, WizardPage } from '../support/wizard-page.ts';

// It makes clients: the lists of other files are counted.
test.use({ world: 'clientes' });

for (const { timezoneId, numero } of [
  { timezoneId: 'UTC', numero: '40244400026' },
  { timezoneId: 'Asia/Tokyo', numero: '40244400034' },
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the typed birth date is the one that is sent, listed and shown @slow`, async ({ page, enter }) => {
      const bodies = await sentBodies(page, '/v1/clientes');
      await enter('intermediario', './clientes/create');
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      const wizard = new WizardPage(page);
      await wizard.fillAll(anaWith(numero));
      await wizard.crear.click();
      await expect(clientes(page)).toContainText('29-02-1984');
      expect(bodies.map((body): unknown => JSON.parse(body))).toMatchObject([
        { fechaNacimiento: '1984-02-29', fechaVencDocumento: '2030-12-31' },
      ]);
      await page.getByRole('button', { name: /^Acciones de/ }).click();
      await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
      await expectFields(page, { 'Fecha de nacimiento': '29-02-1984', 'Fecha de vencimiento del documento': '31-12-2030' });
    });
  });
}
