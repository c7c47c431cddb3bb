import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import type { EmisionDraft } from '../../src/features/polizas/emision/emision-form.ts';
import { bearer } from './cliente-service.ts';
import { bodies } from './cotizacion-bodies.ts';
import { expect, heading, stored } from './portal.ts';
import { pagesPdf } from './pdfs.ts';
import { chooseFor } from './uploads-page.ts';
import { fillField } from './wizard-page.ts';

/** Parts of the page that issues a policy. */
export const emitir = (page: Page): Locator => page.getByRole('button', { name: 'Emitir', exact: true });
export const resumen = (page: Page): Locator => page.getByRole('region', { name: 'Resumen' });
export const seccion = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
/** The list of reasons why the policy can't be issued yet. */
export const motivos = (page: Page): Locator => page.getByRole('group', { name: /^Para emitir faltan? / });
export const plan = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
export const cuenta = (page: Page, name: RegExp): Locator => page.getByRole('checkbox', { name });
export const confirmacion = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Emitir la póliza' });
export const emitida = (page: Page): Locator => page.getByRole('region', { name: 'Póliza emitida' });
export const fila = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** The messages about the result of an attempt. */
export const said = {
  issuing: 'Emitiendo la póliza… No cierres esta página.',
  verifying: 'Comprobando si la póliza fue emitida…',
  notIssued:
    'La póliza todavía no figura como emitida. Todo lo que llenaste sigue aquí; si la emites de nuevo, primero se comprobará.',
  unknown: 'No se sabe si la póliza fue emitida: el servicio no responde.',
  issued: 'La póliza fue emitida',
  already: 'Esta póliza ya ha sido emitida anteriormente',
} as const;

/** Passes the pauses between status look-ups until no look-up follows; needs an installed clock. */
export async function passPauses(page: Page): Promise<void> {
  for (let pass = 0; pass < 12; pass += 1) {
    if (await page.getByText(said.unknown).isVisible()) return;
    await page.waitForTimeout(150);
    await page.clock.fastForward(16_000);
  }
}

/** The path of the issuance of a quote. */
export const emisionPath = (numero: number): string => `./polizas/emision/${numero}`;

/** Opens the issuance of a quote as a signed-in user and waits until the form can be filled. */
export async function openEmision(
  page: Page,
  enter: (userName?: string, path?: string, on?: Page) => Promise<void>,
  numero: number,
): Promise<void> {
  await enter('intermediario', emisionPath(numero), page);
  await expectForm(page);
}

/** Waits until the form of an issuance has all its fields. */
export async function expectForm(page: Page): Promise<void> {
  await expect(heading(page, 'Emisión de póliza')).toBeVisible();
  await expect(seccion(page, 'Datos técnicos').getByRole('textbox', { name: 'Chasis' }).first()).toBeVisible();
}

/** The argument of `setInputFiles`. */
export interface Archivo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Two documents that area 25 requires, by the names of their kinds. */
export async function archivos(): Promise<Readonly<Record<'Copia de la cédula' | 'Matrícula del vehículo', Archivo>>> {
  const buffer = await pagesPdf(1);
  const file = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([buffer, Buffer.from(`% ${name}`)]),
  });
  return { 'Copia de la cédula': file('cédula.pdf'), 'Matrícula del vehículo': file('matrícula.pdf') };
}

/** Chooses a file for a kind of document by its button; the upload starts at once. */
export async function chooseArchivo(page: Page, kind: string, file: Archivo): Promise<void> {
  await chooseFor(page, file, kind);
  await expect(fila(page, file.name)).toBeVisible();
}

/** Waits until the chosen files are uploaded. */
export async function expectUploaded(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await expect(fila(page, name)).toContainText('Cargado');
}

/** Chooses plan and payment, the only missing values of a quote with its documents. */
export async function fillEmision(page: Page, method = 'Pago directo', chosen = 'Pago único'): Promise<void> {
  await plan(page, chosen).check();
  await fillField(page, 'Forma de pago', method);
}

/** Presses 'Emitir' and waits for the question. */
export async function askEmitir(page: Page): Promise<void> {
  await expect(motivos(page)).toHaveCount(0);
  await emitir(page).click();
  await expect(confirmacion(page)).toBeVisible();
}

/** Answers the question with yes. */
export const confirmar = (page: Page): Promise<void> =>
  confirmacion(page).getByRole('button', { name: 'Emitir póliza', exact: true }).click();

/** The number under a label of the result. */
export async function numeroEmitido(page: Page, name: 'Póliza' | 'Certificado' | 'Recibo'): Promise<string> {
  const shown = emitida(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

/** The issuing calls with their statuses. */
export const emisionPosts = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/emisiones').map(({ status }) => status);

async function post(sandbox: Sandbox, path: string, body: unknown): Promise<unknown> {
  const headers = { Authorization: await bearer(sandbox, 'intermediario'), 'Content-Type': 'application/json' };
  const response = await fetch(`${sandbox.url}/servicios/core${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { value: unknown }).value;
}

/** Creates a quote of Yokasta for 2501 without the portal; gives the quote's number. */
export async function quoteBeside(sandbox: Sandbox, changed: Partial<(typeof bodies)[2501]> = {}): Promise<number> {
  const rows = (await post(sandbox, '/v1/cotizaciones', { ...bodies[2501], ...changed })) as { id: number }[];
  return rows[0]?.id ?? 0;
}

/** Creates such a quote with the required documents; gives the quote's number. */
export async function issuableBeside(sandbox: Sandbox): Promise<number> {
  const nuCotizacion = await quoteBeside(sandbox);
  const docBytes = (await pagesPdf(1)).toString('base64');
  for (const id of [1, 2]) {
    await post(sandbox, '/v1/documentos/cotizaciones', {
      cdEntidad: 1,
      numItem: 1,
      nuCotizacion,
      cdDocumentoTramite: id,
      idDocumentoTramite: id,
      feEmisionDocumento: null,
      feVencimientoDocumento: null,
      nmArchivo: `documento ${id}.pdf`,
      docBytes,
    });
  }
  return nuCotizacion;
}

/** The body that issues {@link issuableBeside} by its first plan, paid directly. */
const emisionBody = (nuCotizacion: number) => ({
  cdEntidad: 1,
  nuCotizacion,
  nuItem: 1,
  cdPlanPago: 1,
  feDesde: '2026-11-20',
  feHasta: '2027-11-20',
  cdFormaPago: 1,
  nuDomicilio: 0,
  tpNegocio: 1,
  datos: [{ cdDato: 250_008, nuBien: 1, nuConsecutivo: 4, valor: 'JTDBR32E730056781' }],
  cdPersonaAsegurada: 1200,
  cdPersonaContratante: 1200,
  cdUsuario: 'intermediario',
  diIp: '',
  nuConsecAsegurado: 1,
  nuConsecContratante: 1,
  inAccion: 'E',
});

/** Issues a quote without the portal, as another person would; gives the policy's number. */
export async function issueBeside(sandbox: Sandbox, nuCotizacion: number): Promise<number> {
  const { nuPoliza } = (await post(sandbox, '/v1/emisiones', emisionBody(nuCotizacion))) as { nuPoliza: number };
  return nuPoliza;
}

/** The bodies of the page's uploads, which are blobs, from its next load on. */
export async function sentDocuments(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('noteDocument', (body: string) => sent.push(body));
  await page.addInitScript(() => {
    const plain = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as (body: Blob) => void;
    Reflect.set(XMLHttpRequest.prototype, 'send', function send(this: XMLHttpRequest, body: Blob) {
      const note = Reflect.get(window, 'noteDocument') as (text: string) => Promise<void>;
      void body.text().then(note);
      plain.call(this, body);
    });
  });
  return sent;
}

interface KeptDraft {
  readonly user: string;
  readonly uncertain: boolean;
  readonly values: EmisionDraft;
}

/** The drafts of issuances in storage. */
export async function emisionDrafts(page: Page): Promise<KeptDraft[]> {
  return Object.entries(await stored(page)).flatMap(([name, text]) =>
    name.includes('borrador.emision') ? [JSON.parse(text) as KeptDraft] : [],
  );
}
