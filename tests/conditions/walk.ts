import type { Page } from '@playwright/test';
import { bare, expectStands, places } from '../faults/screens.ts';
import { go } from '../support/lists.ts';
import { closeToasts, expect, heading, test } from '../support/portal.ts';
import { fillFields } from '../support/wizard-page.ts';
import { lookFor, type Rule } from './look.ts';

/** A dialog, menu or other part that a screen opens. */
interface Opening {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Parts that open over screens: one of each kind. */
const openings: readonly Opening[] = [
  {
    name: 'the user menu',
    path: '/perfil',
    open: async (page) => {
      await press(page, /^Menú de usuario/);
      await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
    },
  },
  {
    name: 'the search',
    path: '/perfil',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('pólizas');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the advanced search',
    path: '/clientes',
    open: async (page) => {
      await press(page, 'Búsqueda avanzada');
      await expect(page.getByRole('dialog').getByLabel('Tipo de persona').getByRole('option')).toHaveCount(3);
    },
  },
  {
    name: 'the menu of a row',
    path: '/polizas',
    open: async (page) => {
      await press(page, /^Acciones de/);
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'the columns',
    path: '/polizas',
    open: async (page) => {
      await press(page, 'Columnas');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a detail',
    path: '/siniestros',
    open: async (page) => {
      await page
        .getByRole('table')
        .getByRole('link')
        .or(page.getByRole('table').getByRole('button', { name: /^Ver/ }))
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
    },
  },
  {
    name: 'a calendar',
    path: '/cotizaciones/create',
    open: async (page) => {
      await press(page, /^Elegir fecha/);
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'a combobox',
    path: '/clientes/create',
    open: async (page) => {
      await fillFields(page, { 'Tipo de persona': 'Natural' });
      await page.getByRole('combobox', { name: 'País', exact: true }).click();
      await expect(page.locator('[role=option]').first()).toBeVisible();
    },
  },
];

/** A screen, or a part opened over one, with its violations. */
export type Broken = Readonly<Record<string, readonly string[]>>;

interface Around {
  /** Done at each place before it is looked at. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
  /** Whether the walk also visits the parts that open over screens. */
  readonly opens?: boolean;
}

const nothing = () => Promise.resolve();

/**
 * Visits every screen of the portal, then the parts that open, and checks `rules` at each place.
 * Gives the violations and the number of places.
 */
export async function walk(
  page: Page,
  rules: readonly Rule[],
  { before = nothing, after = nothing, opens = true }: Around = {},
): Promise<{ readonly broken: Broken; readonly walked: number }> {
  const broken: Record<string, string[]> = {};
  let walked = 0;
  const look = async (name: string) => {
    await closeToasts(page);
    await before(page);
    walked += 1;
    const found = await lookFor(page, rules);
    await after(page);
    if (found.length > 0) broken[name] = found;
  };
  for (const place of places) {
    await test.step(place.name, async () => {
      await go(page, place.path);
      await expectStands(page, place);
      await look(place.path);
    });
  }
  for (const [path, title] of bare) {
    await test.step(title, async () => {
      await go(page, path);
      await expect(heading(page, title)).toBeVisible();
      await look(path);
    });
  }
  for (const { name, path, open } of opens ? openings : []) {
    await test.step(name, async () => {
      await go(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(page);
      await look(`${path}: ${name}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  return { broken, walked };
}

/** Expects that nothing broke, and tells how many places were walked. */
export function expectWhole({ broken, walked }: Awaited<ReturnType<typeof walk>>): void {
  test.info().annotations.push({ type: 'walked', description: String(walked) });
  expect(walked).toBeGreaterThan(places.length);
  expect(broken).toEqual({});
}
