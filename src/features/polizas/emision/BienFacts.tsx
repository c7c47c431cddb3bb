import { useState } from 'react';
import type { DatoDelBien, DatosDelBien } from '../../../domain/datos-del-bien.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type LineFact, LineFacts } from '../../../ui/layout/LineFacts.tsx';
import { ValorDeCampo } from '../../shared/campos/ValorDeCampo.tsx';
import styles from './BienFacts.module.css';

/** Technical values as facts; choices are shown by name. */
export const bienAsFacts = (datos: readonly DatoDelBien[]): readonly LineFact[] =>
  datos.map((dato) => ({ id: dato.name, name: dato.label, value: <ValorDeCampo {...dato} /> }));

/** The first few values of an insured good; a button shows all. */
export function BienFacts({ bien: { first, rest } }: { readonly bien: DatosDelBien }) {
  const [isWhole, setWhole] = useState(false);
  if (first.length === 0) return null;
  return (
    <div className={styles['bien']}>
      <LineFacts facts={bienAsFacts(isWhole ? [...first, ...rest] : first)} />
      {rest.length > 0 && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : 'Ver todos'}
        </Button>
      )}
    </div>
  );
}
