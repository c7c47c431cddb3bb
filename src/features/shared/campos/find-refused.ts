import { findNamedProblems, type Problem } from '../../../kit/form/form-problems.ts';
import type { CampoField } from './campo-values.ts';

/** Puts each message of a refusal at the field that it names by label or by name in the body. */
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
