import type { Locator, Page } from '@playwright/test';
import type { CotizacionDraft } from '../../src/features/cotizaciones/create/cotizacion-draft.ts';
import type { components } from '../../src/generated/core.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { expectNoAxeViolations } from './axe.ts';
import { bearer } from './cliente-service.ts';
import { expect, heading, stored } from './portal.ts';
import { field, fillFields, type Typed } from './wizard-page.ts';

type Schemas = components['schemas'];

/** Parts of the quote screens. */
export const cotizar = (page: Page): Locator => page.getByRole('button', { name: /^Cotizar(?: de nuevo)?$/ });
export const guardar = (page: Page): Locator => page.getByRole('button', { name: 'Guardar', exact: true });
/** The plans, as a table or, in narrow windows, as cards. */
export const planes = (page: Page): Locator =>
  page.getByRole('table', { name: 'Planes cotizados' }).or(page.getByRole('list', { name: 'Planes cotizados' }));
/** The button that chooses a plan, which reads 'Elegido' afterwards. */
export const planRadio = (page: Page, plan: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^Eleg(?:ir|ido) ${plan}$`) });
export const resumen = (page: Page): Locator => page.getByRole('region', { name: 'Resumen' });
export const section = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
/** The technical fields of one insured good, for products with several. */
export const bien = (page: Page, number: number): Locator => section(page, `Datos técnicos del bien asegurado ${number}`);

/** The message about stale plans. */
export const staleText = 'Los datos cambiaron: cotiza de nuevo';
export const stale = (page: Page): Locator => section(page, 'Planes').getByText(staleText, { exact: true });

/** An applicant whom the intermediary has as a client. */
export const yokasta: Typed = { 'Tipo de documento': 'Cédula', 'Número de documento': '00113918254' };

/** The names of the quoted products by their numbers. */
export const productos = {
  2501: 'Vehículo de motor completo',
  2503: 'Motocicleta ley 146-02',
  2504: 'Vehículo de motor valor convenido',
  2505: 'Auto familiar dos vehículos',
  2507: 'Vehículo clásico y de colección',
  2508: 'Transporte de combustibles',
} as const;

/** Technical values as a person fills them in; the plan of 2501 and 2504 fills the limits. */
export const datos = {
  2501: {
    Marca: 'Toyota',
    Modelo: 'Corolla',
    Año: '2023',
    Chasis: 'JTDBR32E730056781',
    'Fecha de inspección': '20-11-2026',
    Sector: 'Piantini',
    Plan: 'Plan Plus',
    'Opción del plan': 'Opción 1',
  },
  2504: {
    Marca: 'Toyota',
    Modelo: 'Corolla',
    Versión: 'SE',
    Año: '2024',
    'Suma asegurada': '1,500,000',
    'Fecha de adquisición': '16-10-2025',
    'Cobertura de daños propios': 'Amplia',
    Deducible: '2 % de la pérdida, mínimo RD$ 5,000',
    Sector: 'Herrera',
  },
  2507: {
    Marca: 'Mercedes-Benz',
    Modelo: 'Clase C',
    Año: '1968',
    'Suma asegurada': '3200000',
    'Fecha de la última tasación': '01-09-2026',
  },
  2508: {
    Año: '2020',
    'Suma asegurada': '4000000',
    'Capacidad en galones': '5000',
    'Producto que transporta': 'Gasoil',
    Sector: 'Gascue',
  },
} as const satisfies Readonly<Record<number, Typed>>;

/** Both cars of a family. */
export const dosVehiculos: readonly [Typed, Typed] = [
  {
    Sector: 'Piantini',
    'Cobertura de daños propios': 'Amplia',
    Marca: 'Honda',
    Modelo: 'Civic',
    Año: '2022',
    'Suma asegurada': '1,350,000',
    Deducible: '1 % de la pérdida, mínimo RD$ 5,000',
  },
  {
    Marca: 'Toyota',
    Modelo: 'Hilux',
    Año: '2019',
    'Suma asegurada': '1850000.50',
    'Uso del vehículo': 'Comercial',
    Deducible: '4 % de la pérdida, mínimo RD$ 10,000',
  },
];

/** The limits that the second plan gives with its first option, in pesos. */
export const limitesPlus: Typed = {
  'Daños a la propiedad ajena': '500,000',
  'Lesiones a una persona': '500,000',
  'Lesiones a más de una persona': '1,000,000',
  'Fianza judicial': '500,000',
};

/** Chooses the applicant and a product, and waits until its fields are there. */
export async function beginCotizacion(page: Page, producto: keyof typeof productos, applicant: Typed = yokasta): Promise<void> {
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await fillFields(page, applicant);
  await fillFields(page, { Producto: productos[producto] });
  const name = producto === 2505 ? 'Datos técnicos del bien asegurado 1' : 'Datos técnicos';
  await expect(section(page, name).getByRole('textbox').first()).toBeVisible();
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
}

/** Fills a whole quote of a product. */
export async function fillCotizacion(page: Page, producto: keyof typeof datos, applicant: Typed = yokasta): Promise<void> {
  await beginCotizacion(page, producto, applicant);
  await fillFields(page, datos[producto]);
  await expect(page.getByText('Buscando los valores del plan…')).toHaveCount(0);
}

/** Waits until the plans belong to the current values. */
export async function expectRated(page: Page): Promise<void> {
  await expect(planes(page)).toBeVisible();
  await expect(stale(page)).toHaveCount(0);
  await expect(guardar(page)).not.toHaveAttribute('aria-disabled');
}

/** Fills a whole quote of a product and rates the quote. */
export async function rateCotizacion(page: Page, producto: keyof typeof datos): Promise<void> {
  await fillCotizacion(page, producto);
  await cotizar(page).click();
  await expectRated(page);
}

/** The rating and saving calls with their statuses. */
export const cotizacionPosts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/cotizaciones').map(({ status }) => status);

async function ask(sandbox: Sandbox, path: string): Promise<Response> {
  return fetch(`${sandbox.url}/servicios/core${path}`, { headers: { Authorization: await bearer(sandbox, 'intermediario') } });
}

/** The number of quotes of an applicant in the database. */
export async function countCotizaciones(sandbox: Sandbox, numero = yokasta['Número de documento'] ?? ''): Promise<number> {
  const response = await ask(sandbox, `/v1/cotizaciones?${new URLSearchParams({ numeroDocumento: numero })}`);
  const { meta } = (await response.json()) as { meta: { totalCount: number } };
  return meta.totalCount;
}

/** A quote as stored in the database. */
export async function readCotizacion(sandbox: Sandbox, numero: number): Promise<Schemas['Cotizacion']> {
  const response = await ask(sandbox, `/v1/cotizaciones/${numero}`);
  const { value } = (await response.json()) as { value: Schemas['Cotizacion'] };
  return value;
}

/** The number of the quote on screen, from the summary. */
export async function numeroOf(page: Page): Promise<number> {
  const shown = resumen(page)
    .locator('dt', { hasText: /^Número$/ })
    .locator('+ dd');
  await expect(shown).toHaveText(/^\d+$/);
  return Number(await shown.textContent());
}

/** Continues the only offered draft. */
export const continueCotizacion = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Continuar el borrador de / }).click();

interface KeptDraft {
  readonly user: string;
  readonly uncertain: boolean;
  readonly values: CotizacionDraft;
}

/** The drafts of quotes in storage. */
export async function cotizacionDrafts(page: Page): Promise<KeptDraft[]> {
  return Object.entries(await stored(page)).flatMap(([name, text]) =>
    name.includes('borrador.cotizacion') ? [JSON.parse(text) as KeptDraft] : [],
  );
}

/** The messages about an unreachable service and about a lost answer. */
export const failedToast = [
  'Cotización',
  'No se pudo realizar la cotizacion, intente nuevamente o consulte con el centro de soporte',
];
export const lostToast = [
  'Envío sin confirmar',
  'No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.',
];

/** Runs axe from the top of the page, where the header covers nothing: half a link is too small. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
}

/** Chooses in a field without checking the field, because a question may cover it. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const control = field(page, label);
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
    await control.selectOption({ label: text });
    return;
  }
  await control.click();
  await control.fill(text);
  await page.getByRole('listbox', { name: label }).getByRole('option', { name: text, exact: true }).click();
}
