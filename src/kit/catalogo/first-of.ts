import type { CatalogoOption } from '../../domain/catalogos.ts';

/** The same entries, the one with this key before the others. */
export function firstOf(options: readonly CatalogoOption[], first: string | undefined): readonly CatalogoOption[] {
  const found = options.find(({ key }) => key === first);
  return found ? [found, ...options.filter((option) => option !== found)] : options;
}
