/** Makes a value at its first use: a formatter of `Intl` takes a slow machine 20 ms. */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
