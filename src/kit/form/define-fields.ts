import * as z from 'zod/mini';

/** A field of a form: its label and its rule. */
export type FieldRule = readonly [label: string, rule: z.ZodMiniType<string> | z.ZodMiniType<boolean>];

/** The fields of a form or of a row, in order. */
export type FieldTable = Readonly<Record<string, FieldRule>>;

/** The values of fields, as typed. */
export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: Fields[Name][1] extends z.ZodMiniType<boolean> ? boolean : string;
};

/** Turns a table of fields into the shape of a schema, empty values and labels. */
export function defineFields<const Fields extends FieldTable>(fields: Fields) {
  const entries = Object.entries<FieldRule>(fields);
  return {
    shape: Object.fromEntries(entries.map(([name, [, rule]]) => [name, rule])),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value per field
    empty: Object.fromEntries(
      entries.map(([name, [, rule]]) => [name, rule instanceof z.ZodMiniBoolean ? false : '']),
    ) as unknown as ValuesOf<Fields>,
    labels: Object.fromEntries(entries.map(([name, [label]]) => [name, label])),
  };
}
