import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { components } from '../../src/generated/reports.ts';
import type { Sandbox } from '../../sandbox/server.ts';
import { example } from './negocio.ts';
import { type Answer, REPORTS, send } from './support.ts';

export type Request = components['schemas']['ReporteRequest'];

/** The reports by the names of their examples in the contract. */
export const NAMES = [
  ...(['estadoComisiones', 'polizaCotizada', 'polizaEmitida', 'carteraVigente'] as const),
  ...(['polizasRenovar', 'cartaRetencion', 'estadoCuenta', 'saldoAntiguedad'] as const),
] as const;

/** Asks for a report, of the report service or of the core one. */
export function ask(sandbox: Sandbox, token: string, request: Request, base = REPORTS): Promise<Answer> {
  return send(sandbox, `POST ${base}/v1/reportes`, { token, body: request });
}

/** The value of a report that was made. */
export function valueOf({ status, body, text }: Answer): string {
  const value: unknown = body?.value;
  if (status !== 200 || typeof value !== 'string') throw new Error(`${status} ${text.slice(0, 500)}`);
  return value;
}

/** The example request of a report with some parameters changed; undefined takes one away. */
export function requestOf(name: string, change: Record<string, string | undefined> = {}): Request {
  const base = example<Request>('reports', name);
  const params = new Map<string, string | undefined>(base.params.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(change)) params.set(key, value);
  return { ...base, params: Array.from(params).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }])) };
}

/** A file with the bearer of a session, or without any. */
export function fetchFile(address: string, token?: string): Promise<Response> {
  return fetch(address, { redirect: 'manual', headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });
}

/** The PDF of an answer. */
export function pdfOf(answer: Answer): Buffer {
  return Buffer.from(valueOf(answer), 'base64');
}

/** The lines of the pages of a PDF, the pieces of a line with ` | ` between them; of some pages only, or of all. */
export async function readPdf(
  pdf: Buffer,
  { only, password }: { only?: readonly number[]; password?: string } = {},
): Promise<{ count: number; pages: string[][] }> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, ...(password === undefined ? {} : { password }) });
  try {
    const document = await task.promise;
    const numbers = only ?? Array.from({ length: document.numPages }, (_, index) => index + 1);
    const pages: string[][] = [];
    for (const number of numbers) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const lines = new Map<number, string[]>();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const y = Math.round(Number(item.transform[5]));
        lines.set(y, [...(lines.get(y) ?? []), item.str.trim()]);
      }
      pages.push(Array.from(lines.values(), (line) => line.join(' | ')));
    }
    return { count: document.numPages, pages };
  } finally {
    await task.destroy();
  }
}

/** The lines of a report, page by page, as another program reads them. */
export async function pagesOf(answer: Answer): Promise<string[][]> {
  return (await readPdf(pdfOf(answer))).pages;
}

/** Rows of the tables with so many columns, without heads and totals; long names lose their second line. */
export function rowsOf(pages: readonly string[][], columns: number): string[][] {
  const cells = pages.flat().map((line) => line.split(' | '));
  return cells.filter((row) => row.length === columns && /^\d/.test(row[0] ?? ''));
}

/** Whole cents as a report shows them. */
export function money(cents: unknown): string {
  return (Number(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A day as a report shows it. */
export function day(text: unknown): string {
  return typeof text !== 'string' ? '--' : text.split('-').toReversed().join('-');
}
