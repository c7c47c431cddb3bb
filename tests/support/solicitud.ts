import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import type { SolicitudRequest } from '../../src/machines/actors/solicitudes.ts';
import { bearer } from './cliente-service.ts';
import { expect, heading, stored } from './portal.ts';
import { fillFields, type Typed } from './wizard-page.ts';

/** Parts of the new request screen. */
export const guardar = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });
export const verSolicitudes = (page: Page): Locator => page.getByRole('link', { name: 'Ver solicitudes' });

/** A request as a person fills it in, of a document that no client has. */
export const solicitudTyped = (numero: string): Typed => ({
  'Tipo de solicitud': 'Cobros',
  Motivo: 'Recibo duplicado',
  'Tipo de ramo': 'Salud',
  'Tipo de documento': 'Pasaporte',
  'Número de documento': numero,
  'Nombre del solicitante': 'Ana Núñez',
  'Correo electrónico': 'ana@ejemplo.do',
  Asunto: 'Me cobraron dos veces 🚗',
  Detalle: 'Dos recibos\nde noviembre.',
});

/** The body of that request. */
export const solicitudBody = (numero: string): SolicitudRequest => ({
  id: 0,
  tipoSolicitud: 'Cobros',
  motivo: 'Recibo duplicado',
  tipoRamo: 'Salud',
  tipoDocumento: 'Pasaporte',
  numeroDocumento: numero,
  nombre: 'Ana Núñez',
  asunto: 'Me cobraron dos veces 🚗',
  email: 'ana@ejemplo.do',
  detalle: 'Dos recibos\nde noviembre.',
  documentos: [],
});

/** The creation calls with their statuses. */
export const solicitudPosts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/solicitudes').map(({ status }) => status);

/** The number of requests for a passport in the database. */
export async function countSolicitudes(sandbox: Sandbox, numero: string): Promise<number> {
  const query = new URLSearchParams({ tipoDocumento: 'PAS', numeroDocumento: numero });
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/tickets?${query}`, { headers });
  const { meta } = (await response.json()) as { meta: { totalCount: number } };
  return meta.totalCount;
}

/** The values of an empty form. */
export const noSolicitud: Typed = Object.fromEntries(
  Object.keys(solicitudTyped('')).map((label) => [label, /^Tipo|^Motivo/.test(label) ? 'Selecciona…' : '']),
);

/** Fills the open screen for a passport and waits for the look-up. */
export async function fillSolicitud(page: Page, numero: string): Promise<void> {
  await expect(heading(page, 'Creación de solicitud')).toBeVisible();
  await fillFields(page, solicitudTyped(numero));
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
}

/** Continues the only offered draft. */
export const continueSolicitud = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Continuar el borrador de / }).click();

interface SolicitudDraft {
  readonly user: string;
  readonly uncertain: boolean;
  readonly values: { readonly asunto: string };
}

/** The drafts of requests in storage. */
export async function solicitudDrafts(page: Page): Promise<SolicitudDraft[]> {
  return Object.entries(await stored(page)).flatMap(([name, text]) =>
    name.includes('borrador.solicitud') ? [JSON.parse(text) as SolicitudDraft] : [],
  );
}
