import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { Hand } from '../support/counted-hand.ts';
import { cotizar, datos, planes, productos } from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import {
  archivos,
  confirmacion,
  cuenta,
  emitida,
  emitir,
  expectForm,
  expectUploaded,
  fila,
  plan,
  said,
  seccion,
} from '../support/emision-page.ts';
import { expect, expectNoSidewaysScroll, heading, letDraw, password } from '../support/portal.ts';
import { field } from '../support/wizard-page.ts';

// The path of an experienced person from the empty login page to an issued policy:
// a known applicant, product 2501, the debit of an account, two documents.
// Baseline before the path was shortened: 17 clicks, 98 keys and 2 scrolls.

test.use({ world: 'camino-contado', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(120_000));

/** A check that runs on each screen of the path, given the name of the screen. */
type Look = (screen: string) => Promise<void>;

const lookAtNothing: Look = () => Promise.resolve();
const option = (page: Page, list: string, name: string): Locator =>
  page.getByRole('listbox', { name: list }).getByRole('option', { name, exact: true });

/** Types the beginning of an option into the focused field and chooses the option. */
async function take(page: Page, hand: Hand, list: string, begins: string, name: string): Promise<void> {
  await hand.type(begins);
  const found = option(page, list, name);
  await expect(found).toBeVisible();
  if (hand.touch) await hand.press(found, `${list}: ${name}`);
  else await hand.key('Enter');
  await expect(field(page, list)).toHaveValue(name);
}

async function signIn(page: Page, hand: Hand): Promise<void> {
  await page.goto('./login');
  await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
  await hand.type('intermediario');
  await hand.next(page.getByLabel('Contraseña', { exact: true }), 'Contraseña');
  await hand.type(password);
  await hand.key('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 20_000 });
}

async function quote(page: Page, hand: Hand): Promise<void> {
  const numero = field(page, 'Número de documento');
  await hand.press(numero, 'Número de documento');
  await hand.type('00113918254');
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  const producto = field(page, 'Producto');
  if (hand.touch) await hand.pick(producto, 'Producto', productos[2501]);
  else {
    await hand.next(producto, 'Producto');
    await hand.type('v');
  }
  await expect(producto.locator('option:checked')).toHaveText(productos[2501]);
  await hand.press(field(page, 'Marca'), 'Marca');
  await take(page, hand, 'Marca', 't', 'Toyota');
  await hand.next(field(page, 'Modelo'), 'Modelo');
  await take(page, hand, 'Modelo', 'c', 'Corolla');
  await hand.next(field(page, 'Año'), 'Año');
  await hand.type('2023');
  await hand.next(field(page, 'Chasis'), 'Chasis');
  await hand.type(datos[2501].Chasis);
  await hand.press(field(page, 'Sector'), 'Sector');
  await take(page, hand, 'Sector', 'p', 'Piantini');
  await hand.next(field(page, 'Plan'), 'Plan');
  await take(page, hand, 'Plan', 'b', 'Plan Básico');
  const opcion = option(page, 'Opción del plan', 'Opción 1');
  await hand.press(field(page, 'Opción del plan'), 'Opción del plan', opcion);
  await hand.press(opcion, 'Opción 1');
  await expect(field(page, 'Fianza judicial')).not.toHaveValue('');
}

async function issue(page: Page, hand: Hand): Promise<void> {
  await hand.pick(field(page, 'Forma de pago'), 'Forma de pago', 'Débito directo a cuenta');
  await expect(cuenta(page, /4563$/)).toBeChecked();
  for (const [kind, file] of Object.entries(await archivos())) {
    await hand.pressForFile(page.getByRole('button', { name: `Elegir archivo: ${kind}` }), kind, file);
    await expect(fila(page, file.name)).toBeVisible();
  }
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await expect(emitir(page)).not.toHaveAttribute('aria-disabled');
}

/** The whole path. */
async function walk(page: Page, hand: Hand, look: Look = lookAtNothing): Promise<void> {
  await signIn(page, hand);
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Cotizar', exact: true }), 'Cotizar del dashboard');
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expect(field(page, 'Número de documento')).toBeEnabled();
  await look('Nueva cotización');
  await quote(page, hand);
  await hand.press(cotizar(page), 'Cotizar', planes(page));
  await look('Planes');
  await hand.pressTwice(page.getByRole('button', { name: 'Elegir y emitir Cuatro cuotas' }), 'Elegir y emitir', emitir(page));
  await expectForm(page);
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  await look('Emisión');
  await issue(page, hand);
  await look('Emisión completa');
  await hand.press(emitir(page), 'Emitir', confirmacion(page));
  await look('Pregunta');
  const yes = confirmacion(page).getByRole('button', { name: 'Emitir póliza', exact: true });
  await hand.press(yes, 'Emitir póliza', emitida(page));
  await expect(emitida(page)).toContainText(said.issued);
}

test('mouse and keyboard at 1366 × 768 need 12 clicks plus the files, 72 keys, no scroll, and no spot changes its action @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const hand = new Hand(page);
  await walk(page, hand);
  const counted = hand.counted();
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
  expect.soft(counted.scrolled).toEqual([]);
  expect.soft(counted.under).toEqual([]);
  expect.soft(counted.clicks).toBeLessThanOrEqual(12);
  expect.soft(counted.keys).toBeLessThanOrEqual(72);
  expect(counted).toEqual({ clicks: 12, files: 2, keys: 72, scrolled: [], under: [] });
});

test('a double press on ‘Elegir y emitir’ keeps that plan and presses nothing on the next screen @slow', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const name of ['Pago único', 'Cuatro cuotas', 'Diez cuotas']) {
    await enter('intermediario', './cotizaciones/900');
    await page.getByRole('button', { name: `Elegir y emitir ${name}` }).dblclick();
    await expectForm(page);
    await letDraw(page);
    await expect(plan(page, name)).toBeChecked();
  }
});

/** The number of fields that can be used without scrolling. */
const fieldsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>('main :is(input:not([type=file], [type=hidden]), select, textarea)');
    return [...fields].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !one.matches(':disabled') && hit !== null && (one === hit || hit.contains(one));
    }).length;
  });

/** The number of button rows in the bar; a button below all former buttons starts a row. */
const rowsOfBar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('form > [data-sticky], form > [data-sticky] > *')].find(
      // The bar has no box of its own where the leave actions are placed above the bar.
      (one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).display !== 'contents',
    );
    const buttons = [...(bar?.querySelectorAll('button, a') ?? [])]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    let [rows, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { top, bottom } of buttons.toSorted((one, other) => one.top - other.top)) {
      if (top >= end) rows += 1;
      end = Math.max(end, bottom);
    }
    return rows;
  });

test.describe('on a phone of 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by touch each screen begins with a field, its bar takes one row, and no other control moves under the finger @slow', async ({
    page,
  }) => {
    const hand = new Hand(page, { touch: true });
    const seen: Record<string, readonly number[]> = {};
    await walk(page, hand, async (screen) => {
      await expectNoSidewaysScroll(page);
      if (screen === 'Planes' || screen === 'Emisión completa') seen[screen] = [1, await rowsOfBar(page)];
      else if (screen === 'Pregunta') await expectNoAxeViolations(page);
      else {
        // A toast of the former step may cover the first field for six seconds.
        await expect.poll(() => fieldsInSight(page), { timeout: 10_000 }).toBeGreaterThan(0);
        seen[screen] = [1, await rowsOfBar(page)];
      }
    });
    test.info().annotations.push({ type: 'counted', description: JSON.stringify(hand.counted()) });
    expect.soft(seen).toEqual({ 'Nueva cotización': [1, 1], Planes: [1, 1], Emisión: [1, 1], 'Emisión completa': [1, 1] });
    expect(hand.counted().under).toEqual([]);
    await expect(seccion(page, 'Documentos')).toHaveCount(0);
  });
});
