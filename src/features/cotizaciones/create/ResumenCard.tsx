import { nameOfPersona } from '../../../domain/persona.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { toDay } from '../../../format/typed-days.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { SummaryCard } from '../../../ui/layout/SummaryCard.tsx';
import { Words } from '../../../ui/text/Words.tsx';
import { useFilledCampos } from '../../shared/campos/CamposTecnicos.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { periodDays } from './cotizacion-form.ts';
import { priceText } from './price-text.ts';
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
  const [from, to] = [feDesde, feHasta].map((typed) => formatDay(toDay(typed)));
  return <Words>{`${from} a ${to} (${days === 1 ? '1 día' : `${days} días`})`}</Words>;
}

function Datos({ form, fields }: Part) {
  const { filled, required } = useFilledCampos(form, fields);
  if (fields.length === 0) return <Words>--</Words>;
  return <Words>{required === 0 ? 'Ninguno obligatorio' : `${filled} de ${required} obligatorios`}</Words>;
}

export interface ResumenCardProps {
  readonly cotizacion: CotizacionForm;
  /** Name of the product, for one that the catalogue lacks. */
  readonly producto: string | null;
  /** Whether the quote's policy was issued: no price is offered any more. */
  readonly isSold: boolean;
}

function Precio({ form, state, isSold }: Pick<CotizacionForm, 'form' | 'state'> & Pick<ResumenCardProps, 'isSold'>) {
  return <Words>{priceText(state, useNombre(form, 'moneda', 'monedas') ?? '', isSold)}</Words>;
}

/** The summary of a quote beside its form; folds under its title on narrow screens. */
export function ResumenCard({ cotizacion, producto, isSold }: ResumenCardProps) {
  const { form, fields, cliente, state } = cotizacion;
  const price = <Precio form={form} state={state} isSold={isSold} />;
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
