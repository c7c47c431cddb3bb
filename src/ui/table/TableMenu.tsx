import { type Ref, type RefObject, useImperativeHandle, useState } from 'react';
import { type MenuAction, MenuPopup, menuTriggerProps, type PressedTrigger } from '../layout/MenuPopup.tsx';
import styles from './TableMenu.module.css';

/** What the rows' buttons call on the menu of their table. */
export interface TableMenuHandle {
  readonly show: (pressed: PressedTrigger | null, actions: readonly MenuAction[]) => void;
}

/** The one menu of all rows of a table. It holds the open state, so that opening renders no row. */
export function TableMenu({ ref }: { ref: Ref<TableMenuHandle> }) {
  const [open, setOpen] = useState<{ readonly pressed: PressedTrigger; readonly actions: readonly MenuAction[] } | null>(null);
  useImperativeHandle(ref, () => ({ show: (pressed, actions) => setOpen(pressed && { pressed, actions }) }), []);
  return open && <MenuPopup {...open} onClose={() => setOpen(null)} />;
}

export interface RowMenuButtonProps {
  readonly menu: RefObject<TableMenuHandle | null>;
  /** Accessible name, such as 'Acciones de Ana Núñez'. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly className?: string | undefined;
}

/** The plain button at the end of a row that opens the table's menu. */
export function RowMenuButton({ menu, label, actions, className = styles['button'] }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      {...menuTriggerProps((pressed) => menu.current?.show(pressed, actions))}
    >
      ⋯
    </button>
  );
}
