import * as z from 'zod/mini';
import { defineFields, type FieldTable, type ValuesOf } from '../form/define-fields.ts';
import type { RecordKind } from './record-kind.ts';

type Derived = 'kind' | 'list' | 'empty' | 'schema' | 'labels' | 'firstField' | 'inDialog';

/** A kind of records as a form defines it: its names, the table of a row's fields, its texts. */
export interface RecordsDefinition<Fields extends FieldTable, Kind extends string, List extends string, Step extends string>
  extends Omit<RecordKind<ValuesOf<Fields>, Step>, Derived> {
  readonly kind: Kind;
  readonly list: List;
  readonly fields: Fields;
  /** Rows are entered in a dialog instead of the last row of their table. */
  readonly inDialog?: boolean;
}

/** Defines a kind of rows that a form collects; `typeof x.empty` is the type of a row. */
export function defineRecords<
  const Fields extends FieldTable,
  const Kind extends string,
  const List extends string,
  const Step extends string = never,
>({
  fields,
  inDialog = false,
  ...given
}: RecordsDefinition<Fields, Kind, List, Step>): RecordKind<ValuesOf<Fields>, Step> & {
  readonly kind: Kind;
  readonly list: List;
} {
  const { shape, empty, labels } = defineFields(fields);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name of a field
  const firstField = Object.keys(fields)[0] as Extract<keyof Fields, string>;
  return { ...given, empty, schema: z.object(shape), labels, firstField, inDialog };
}
