/** An action or a guard by its name, which is handed the event itself. */
export function withEvent<Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { readonly event: Event }): Event => event };
}
