import { type ReporteOrder, reportes } from './reportes.ts';

/** How to find a client. */
export type ClienteRef = { readonly id: number } | { readonly tipoDocumento: string; readonly nuDocumento: string };

/** A PDF to share; `file` is null until it is made. */
export interface SendDocument {
  readonly order: ReporteOrder;
  readonly file: Blob | null;
}

/** A policy as its list or its issuance knows it. */
export interface SendPoliza {
  readonly numero: number;
  readonly producto?: string | null;
  readonly contratante?: string | null;
  /** The period of the policy; by default that of its quote. */
  readonly desde?: string | null;
  readonly hasta?: string | null;
  /** Whether the premium differs from the quote's price, which is then left out. */
  readonly isRepriced?: boolean;
}

/** The subject of a message to a client; further data are loaded when needed. */
export type SendSubject =
  | {
      readonly what: 'cotizacion';
      readonly cotizacion: number;
      /** The chosen plan: null for none, undefined for the one that this browser remembers. */
      readonly noItem?: number | null;
      readonly document: SendDocument | null;
    }
  | {
      readonly what: 'poliza';
      readonly poliza: SendPoliza;
      /** The quote of the policy, where known; it names the client, the good and the plan. */
      readonly cotizacion?: number;
      readonly noItem?: number | null;
      readonly cliente?: ClienteRef | null;
      readonly document: SendDocument | null;
    }
  | {
      readonly what: 'documento';
      readonly title: string;
      readonly cliente: ClienteRef | null;
      readonly document: SendDocument;
    };

/** The subject to send for a report: a quote, a policy, or a document of a client or of nobody. */
export function subjectOfReport(document: SendDocument, title: string): SendSubject {
  const { name, params } = document.order.request;
  const valueOf = (key: string) => params.find((param) => param.key === key)?.value ?? '';
  if (name === 'JRTE00001') {
    // The printed plan may be the first one and nobody's choice (assumptions P12).
    return { what: 'cotizacion', cotizacion: Number(valueOf(reportes.JRTE00001.keys.cotizacion)), document };
  }
  if (name === 'JRTE10061') {
    return { what: 'poliza', poliza: { numero: Number(valueOf(reportes.JRTE10061.keys.poliza)) }, document };
  }
  const { keys } = reportes.JRCB10001;
  const [tipoDocumento, nuDocumento] = [valueOf(keys.tipoDocumento), valueOf(keys.numeroDocumento)];
  const isOfClient = name === 'JRCB10001' && tipoDocumento !== '' && nuDocumento !== '';
  return { what: 'documento', title, cliente: isOfClient ? { tipoDocumento, nuDocumento } : null, document };
}

/** The label of the button; a document without a known client goes to whom the person chooses. */
export const sendLabel = (subject: SendSubject): string =>
  subject.what === 'documento' && subject.cliente === null ? 'Enviar' : 'Enviar al cliente';
