/**
 * Whether a click is not the second one of a double click. What takes itself away puts the next one of its kind under the pointer, and that was not
 * meant. Keys count no clicks.
 */
export const isFirstPress = ({ detail }: { readonly detail: number }): boolean => detail < 2;
