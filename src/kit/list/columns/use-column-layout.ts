import { useMemo, useState } from 'react';
import { isLayoutKept, readColumnLayout, writeColumnLayout } from '../../../storage/column-layouts.ts';
import { isInitial } from '../../../ui/table/column-layout.ts';
import { type ColumnLayout, initialLayout } from '../../../ui/table/columns.ts';

/** The arrangement of a list's columns in this browser. */
export interface ListLayout {
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** False once the browser failed to store a change: it then lasts for the visit. */
  readonly isKept: boolean;
}

/** Reads and stores the arrangement of the columns of the list named `list`. */
export function useColumnLayout(list: string): ListLayout {
  const [layout, setLayout] = useState(() => readColumnLayout(list) ?? initialLayout);
  const [isKept, setKept] = useState(() => isLayoutKept(list));
  const [onLayout] = useState(() => (next: ColumnLayout) => {
    setLayout(next);
    setKept(writeColumnLayout(list, isInitial(next) ? null : next));
  });
  return useMemo(() => ({ layout, onLayout, isKept }), [layout, onLayout, isKept]);
}
