import { withoutThousands, withThousands } from '../../format/typed-amounts.ts';
import { rewrite, typeInto } from './native-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link NumberField}: those of a text field, used uncontrolled. */
export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'inputMode'>;

/**
 * Removes the thousands separators before the first edit, so that the edit lands at the caret.
 * Replacing the whole text or undoing needs no removal.
 */
function removeThousands({ currentTarget: input, inputType }: InputEvent): void {
  if (!(input instanceof HTMLInputElement) || inputType.startsWith('history')) return;
  input.removeEventListener('beforeinput', removeThousands);
  const { value, selectionStart: start, selectionEnd: end } = input;
  const text = withoutThousands(value);
  if (text === value || start === null || end === null || (start === 0 && end === value.length)) return;
  const [from, to] = [start, end].map((at) => value.slice(0, at).replaceAll(',', '').length);
  rewrite(input, text);
  input.setSelectionRange(from ?? 0, to ?? 0);
}

/** A number that shows its thousands separators while it is not focused. */
export function NumberField({ onFocus, onBlur, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      onFocus={(event) => {
        if (!field.readOnly) event.currentTarget.addEventListener('beforeinput', removeThousands);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        event.currentTarget.removeEventListener('beforeinput', removeThousands);
        if (!field.readOnly) typeInto(event.currentTarget, withThousands(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
