import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import type { DataColumn } from '../../../ui/table/columns.ts';
import { lateColumnsPanel } from './late-columns-panel.ts';
import type { ListLayout } from './use-column-layout.ts';

/** Props of {@link ColumnsButton}. */
export interface ColumnsButtonProps extends ListLayout {
  readonly columns: readonly Pick<DataColumn<never>, 'head' | 'id' | 'main'>[];
}

const preload = () => void lateColumnsPanel.preload();

/** 'Columnas': opens the panel in which columns are arranged. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Columnas
      </Button>
      {isOpen && <lateColumnsPanel.Component {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
