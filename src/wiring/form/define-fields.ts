import * as z from 'zod/mini';

/** A field of a form: what it is called, and its rule. */
export type FieldRule = readonly [label: string, rule: z.ZodMiniType<string> | z.ZodMiniType<boolean>];

type ValuesOf<Fields extends Readonly<Record<string, FieldRule>>> = {
  readonly [Name in keyof Fields]: Fields[Name][1] extends z.ZodMiniType<boolean> ? boolean : string;
};

/** The fields of a form as one table: its schema's shape, what it begins with (nothing), and its labels. */
export function defineFields<const Fields extends Readonly<Record<string, FieldRule>>>(fields: Fields) {
  const entries = Object.entries<FieldRule>(fields);
  return {
    shape: Object.fromEntries(entries.map(([name, [, rule]]) => [name, rule])),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value a field, of the type of its rule
    empty: Object.fromEntries(
      entries.map(([name, [, rule]]) => [name, rule instanceof z.ZodMiniBoolean ? false : '']),
    ) as unknown as ValuesOf<Fields>,
    labels: Object.fromEntries(entries.map(([name, [label]]) => [name, label])),
  };
}
