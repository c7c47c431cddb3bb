import * as z from 'zod/mini';

function typeLike(sample: unknown): z.ZodMiniType {
  if (typeof sample === 'object' && sample !== null) {
    return z.object(Object.fromEntries(Object.entries(sample).map(([field, value]) => [field, like(value)])));
  }
  if (typeof sample === 'boolean') return z.boolean();
  return typeof sample === 'number' ? z.int() : z.string();
}

/** A field that a later release has added takes its default: the rest of the draft is kept. */
const like = (sample: unknown): z.ZodMiniType => z.prefault(typeLike(sample), sample);

/** The type of one row of each list of a form. */
export type RowsOf<Values> = {
  readonly [Field in keyof Values as Values[Field] extends readonly object[]
    ? Field
    : never]: Values[Field] extends readonly (infer Row)[] ? Row : never;
};

/** A schema of drafts for a form with the defaults `sample`: each field of its type, a missing one by its default. */
export function schemaLike<Values extends object>(sample: Values, rows: RowsOf<Values>): z.ZodMiniType<Values> {
  const fields = Object.entries(sample).map(([field, value]) => [field, like(value)] as const);
  const lists = Object.entries(rows).map(([field, row]) => [field, z.prefault(z.array(typeLike(row)), [])] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the form's fields
  return z.object(Object.fromEntries([...fields, ...lists])) as unknown as z.ZodMiniType<Values>;
}
