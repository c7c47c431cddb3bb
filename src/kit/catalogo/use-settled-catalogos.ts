import { useEffect, useState } from 'react';
import type { ParentlessCatalogo } from '../../domain/catalogos.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { settledCatalogo } from './when-catalogo.ts';

/** How long their answers are waited for, in milliseconds: about as long as the page's own call takes on a slow line. */
const patience = 1000;

/**
 * Asks for catalogues beside the page's own call; true once each has been answered, or that has taken too long. A form that is drawn then is drawn
 * once, and not anew for each of them. The array stays the same between renders.
 */
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
