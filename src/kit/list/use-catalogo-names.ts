import { useEffect, useState } from 'react';
import type { CatalogoName, CatalogoOption } from '../../domain/catalogos.ts';
import { optionsInCatalogo, whenCatalogo } from '../catalogo/when-catalogo.ts';
import { usePortal } from '../portal/portal-context.tsx';

type Names = ReadonlyMap<CatalogoName, ReadonlyMap<string, string>>;

const namesOf = (options: readonly CatalogoOption[]) => new Map(options.map(({ key, nombre }) => [key, nombre]));

/** The names of the entries of loaded catalogues; a new map only when one more is loaded. */
export function useCatalogoNames(catalogos: readonly CatalogoName[]): Names {
  const { catalogos: cache } = usePortal();
  const [names, setNames] = useState<Names>(
    () => new Map(catalogos.map((name) => [name, namesOf(optionsInCatalogo(cache, name, {}))])),
  );
  useEffect(() => {
    const unmounted = new AbortController();
    for (const name of catalogos) {
      if (optionsInCatalogo(cache, name, {}).length > 0) continue;
      whenCatalogo(cache, name, {}, unmounted.signal).then(
        (options) => setNames((before) => new Map(before).set(name, namesOf(options))),
        () => undefined,
      );
    }
    return () => unmounted.abort();
  }, [cache, catalogos]);
  return names;
}
