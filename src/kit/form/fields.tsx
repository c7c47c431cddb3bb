import { type ReactNode, useState } from 'react';
import { today as todayThere } from '../../domain/periods.ts';
import { amountHint } from '../../format/amount-hint.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FieldHint } from '../../ui/fields/FieldHint.tsx';
import { FormattedField } from '../../ui/fields/FormattedField.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { YesNoField } from '../../ui/fields/YesNoField.tsx';
import { fieldId, useAppFormContext, useFieldError, useFieldText } from './app-form.ts';
import { FormChoice } from './FormChoice.tsx';

/** Props of every field of a form. */
export interface FieldOf<Name extends string = string> {
  readonly name: Name;
  /** Only where it differs from the schema. */
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** The optional props that were given, without the undefined ones. */
export const givenOf = ({ help, disabled, className }: Omit<FieldOf, 'name'>) => ({
  ...(help !== undefined && { help }),
  ...(disabled !== undefined && { disabled }),
  ...(className !== undefined && { className }),
});

function useField({ name, required }: Pick<FieldOf, 'name' | 'required'>) {
  const form = useAppFormContext();
  return {
    id: fieldId(form, name),
    label: form.labelOf(name),
    required: !form.readOnly && (required ?? form.isRequired(name)),
    error: useFieldError(form, name),
    readOnly: form.readOnly,
  };
}

function useTextField(props: FieldOf) {
  const form = useAppFormContext();
  return { ...useField(props), ...form.registerText(props.name), ...givenOf(props) };
}

/** One line of text. */
export function FormText({ inputMode, ...props }: FieldOf & { readonly inputMode?: 'text' | 'numeric' | 'email' }) {
  return <TextField {...useTextField(props)} inputMode={inputMode} />;
}

function FormTextArea({ rows = 3, ...props }: FieldOf & { readonly rows?: number }) {
  return <TextAreaField {...useTextField(props)} rows={rows} />;
}

/** A number as typed, grouped by thousands on blur; an ambiguous number gets a hint. */
export function FormNumber(props: FieldOf) {
  const form = useAppFormContext();
  const hint = amountHint(useFieldText(form, props.name));
  const help = hint !== null && !form.readOnly && { help: <FieldHint>{hint}</FieldHint> };
  return <NumberField {...useTextField(props)} {...help} />;
}

function FormFormatted({
  format,
  onPasteText,
  onLeave,
  inputMode,
  ...props
}: FieldOf & {
  readonly format: (text: string) => string;
  readonly onPasteText?: (text: string) => boolean;
  readonly onLeave?: () => void;
  readonly inputMode?: 'numeric' | 'text';
}) {
  const { onBlur, ...field } = useTextField(props);
  return (
    <FormattedField
      {...field}
      format={format}
      onPasteText={onPasteText}
      inputMode={inputMode}
      onBlur={(event) => {
        void onBlur(event);
        onLeave?.();
      }}
    />
  );
}

/** A day, typed as dd-mm-aaaa or picked. `today` (Santo Domingo's by default) is a day string. */
export function FormDay({
  today,
  min,
  max,
  ...props
}: FieldOf & { readonly today?: string; readonly min?: string; readonly max?: string }) {
  const [here] = useState(() => todayThere());
  return <DateField {...useTextField(props)} today={today ?? here} min={min} max={max} />;
}

function FormYesNo(props: FieldOf) {
  const form = useAppFormContext();
  // react-hook-form would read an unanswered pair of radio buttons as `null` on blur.
  return (
    <YesNoField {...useField(props)} {...form.register(props.name)} {...givenOf(props)} onBlur={() => form.check(props.name)} />
  );
}

function FormSelect({ options, ...props }: FieldOf & { readonly options: readonly SelectOption[] }) {
  const form = useAppFormContext();
  const { name } = props;
  return (
    <SelectField
      {...useField(props)}
      {...givenOf(props)}
      options={options}
      placeholder="Selecciona…"
      value={useFieldText(form, name)}
      onChange={(event) => form.choose(name, event.currentTarget.value)}
      onBlur={() => form.check(name)}
    />
  );
}

/** A checkbox. */
export function FormCheckbox(props: FieldOf) {
  const form = useAppFormContext();
  return <CheckboxField {...useField(props)} {...form.register(props.name)} {...givenOf(props)} />;
}

const fields = {
  Text: FormText,
  TextArea: FormTextArea,
  Number: FormNumber,
  Formatted: FormFormatted,
  Day: FormDay,
  YesNo: FormYesNo,
  Checkbox: FormCheckbox,
  Select: FormSelect,
  Choice: FormChoice,
};

type FieldsOf<Name extends string> = {
  readonly [Kind in keyof typeof fields]: (
    props: Omit<Parameters<(typeof fields)[Kind]>[0], 'name'> & { readonly name: Name },
  ) => ReactNode;
};

/** Names of fields with text, a choice or a tick, without lists of records. */
type FieldNames<Values> = Extract<
  { [Name in keyof Values]-?: Values[Name] extends string | boolean | null | undefined ? Name : never }[keyof Values],
  string
>;

/** The fields with typed names: `const { Text, Choice } = fieldsOf<ClienteValues>()`. */
export function fieldsOf<Values>(): FieldsOf<FieldNames<Values>> {
  return fields;
}
