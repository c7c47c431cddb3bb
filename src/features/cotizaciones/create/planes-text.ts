import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { comparePlanes, pricesOf } from '../../../domain/planes.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPrecio } from '../../../format/money.ts';

/** The facts of a summary for the applicant; empty texts leave out their lines. */
export interface ResumenCotizacion {
  readonly nuCotizacion: number;
  readonly producto: string;
  readonly solicitante: string;
  /** Days as `yyyy-MM-dd`. */
  readonly desde: string;
  readonly hasta: string;
  /** Name of the currency. */
  readonly moneda: string;
  readonly planes: readonly PlanCotizado[];
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const textLine = (name: string, text: string) => (oneLine(text) === '' ? [] : [`${name}: ${oneLine(text)}`]);
/** Leaves out a missing amount: a zero would promise something. */
const moneyLine = (name: string, amount: number | null | undefined, moneda: string) =>
  typeof amount === 'number' ? [`${name}: ${formatPrecio(amount, moneda)}`] : [];

/** The plans as plain text for a chat or an e-mail: no table and no document number. */
export function planesAsText(cotizacion: ResumenCotizacion): string {
  const { nuCotizacion, producto, solicitante, desde, hasta, moneda, planes, elegido } = cotizacion;
  const head = [
    `Cotización ${nuCotizacion}`,
    ...textLine('Solicitante', solicitante),
    ...textLine('Producto', producto),
    ...(desde && hasta ? [`Vigencia: ${formatDay(desde)} a ${formatDay(hasta)}`] : []),
  ];
  const blocks = comparePlanes(planes).map(({ plan, isLowest }) => {
    const marks = [...(plan.noItem === elegido ? ['elegido'] : []), ...(isLowest ? ['el más bajo'] : [])];
    return [
      `Plan: ${oneLine(plan.plan)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
      ...moneyLine('Prima', plan.primaAnual, moneda),
      ...moneyLine('Impuestos', plan.componenteAnual, moneda),
      ...moneyLine('Total anual', plan.totalAnual, moneda),
      ...(pricesOf(plan).anual === null ? [] : moneyLine('Total del período', plan.totalProrrata, moneda)),
    ];
  });
  return [head, ...blocks].map((lines) => lines.join('\n')).join('\n\n');
}
