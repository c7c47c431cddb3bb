import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/**
 * Input by field label, in the order of the screen: a typed text or a chosen name. Questions are
 * answered with Sí or No; Sí ticks a box, No leaves the box empty.
 */
export type Typed = Readonly<Record<string, string>>;

/** A client as a person fills it in, tab by tab. */
export interface ClienteTyped {
  readonly basicos: Typed;
  readonly telefonos: readonly Typed[];
  readonly correos: readonly Typed[];
  readonly direcciones: readonly Typed[];
  readonly financieros: Typed;
  readonly domicilios: readonly Typed[];
}

/** A field of any kind by its whole label. */
export function field(scope: Page | Locator, label: string): Locator {
  const by = { name: label, exact: true };
  return scope
    .getByRole('textbox', by)
    .or(scope.getByRole('combobox', by))
    .or(scope.getByRole('checkbox', by))
    .or(scope.getByRole('radiogroup', by));
}

type Kind = 'select' | 'combobox' | 'checkbox' | 'radiogroup' | 'text';

const kindOf = (control: Locator): Promise<Kind> =>
  control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return 'select';
    const role = element.getAttribute('role');
    if (role === 'combobox' || role === 'radiogroup') return role;
    return element instanceof HTMLInputElement && element.type === 'checkbox' ? 'checkbox' : 'text';
  });

/** Fills one field of any kind; waits until the field is enabled and offers the choice. */
export async function fillField(scope: Page | Locator, label: string, text: string): Promise<void> {
  const control = field(scope, label);
  switch (await kindOf(control)) {
    case 'select':
      await control.selectOption({ label: text });
      break;
    case 'combobox':
      await control.click();
      // A person types only after the list is open.
      await expect(scope.getByRole('listbox', { name: label })).toBeVisible();
      // Fills again when a preset arrived meanwhile: the text is appended to the preset.
      await expect(async () => {
        await control.fill(text);
        await expect(control).toHaveValue(text, { timeout: 500 });
      }).toPass();
      await scope.getByRole('listbox', { name: label }).getByRole('option', { name: text, exact: true }).click();
      await expect(control).toHaveValue(text);
      break;
    case 'radiogroup':
      await control.getByRole('radio', { name: text, exact: true }).check();
      break;
    case 'checkbox':
      await control.setChecked(text === 'Sí');
      break;
    case 'text': {
      const wasWrong = (await control.getAttribute('aria-invalid')) === 'true';
      await control.fill(text);
      // Leaving the field removes its error now; during the next press it would move the target.
      if (wasWrong) await control.blur();
    }
  }
}

/** Fills fields in the given order. */
export async function fillFields(scope: Page | Locator, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fillField(scope, label, text);
}

/** The displayed value of a field: text, chosen name or answer; empty without an answer. */
async function shownIn(control: Locator): Promise<string> {
  switch (await kindOf(control)) {
    case 'select':
      return control.evaluate((element: HTMLSelectElement) => element.selectedOptions.item(0)?.label ?? '');
    case 'radiogroup':
      return control.evaluate((group) => {
        const chosen = group.querySelector<HTMLInputElement>('input:checked');
        return chosen?.labels?.item(0).textContent ?? '';
      });
    case 'checkbox':
      return (await control.isChecked()) ? 'Sí' : 'No';
    default:
      return control.inputValue();
  }
}

/** Waits until every field has loaded its options. */
export const expectCatalogues = (page: Page): Promise<void> =>
  expect(page.locator('main :is(input, select)[aria-busy=true]')).toHaveCount(0);

/** Waits until these fields show these texts. */
export async function expectFields(scope: Page | Locator, typed: Typed): Promise<void> {
  const read = async () => {
    const shown: [string, string][] = [];
    for (const label of Object.keys(typed)) shown.push([label, await shownIn(field(scope, label))]);
    return Object.fromEntries(shown);
  };
  await expect.poll(read, { message: 'the fields in sight' }).toEqual(typed);
}

/** The cell texts of a table of records, without the add row and the text of an empty table. */
export async function recordRows(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr:not([data-add-row], [data-line]):not(:has([data-empty]))')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('td:not([data-actions])'), (cell) => cell.textContent)),
    );
}

/** The error summary of a form: the number of missing or wrong values, each with a link. */
export const summary = (page: Page): Locator => page.getByRole('group', { name: /por corregir$|^Faltan? \d/ });

/** The client wizard and the client view, found by roles and labels as a person finds them. */
export class WizardPage {
  readonly page: Page;
  readonly telefonos: Locator;
  readonly correos: Locator;
  readonly direcciones: Locator;
  readonly domicilios: Locator;
  /** The modals 'Registro de dirección' and 'Domiciliación bancaria'. */
  readonly direccion: Locator;
  readonly domicilio: Locator;
  /** The declaration, with its button. */
  readonly declaracion: Locator;
  readonly crear: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    const table = (name: string) => page.getByRole('table', { name, exact: true });
    this.telefonos = table('Teléfonos');
    this.correos = table('Correos electrónicos');
    this.direcciones = table('Direcciones');
    this.domicilios = table('Domiciliación bancaria');
    this.direccion = page.getByRole('dialog', { name: 'Registro de dirección' });
    this.domicilio = page.getByRole('dialog', { name: 'Domiciliación bancaria' });
    this.declaracion = page.getByRole('dialog', { name: 'Confirmación de datos' });
    this.crear = this.declaracion.getByRole('button', { name: 'Crear', exact: true });
    this.summary = summary(page);
  }

  /** The tab of a step, whose name includes the state of the step. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(name) });
  }

  async continuar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuar', exact: true }).click();
  }

  async guardar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Guardar', exact: true }).click();
  }

  async addTelefono(typed: Typed): Promise<void> {
    const before = await recordRows(this.telefonos);
    await fillFields(this.telefonos, typed);
    await this.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
    await expect.poll(async () => (await recordRows(this.telefonos)).length).toBe(before.length + 1);
  }

  async addCorreo(typed: Typed): Promise<void> {
    const before = await recordRows(this.correos);
    await fillFields(this.correos, typed);
    await this.correos.getByRole('button', { name: 'Agregar correo' }).click();
    await expect.poll(async () => (await recordRows(this.correos)).length).toBe(before.length + 1);
  }

  async addDireccion(typed: Typed): Promise<void> {
    await this.page.getByRole('button', { name: 'Agregar dirección' }).click();
    await fillFields(this.direccion, typed);
    await this.direccion.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(this.direccion).toBeHidden();
  }

  async addDomicilio(typed: Typed): Promise<void> {
    await this.page.getByRole('button', { name: 'Agregar domiciliación' }).click();
    await fillFields(this.domicilio, typed);
    await this.domicilio.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(this.domicilio).toBeHidden();
  }

  /** Fills the first tab and goes on to the second. */
  async passBasicos({ basicos }: ClienteTyped): Promise<void> {
    await fillFields(this.page, basicos);
    await this.continuar();
    await expect(this.telefonos).toBeVisible();
  }

  /** Fills the second tab and goes on to the third. */
  async passContacto({ telefonos, correos, direcciones }: ClienteTyped): Promise<void> {
    for (const telefono of telefonos) await this.addTelefono(telefono);
    for (const correo of correos) await this.addCorreo(correo);
    for (const direccion of direcciones) await this.addDireccion(direccion);
    await this.continuar();
    await expect(this.domicilios).toBeVisible();
  }

  /** Fills the third tab, presses Guardar and ticks the declaration; only 'Crear' is left. */
  async passFinancieros({ financieros, domicilios }: ClienteTyped): Promise<void> {
    await fillFields(this.page, financieros);
    for (const domicilio of domicilios) await this.addDomicilio(domicilio);
    await this.guardar();
    await this.declaracion.getByRole('checkbox').check();
  }

  /** Fills everything from the first tab on; only 'Crear' is left. */
  async fillAll(cliente: ClienteTyped): Promise<void> {
    await this.passBasicos(cliente);
    await this.passContacto(cliente);
    await this.passFinancieros(cliente);
  }

  /** Opens a row of addresses or accounts by its menu. */
  async openRow(table: Locator, index: number, action = 'Ver'): Promise<void> {
    await table
      .locator('tbody tr:not([data-line])')
      .nth(index)
      .getByRole('button', { name: /^Acciones de/ })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
