import { type ReactNode, useEffect } from 'react';
import { formatCount } from '../../../format/numbers.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { lateCopy } from './late-copy.ts';
import styles from './SelectionBar.module.css';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  readonly count: number;
  /** Number of rows of 'Seleccionar las …'; null where all are selected. */
  readonly offered: number | null;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onEnd: () => void;
  readonly toClipboardText: () => Promise<string>;
  readonly actions: readonly { readonly label: string; readonly maxRows: number; readonly onSelect: () => void }[];
  readonly exporting: ReactNode;
}

const small = { size: 'sm', variant: 'outline' } as const;
const rowsText = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`);

const unless = (isBlocked: boolean, onClick: () => void) => ({
  'aria-disabled': isBlocked || undefined,
  onClick: isBlocked ? undefined : onClick,
});

/** The number of selected rows, and the actions on them. */
export function SelectionBar({ count, toClipboardText, offered, onAll, onClear, onEnd, actions, exporting }: SelectionBarProps) {
  const { notify } = usePortal();
  // Loaded early: a browser lets a page copy only soon after a press.
  useEffect(() => void lateCopy.preload(), []);
  const words = count === 1 ? '1 fila seleccionada' : `${formatCount(count)} filas seleccionadas`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await toClipboardText());
      notify({ type: 'message', status: 'success', title: 'Copiado', messages: [`${rowsText(count)}, con sus encabezados.`] });
    } catch {
      notify({
        type: 'message',
        status: 'warning',
        title: 'No se pudo copiar',
        messages: ['El navegador no lo permitió. Puedes usar Exportar selección.'],
      });
    }
  };
  return (
    <section aria-label="Selección" className={styles['bar']}>
      <output>{words}</output>
      {offered !== null && (
        <Button {...small} onClick={onAll}>
          {`Seleccionar las ${formatCount(offered)}`}
        </Button>
      )}
      {exporting}
      <Button {...small} {...unless(count === 0, () => void copy())}>
        Copiar
      </Button>
      {actions.map(({ label, maxRows, onSelect }) => (
        <Button key={label} {...small} {...unless(count === 0 || count > maxRows, onSelect)}>
          {count > maxRows ? `${label} (hasta ${maxRows})` : label}
        </Button>
      ))}
      <span className={styles['end']}>
        <Button size="sm" variant="ghost" {...unless(count === 0, onClear)}>
          Quitar selección
        </Button>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          Terminar
        </Button>
      </span>
    </section>
  );
}
