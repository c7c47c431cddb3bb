import { findNamedProblems, type Problem } from '../../../kit/form/form-problems.ts';
import type { CampoField } from './campo-values.ts';

/** The messages of a refusal at the fields that they name, technical ones by their label, others by the name that the body has for them. */
export function findRefused(
  messages: readonly string[],
  fields: readonly CampoField[],
  labelOf: (name: string) => string,
  bodyFields: Readonly<Record<string, string>>,
): readonly Problem[] {
  const byLabel = new Map(fields.map(({ name, label }) => [label, name]));
  return findNamedProblems(
    messages,
    (name) => name !== '',
    labelOf,
    (named) => byLabel.get(named) ?? bodyFields[named] ?? '',
  );
}
