import type { CampoField } from '../../../wiring/campos/campo-values.ts';
import { findNamedProblems, type Problem } from '../../../wiring/form/form-problems.ts';

/** The fields of the form by their names in the body. */
const bodyFields: Readonly<Record<string, string>> = {
  tpDocumento: 'tipoDocumento',
  nuDocumento: 'numeroDocumento',
  cdProducto: 'producto',
  cdMoneda: 'moneda',
  feDesde: 'feDesde',
  feHasta: 'feHasta',
};

/** The messages of a refusal at the fields that they name by label. */
export function findRefused(
  messages: readonly string[],
  fields: readonly CampoField[],
  labelOf: (name: string) => string,
): readonly Problem[] {
  const byLabel = new Map(fields.map(({ name, label }) => [label, name]));
  return findNamedProblems(
    messages,
    (name) => name !== '',
    labelOf,
    (named) => byLabel.get(named) ?? bodyFields[named] ?? '',
  );
}
