import type { Cotizacion } from '../../../domain/cotizaciones.ts';
import { type Requisito, secciones } from '../../../domain/emisiones.ts';
import { formatImporte } from '../../../format/money.ts';
import { orDash } from '../../../format/text.ts';
import { AlertIcon, CheckIcon, CircleIcon } from '../../../ui/icons/icons.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { SummaryCard } from '../../../ui/layout/SummaryCard.tsx';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import styles from './AvanceCard.module.css';
import { isOtherPeriod, planOf } from './emision-form.ts';
import { type SeccionState, seccionState } from './requisitos.ts';
import { goToSeccion, idSeccion, nombreSeccion } from './secciones.ts';
import type { EmisionForm } from './use-emision.ts';

const words: Readonly<Record<SeccionState, string>> = {
  done: 'Listo',
  missing: 'Falta',
  wrong: 'Por corregir',
  none: 'No aplica',
};
const icons = { done: <CheckIcon />, missing: <CircleIcon />, wrong: <AlertIcon />, none: <CircleIcon /> } as const;

/** The sections with what is done, missing and wrong, each a way to it. */
function Avance({ requisitos, cdFormaPago }: { readonly requisitos: readonly Requisito[]; readonly cdFormaPago: number }) {
  return (
    <ol className={styles['steps']}>
      {secciones.map((seccion) => {
        const state = seccionState(requisitos, seccion, cdFormaPago);
        return (
          <li key={seccion} data-state={state}>
            {icons[state]}
            <a
              href={`#${idSeccion(seccion)}`}
              onClick={(event) => {
                event.preventDefault();
                goToSeccion(seccion);
              }}
            >
              {nombreSeccion[seccion]}
            </a>
            <span>{words[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Props of {@link AvanceCard}. */
export interface AvanceCardProps {
  readonly emision: Pick<EmisionForm, 'form' | 'insured' | 'contratante' | 'cdFormaPago'>;
  readonly cotizacion: Cotizacion;
  readonly moneda: string;
  /** Null until the form has said. */
  readonly requisitos: readonly Requisito[] | null;
}

/** How far the issuance is and what it says so far, beside the form; on narrow screens it folds under its title. */
export function AvanceCard({ emision, cotizacion, moneda, requisitos }: AvanceCardProps) {
  const { form, insured, contratante } = emision;
  const { catalogos } = usePortal();
  const plan = planOf(cotizacion, useFieldValue(form, 'plan'));
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const total = isOtherPeriod({ feDesde, feHasta }, cotizacion)
    ? 'Lo calcula el servicio al emitir'
    : plan && formatImporte(plan.totalProrrata ?? plan.totalAnual, moneda);
  // Of a quote that has just been rated: its screen had the name.
  const producto = nameInCatalogo(catalogos, 'productos', {}, String(cotizacion.cdProducto));
  const left = requisitos?.length ?? 0;
  const summary = left === 0 ? 'Lista para emitir' : left === 1 ? 'Falta 1 cosa' : `Faltan ${left} cosas`;
  return (
    <SummaryCard title="Resumen" line={requisitos && summary}>
      {requisitos && <Avance requisitos={requisitos} cdFormaPago={emision.cdFormaPago} />}
      <Facts
        facts={[
          ['Cotización', String(cotizacion.nuCotizacion)],
          ['Producto', orDash(cotizacion.producto ?? producto)],
          ['Plan', plan?.plan ?? '--'],
          ['Período', feDesde && feHasta ? `${feDesde} a ${feHasta}` : '--'],
          ['Total del período', orDash(total)],
          ['Contratante', orDash(contratante.persona?.nombre)],
          ['Asegurado', orDash(insured?.nombre)],
        ]}
      />
    </SummaryCard>
  );
}
