import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { bearer, countClientes } from '../support/cliente-service.ts';
import { beginCotizacion, cotizar, countCotizaciones, datos, expectRated } from '../support/cotizacion.ts';
import { expect, fillLogin, heading, password } from '../support/portal.ts';
import { countSolicitudes, fillSolicitud, guardar, solicitudTyped, verSolicitudes } from '../support/solicitud.ts';
import { openAt, validCliente } from '../support/wizard-draft.ts';
import { expectFields, field, fillFields, recordRows, WizardPage } from '../support/wizard-page.ts';

/** A form that a person fills in and sends. */
export interface Write {
  readonly name: string;
  /** Where it is filled in. */
  readonly path: string;
  readonly method: 'POST' | 'PUT';
  /** The path of its call. */
  readonly call: RegExp;
  /** Fills in the form up to the sending press; `copy` makes the data unique. */
  readonly fill: (page: Page, copy: number) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Sends the form by two presses at once, where that differs from `send`. */
  readonly sendTwice?: (page: Page) => Promise<void>;
  /** Expects every typed value to be kept. */
  readonly expectKept: (page: Page, copy: number) => Promise<void>;
  /** Waits for the message of success. */
  readonly expectDone: (page: Page, copy: number) => Promise<void>;
  /** The number of rows of this copy that the service has. */
  readonly count: (sandbox: Sandbox, copy: number) => Promise<number>;
  /** The portal looks for the lost write when the draft is resumed, and not when it is sent again. */
  readonly isFoundUnasked?: boolean;
  /** Faults that don't fail the write, with the reason: the portal needs no value of the answer. */
  readonly done?: Readonly<Record<string, string>>;
}

/** Cédulas that no client has; of the right length, whatever their check digits. */
const cedula = (copy: number) => `4029${String(7_000_000 + copy)}`;
const pasaporte = (copy: number) => `FALLO${copy}`;
const answer = (copy: number) => `Respuesta número ${copy}, con eñe.`;

/** The number of comments of a request with exactly this text. */
async function countComments(sandbox: Sandbox, text: string): Promise<number> {
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/tickets/45/comments`, { headers });
  const { value } = (await response.json()) as { value: { comments: { body: string | null }[] } };
  return value.comments.filter(({ body }) => body === text).length;
}

/** The status alone confirms the write, whatever the answer contains. */
const doneWithout = (what: string) =>
  Object.fromEntries(['empty body', 'wrong type', 'missing fields'].map((fault) => [fault, what]));

/** A quote with unique values, because the portal finds a lost quote by its values. */
const cotizacion = (copy: number) => ({ ...datos[2501], Chasis: `JTDBR32E7300${10_000 + copy}` });

const lookedUp = { 'empty body': 'the service says that it is done, and the quote is looked up by what it says' };

const fillQuote = async (page: Page, copy: number) => {
  await beginCotizacion(page, 2501);
  await fillFields(page, cotizacion(copy));
};

const reply = (page: Page) => page.getByRole('textbox', { name: /^Respuesta/ });

async function declare(wizard: WizardPage): Promise<void> {
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
}

/** The portal's writes and a report, without issuance and documents, which have their own files. */
export const writes: readonly Write[] = [
  {
    name: 'Crear cliente',
    path: './clientes/create',
    method: 'POST',
    call: /\/v1\/clientes$/,
    // Out of a draft: each is typed by tests/browser.
    fill: async (page, copy) => {
      await openAt(page, 'financial', { ...validCliente, nuDocumento: cedula(copy) });
      await declare(new WizardPage(page));
    },
    send: async (page) => {
      const wizard = new WizardPage(page);
      // A refusal leads back to the form.
      if (!(await wizard.declaracion.isVisible())) await declare(wizard);
      await wizard.crear.click();
    },
    sendTwice: (page) => new WizardPage(page).crear.dblclick(),
    expectKept: async (page, copy) => {
      const wizard = new WizardPage(page);
      if (await wizard.declaracion.isVisible()) await wizard.declaracion.getByRole('button', { name: 'Volver' }).click();
      await expect.poll(() => recordRows(wizard.domicilios)).toEqual([]);
      await wizard.tab('Datos Básicos').click();
      await expectFields(page, { 'Primer nombre': 'Ana', 'Primer apellido': 'Núñez', 'Fecha de nacimiento': '29-02-1984' });
      await expect(field(page, 'Número de documento')).toHaveValue(new RegExp(cedula(copy).slice(3, 10)));
      await wizard.tab('Datos de contacto').click();
      await expect.poll(() => recordRows(wizard.telefonos)).toHaveLength(1);
      await wizard.tab('Datos financieros').click();
    },
    expectDone: (page, copy) =>
      expect(page).toHaveURL(new RegExp(`/clientes\\?tipoDocumento=CED&numeroDocumento=${cedula(copy)}$`)),
    count: (sandbox, copy) => countClientes(sandbox, 'CED', cedula(copy)),
    isFoundUnasked: true,
    done: doneWithout('a client has no value that is needed'),
  },
  {
    name: 'Crear solicitud',
    path: './solicitudes/create',
    method: 'POST',
    call: /\/v1\/solicitudes$/,
    fill: (page, copy) => fillSolicitud(page, pasaporte(copy)),
    send: (page) => guardar(page).click(),
    sendTwice: (page) => guardar(page).dblclick(),
    expectKept: (page, copy) => expectFields(page, solicitudTyped(pasaporte(copy))),
    expectDone: (page) => expect(verSolicitudes(page)).toBeVisible(),
    count: (sandbox, copy) => countSolicitudes(sandbox, pasaporte(copy)),
    done: doneWithout('a request has no value that is needed'),
  },
  {
    name: 'Responder una solicitud',
    path: './solicitudes/update/45',
    method: 'PUT',
    call: /\/v1\/tickets$/,
    fill: async (page, copy) => {
      await reply(page).fill(answer(copy));
    },
    send: (page) => reply(page).press('Enter'),
    sendTwice: (page) => page.getByRole('button', { name: 'Enviar' }).dblclick(),
    expectKept: (page, copy) => expect(reply(page)).toHaveValue(answer(copy)),
    expectDone: async (page, copy) => {
      await expect(reply(page)).toHaveValue('');
      await expect(page.getByRole('region', { name: 'Comentarios' }).getByText(answer(copy), { exact: true })).toHaveCount(1);
    },
    count: (sandbox, copy) => countComments(sandbox, answer(copy)),
    done: doneWithout('a comment has no value that is needed'),
  },
  {
    name: 'Cotizar',
    path: './cotizaciones/create',
    method: 'POST',
    call: /\/v1\/cotizaciones$/,
    fill: fillQuote,
    send: (page) => cotizar(page).click(),
    sendTwice: (page) => cotizar(page).dblclick(),
    expectKept: (page, copy) => expectFields(page, cotizacion(copy)),
    expectDone: (page) => expectRated(page),
    count: (sandbox) => countCotizaciones(sandbox),
    done: lookedUp,
  },
];

/** The login sends, and writes nothing. */
export const login = {
  name: 'Ingresar',
  call: /\/v1\/account\/authenticate$/,
  send: (page: Page) => fillLogin(page, 'intermediario'),
  expectKept: async (page: Page) => {
    await expect(page.getByLabel('Usuario o Correo')).toHaveValue('intermediario');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(password);
  },
  expectDone: (page: Page) => expect(heading(page, 'Dashboard')).toBeVisible(),
} as const;
