import { useState } from 'react';
import type { TarifaConflict } from '../../../machines/cotizacion/tarifa-machine.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import styles from './TarifaDialog.module.css';

export interface TarifaDialogProps {
  readonly conflicts: readonly TarifaConflict[];
  /** Gets the names of the fields that take the plan's value; empty keeps all typed values. */
  readonly onAnswer: (names: readonly string[]) => void;
}

/** Asks which typed values the plan's values may replace. */
export function TarifaDialog({ conflicts, onAnswer }: TarifaDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Dialog
      title="Valores del plan"
      size="lg"
      role="alertdialog"
      onClose={() => onAnswer([])}
      keepOpen
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer([])}>
            Conservar los míos
          </Button>
          {conflicts.length > 1 && (
            <Button
              variant="outline"
              aria-disabled={chosen.length === 0}
              onClick={() => {
                if (chosen.length > 0) onAnswer(chosen);
              }}
            >
              Usar los marcados
            </Button>
          )}
          <Button onClick={() => onAnswer(conflicts.map(({ name }) => name))}>
            {conflicts.length > 1 ? 'Usar todos los del plan' : 'Usar el del plan'}
          </Button>
        </>
      }
    >
      <p>Escribiste otros valores que los del plan. Marca los que quieres cambiar.</p>
      <ul className={styles['list']}>
        {conflicts.map(({ name, label, own, plan }) => (
          <li key={name}>
            <CheckboxField
              label={label}
              checked={chosen.includes(name)}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
            <dl>
              <div>
                <dt>Tuyo</dt>
                <dd>{own}</dd>
              </div>
              <div>
                <dt>Del plan</dt>
                <dd>{plan}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
