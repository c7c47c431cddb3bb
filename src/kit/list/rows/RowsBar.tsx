import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { bringText, rowsAnnouncement, rowsStateText } from './rows-text.ts';
import { type AllRows, useWalkProgress } from './use-all-rows.ts';
import styles from './RowsBar.module.css';

/** Props of {@link RowsBar}. */
export interface RowsBarProps {
  readonly all: AllRows<unknown>;
  readonly matching: number;
}

const focusFilters = () => document.querySelector<HTMLElement>('[role=search] :is(input, select)')?.focus();

const small = { size: 'sm', variant: 'outline' } as const;

function actionsOf({ status, isOutdated, request, stop, goOn, leave }: AllRows<unknown>, matching: number): ReactNode {
  const back = (
    <Button size="sm" variant="ghost" onClick={leave}>
      Ver por páginas
    </Button>
  );
  switch (status) {
    case 'page':
      return null;
    case 'walking':
      return (
        <Button {...small} onClick={stop}>
          Detener
        </Button>
      );
    case 'offered':
      return (
        <>
          <Button {...small} onClick={request}>
            {bringText(matching)}
          </Button>
          {back}
        </>
      );
    case 'tooMany':
      return (
        <>
          <Button {...small} onClick={focusFilters}>
            Ir a los filtros
          </Button>
          {back}
        </>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          <Button {...small} onClick={goOn}>
            {status === 'failed' ? 'Reintentar' : 'Seguir trayendo'}
          </Button>
          {back}
        </>
      );
    case 'whole':
    case 'short':
      return (
        <>
          <Button size="sm" variant={isOutdated || status === 'short' ? 'outline' : 'ghost'} onClick={request}>
            Actualizar
          </Button>
          {back}
        </>
      );
  }
}

/** The loading of all rows: progress, time of the data, and the possible actions. */
export function RowsBar({ all, matching }: RowsBarProps) {
  const { describeFailure } = usePortal();
  const progress = useWalkProgress(all.walk);
  const words = rowsStateText({ ...all, progress }, matching);
  const failed = all.status === 'failed' && all.failure ? describeFailure(all.failure) : null;
  const why = failed ? ` ${failed.body}` : '';
  const warns = all.isOutdated || !['walking', 'whole'].includes(all.status);
  return (
    <div className={styles['bar']} data-warns={warns || undefined}>
      <p>{words + why}</p>
      {all.status === 'walking' && (
        <progress aria-label="Filas traídas" max={progress.total ?? matching} value={progress.taken} />
      )}
      <span className={styles['actions']}>
        {actionsOf(all, matching)}
        {failed?.detail}
      </span>
    </div>
  );
}

/** The state of all rows for screen readers. */
export function RowsAnnouncement({ all, matching }: RowsBarProps) {
  const progress = useWalkProgress(all.walk);
  return <output className="ag-sr-only">{rowsAnnouncement({ ...all, progress }, matching)}</output>;
}
