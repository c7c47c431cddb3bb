/** Puts text into a native input as if it had been typed: React, and a form that the input is registered with, hear of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  // React takes what is set through the element itself for its own doing, and would stay silent.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
