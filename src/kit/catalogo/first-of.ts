import type { CatalogoOption } from '../../domain/catalogos.ts';

/** The same entries, with the entry of the key `first` at the start. */
export function firstOf(options: readonly CatalogoOption[], first: string | undefined): readonly CatalogoOption[] {
  const found = options.find(({ key }) => key === first);
  return found ? [found, ...options.filter((option) => option !== found)] : options;
}
