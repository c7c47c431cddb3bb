import type { components } from '../../../src/generated/reports.ts';
import { estadoCuenta, saldoAntiguedad } from './balances.ts';
import { cartaRetencion, estadoComisiones } from './commissions.ts';
import { cotizacion, poliza } from './papers.ts';
import { carteraVigente, polizasRenovar } from './policies.ts';
import type { Definition } from './report.ts';

/** Reports by code (specification 2, section 7). */
export const REPORTES: Readonly<Record<components['schemas']['ReporteCodigo'], Definition>> = {
  JRCJ00525: estadoComisiones,
  JRTE00001: cotizacion,
  JRTE10061: poliza,
  JRTE10069: carteraVigente,
  JRTE10070: polizasRenovar,
  JRCJ00580: cartaRetencion,
  JRCB10001: estadoCuenta,
  JRCB10006: saldoAntiguedad,
};
