import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { comparePlanes, pricesOf } from '../../../domain/planes.ts';
import { formatPrecio } from '../../../format/money.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

type State = Pick<CotizacionForm['state'], 'value' | 'planes' | 'noItem'>;

function amountText(plan: PlanCotizado, moneda: string): string {
  const { total, anual } = pricesOf(plan);
  return `${formatPrecio(total, moneda)} ${anual === null ? 'al año' : 'por el período'}`;
}

/** The price of the chosen or the lowest plan; of a sold quote only the sold plan's. */
export function priceText({ value, planes: rated, noItem: chosenItem }: State, moneda: string, isSold: boolean): string {
  const planes = rated ?? [];
  if (value === 'stale') return 'Los datos cambiaron: cotiza de nuevo';
  const only = planes.length === 1 ? planes[0] : undefined;
  const chosen = planes.find(({ noItem }) => noItem === chosenItem) ?? (isSold ? only : undefined);
  if (chosen) return `${chosen.plan}: ${amountText(chosen, moneda)}`;
  const lowest = comparePlanes(planes).find(({ isLowest }) => isLowest)?.plan ?? planes[0];
  return lowest && !isSold ? `Desde ${amountText(lowest, moneda)}` : '--';
}
