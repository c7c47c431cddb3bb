import * as z from 'zod/mini';
import type { DependencyTable } from '../../domain/dependencies.ts';
import type { DraftKind } from '../../storage/drafts.ts';
import { defineFields, type FieldTable, type ValuesOf } from '../form/define-fields.ts';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { someRow } from '../form/rules.ts';
import type { AnyRecordKind } from '../form/record-rows.ts';
import { labelsWith, notEditing, type RecordValues } from '../records/record-kind.ts';
import type { OneStep } from './FormDrafts.tsx';
import { type RowsOf, schemaLike } from './schema-like.ts';

interface ValuesOfRecords<Kind extends AnyRecordKind> {
  readonly lists: { readonly [One in Kind as One['list']]: readonly One['empty'][] };
  readonly others: { readonly pending: { readonly [One in Kind as One['kind']]: One['empty'] } } & Pick<RecordValues, 'editing'>;
}

/** Rejects, at compile time, a field named as a list of records, `pending` or `editing`. */
type FreeNames<Fields, Kind extends AnyRecordKind> = [Kind] extends [never]
  ? unknown
  : { readonly [Name in keyof Fields]: Name extends Kind['list'] | keyof ValuesOfRecords<Kind>['others'] ? never : unknown };

type FormValues<Fields extends FieldTable, Kind extends AnyRecordKind> = ValuesOf<Fields> &
  ([Kind] extends [never] ? unknown : ValuesOfRecords<Kind>['lists'] & ValuesOfRecords<Kind>['others']);

/** A form as its hooks take it, with its drafts. */
export interface DefinedForm<Values extends object>
  extends Required<Pick<AppFormDefinition<Values>, 'id' | 'defaults' | 'labelOf' | 'dependencies' | 'records'>> {
  readonly schema: z.ZodMiniObject;
  readonly drafts: DraftKind<Values, OneStep>;
}

/** Defines a form without steps; `typeof x.defaults` is the type of its values. */
export function defineForm<const Fields extends FieldTable, Kind extends AnyRecordKind = never>({
  id,
  draftVersion = 1,
  fields,
  records = [],
  dependencies = {},
}: {
  /** Also the name of its drafts in the storage. */
  readonly id: string;
  /** Raise it when a stored field changes its name or meaning; a new field needs nothing. */
  readonly draftVersion?: number;
  readonly fields: Fields & FreeNames<Fields, Kind>;
  readonly records?: readonly Kind[];
  readonly dependencies?: DependencyTable;
}): DefinedForm<FormValues<Fields, Kind>> {
  type Values = FormValues<Fields, Kind>;
  const { shape, empty, labels } = defineFields(fields);
  const eachList = <Value>(valueOf: (kind: Kind) => Value) =>
    Object.fromEntries(records.map((kind) => [kind.list, valueOf(kind)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields, lists and pending rows
  const defaults = {
    ...empty,
    ...(records.length > 0 && {
      ...eachList(() => []),
      pending: Object.fromEntries(records.map((kind) => [kind.kind, kind.empty])),
      editing: notEditing,
    }),
  } as unknown as Values;
  const listSchema = ({ schema, atLeastOne }: Kind) =>
    atLeastOne === undefined ? z.array(schema) : z.array(schema).check(someRow(atLeastOne));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row per list
  const rows = eachList(({ empty: row }) => row) as unknown as RowsOf<Values>;
  return {
    id,
    schema: z.object({ ...shape, ...eachList(listSchema) }),
    defaults,
    labelOf: labelsWith(labels, records),
    dependencies,
    records,
    drafts: { kind: id, version: draftVersion, steps: ['form'], values: schemaLike(defaults, rows) },
  };
}
