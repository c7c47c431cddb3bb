import type { Locator, Page } from '@playwright/test';
import type { WizardStep } from '../../src/machines/cliente/wizard-steps.ts';
import { clienteDraftVersion } from '../../src/features/clientes/create/cliente-draft.ts';
import {
  type ClienteValues,
  type DireccionValues,
  noCliente,
  noDireccion,
  noDomicilio,
  noTelefono,
} from '../../src/features/clientes/form/cliente-values.ts';
import { stored } from './portal.ts';

/** A card and an account number that no storage may hold. */
export const cardNumber = '4111111111111111';
export const accountNumber = '9603718254';

/** Keys of the sandbox's catalogues by their displayed names. */
const key = { natural: '1', juridica: '2', dominicana: '1', estadosUnidos: '2', espana: '3' } as const;

/** An address of Gascue, in the capital. */
export const direccion: DireccionValues = {
  ...noDireccion,
  idTipoDireccion: 'R',
  idPais: key.dominicana,
  idProvincia: '1',
  idMunicipio: '1',
  idCiudad: '1',
  idZona: '1',
  calle: 'Av. Bolívar',
  codigoPostal: '0012',
  idStatus: 'A',
  idTipoVivienda: 'A',
  numero: 'Torre Mirador 54',
  piso: 'PH',
  apto: '5-B',
  cobro: true,
  direccionCompleta: 'Av. Bolívar, Torre Mirador 54',
};

/** A phone in the same place. */
export const telefono = {
  ...noTelefono,
  idTipoNumero: '1',
  idPais: key.dominicana,
  nuArea: '809',
  numero: '5550147',
  idStatus: 'A',
};

/** A savings account as stored in drafts, without its number. */
export const domicilio = {
  ...noDomicilio,
  idBanco: '2',
  idTipoCuenta: 'A',
  idMoneda: '1',
  idTipoDocumento: 'CED',
  identificacion: '001-1284417-0',
  titular: 'Ana Núñez',
};

/** The minimal values that create a client. */
export const validCliente: ClienteValues = {
  ...noCliente,
  idTipoPersona: key.natural,
  idPais: key.dominicana,
  idTipoDocumento: 'CED',
  nuDocumento: '001-1284417-0',
  fechaVencDocumento: '31-12-2030',
  fechaNacimiento: '29-02-1984',
  primerNombre: 'Ana',
  primerApellido: 'Núñez',
  sexo: '2',
  idEstadoCivil: '1',
  paisNacimiento: key.dominicana,
  idNacionalidad: '1',
  idGrupoPersona: '1',
  telefonos: [telefono],
  correos: [{ email: 'ana@ejemplo.do', idTipoCorreo: 'P', idStatus: 'A', idCanalInformacion: '' }],
  direcciones: [direccion],
  beneficiarioCheque: 'Ana Núñez',
  idActividadEconomica: '8',
  idOficioRiesgo: '1',
};

const order: readonly WizardStep[] = ['basic', 'contact', 'financial', 'additional'];
const draftsOf = (userName: string) => `autogestion.borrador.cliente.${userName}.`;

/** Writes a draft to the storage of a portal page, as if typed there before. */
export async function leaveDraft(
  page: Page,
  {
    id = 'a',
    step = 'basic',
    values = validCliente,
    version = clienteDraftVersion,
    userName = 'intermediario',
  }: { id?: string; step?: WizardStep; values?: ClienteValues; version?: number; userName?: string } = {},
): Promise<void> {
  const draft = {
    version,
    user: userName,
    kind: 'cliente',
    id,
    step,
    attempted: step === 'additional' ? order : order.slice(0, order.indexOf(step)),
    uncertain: false,
    savedAt: '2026-11-20T14:00:00.000Z',
    label: `${values.primerNombre} ${values.primerApellido}`,
    values,
  };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    draftsOf(userName) + id,
    JSON.stringify(draft),
  ] as const);
}

/** Opens the wizard at a step with `values`, from a draft, without signing in. */
export async function openAt(page: Page, step: WizardStep, values: ClienteValues = validCliente): Promise<void> {
  await leaveDraft(page, { step, values });
  await page.goto('./clientes/create');
  await continueDraft(page);
}

/** Continues the only offered draft. */
export async function continueDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continuar el borrador de / }).click();
  await tab(page).waitFor();
}

/** The tab of the current step, also under an open dialog, which hides it from screen readers. */
export const tab = (page: Page): Locator => page.getByRole('tab', { selected: true, includeHidden: true });

/** The drafts in storage. */
export async function draftsIn(
  page: Page,
): Promise<{ readonly user: string; readonly step: string; readonly values: ClienteValues }[]> {
  const drafts = Object.entries(await stored(page)).filter(([name]) => name.startsWith('autogestion.borrador.'));
  // oxlint-disable-next-line typescript/no-unsafe-return -- tests compare it as a whole
  return drafts.map(([, text]) => JSON.parse(text));
}

/** The displayed values of all visible fields by id, dialogs included. */
export async function fieldsOf(page: Page): Promise<Record<string, string | boolean>> {
  return page.locator('[id^="cliente-"]:is(input, select, textarea)').evaluateAll((fields) =>
    Object.fromEntries(
      fields.map((field) => {
        if (field instanceof HTMLSelectElement) return [field.id, field.selectedOptions[0]?.textContent ?? ''];
        if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return [field.id, field.checked];
        return [field.id, (field as HTMLInputElement).value];
      }),
    ),
  );
}

/** The options of a combobox when opened. */
export async function offered(field: Locator): Promise<string[]> {
  await field.click();
  const texts = await field.page().getByRole('listbox').getByRole('option').allTextContents();
  await field.press('Escape');
  return texts;
}
