const setValue = (input: HTMLInputElement, text: string) =>
  // React takes what is set through the element itself for its own doing, and would stay silent.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

/**
 * Puts text in the place of what stands in an input. In the one with the focus it is a change like the person's own, which can be undone; another one has
 * nothing to undo any more. Whether the change was heard: what is put in by force is not.
 */
function replace(input: HTMLInputElement, text: string): boolean {
  if (document.activeElement === input) {
    input.select();
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return true;
  }
  // Emptied first: what was typed before would be undone in a text that is no longer its own.
  setValue(input, '');
  setValue(input, text);
  return false;
}

/** Writes the text of an input in another way, while its change is being heard. */
export function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value !== text) replace(input, text);
}

/** Puts text into a native input as if it had been typed: React, and a form that the input is registered with, hear of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  if (!replace(input, text)) input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Has a form hear of texts that a program has put into its fields without a word, as some password managers do: what is seen is what is sent. `heldBy`
 * says what it holds for a name.
 */
export function hearSilent(form: HTMLFormElement, heldBy: (name: string) => unknown): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text][name], textarea[name]')) {
    const held = control.closest('[data-form-scope]') === form ? heldBy(control.name) : undefined;
    if (typeof held === 'string' && held.replaceAll('\r\n', '\n') !== control.value) {
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
