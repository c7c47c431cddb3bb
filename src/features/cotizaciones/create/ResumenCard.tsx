import { nameOfPersona } from '../../../domain/persona.ts';
import { comparePlanes } from '../../../domain/planes.ts';
import { formatMoney } from '../../../format/money.ts';
import { orDash } from '../../../format/text.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { SummaryCard } from '../../../ui/layout/SummaryCard.tsx';
import { Words } from '../../../ui/text/Words.tsx';
import { useFilledCampos } from '../../shared/campos/CamposTecnicos.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { periodDays } from './cotizacion-form.ts';
import { useNombre } from './use-nombre.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

type Part = Pick<CotizacionForm, 'form' | 'fields'>;

function Producto({ form, unknown }: Pick<Part, 'form'> & { readonly unknown: string | null }) {
  return <Words>{orDash(useNombre(form, 'producto', 'productos') ?? unknown)}</Words>;
}

function Periodo({ form }: Pick<Part, 'form'>) {
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const days = periodDays({ feDesde, feHasta });
  if (days === null) return <Words>--</Words>;
  return <Words>{days === 1 ? '1 día' : `${days} días`}</Words>;
}

function Datos({ form, fields }: Part) {
  const { filled, required } = useFilledCampos(form, fields);
  if (fields.length === 0) return <Words>--</Words>;
  return <Words>{required === 0 ? 'Ninguno obligatorio' : `${filled} de ${required} obligatorios`}</Words>;
}

/** Props of {@link ResumenCard}. */
export interface ResumenCardProps {
  readonly cotizacion: CotizacionForm;
  /** Name of the product where the portal's list does not have it. */
  readonly producto: string | null;
}

/** What the price stands at: the plan that was chosen, the lowest one else. */
function priceOf({ value, noItem: chosenItem, ...state }: CotizacionForm['state'], moneda: string): string {
  const planes = state.planes ?? [];
  const chosen = planes.find(({ noItem }) => noItem === chosenItem);
  const lowest = comparePlanes(planes).find(({ isLowest }) => isLowest)?.plan ?? planes[0];
  const plan = chosen ?? lowest;
  if (!plan) return '--';
  if (value === 'stale') return 'Los datos cambiaron: cotiza de nuevo';
  const amount = `${formatMoney(plan.totalAnual)} al año${moneda && ` (${moneda})`}`;
  return chosen ? `${plan.plan}: ${amount}` : `Desde ${amount}`;
}

function Precio({ form, state }: Pick<CotizacionForm, 'form' | 'state'>) {
  return <Words>{priceOf(state, useNombre(form, 'moneda', 'monedas') ?? '')}</Words>;
}

/** What the quote says so far, beside the form; on narrow screens it folds under its title. */
export function ResumenCard({ cotizacion, producto }: ResumenCardProps) {
  const { form, fields, cliente, state } = cotizacion;
  const price = <Precio form={form} state={state} />;
  const { numero } = state;
  return (
    <SummaryCard title="Resumen" line={price} repeated>
      <Facts
        facts={[
          ['Número', numero === null ? 'Sin cotizar' : String(numero)],
          ['Solicitante', orDash(cliente.found && nameOfPersona(cliente.found))],
          ['Producto', <Producto key="producto" form={form} unknown={producto} />],
          ['Período', <Periodo key="periodo" form={form} />],
          ['Datos técnicos', <Datos key="datos" form={form} fields={fields} />],
          ['Precio', price],
        ]}
      />
    </SummaryCard>
  );
}
