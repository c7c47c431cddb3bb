import { missingBefore } from '../../domain/dependencies.ts';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { type Problem, requiredMessage } from './form-problems.ts';
import { type FieldForm, fieldId, useAppFormContext, useFormSummary } from './app-form.ts';

/** The field itself or, while it waits for another one, that one. */
function freeField(form: FieldForm, name: string): string {
  const holders = form.dependencies[name];
  if (!holders) return name;
  const names = [...(holders.after ?? []), ...Object.values(holders.parents ?? {})];
  const values = Object.fromEntries(
    names.map((holder) => {
      const held = form.valueOf(holder);
      return [holder, typeof held === 'string' ? held : ''];
    }),
  );
  const missing = missingBefore(form.dependencies, name, values);
  return missing === null ? name : freeField(form, missing);
}

/** Puts the focus on a field or, while it waits for another one, on that. */
export function focusFreeField(form: FieldForm, name: string): void {
  form.focus(freeField(form, name));
}

/** How much is to be mended; what is only missing is called so. */
function summaryTitle(problems: readonly Problem[]): string {
  const one = problems.length === 1;
  const count = one ? '1 dato' : `${problems.length} datos`;
  const isMissing = problems.every(({ message }) => message === requiredMessage);
  return isMissing ? `Falta${one ? '' : 'n'} ${count}` : `Hay ${count} por corregir`;
}

/** Props of {@link FormSummary}. */
export interface FormSummaryProps {
  /** Leads to a field that stands in another step or in a dialog. */
  readonly onGo?: (name: string) => void;
  /** Id of the control of what is no field of the form itself. */
  readonly idOf?: (name: string) => string;
}

/** What keeps the person from going on, each a link to its field. */
export function FormSummary({ onGo, idOf }: FormSummaryProps) {
  const form = useAppFormContext();
  const { problems, attempt } = useFormSummary(form);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={summaryTitle(problems)}
      attempt={attempt}
      errors={problems.map(({ name, message }) => ({
        name,
        id: idOf?.(name) ?? fieldId(form, name),
        label: form.labelOf(name),
        message,
      }))}
      onGo={onGo ?? ((name) => focusFreeField(form, name))}
    />
  );
}
