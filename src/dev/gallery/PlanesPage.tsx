import { type ReactNode, useState } from 'react';
import type { PlanCotizado } from '../../domain/cotizaciones.ts';
import { PlanesCotizados, type PlanesCotizadosProps } from '../../features/cotizaciones/create/PlanesCotizados.tsx';
import { planesAsText } from '../../features/cotizaciones/create/planes-text.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './GaleriaPage.module.css';

const names = [
  'Pago único',
  'Cuatro cuotas',
  'Diez cuotas',
  'Plan con un nombre más largo que su columna y una PalabraSinEspaciosQueNoCabe',
];

/** A plan with an annual premium, charged by half years. */
function rated(noItem: number, primaAnual: number): PlanCotizado {
  const [prima, componente] = [primaAnual / 2, primaAnual * 0.16];
  return {
    id: 900,
    plan: names[noItem - 1] ?? `Plan ${noItem}`,
    primaProrrata: prima,
    componenteProrrata: componente / 2,
    totalProrrata: prima + componente / 2,
    primaAnual,
    componenteAnual: componente,
    totalAnual: primaAnual + componente,
    noItem,
    idPlanPago: noItem,
  };
}

const three = [29_303.5, 28_450, 31_295].map((prima, index) => rated(index + 1, prima));
const twelve: readonly PlanCotizado[] = [
  ...Array.from({ length: 10 }, (_, index) => rated(index + 1, 40_000 - index * 1250.25)),
  rated(11, 987_654_321.09),
  { id: 900, plan: 'Sin montos', totalAnual: null, noItem: 12, idPlanPago: 12 },
];

const quote = {
  nuCotizacion: 900,
  producto: 'Vehículo de motor completo',
  solicitante: 'Yokasta Rosario Méndez',
  desde: '2026-11-20',
  hasta: '2027-05-20',
  moneda: 'Peso dominicano',
};

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel padded aria-label={title} marginBottom="4">
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </Panel>
  );
}

function Choosing({ planes, isStale }: Pick<PlanesCotizadosProps, 'planes' | 'isStale'>) {
  const [elegido, setElegido] = useState<number | null>(null);
  const [prints, setPrints] = useState(0);
  return (
    <>
      <PlanesCotizados
        planes={planes}
        moneda={quote.moneda}
        elegido={elegido}
        onChoose={setElegido}
        isStale={isStale}
        resumen={planesAsText({ ...quote, planes, elegido })}
        onPrint={() => setPrints(prints + 1)}
      />
      {prints > 0 && <p>{`Impresiones: ${prints}`}</p>}
    </>
  );
}

/** Development only: plans of a rated quote, to choose, read-only, stale and none. */
export function PlanesPage() {
  const [isStale, setStale] = useState(false);
  return (
    <>
      <PageHeader title="Planes cotizados" />
      <Panel padded marginBottom="4">
        <CheckboxField
          label="Los datos cambiaron"
          checked={isStale}
          onChange={({ currentTarget }) => setStale(currentTarget.checked)}
        />
      </Panel>
      <Example title="Tres planes">
        <Choosing planes={three} isStale={isStale} />
      </Example>
      <Example title="Doce planes">
        <Choosing planes={twelve} isStale={isStale} />
      </Example>
      <Example title="Un plan">
        <Choosing planes={three.slice(0, 1)} isStale={isStale} />
      </Example>
      <Example title="Solo lectura">
        <PlanesCotizados planes={twelve} moneda="" elegido={2} isStale={isStale} />
      </Example>
      <Example title="Sin planes">
        <PlanesCotizados planes={[]} moneda={quote.moneda} elegido={null} isStale={isStale} />
      </Example>
    </>
  );
}
