import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { cuotasDePlan, type PlanComparado, pricesOf } from '../../../domain/planes.ts';
import { formatPrecio } from '../../../format/money.ts';

/** A row of the table of plans: one fact of each plan. */
export interface PlanRow {
  readonly label: string;
  readonly of: (compared: PlanComparado) => string;
  /** `price` marks the main amount, `total` a sum of other rows. */
  readonly weight?: 'price' | 'total';
}

/** `--` where the plan's name gives no number of parts. */
function cuotasText(plan: PlanCotizado, moneda: string): string {
  const cuotas = cuotasDePlan(plan);
  if (!cuotas) return '--';
  const { count, amount, isExact } = cuotas;
  // The no-break space keeps an amount and its currency on one line.
  return `${count} de ${isExact ? '' : 'unos '}${formatPrecio(amount, moneda).replace(' ', '\u00A0')}`;
}

/** The rows that compare plans, the price first; leaves out rows without any fact. */
export function planRows(compared: readonly PlanComparado[], moneda: string): readonly PlanRow[] {
  const row = (label: string, amountOf: (plan: PlanCotizado) => number | null | undefined): PlanRow => ({
    label,
    of: ({ plan }) => formatPrecio(amountOf(plan), moneda),
  });
  const isProrrata = compared.some(({ plan }) => pricesOf(plan).anual !== null);
  const hasCuotas = compared.some(({ plan }) => cuotasDePlan(plan) !== null);
  const isCompared = compared.some(({ diferencia }) => diferencia !== null);
  const anual = row('Total anual', (plan) => plan.totalAnual);
  return [
    isProrrata ? { ...row('Total del período', (plan) => pricesOf(plan).total), weight: 'price' } : { ...anual, weight: 'price' },
    ...(hasCuotas ? [{ label: 'Cuotas', of: ({ plan }: PlanComparado) => cuotasText(plan, moneda) }] : []),
    ...(isProrrata
      ? ([
          row('Prima del período', (plan) => plan.primaProrrata),
          row('Impuestos del período', (plan) => plan.componenteProrrata),
          { ...anual, weight: 'total' },
        ] as const)
      : []),
    row('Prima anual', (plan) => plan.primaAnual),
    row(isProrrata ? 'Impuestos del año' : 'Impuestos', (plan) => plan.componenteAnual),
    ...(isCompared
      ? [
          {
            label: 'Diferencia con el menor',
            of: ({ diferencia }: PlanComparado) => (diferencia === null ? '--' : formatPrecio(diferencia, moneda)),
          },
        ]
      : []),
  ];
}
