const setValue = (input: HTMLInputElement, text: string) =>
  // React's own setter would hide the change from React's `onChange`.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

/**
 * Replaces the text of an input. In the focused input the person can undo the change. Returns
 * whether an `input` event was fired; the native setter fires none.
 */
function replace(input: HTMLInputElement, text: string): boolean {
  if (document.activeElement === input) {
    input.select();
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return true;
  }
  // Emptied first, so that undo can't restore older typing inside the new text.
  setValue(input, '');
  setValue(input, text);
  return false;
}

/** Writes the text of an input in another form, from within its change handler. */
export function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value !== text) replace(input, text);
}

/**
 * Puts text into a native input as if typed: React and the registered form see an `input` event.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  if (!replace(input, text)) input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fires `input` for texts that a password manager set silently; `heldBy` gives the form's value.
 */
export function reportSilentInput(form: HTMLFormElement, heldBy: (name: string) => unknown): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text][name], textarea[name]')) {
    const heldValue = control.closest('[data-form-scope]') === form ? heldBy(control.name) : undefined;
    if (typeof heldValue === 'string' && heldValue.replaceAll('\r\n', '\n') !== control.value) {
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
