import { useEffect } from 'react';
import type { ParentlessCatalogo } from '../../domain/catalogos.ts';
import { usePortal } from '../portal/portal-context.tsx';

/** Requests catalogues before their fields are drawn; `names` is stable between renders. */
export function useEarlyCatalogos(names: readonly ParentlessCatalogo[]): void {
  const { catalogos } = usePortal();
  useEffect(() => {
    for (const name of names) catalogos.send({ type: 'catalogo.requested', name, parents: {} });
  }, [catalogos, names]);
}
