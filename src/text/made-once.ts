/** A value that is made when it is first asked for, and kept: making a formatter of `Intl` takes a slow machine some 20 ms. */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
