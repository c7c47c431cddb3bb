import type { components } from '../generated/core.ts';

/** The body that issues a policy (specification 2, section 7). */
export type EmisionRequest = components['schemas']['EmisionRequest'];

/** A policy that was issued from a quote. */
export type Emision = components['schemas']['Emision'];

/** The service's answer about a policy that it has just issued. */
export interface PolizaEmitida {
  readonly title: string;
  readonly messages: readonly string[];
  readonly emision: Emision;
}

/** The status of a quote at the service. */
export interface EstadoCotizacion {
  readonly idEstatus: number;
  readonly emision: Emision | null;
}

/** The status of a quote whose policy was issued (specification 2, section 3). */
export const estatusProcesada = 3;

/** The message of every further attempt (specification 2, section 4). */
export const yaEmitida = 'Esta póliza ya ha sido emitida anteriormente';

/** The sections of an issuance in page order: choices first, data of the quote last. */
export const secciones = ['emision', 'cuentas', 'documentos', 'datos', 'asegurado', 'contratante'] as const;

/** A section of an issuance. */
export type Seccion = (typeof secciones)[number];

/** One thing that prevents the issuance. */
export interface Requisito {
  readonly seccion: Seccion;
  /** The field of the form; null for no single one. */
  readonly field: string | null;
  readonly message: string;
  /** Whether a value is missing or invalid. */
  readonly kind: 'missing' | 'wrong';
}

/** Payment methods (specification 2, section 9). */
export const formaPago = { directo: 1, debitoTarjeta: 2, debitoCuenta: 3 } as const;

/** An account or card that a premium can be debited from. */
export type CuentaBancaria = components['schemas']['CuentaBancaria'];

/** Whether an account fits a payment method: cards 2, accounts 3 (assumptions Q9). */
export function isCuentaFor({ idTipoCuenta }: Pick<CuentaBancaria, 'idTipoCuenta'>, cdFormaPago: number): boolean {
  if (cdFormaPago === formaPago.debitoTarjeta) return !idTipoCuenta || idTipoCuenta === 'T';
  return cdFormaPago === formaPago.debitoCuenta && idTipoCuenta !== 'T';
}

/** Whether a payment method debits an account of the contracting party. */
export const isDebito = (cdFormaPago: number): boolean =>
  cdFormaPago === formaPago.debitoTarjeta || cdFormaPago === formaPago.debitoCuenta;

/** The name of an account or card on screen. */
export const nombreCuenta = ({ banco, noCuenta }: Pick<CuentaBancaria, 'banco' | 'noCuenta'>): string =>
  `${banco || 'Sin banco'} ${maskedCuenta(noCuenta)}`;

/** The last four digits of an account or card, masked (specification 2, section 4). */
export function maskedCuenta(noCuenta: string | null | undefined): string {
  const digits = noCuenta?.replaceAll(/\s/g, '') ?? '';
  return digits === '' ? 'sin número' : `•••• ${digits.slice(-4)}`;
}
