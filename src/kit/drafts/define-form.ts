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

/** What a form with records holds beside its fields. */
interface ValuesOfRecords<Kind extends AnyRecordKind> {
  readonly lists: { readonly [One in Kind as One['list']]: readonly One['empty'][] };
  readonly others: { readonly pending: { readonly [One in Kind as One['kind']]: One['empty'] } } & Pick<RecordValues, 'editing'>;
}

/** A field named as a list of records, or as what is typed into one, would take its place: it does not compile. */
type FreeNames<Fields, Kind extends AnyRecordKind> = [Kind] extends [never]
  ? unknown
  : { readonly [Name in keyof Fields]: Name extends Kind['list'] | keyof ValuesOfRecords<Kind>['others'] ? never : unknown };

/** Everything that a form holds, as typed. */
type FormValues<Fields extends FieldTable, Kind extends AnyRecordKind> = ValuesOf<Fields> &
  ([Kind] extends [never] ? unknown : ValuesOfRecords<Kind>['lists'] & ValuesOfRecords<Kind>['others']);

/** A form as its hooks take it, with its drafts. */
export interface DefinedForm<Values extends object>
  extends Required<Pick<AppFormDefinition<Values>, 'id' | 'defaults' | 'labelOf' | 'dependencies' | 'records'>> {
  readonly schema: z.ZodMiniObject;
  readonly drafts: DraftKind<Values, OneStep>;
}

/** A form without steps out of the tables of its fields, its kinds of rows and its dependent choices; `typeof x.defaults` is what it holds. */
export function defineForm<const Fields extends FieldTable, Kind extends AnyRecordKind = never>({
  id,
  draftVersion = 1,
  fields,
  records = [],
  dependencies = {},
}: {
  /** Names its drafts in the storage, too. */
  readonly id: string;
  /** To be raised when what is kept under a name gets another sense. */
  readonly draftVersion?: number;
  readonly fields: Fields & FreeNames<Fields, Kind>;
  readonly records?: readonly Kind[];
  readonly dependencies?: DependencyTable;
}): DefinedForm<FormValues<Fields, Kind>> {
  type Values = FormValues<Fields, Kind>;
  const { shape, empty, labels } = defineFields(fields);
  const eachList = <Value>(valueOf: (kind: Kind) => Value) =>
    Object.fromEntries(records.map((kind) => [kind.list, valueOf(kind)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields, a list for each kind, and a row that is not added yet
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row for each list
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
