import { useEffect, useState } from 'react';
import type { ParentlessCatalogo } from '../../domain/catalogos.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { settledCatalogo } from './when-catalogo.ts';

/** In milliseconds: about one call of the page on a slow line. */
const patience = 1000;

/** Requests catalogues; true once all are answered or 1 s is over. `names` is stable. */
export function useSettledCatalogos(names: readonly ParentlessCatalogo[]): boolean {
  const { catalogos } = usePortal();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, patience);
    const answers = names.map((name) => settledCatalogo(catalogos, name, {}, control.signal));
    Promise.all(answers).then(settle, () => undefined);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [catalogos, names]);
  return isSettled;
}
