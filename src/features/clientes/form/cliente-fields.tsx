import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CatalogoName, CatalogoOption, CatalogoParents } from '../../../domain/catalogos.ts';
import { missingBefore, parentsFor } from '../../../domain/dependencies.ts';
import { maskTypedDay } from '../../../format/typed-days.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { formatAtEnd, FormattedField } from '../../../ui/fields/FormattedField.tsx';
import { useQuietTyping } from '../../../ui/fields/quiet-typing.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { YesNoField } from '../../../ui/fields/YesNoField.tsx';
import { CatalogoField } from '../../../wiring/catalogo/CatalogoField.tsx';
import { dependenciesOf, type FieldName, fieldId, requiredFields, useClienteForm, useFieldError } from './cliente-form.ts';
import { fieldLabel } from './cliente-texts.ts';

interface FieldOf {
  readonly name: FieldName;
  /** Only where it differs from the field's own rule. */
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Label, error, id and the uncontrolled binding that every field of the form shares. */
function useField({ name, required }: FieldOf) {
  const { form, readOnly } = useClienteForm();
  return {
    ...form.register(name),
    id: fieldId(name),
    label: fieldLabel(name),
    required: !readOnly && (required ?? requiredFields.has(name)),
    error: useFieldError(name),
    readOnly,
  };
}

/** The same for text, which the form hears of when typing rests; `format` is applied to it before. */
function useTextField(props: FieldOf, format?: (text: string) => string) {
  const { onText } = useClienteForm();
  const field = useField(props);
  useQuietTyping(
    field.id,
    onText &&
      ((control, event) => {
        if (format) formatAtEnd(control, event, format);
        onText(props.name, control);
      }),
  );
  // The `change` of a field that is left would have the form look at every field once more.
  return { ...field, onChange: undefined };
}

/** Optional props of a field, those that were given. */
const given = ({ help, disabled, className }: FieldOf) => ({
  ...(help !== undefined && { help }),
  ...(disabled !== undefined && { disabled }),
  ...(className !== undefined && { className }),
});

/** One line of text. */
export function ClienteText({ inputMode, ...props }: FieldOf & { inputMode?: 'numeric' | 'email' }) {
  return <TextField {...useTextField(props)} {...given(props)} inputMode={inputMode} />;
}

/** Several lines of text. */
export function ClienteTextArea(props: FieldOf) {
  return <TextAreaField {...useTextField(props)} {...given(props)} />;
}

/** Text that is written with separators, such as a document number. */
export function ClienteFormatted({
  format,
  onPasteText,
  inputMode,
  ...props
}: FieldOf & { format: (text: string) => string; onPasteText?: (text: string) => boolean; inputMode?: 'numeric' | 'text' }) {
  return (
    <FormattedField
      {...useTextField(props, format)}
      {...given(props)}
      format={format}
      onPasteText={onPasteText}
      inputMode={inputMode}
    />
  );
}

/** A day, typed as dd-mm-aaaa or picked. */
export function ClienteDay({ max, ...props }: FieldOf & { max?: string }) {
  const { today } = useClienteForm();
  return <DateField {...useTextField(props, maskTypedDay)} {...given(props)} today={today} max={max} />;
}

/** A question that is answered with Sí or No. */
export function ClienteYesNo(props: FieldOf) {
  const { form } = useClienteForm();
  // react-hook-form would read two buttons of which none is pressed as `null`, which is no answer of this form.
  return <YesNoField {...useField(props)} {...given(props)} onBlur={() => void form.trigger(props.name)} />;
}

/** A box to tick. */
export function ClienteCheckbox(props: FieldOf) {
  return <CheckboxField {...useField(props)} {...given(props)} />;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A choice out of a catalogue; its parents come from the table of dependencies, and what hangs on it is emptied with its change. */
export function ClienteChoice({
  name,
  catalogo,
  parents,
  nameOption,
  required,
  help,
  disabled,
  className,
}: FieldOf & {
  readonly catalogo: CatalogoName;
  /** Parents that are no fields, such as the code of a code table. */
  readonly parents?: CatalogoParents;
  readonly nameOption?: (option: CatalogoOption) => string;
}) {
  const { form, readOnly, choose } = useClienteForm();
  const error = useFieldError(name);
  const value = asText(useWatch({ control: form.control, name }));
  const { table, prefix } = dependenciesOf(name);
  const field = name.slice(prefix.length);
  const row = table[field];
  const holders = [...(row?.after ?? []), ...Object.values(row?.parents ?? {})];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table names fields of this form
  const held = useWatch({ control: form.control, name: holders.map((holder) => `${prefix}${holder}`) as FieldName[] });
  const values = Object.fromEntries(holders.map((holder, index) => [holder, asText(held[index])]));
  const missing = missingBefore(table, field, values);

  return (
    <CatalogoField
      id={fieldId(name)}
      catalogo={catalogo}
      parents={row?.catalogo ? parentsFor(table, field, values) : (parents ?? {})}
      {...(nameOption && { nameOption })}
      label={fieldLabel(name)}
      placeholder="Selecciona…"
      value={value}
      onValueChange={(next) => choose(name, next)}
      onBlur={() => void form.trigger(name)}
      required={!readOnly && (required ?? requiredFields.has(name))}
      error={error}
      readOnly={readOnly}
      disabledReason={missing && !readOnly ? `Elige primero: ${fieldLabel(prefix + missing)}.` : undefined}
      {...given({ name, help, disabled, className })}
    />
  );
}
