import { type FieldValues, get } from 'react-hook-form';
import * as z from 'zod/mini';

/** The rules of a form. */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** A problem: the path of its field or list (`direcciones.0.calle`) and the message. */
export interface Problem {
  readonly name: string;
  readonly message: string;
}

/** The message at an empty required field (specification 1, section 5). */
export const requiredMessage = 'Este campo es obligatorio.';

/** The first problem of each field, in the order of the schema. */
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

/** The names of required fields: those that the schema reports as missing in an empty form. */
export function findRequired(schema: FormSchema, defaults: unknown): ReadonlySet<string> {
  const problems = findProblems(schema, blank(defaults));
  return new Set(problems.filter(({ message }) => message === requiredMessage).map(({ name }) => name));
}

/** The value of a field by its name in the form. */
export const valueAt = (values: object, name: string): unknown => get(values, name);

/** Places messages that name a field, such as «direcciones.0.calle», there: one per field. */
export function findNamedProblems(
  messages: readonly string[],
  isField: (name: string) => boolean,
  labelOf: (name: string) => string,
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
