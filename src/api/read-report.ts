import * as z from 'zod/mini';
import type { ReporteFormat } from '../domain/reportes.ts';
import { zCreateReporteResponse } from '../generated/schemas/reportes.ts';

/** The content of an answer with a report. */
export type ReportValue =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'link'; readonly address: string }
  /** The answer breaks the contract, or its file has another format. */
  | { readonly kind: 'unreadable' };

const formats: Readonly<Record<ReporteFormat, { readonly type: string; readonly signature: string; readonly within: number }>> = {
  // PDF readers accept some bytes before the head.
  pdf: { type: 'application/pdf', signature: '%PDF-', within: 1024 },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    signature: 'PK\u0003\u0004',
    within: 4,
  },
};

const unreadable = { kind: 'unreadable' } as const;

/** The bytes as a file of that format, by their signature; null for another format. */
export async function asReportFile(bytes: Blob, format: ReporteFormat): Promise<Blob | null> {
  const { type, signature, within } = formats[format];
  const head = new TextDecoder('latin1').decode(await bytes.slice(0, within).arrayBuffer());
  return head.includes(signature) ? new Blob([bytes], { type }) : null;
}

function decodeBase64(text: string): Blob | null {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    // `atob` skips line breaks.
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return new Blob([bytes]);
  } catch {
    return null;
  }
}

/** Reads the answer of POST /v1/reportes: base64, `data:` or an address (assumptions P3). */
export async function readReport(answer: Blob, format: ReporteFormat): Promise<ReportValue> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await answer.arrayBuffer()));
  } catch {
    return unreadable;
  }
  const parsed = z.safeParse(zCreateReporteResponse, body);
  if (!parsed.success) return unreadable;
  const value = parsed.data.value.trim();
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(value.slice(0, 40)) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'data') return { kind: 'link', address: value };
  const bytes = decodeBase64(scheme === undefined ? value : value.slice(value.indexOf(',') + 1));
  const file = bytes && (await asReportFile(bytes, format));
  return file ? { kind: 'file', file } : unreadable;
}
