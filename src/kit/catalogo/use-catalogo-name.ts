import type { CatalogoName } from '../../domain/catalogos.ts';
import { useCatalogo } from './use-catalogo.ts';

/** The name of an entry; null while it is not here, and where its catalogue does not have it. */
export function useCatalogoName(
  catalogo: CatalogoName,
  key: string,
): { readonly name: string | null; readonly isLoading: boolean } {
  const { status, options } = useCatalogo(catalogo);
  return { name: options.find((option) => option.key === key)?.nombre ?? null, isLoading: status === 'loading' };
}
