import { missingBefore } from '../../domain/dependencies.ts';
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx';
import { type Problem, requiredMessage } from './form-problems.ts';
import { type FieldForm, fieldId, useAppFormContext, useFormSummary } from './app-form.ts';

/** The field, or the field that must be filled before it. */
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

/** Focuses a field, or the field that must be filled before it. */
export function focusFreeField(form: FieldForm, name: string): void {
  form.focus(freeField(form, name));
}

function summaryTitle(problems: readonly Problem[]): string {
  const one = problems.length === 1;
  const count = one ? '1 dato' : `${problems.length} datos`;
  const isMissing = problems.every(({ message }) => message === requiredMessage);
  return isMissing ? `Falta${one ? '' : 'n'} ${count}` : `Hay ${count} por corregir`;
}

/** Props of {@link FormSummary}. */
export interface FormSummaryProps {
  /** Leads to a field in another step or in a dialog. */
  readonly onGo?: (name: string) => void;
  /** Id of the control of a problem whose name is no field of the form. */
  readonly idOf?: (name: string) => string;
}

/** The problems that block the next step, each a link to its field. */
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
