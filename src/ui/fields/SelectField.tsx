import type { ComponentProps } from 'react';
import { useId } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { controlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { OptionsFailed } from './OptionsFailed.tsx';
import { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
import fieldStyles from './FieldFrame.module.css';

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/** Props of a native select and of a field. `className` goes to the frame. */
export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'size' | 'required' | 'multiple' | 'children' | 'value' | 'defaultValue' | 'disabled'> {
  options: readonly SelectOption[];
  /** Text of the empty choice, such as 'Todos'. Without it there is no empty choice. */
  placeholder?: string;
  value?: string;
  defaultValue?: string;
  /** State of the options. */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads the options again after a failure; 'Reintentar' calls it. */
  onRetry?: () => void;
  disabled?: boolean;
  /** Disables the field and explains why under it. */
  disabledReason?: string | undefined;
}

/**
 * A native select. While options load, a hidden option keeps the given value, so that a filter from
 * the URL neither flickers nor gets lost. `readOnly` shows the label of the value only.
 */
export function SelectField({
  label,
  error,
  help,
  required = false,
  id,
  className,
  options,
  placeholder,
  value,
  defaultValue,
  status = 'ready',
  onRetry,
  disabled = false,
  disabledReason,
  readOnly = false,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const shown = disabledReason ?? help;
  const failed = status === 'failed';
  const pending = value ?? defaultValue ?? '';
  const keepsPending = status !== 'ready' && pending !== '' && !options.some((option) => option.value === pending);
  // One list lets React keep the option element, and so the choice, when the real options arrive.
  const choices = keepsPending ? [{ value: pending, label: status === 'loading' ? 'Cargando…' : pending }, ...options] : options;
  const given = value === undefined ? { defaultValue } : { value };

  const retry = () => {
    document.getElementById(fieldId)?.focus();
    onRetry?.();
  };

  if (readOnly) {
    const frame = { id: fieldId, label, error, help, required, className, options, status };
    return <ReadOnlyChoice {...frame} value={pending} onRetry={onRetry && retry} />;
  }

  return (
    <FieldFrame id={fieldId} label={label} error={error} help={shown} required={required} className={className}>
      <span className={fieldStyles['select']}>
        <select
          {...select}
          {...given}
          id={fieldId}
          className={fieldStyles['control']}
          disabled={disabled || Boolean(disabledReason)}
          aria-busy={status === 'loading' || undefined}
          {...controlAria(fieldId, { error, help: shown, required, failed })}
        >
          {(placeholder !== undefined || status !== 'ready') && (
            <option value="">{status === 'loading' ? 'Cargando…' : (placeholder ?? '')}</option>
          )}
          {choices.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {status === 'loading' ? <Spinner /> : <ChevronDownIcon />}
      </span>
      {failed && <OptionsFailed id={`${fieldId}-failure`} label={label} onRetry={onRetry && retry} />}
    </FieldFrame>
  );
}
