import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { Note } from '../feedback/Note.tsx';
import { CheckboxField, unchangeable } from '../fields/CheckboxField.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { SidePanel } from '../layout/SidePanel.tsx';
import { isInitial, isShown, moveColumn, orderedColumns, toggleColumn } from './column-layout.ts';
import { type ColumnLayout, columnId, type DataColumn, initialLayout } from './columns.ts';
import styles from './ColumnsPanel.module.css';

export interface ColumnsPanelProps {
  readonly columns: readonly Pick<DataColumn<never>, 'head' | 'id' | 'main'>[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** False where the browser keeps no settings. */
  readonly isKept: boolean;
  readonly onClose: () => void;
}

/** Chooses and orders the columns of a table. Changes show at once. */
export function ColumnsPanel({ columns, layout, onLayout, isKept, onClose }: ColumnsPanelProps) {
  const [announcement, setAnnouncement] = useState('');
  const ordered = orderedColumns(columns, layout);
  const change = (next: ColumnLayout, words: string) => {
    onLayout(next);
    setAnnouncement(words);
  };
  const move = (id: string, head: string, step: -1 | 1) => {
    const next = moveColumn(columns, layout, id, step);
    const place = orderedColumns(columns, next).findIndex((column) => columnId(column) === id);
    change(next, `${head}: lugar ${place + 1} de ${columns.length}.`);
  };
  return (
    <SidePanel
      open
      title="Columnas"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            aria-disabled={isInitial(layout) || undefined}
            onClick={() => {
              if (!isInitial(layout)) change(initialLayout, 'Las columnas vuelven a su orden, su ancho y su lugar de origen.');
            }}
          >
            Restablecer
          </Button>
          <Button onClick={onClose}>Listo</Button>
        </>
      }
    >
      <output className="ag-sr-only">{announcement}</output>
      <p className={styles['words']}>
        El ancho se cambia en la tabla, en el borde de cada encabezado. Exportar escribe las columnas que están a la vista.
      </p>
      {!isKept && <Note tone="warning">Este navegador no guarda la disposición: dura hasta que cierres el portal.</Note>}
      <ol className={styles['columns']}>
        {ordered.map((column, index) => {
          const { head, main } = column;
          const id = columnId(column);
          const onStep = (to: -1 | 1) => move(id, head, to);
          return (
            <li key={id}>
              <CheckboxField
                label={head}
                checked={isShown(column, layout)}
                {...(main
                  ? { ...unchangeable, help: 'Nombra cada fila: siempre está a la vista.' }
                  : { onChange: () => change(toggleColumn(layout, id), '') })}
              />
              <span className={styles['steps']}>
                <Step label="Subir" head={head} to={-1} isEnd={index === 0} onStep={onStep} />
                <Step label="Bajar" head={head} to={1} isEnd={index === ordered.length - 1} onStep={onStep} />
              </span>
            </li>
          );
        })}
      </ol>
    </SidePanel>
  );
}

interface StepProps {
  readonly label: string;
  readonly head: string;
  readonly to: -1 | 1;
  readonly isEnd: boolean;
  readonly onStep: (to: -1 | 1) => void;
}

/**
 * Moves a column by one place. The button keeps the focus, which the moving list entry would lose.
 */
function Step({ label, head, to, isEnd, onStep }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${label} ${head}`}
      title={label}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        flushSync(() => onStep(to));
        currentTarget.focus();
      }}
    >
      <ChevronDownIcon {...(to < 0 && { className: styles['up'] ?? '' })} />
    </Button>
  );
}
