import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/actions/Button.tsx';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { CompactSelect, type CompactSelectProps } from '../../ui/fields/CompactSelect.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { useLoaded } from '../../kit/portal/preloadable.tsx';
import type { Fetched } from '../../kit/portal/use-fetch.ts';
import { chart } from './chart.ts';
import styles from './DashboardPage.module.css';
import { Words } from '../../ui/text/Words.tsx';

export interface DashboardPanelProps<Data> {
  readonly title: string;
  /** Address of the title's link; null for a screen that the user lacks. */
  readonly href?: string | null;
  readonly kind: 'count' | 'saldo' | 'comisiones';
  /** The choice of a panel with a chart. */
  readonly choice?: CompactSelectProps;
  readonly fetched: Fetched<Data>;
  /** Stands for loading figures, with their height. */
  readonly skeleton: ReactNode;
  /** The figures with or without chart; null for no figures. */
  readonly children: (data: Data, withChart: boolean) => ReactNode;
  /** Short text that screen readers announce after the user's choice. */
  readonly summary?: (data: Data) => string;
  /** Stands below the figures in every state. */
  readonly footer?: ReactNode;
}

/** A panel of the dashboard: title, choice, and the figures or their state. */
export function DashboardPanel<Data>(props: DashboardPanelProps<Data>) {
  const { title, href = null, kind, choice, fetched, skeleton, children, summary, footer } = props;
  const { status, data, failure, retry } = fetched;
  const { describeFailure } = usePortal();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasChosen, setChosen] = useState(false);
  const [isTable, setTable] = useState(false);
  const hasChart = useLoaded(chart);
  useEffect(() => void chart.preload(), []);
  const isLoading = status === 'loading';
  const figures = data !== null && children(data, hasChart && !isTable);

  const onRetry = () => {
    // The press removes the button: the focus stays in the panel.
    heading.current?.focus();
    retry();
  };

  return (
    <Panel className={`${styles['panel']} ${styles[kind]}`} aria-labelledby={id} aria-busy={isLoading}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {href === null ? title : <Link href={href}>{title}</Link>}
        </h2>
        {choice && (
          <CompactSelect
            {...choice}
            onValueChange={(value) => {
              setChosen(true);
              choice.onValueChange(value);
            }}
          />
        )}
      </header>
      <div
        className={`${styles['body']}${isLoading && data !== null ? ` ${styles['stale']}` : ''}${failure ? ` ${styles['failed']}` : ''}`}
      >
        {failure && <FailedPanel {...describeFailure(failure)} onRetry={onRetry} />}
        {figures}
        {figures === null && <p className={styles['empty']}>No hay data para mostrar</p>}
        {isLoading && data === null && (
          <>
            <span className="ag-sr-only">Cargando…</span>
            {skeleton}
          </>
        )}
      </div>
      {footer}
      {choice && (
        <div className={`${styles['view']} ag-no-print`}>
          {figures && (
            <Button variant="outline" size="sm" onClick={() => setTable(!isTable)}>
              <Words>{isTable ? 'Ver gráfico' : 'Ver tabla'}</Words>
              <span className="ag-sr-only">{` de ${title}`}</span>
            </Button>
          )}
          <output className="ag-sr-only">{hasChosen && status === 'ready' && data !== null && summary?.(data)}</output>
        </div>
      )}
    </Panel>
  );
}
