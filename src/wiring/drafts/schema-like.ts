import * as z from 'zod/mini';
import type { DraftKind } from '../../storage/drafts.ts';
import type { OneStep } from './FormDrafts.tsx';

function like(sample: unknown): z.ZodMiniType {
  if (typeof sample === 'object' && sample !== null) {
    return z.object(Object.fromEntries(Object.entries(sample).map(([field, value]) => [field, like(value)])));
  }
  if (typeof sample === 'boolean') return z.boolean();
  return typeof sample === 'number' ? z.int() : z.string();
}

/** A row of each list that a form holds. */
type RowsOf<Values> = {
  readonly [Field in keyof Values as Values[Field] extends readonly object[]
    ? Field
    : never]: Values[Field] extends readonly (infer Row)[] ? Row : never;
};

/** A schema for drafts of a form that begins as `sample`: its fields and no others, each of its type, all of them there. */
export function schemaLike<Values extends object>(sample: Values, rows: RowsOf<Values>): z.ZodMiniType<Values> {
  const fields = Object.entries(sample).map(([field, value]) => [field, like(value)] as const);
  const lists = Object.entries(rows).map(([field, row]) => [field, z.array(like(row))] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the very fields of the form
  return z.object(Object.fromEntries([...fields, ...lists])) as unknown as z.ZodMiniType<Values>;
}

/** The drafts of a form without steps, named `kind` in the storage; raise `version` with every change of the values. */
export function defineFormDrafts<Values extends object>(
  kind: string,
  version: number,
  sample: Values,
  rows: RowsOf<Values>,
): DraftKind<Values, OneStep> {
  return { kind, version, steps: ['form'], values: schemaLike(sample, rows) };
}
