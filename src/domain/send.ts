import { type ReporteOrder, reportes } from './reportes.ts';

/** Who a client is found by. */
export type ClienteRef = { readonly id: number } | { readonly tipoDocumento: string; readonly nuDocumento: string };

/** A PDF that can be shared: made already, or to be made when it is wanted. */
export interface SendDocument {
  readonly order: ReporteOrder;
  readonly file: Blob | null;
}

/** A policy as its list or its issuance knows it. */
export interface SendPoliza {
  readonly numero: number;
  readonly producto?: string | null;
  readonly contratante?: string | null;
  /** The period of the policy; that of its quote unless given. */
  readonly desde?: string | null;
  readonly hasta?: string | null;
  /** The policy has another premium than its quote, whose price is then left out. */
  readonly isRepriced?: boolean;
}

/** What is to reach a client. What it stands on is loaded when it is wanted. */
export type SendSubject =
  | {
      readonly what: 'cotizacion';
      readonly cotizacion: number;
      /** `noItem` of the plan that was chosen; null for none, undefined for the one that this browser remembers. */
      readonly noItem?: number | null;
      readonly document: SendDocument | null;
    }
  | {
      readonly what: 'poliza';
      readonly poliza: SendPoliza;
      /** The quote that it was issued from, where that is known: it tells the client, the good and the plan. */
      readonly cotizacion?: number;
      readonly noItem?: number | null;
      readonly cliente?: ClienteRef | null;
      readonly document: SendDocument | null;
    }
  | {
      readonly what: 'documento';
      /** What the document is called. */
      readonly title: string;
      readonly cliente: ClienteRef | null;
      readonly document: SendDocument;
    };

/** What a report that has been made is for its client: a quote or a policy where it is that of one. */
export function subjectOfReport(document: SendDocument, title: string): SendSubject {
  const { name, params } = document.order.request;
  const valueOf = (key: string) => params.find((param) => param.key === key)?.value ?? '';
  if (name === 'JRTE00001') {
    // The plan that it was printed with may be the first one and nobody's choice (assumptions P12).
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

/** What sending it is called: a document of no client that is known, such as the intermediary's commissions, is for whoever the person chooses. */
export const sendLabel = (subject: SendSubject): string =>
  subject.what === 'documento' && subject.cliente === null ? 'Enviar' : 'Enviar al cliente';
