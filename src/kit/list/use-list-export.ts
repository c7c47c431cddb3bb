import { useMachine } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import { today } from '../../domain/periods.ts';
import { formatDay } from '../../format/dates.ts';
import { foldText } from '../../format/text.ts';
import { type ExportFile, provideExport } from '../../machines/export/export-machine.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';
import type { ListDefinition, ShownColumn } from './define-list.ts';
import type { ExportFormat } from './export-file.ts';
import { lateExport } from './late-export.ts';
import { type FilterValues, toFilterQuery } from './list-address.ts';

const stoppedNotice = {
  type: 'message',
  status: 'warning',
  title: 'Exportación detenida',
  messages: ['Saliste del listado antes de que terminara: no se guardó ningún archivo.'],
} as const;

/** The state of an export; `total` is null until the first answer. */
export interface ListExportState {
  readonly status: 'idle' | 'running' | 'failed' | 'short' | 'keeping' | 'done' | 'kept' | 'cancelled' | 'unwritable';
  readonly written: number;
  readonly total: number | null;
  readonly dropped: number;
  readonly fileName: string;
  readonly incompleteName: string;
  readonly failure: Failure | null;
  readonly canStart: boolean;
  readonly canCancel: boolean;
  readonly canKeep: boolean;
  readonly start: (format: ExportFormat) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly keep: () => void;
  readonly dismiss: () => void;
}

/** A file name without ending, `notificaciones-de-siniestros-20-11-2026`; `day` is a day string. */
export function exportName(title: string, day: string): string {
  const name = foldText(title)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name}-${formatDay(day)}`;
}

interface Layout<Row> {
  readonly format: ExportFormat;
  readonly columns: readonly ShownColumn<Row>[];
}

/** Exports all matching rows; `inSight` gives loaded rows without a call. */
export function useListExport<Row, Key extends string, Query>(
  { load, filters, toQuery, rowId, texts }: ListDefinition<Row, Key, Query>,
  columns: readonly ShownColumn<Row>[],
  filter: FilterValues<Key>,
  inSight: (() => readonly Row[]) | null,
): ListExportState {
  const { core, inspect } = usePortal();
  const [{ machine, requestExport }] = useState(() =>
    provideExport({
      fetchPage: load.defineLoad(core),
      openFile: fromPromise<ExportFile<Row> | null, { readonly layout: Layout<Row> }>(async ({ input, signal }) => {
        const { openExportFile } = await lateExport.load();
        return openExportFile({ baseName: exportName(texts.title, today()), title: texts.title, ...input.layout, rowId }, signal);
      }),
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { operation: load.operation, stoppedNotice }, inspect });
  // A layout effect: its cleanup runs before the actor and its notices stop.
  useLayoutEffect(() => () => send({ type: 'left' }), [send]);
  useNotices(actor);

  const { progress, file, failure } = snapshot.context;
  const status = (['idle', 'running', 'keeping', 'done', 'kept', 'cancelled', 'unwritable'] as const).find((state) =>
    snapshot.matches(state),
  );
  const requestOf = (format: ExportFormat, rows: readonly Row[] | null) =>
    requestExport(toQuery(toFilterQuery(filters, filter)), { format, columns }, rows);
  return {
    status: status ?? (snapshot.matches({ incomplete: 'failed' }) ? 'failed' : 'short'),
    written: progress.taken,
    total: progress.total,
    dropped: progress.dropped,
    fileName: file?.name ?? '',
    incompleteName: file?.incompleteName ?? '',
    failure,
    canStart: snapshot.can(requestOf('xlsx', null)),
    canCancel: snapshot.can({ type: 'cancel' }),
    canKeep: snapshot.can({ type: 'keep' }),
    start: (format) => send(requestOf(format, inSight?.() ?? null)),
    cancel: () => send({ type: 'cancel' }),
    retry: () => send({ type: 'retry' }),
    keep: () => send({ type: 'keep' }),
    dismiss: () => send({ type: 'dismiss' }),
  };
}
