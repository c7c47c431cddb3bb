import { rewrite, typeInto } from './native-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link FormattedField}: those of a text field, used uncontrolled. */
export interface FormattedFieldProps extends Omit<TextFieldProps, 'value'> {
  /** The text as it should stand in the field; called with whole and half texts, and with its own results, which it leaves alone. */
  format: (text: string) => string;
  /** Hears what is pasted before it is in the field; true when it has been dealt with. */
  onPasteText?: (text: string) => boolean;
}

/**
 * Formats what is typed at the end of the field. Anywhere else the caret would jump: what is changed there waits until the field is left. So does what is
 * undone, which would never come to its end.
 */
function formatAtEnd(input: HTMLInputElement, event: Event, format: (text: string) => string) {
  if (event instanceof InputEvent && (event.isComposing || event.inputType.startsWith('history'))) return;
  if (input.selectionEnd === input.value.length) rewrite(input, format(input.value));
}

/**
 * A text field that writes what is typed the way it is usually written. `onInput` and `onChange` are called with the formatted text in place; a key sets no
 * state.
 */
export function FormattedField({ format, onPasteText, onInput, onBlur, onPaste, ...field }: FormattedFieldProps) {
  return (
    <TextField
      {...field}
      onInput={(event) => {
        formatAtEnd(event.currentTarget, event.nativeEvent, format);
        onInput?.(event);
      }}
      onBlur={(event) => {
        if (!field.readOnly) typeInto(event.currentTarget, format(event.currentTarget.value));
        onBlur?.(event);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        if (!field.readOnly && onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
}
