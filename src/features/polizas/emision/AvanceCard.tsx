import { useState } from 'react';
import { type Requisito, secciones } from '../../../domain/emisiones.ts';
import { today } from '../../../domain/periods.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { AlertIcon, CheckIcon, CircleIcon } from '../../../ui/icons/icons.tsx';
import { LineFacts } from '../../../ui/layout/LineFacts.tsx';
import { SummaryCard } from '../../../ui/layout/SummaryCard.tsx';
import styles from './AvanceCard.module.css';
import { BienFacts } from './BienFacts.tsx';
import { type SeccionState, seccionState } from './requisitos.ts';
import { goToSeccion, idSeccion, nombreSeccion } from './secciones.ts';
import { type LoEmitidoProps, useLoEmitido } from './use-lo-emitido.ts';

const words: Readonly<Record<SeccionState, string>> = {
  done: 'Listo',
  missing: 'Falta',
  wrong: 'Por corregir',
  none: 'No aplica',
};
const icons = { done: <CheckIcon />, missing: <CircleIcon />, wrong: <AlertIcon />, none: <CircleIcon /> } as const;

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

export interface AvanceCardProps extends LoEmitidoProps {
  readonly cdFormaPago: number;
  /** Null until the form has been checked. */
  readonly requisitos: readonly Requisito[] | null;
}

/** Progress and summary of the issuance; folds under its title on narrow screens. */
export function AvanceCard({ cdFormaPago, requisitos, ...given }: AvanceCardProps) {
  const { producto, bien, plan, total, periodo, contratante, asegurado, pago } = useLoEmitido(given);
  const left = requisitos?.length ?? 0;
  const summary = left === 0 ? 'Lista para emitir' : left === 1 ? 'Falta 1 dato' : `Faltan ${left} datos`;
  const [day] = useState(() => today());
  return (
    <SummaryCard title="Resumen" line={requisitos && summary}>
      {requisitos && <Avance requisitos={requisitos} cdFormaPago={cdFormaPago} />}
      <LineFacts
        facts={[
          { name: 'Cotización', value: String(given.cotizacion.nuCotizacion) },
          { name: 'Producto', value: orDash(producto) },
        ]}
      />
      <BienFacts bien={bien} />
      <LineFacts
        facts={[
          { name: 'Plan', value: orDash(plan) },
          { name: 'Total del período', value: orDash(total) },
          { name: 'Período', value: orDash(periodo) },
          { name: 'Contratante', value: orDash(contratante) },
          { name: 'Asegurado', value: orDash(asegurado) },
          { name: 'Forma de pago', value: orDash(pago) },
          // Shown but never sent (assumptions Q13).
          { name: 'Fecha de solicitud', value: formatDay(day) },
          { name: 'Número de solicitud', value: '--' },
        ]}
      />
    </SummaryCard>
  );
}
