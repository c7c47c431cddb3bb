import { rewrite, typeInto } from './native-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link FormattedField}: those of a text field, used uncontrolled. */
export interface FormattedFieldProps extends Omit<TextFieldProps, 'value'> {
  /** Formats whole and partial texts; leaves its own results unchanged. */
  format: (text: string) => string;
  /** Called with pasted text before the field has it; true when the caller has handled it. */
  onPasteText?: (text: string) => boolean;
}

/**
 * Formats text typed at the end of the field. Elsewhere the caret would jump, so the format waits
 * for blur; so does an undo, which formatting would make endless.
 */
function formatAtEnd(input: HTMLInputElement, event: Event, format: (text: string) => string) {
  if (event instanceof InputEvent && (event.isComposing || event.inputType.startsWith('history'))) return;
  if (input.selectionEnd === input.value.length) rewrite(input, format(input.value));
}

/** Formats typed text; `onInput` and `onChange` see the result, and typing sets no state. */
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
