import { type ColumnDef, createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table';

/** What a column may say about its looks. */
export interface DataColumnMeta {
  /** Numbers and money stand at the end of their cell. */
  align?: 'end';
  /** CSS width of the column, when its content should not decide. */
  width?: string;
  /** Keeps the value on one line: dates, numbers, codes. */
  nowrap?: boolean;
}

const columnMeta: DataColumnMeta = {};

/** The table features of the product's lists: none; sorting, filters and pages belong to the service. */
export const dataTableFeatures = tableFeatures({ columnMeta });

type Features = typeof dataTableFeatures;

/**
 * The columns of a list of rows. The value type differs from column to column and is no part of the table's own type;
 * the library itself spells it this way.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type DataColumns<Row extends RowData> = readonly ColumnDef<Features, Row, any>[];

/** The typed helper that columns are written with: `const column = dataColumnHelper<Cliente>()`. */
export function dataColumnHelper<Row extends RowData>() {
  return createColumnHelper<Features, Row>();
}
