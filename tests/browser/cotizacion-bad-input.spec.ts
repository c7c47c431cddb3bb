import { sentBodies } from '../support/sent-bodies.ts';
import {
  cotizacionPosts,
  cotizar,
  expectAccessible,
  expectRated,
  fillCotizacion,
  limitesPlus,
  yokasta,
} from '../support/cotizacion.ts';
import { expect, test } from '../support/portal.ts';
import { expectFields, field, fillFields, summary } from '../support/wizard-page.ts';

// Wrong input in a quote.

test.use({ world: 'cotizaciones' });
test.beforeEach(() => test.setTimeout(90_000));

const required = (labels: readonly string[]) => labels.map((label) => `${label}: Este campo es obligatorio.`);

test('every missing field, those of the product too, shows its message, and nothing is sent @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await fillFields(page, { Moneda: 'Selecciona…', 'Vigencia desde': '', 'Vigencia hasta': '' });
  await cotizar(page).click();
  await expect(summary(page)).toBeFocused();
  const fixed = ['Número de documento', 'Producto', 'Moneda', 'Vigencia desde', 'Vigencia hasta'];
  await expect(summary(page).getByRole('link')).toHaveText(required(fixed));
  for (const label of fixed) await expect(field(page, label)).toHaveAccessibleDescription(/Este campo es obligatorio\./);
  await fillFields(page, { ...yokasta, Moneda: 'Peso dominicano', Producto: 'Vehículo de motor valor convenido' });
  await expectFields(page, limitesPlus);
  await fillFields(page, { 'Fianza judicial': ' ' });
  await cotizar(page).click();
  const campos = ['Marca', 'Modelo', 'Versión', 'Año', 'Suma asegurada', 'Fecha de adquisición', 'Cobertura de daños propios'];
  await expect(summary(page).getByRole('link')).toHaveText(
    required([...fixed.slice(3), ...campos, 'Deducible', 'Sector', 'Fianza judicial']),
  );
  await summary(page)
    .getByRole('link', { name: /^Versión/ })
    .click();
  await expect(field(page, 'Marca')).toBeFocused();
  expect(cotizacionPosts(sandbox)).toEqual([]);
});

test('periods: to before from is refused, more than 366 days are asked about @slow', async ({ page, enter, sandbox }) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  await fillFields(page, { 'Vigencia desde': '20-11-2026', 'Vigencia hasta': '19-11-2026' });
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Vigencia hasta: La fecha hasta debe ser posterior a la fecha desde.',
  ]);
  await fillFields(page, { 'Vigencia desde': '31-02-2026', 'Vigencia hasta': '32-13-2026' });
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Vigencia desde: Escribe una fecha que exista, como 31-12-1990.',
    'Vigencia hasta: Escribe una fecha que exista, como 31-12-1990.',
  ]);
  await fillFields(page, { 'Vigencia desde': '20-11-2026', 'Vigencia hasta': '22-11-2027' });
  await cotizar(page).click();
  const ask = page.getByRole('alertdialog', { name: 'Período largo' });
  await expect(ask).toContainText('El período es de 367 días');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cambiar las fechas' }).click();
  expect(sent).toEqual([]);
  await cotizar(page).click();
  await ask.getByRole('button', { name: 'Cotizar 367 días' }).click();
  await expectRated(page);
  // Saving does not ask again, and the 366 days of a leap year need no question.
  await fillFields(page, { 'Vigencia desde': '20-11-2027', 'Vigencia hasta': '20-11-2028' });
  await cotizar(page).click();
  await expectRated(page);
  expect(sent.map((body) => JSON.parse(body) as { feHasta: string }).map(({ feHasta }) => feHasta)).toEqual([
    '2027-11-22',
    '2028-11-20',
  ]);
  expect(cotizacionPosts(sandbox)).toEqual([200, 200]);
});

test('numbers, long texts and days of technical fields: what is no number is refused, thousands may have commas @slow', async ({
  page,
  enter,
}) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const unsigned = 'Escribe un número sin signo, de 12 enteros y 4 decimales como máximo: 1234.56.';
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2504);
  await expectFields(page, limitesPlus);
  for (const text of ['-1', '1e9', '12345678901234567890', 'mil', '٣']) {
    await field(page, 'Suma asegurada').fill(text);
    await field(page, 'Suma asegurada').blur();
    await expect(field(page, 'Suma asegurada'), text).toHaveAccessibleDescription(unsigned);
  }
  await fillFields(page, { Chasis: 'x'.repeat(501), 'Fecha de adquisición': '29-02-2025' });
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    `Suma asegurada: ${unsigned}`,
    'Fecha de adquisición: Escribe una fecha que exista, como 31-12-1990.',
    'Chasis: Escribe como máximo 500 caracteres.',
  ]);
  expect(sent).toEqual([]);
  await fillFields(page, { 'Suma asegurada': '1,234.56', Chasis: `${'x'.repeat(499)}ñ`, 'Fecha de adquisición': '29-02-2024' });
  await cotizar(page).click();
  await expectRated(page);
  const { curDatos } = JSON.parse(sent[0] ?? '') as { curDatos: { cdDato: number; valor: string | null }[] };
  expect(curDatos.flatMap(({ cdDato, valor }) => ([250_016, 250_008, 250_018].includes(cdDato) ? [valor] : []))).toEqual([
    '1234.56',
    '2024-02-29',
    `${'x'.repeat(499)}ñ`,
  ]);
});

test('a lookup value that is typed and not chosen does not count @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  await field(page, 'Sector').fill('Pian');
  await field(page, 'Sector').press('Tab');
  // The former choice stays.
  await expectFields(page, { Sector: 'Piantini' });
  await field(page, 'Sector').fill('');
  await field(page, 'Sector').press('Tab');
  await field(page, 'Marca').fill('No existe');
  await expect(page.getByText('Sin coincidencias').first()).toBeVisible();
  await field(page, 'Marca').press('Tab');
  await expectFields(page, { Sector: '', Marca: 'Toyota', Modelo: 'Corolla' });
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Sector: Este campo es obligatorio.']);
});
