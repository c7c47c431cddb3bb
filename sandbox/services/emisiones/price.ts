import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { risksOf } from '../cotizaciones/risk.ts';
import { rate, type RatedPlan } from '../cotizaciones/tariff.ts';

type Chosen = Pick<components['schemas']['EmisionRequest'], 'nuCotizacion' | 'nuItem' | 'cdPlanPago' | 'feDesde' | 'feHasta'>;
type Price = Pick<RatedPlan, 'cuotas' | 'primaProrrata' | 'componenteProrrata'>;

/**
 * A quote's plan at the price for the given dates; undefined when the quote has no such plan. Other
 * dates are rated again, but a plan that the tariff dropped keeps its quoted price.
 */
export function priceOf(db: DatabaseSync, { nuCotizacion, nuItem, cdPlanPago, feDesde, feHasta }: Chosen): Price | undefined {
  const [quoted] = rows<Price & { idProducto: number; tasa: number; feDesde: string; feHasta: string }>(
    db,
    `SELECT i.cuotas, i.prima_prorrata AS primaProrrata, i.componente_prorrata AS componenteProrrata, q.id_producto AS idProducto,
       d.tasa, q.fe_desde AS feDesde, q.fe_hasta AS feHasta
     FROM cotizacion_plan AS i JOIN cotizacion AS q ON q.nu = i.nu_cotizacion JOIN divisa AS d ON d.id_moneda = q.id_moneda
     WHERE i.nu_cotizacion = ? AND i.no_item = ? AND i.id_plan_pago = ?`,
    nuCotizacion,
    nuItem,
    cdPlanPago,
  );
  if (quoted === undefined || (quoted.feDesde === feDesde && quoted.feHasta === feHasta)) return quoted;
  const datos = rows<{ cdDato: number; nuBien: number; valor: string | null }>(
    db,
    'SELECT cd_dato AS cdDato, nu_bien AS nuBien, valor FROM cotizacion_dato WHERE nu_cotizacion = ? ORDER BY nu_consecutivo',
    nuCotizacion,
  );
  const { idProducto, tasa } = quoted;
  const plans = rate(...risksOf(datos, { idProducto, tasa, feDesde, feHasta }));
  return plans.find(({ noItem, idPlanPago }) => noItem === nuItem && idPlanPago === cdPlanPago) ?? quoted;
}
