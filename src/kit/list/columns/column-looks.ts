import type { DataColumn } from '../../../ui/table/columns.ts';
import type { ColumnKind } from '../typed-cells.ts';

/** How the columns of each kind look unless they say otherwise: widths in rem. */
export const columnLooks: Readonly<Record<ColumnKind, Pick<DataColumn<never>, 'size' | 'grow' | 'nowrap' | 'align'>>> = {
  text: { size: 6, grow: true },
  day: { size: 6.25, nowrap: true },
  money: { size: 7.5, nowrap: true, align: 'end' },
  number: { size: 6, nowrap: true, align: 'end' },
  status: { size: 6.5 },
  document: { size: 6.25 },
};

/** How a column of short forms looks. */
export const shortLook = { size: 6, nowrap: true } as const;
