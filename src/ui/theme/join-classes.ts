/** Class names in one attribute; what is missing is left out. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
