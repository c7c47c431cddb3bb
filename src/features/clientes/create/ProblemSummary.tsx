import { flushSync } from 'react-dom';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { clienteDependencies, missingBefore } from '../../../domain/dependencies.ts';
import { useClienteForm } from '../form/cliente-form.ts';
import { problemLabel } from '../form/cliente-texts.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import type { Problem } from '../form/problems.ts';
import type { Summary } from './use-checks.ts';
import { focusField, useEntry } from '../form/use-entry.ts';

/** Where the focus goes for what is wrong with a whole list. */
const firstOf: Readonly<Record<string, string>> = { telefonos: 'entrada.telefono.idTipoNumero', correos: 'entrada.correo.email' };

/** The field itself or, while it waits for another one, that one. */
function freeField(name: string, values: ClienteValues): string {
  const typed = Object.entries(values).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : []));
  const missing = missingBefore(clienteDependencies, name, Object.fromEntries(typed));
  return missing === null ? name : freeField(missing, values);
}

/** What keeps the person from going on, each a link to its field across the tabs and modals. */
export function ProblemSummary({
  summary,
  onStep,
}: {
  readonly summary: Summary;
  readonly onStep: (step: Problem['step']) => void;
}) {
  const { form } = useClienteForm();
  const direccion = useEntry('direccion');
  const domicilio = useEntry('domicilio');
  if (summary.problems.length === 0) return null;

  const go = (name: string) => {
    const problem = summary.problems.find((one) => one.name === name);
    if (!problem) return;
    onStep(problem.step);
    const [list = '', index = '', field = ''] = name.split('.');
    if (list === 'entrada' && (index === 'direccion' || index === 'domicilio')) {
      flushSync(() => (index === 'direccion' ? direccion : domicilio).open());
      focusField(name);
    } else if (list === 'direcciones' && field) {
      flushSync(() => direccion.open(Number(index)));
      focusField(`entrada.direccion.${field}`);
    } else if (list === 'domicilioBancarios' && field) {
      flushSync(() => domicilio.open(Number(index)));
      focusField(`entrada.domicilio.${field}`);
    } else focusField(firstOf[name] ?? firstOf[list] ?? freeField(name, form.getValues()));
  };
  const count = summary.problems.length;
  return (
    <ErrorSummary
      title={count === 1 ? 'Hay 1 dato por corregir' : `Hay ${count} datos por corregir`}
      attempt={summary.attempt}
      errors={summary.problems.map(({ name, message }) => ({ id: name, label: problemLabel(name), message }))}
      onGo={go}
    />
  );
}
