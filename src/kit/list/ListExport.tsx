import { type ReactNode, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Tooltip } from '../../ui/feedback/Tooltip.tsx';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { MenuPopup, menuTriggerProps, type PressedTrigger } from '../../ui/layout/MenuPopup.tsx';
import { countText } from '../../ui/table/Paginator.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import type { ListDefinition, ShownColumn } from './define-list.ts';
import styles from './ListExport.module.css';
import type { FilterValues } from './list-address.ts';
import { type ListExportState, useListExport } from './use-list-export.ts';
import type { List } from './use-list.ts';

/** Props of {@link ListExport}. */
export interface ListExportProps<Row, Key extends string, Query> {
  readonly definition: ListDefinition<Row, Key, Query>;
  readonly filter: FilterValues<Key>;
  /** Why there is nothing to export; null where rows can be exported. */
  readonly nothing: string | null;
  readonly columns: readonly ShownColumn<Row>[];
  /** Gives the visible rows in order once all rows are loaded; else the rows are fetched. */
  readonly inSight?: (() => readonly Row[]) | null;
  readonly label?: string;
  readonly size?: 'sm' | 'md';
}

/** Why a list has nothing to export; null where it has rows, those of the former page included. */
export function whyNothingToExport({ status, meta }: Pick<List<unknown, string>, 'status' | 'meta'>): string | null {
  if (status === 'empty' || meta?.totalCount === 0) return 'No hay registros que exportar.';
  return meta === null ? 'El listado no está cargado.' : null;
}

/** 'Exportar': a choice of formats, and the progress of one file with all matching rows. */
export function ListExport<Row, Key extends string, Query>({
  definition,
  filter,
  nothing,
  columns,
  inSight = null,
  label = 'Exportar',
  size = 'md',
}: ListExportProps<Row, Key, Query>) {
  const state = useListExport(definition, columns, filter, inSight);
  const [pressed, setPressed] = useState<PressedTrigger | null>(null);
  const obstacle = state.canStart ? nothing : 'Hay una exportación sin terminar.';
  const { onClick, onKeyDown, ...menu } = menuTriggerProps(setPressed);
  return (
    <>
      <output className="ag-sr-only">{announce(state)}</output>
      {state.status !== 'idle' && <Progress state={state} />}
      <Tooltip text={obstacle} control={{ ...menu, ...(obstacle === null && { onClick, onKeyDown }) }}>
        {(control) => (
          <Button
            variant="outline"
            size={size}
            icon={<DownloadIcon />}
            {...control}
            aria-disabled={obstacle !== null || undefined}
          >
            {label}
          </Button>
        )}
      </Tooltip>
      {pressed && (
        <MenuPopup
          pressed={pressed}
          actions={[
            { label: 'Hoja de cálculo (.xlsx)', onSelect: () => state.start('xlsx') },
            { label: 'Texto separado por punto y coma (.csv)', onSelect: () => state.start('csv') },
          ]}
          onClose={() => setPressed(null)}
        />
      )}
    </>
  );
}

const exporting = (written: number, total: number) => `Exportando: ${formatCount(written)} de ${formatCount(total)}`;

/** Announces progress at each quarter only. */
function announce(state: ListExportState): string {
  const { status, written, total } = state;
  if (status === 'idle') return '';
  if (status !== 'running') return describe(state);
  return total ? exporting(Math.ceil((total * Math.floor((4 * written) / total)) / 4), total) : 'Exportando…';
}

function describe({ status, written, total, dropped, fileName, incompleteName }: ListExportState): string {
  const part = `${formatCount(written)} de ${countText(total ?? 0)}`;
  switch (status) {
    case 'idle':
      return '';
    case 'running':
      return total === null ? 'Exportando…' : exporting(written, total);
    case 'failed':
      return written > 0 ? `La exportación se detuvo en ${part}.` : 'La exportación no pudo empezar.';
    case 'short':
      return dropped > 0
        ? `Hay ${part}: los demás llegaron con datos que no se pueden leer, o ya no están.`
        : `Hay ${part}: el listado cambió mientras se exportaba.`;
    case 'keeping':
      return `Guardando ${incompleteName}…`;
    case 'done':
      return `${fileName} está listo, con ${countText(written)}.`;
    case 'kept':
      return `${incompleteName} está listo, incompleto: ${part}.`;
    case 'cancelled':
      return 'Exportación cancelada: no se guardó ningún archivo.';
    case 'unwritable':
      return 'No se pudo crear el archivo: inténtalo de nuevo.';
  }
}

function Progress({ state }: { state: ListExportState }) {
  const { describeFailure } = usePortal();
  const words = describe(state);
  const failed = state.status === 'failed' && state.failure ? describeFailure(state.failure) : null;
  return (
    <div className={styles['progress']} data-status={state.status}>
      <p>{failed ? `${words} ${failed.body}` : words}</p>
      {actionsOf(state)}
      {failed?.detail}
    </div>
  );
}

function actionsOf(state: ListExportState): ReactNode {
  const small = { size: 'sm', variant: 'ghost' } as const;
  switch (state.status) {
    case 'idle':
    case 'keeping':
      return null;
    case 'running':
      return (
        state.canCancel && (
          <Button {...small} onClick={state.cancel}>
            Cancelar
          </Button>
        )
      );
    case 'failed':
    case 'short':
      return (
        <>
          {state.status === 'failed' && (
            <Button size="sm" variant="outline" onClick={state.retry}>
              Reintentar
            </Button>
          )}
          {state.canKeep && (
            <Button size="sm" variant="outline" onClick={state.keep}>
              Guardar incompleto
            </Button>
          )}
          <Button {...small} onClick={state.dismiss}>
            Descartar
          </Button>
        </>
      );
    case 'done':
    case 'kept':
    case 'cancelled':
    case 'unwritable':
      return (
        <Button {...small} onClick={state.dismiss}>
          Cerrar
        </Button>
      );
  }
}
