import { withoutThousands, withThousands } from '../../format/typed-amounts.ts';
import { typeInto } from './native-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link NumberField}: those of a text field, used uncontrolled. */
export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'inputMode'>;

/** Takes the thousands out of what is about to be typed into; whoever came by the keyboard has all of it selected. */
function bare(input: HTMLInputElement): void {
  const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const text = withoutThousands(input.value);
  if (text === input.value) return;
  input.value = text;
  if (isAll) input.select();
}

/** A number that shows its thousands while it is not being typed. */
export function NumberField({ onFocus, onBlur, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      onFocus={(event) => {
        if (!field.readOnly) bare(event.currentTarget);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!field.readOnly) typeInto(event.currentTarget, withThousands(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
