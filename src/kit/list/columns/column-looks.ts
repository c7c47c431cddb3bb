import type { DataColumn } from '../../../ui/table/columns.ts';
import type { ColumnKind } from '../typed-cells.ts';

type Look = Pick<DataColumn<never>, 'size' | 'grow' | 'nowrap' | 'align'>;

/** Default looks by kind of column; widths in rem. */
const looks: Readonly<Record<ColumnKind, Look>> = {
  text: { size: 7, grow: true },
  day: { size: 6.25, nowrap: true },
  money: { size: 7.5, nowrap: true, align: 'end' },
  number: { size: 6, nowrap: true, align: 'end' },
  status: { size: 6.5 },
  document: { size: 6.25 },
};

const shortLook: Look = { size: 6, nowrap: true };

/** The look of a column by its kind; `isShort` for columns of short forms. */
export const columnLook = (kind: ColumnKind, isShort = false): Look => (isShort ? shortLook : looks[kind]);
