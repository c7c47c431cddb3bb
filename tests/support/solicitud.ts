import type { Sandbox } from '../../sandbox/server.ts';
import { bearer } from './cliente-service.ts';
import type { Typed } from './wizard-page.ts';

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

/** Its body. */
export const solicitudBody = (numero: string) => ({
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

/** Calls of the creation, and how they ended. */
export const solicitudPosts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/solicitudes').map(({ status }) => status);

/** How many requests of a passport the database holds, asked beside the portal. */
export async function countSolicitudes(sandbox: Sandbox, numero: string): Promise<number> {
  const query = new URLSearchParams({ tipoDocumento: 'PAS', numeroDocumento: numero });
  const headers = { Authorization: await bearer(sandbox, 'intermediario') };
  const response = await fetch(`${sandbox.url}/servicios/core/v1/tickets?${query}`, { headers });
  const { meta } = (await response.json()) as { meta: { totalCount: number } };
  return meta.totalCount;
}
