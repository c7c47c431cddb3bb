import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type CatalogoName, type CatalogoOption, type CatalogoParents, catalogoKey } from '../../domain/catalogos.ts';
import { selectOptions } from '../../machines/catalogo/catalogo-cache-machine.ts';
import { usePortal } from '../portal/portal-context.tsx';

/** The state of a catalogue. */
export interface CatalogoState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly CatalogoOption[];
  readonly retry: () => void;
}

const noParents: CatalogoParents = {};
const none: readonly CatalogoOption[] = [];

/** The catalogue `name` under `parents`, loaded once a session for all selects that show it. */
export function useCatalogo(name: CatalogoName, parents: CatalogoParents = noParents): CatalogoState {
  const { catalogos } = usePortal();
  const key = catalogoKey(name, parents);
  const child = useSelector(catalogos, (snapshot) => snapshot.context.children[key]);
  const snapshot = useSelector(child, (current) => current);

  useEffect(() => {
    catalogos.send({ type: 'catalogo.requested', name, parents });
    // The key covers name and parents.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [catalogos, key]);

  return {
    status: snapshot?.matches('ready') ? 'ready' : snapshot?.matches('failed') ? 'failed' : 'loading',
    options: snapshot ? selectOptions(snapshot) : none,
    retry: () => child?.send({ type: 'retry' }),
  };
}
