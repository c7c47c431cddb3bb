import { type FieldValues, get } from 'react-hook-form';
import * as z from 'zod/mini';

/** The rules of a form. */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** One thing that is wrong: the field, or the list, where it is (`direcciones.0.calle`), and the words for it. */
export interface Problem {
  readonly name: string;
  readonly message: string;
}

/** What is said of a field that must be filled (specification 1, section 5). */
export const requiredMessage = 'Este campo es obligatorio.';

/** The first problem of each field that a schema finds, in the order of the schema. */
export function findProblems(schema: FormSchema, values: unknown): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const name = path.join('.');
    if (!found.has(name)) found.set(name, { name, message });
  }
  return [...found.values()];
}

function blank(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, blank(inner)]));
  }
  return typeof value === 'boolean' ? false : '';
}

/** The fields that must be filled, read off the schema itself: those of which an empty form says so. */
export function findRequired(schema: FormSchema, defaults: unknown): ReadonlySet<string> {
  const problems = findProblems(schema, blank(defaults));
  return new Set(problems.filter(({ message }) => message === requiredMessage).map(({ name }) => name));
}

/** The value of a field by its name in the form. */
export const valueAt = (values: object, name: string): unknown => get(values, name);

/** The messages of a refusal that name a field, such as «direcciones.0.calle», at that field and in its own words; the first one of each. */
export function findNamedProblems(
  messages: readonly string[],
  isField: (name: string) => boolean,
  labelOf: (name: string) => string,
  /** The field of the form that a name of the body stands for. */
  toFieldName: (named: string) => string = (named) => named,
): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const message of messages) {
    const named = /«([^»]+)»/.exec(message)?.[1] ?? '';
    const name = toFieldName(named);
    if (isField(name) && !found.has(name)) found.set(name, { name, message: message.replace(named, labelOf(name)) });
  }
  return [...found.values()];
}
