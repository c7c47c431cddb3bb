/** False for a double click's second click, which hits whatever replaced a removed control. */
export const isFirstPress = ({ detail }: { readonly detail: number }): boolean => detail < 2;
