import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmar,
  cuenta,
  emitida,
  expectForm,
  fillEmision,
  said,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect } from '../support/portal.ts';
import { fillFields } from '../support/wizard-page.ts';
import { expectCall, test } from './support.ts';

test.use({ world: 'emisiones' });

test('a quote is opened, its documents are uploaded, its policy is issued and printed, and Prism has nothing to object', async ({
  page,
  signIn,
  watch,
}) => {
  test.setTimeout(120_000);
  await signIn('intermediario', './login?returnTo=/polizas/emision/815');
  await expectForm(page);
  await fillEmision(page, 'Débito directo a tarjeta', 'Cuatro cuotas');
  await cuenta(page, /0578$/).check();
  await fillFields(page, { 'Proveedor de rastreo': 'Rastreo Caribe', 'Plan de rastreo': 'Básico', Kilometraje: '12500' });
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await expectCall(watch, 'GET core /v1/domiciliosbancarios?idPersona=136 200');
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  const posts = watch.calls().filter((call) => call.startsWith('POST core'));
  expect(posts).toEqual([
    'POST core /v1/documentos/cotizaciones 200',
    'POST core /v1/documentos/cotizaciones 200',
    'POST core /v1/emisiones 200',
  ]);
  await page.getByRole('button', { name: 'Imprimir póliza' }).click();
  await expect(page.getByRole('dialog', { name: 'Emisión' })).toContainText('Fausto Abreu Espinal', { timeout: 20_000 });
  // Said by the quote from now on.
  await page.reload();
  await expect(emitida(page)).toContainText(said.already);
});
