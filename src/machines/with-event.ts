/** An action or guard by name, with the event itself as its params. */
export function withEvent<Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { readonly event: Event }): Event => event };
}
