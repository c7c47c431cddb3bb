import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { cuotasDePlan, type PlanComparado, pricesOf } from '../../../domain/planes.ts';
import { formatPrecio } from '../../../format/money.ts';

/** A row of the table of plans: one fact of each plan. */
export interface PlanRow {
  readonly label: string;
  readonly of: (compared: PlanComparado) => string;
  /** `price` is what is looked at first, `total` a sum of others. */
  readonly weight?: 'price' | 'total';
}

/** How many parts a plan is paid in and what each costs; `--` where its name does not tell. */
function cuotasText(plan: PlanCotizado, moneda: string): string {
  const cuotas = cuotasDePlan(plan);
  if (!cuotas) return '--';
  const { count, amount, isExact } = cuotas;
  // An amount stays on one line with its currency.
  return `${count} de ${isExact ? '' : 'unos '}${formatPrecio(amount, moneda).replace(' ', '\u00A0')}`;
}

/**
 * What is shown of plans side by side, the price first. Amounts of the period stand there only where one of the plans costs something else for it than
 * for a year; cuotas and the difference to the lowest one only where there are any.
 */
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
