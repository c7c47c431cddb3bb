import type { CatalogoName } from '../../domain/catalogos.ts';
import { useCatalogo } from './use-catalogo.ts';

/** The name of an entry; null while the catalogue loads and where it lacks the entry. */
export function useCatalogoName(
  catalogo: CatalogoName,
  key: string,
): { readonly name: string | null; readonly isLoading: boolean } {
  const { status, options } = useCatalogo(catalogo);
  return { name: options.find((option) => option.key === key)?.nombre ?? null, isLoading: status === 'loading' };
}
