import { ana, anaBody, anaWith } from '../support/cliente-fixtures.ts';
import { countClientes, createBeside, posts } from '../support/cliente-service.ts';
import { expect, test } from '../support/portal.ts';
import { expectFields, field, fillField, recordRows, type Typed, WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

const created = (numero: string) => new RegExp(`/clientes\\?tipoDocumento=CED&numeroDocumento=${numero}$`);

/** Expects the three tabs to hold everything that was typed. */
async function expectNothingLost(wizard: WizardPage, basicos: Typed) {
  await wizard.tab('Datos Básicos').click();
  await expectFields(wizard.page, basicos);
  await wizard.tab('Datos de contacto').click();
  await expect.poll(() => recordRows(wizard.telefonos)).toHaveLength(1);
  expect(await recordRows(wizard.correos)).toHaveLength(1);
  expect(await recordRows(wizard.direcciones)).toHaveLength(1);
  await wizard.tab('Datos financieros').click();
  await expectFields(wizard.page, { ...ana.financieros, 'Beneficiario del cheque': 'Ana Núñez' });
}

test.beforeEach(() => test.setTimeout(60_000));

test('a document that another person registered meanwhile is refused, and nothing typed is lost @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  const typed = anaWith('001-0555566-6');
  await wizard.fillAll(typed);
  // The other client needs other data: equal data would count as written by this press.
  const [telefono] = anaBody.telefonos;
  const telefonos = telefono ? [{ ...telefono, numero: '5550199' }] : [];
  const other = { ...anaBody, telefonos, nuDocumento: '00105555666' };
  const id = await createBeside(sandbox, other);
  sandbox.calls.length = 0;
  await wizard.crear.click();
  const existing = page.getByRole('alertdialog', { name: `Cliente Existente (#${id})` });
  await expect(existing).toBeVisible();
  expect(posts(sandbox)).toEqual([409]);
  expect(await countClientes(sandbox, 'CED', '00105555666')).toBe(1);
  await existing.getByRole('button', { name: 'Cambiar documento' }).click();
  await expectNothingLost(wizard, typed.basicos);
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();

  await wizard.tab('Datos Básicos').click();
  await fillField(page, 'Número de documento', '402-3334445-2');
  await wizard.tab('Datos financieros').click();
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  await wizard.crear.click();
  await expect(page).toHaveURL(created('40233344452'));
  expect(await countClientes(sandbox, 'CED', '40233344452')).toBe(1);
});

test('field errors of the service show at the fields and in the summary; the corrected form is accepted @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  const typed = anaWith('002-0004442-8');
  // The route adds characters that the form would remove and the service refuses.
  const [direccion = {}] = typed.direcciones;
  await page.route(
    '**/v1/clientes',
    (route) =>
      route.continue({
        postData:
          route
            .request()
            .postData()
            ?.replaceAll(/María|Av\. Bolívar/g, '$&\\u0007') ?? '',
      }),
    { times: 1 },
  );
  await wizard.fillAll({
    ...typed,
    basicos: { ...typed.basicos, 'Segundo nombre': 'María' },
    direcciones: [{ ...direccion, Calle: 'Av. Bolívar' }],
    financieros: { ...typed.financieros, 'Beneficiario del cheque': 'Ana Núñez' },
  });
  await wizard.crear.click();
  const refusals = [
    'Segundo nombre: El campo «Segundo nombre» tiene caracteres que no se admiten.',
    'Dirección 1: Calle: El campo «Dirección 1: Calle» tiene caracteres que no se admiten.',
  ];
  await expect(wizard.declaracion.getByRole('alert')).toContainText('El campo «Segundo nombre» tiene caracteres');
  expect(posts(sandbox)).toEqual([400]);
  expect(await countClientes(sandbox, 'CED', '00200044428')).toBe(0);

  await wizard.declaracion.getByRole('button', { name: 'Volver' }).click();
  await expect(wizard.summary.getByRole('link')).toHaveText(refusals);
  for (const name of ['Datos Básicos', 'Datos de contacto'])
    await expect(wizard.tab(name)).toHaveAccessibleName(/, con errores$/);
  await wizard.summary.getByRole('link', { name: /^Dirección 1/ }).click();
  const calle = field(wizard.direccion, 'Calle');
  await expect(calle).toBeFocused();
  await expect(calle).toHaveAccessibleDescription(/tiene caracteres que no se admiten/);
  await fillField(wizard.direccion, 'Calle', 'Avenida Bolívar');
  await wizard.direccion.getByRole('button', { name: 'Actualizar' }).click();
  await expect(wizard.summary.getByRole('link')).toHaveText(refusals.slice(0, 1));

  await wizard.summary.getByRole('link').click();
  const nombre = field(page, 'Segundo nombre');
  await expect(nombre).toBeFocused();
  await expect(nombre).toHaveAccessibleDescription(/tiene caracteres que no se admiten/);
  await nombre.fill('');
  await nombre.blur();
  await expect(nombre).toHaveAccessibleDescription('');
  await expect(wizard.summary).toHaveCount(0);
  await expectNothingLost(wizard, typed.basicos);
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  await wizard.crear.click();
  await expect(page).toHaveURL(created('00200044428'));
  expect(posts(sandbox)).toEqual([400, 200]);
  expect(await countClientes(sandbox, 'CED', '00200044428')).toBe(1);
});
