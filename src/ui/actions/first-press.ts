/**
 * Whether a click is not the second one of a double click: a control that removes itself puts its
 * successor under the pointer. Keys count no clicks.
 */
export const isFirstPress = ({ detail }: { readonly detail: number }): boolean => detail < 2;
