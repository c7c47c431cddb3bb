import { type SnapshotFrom, waitFor } from 'xstate';
import { type CatalogoName, type CatalogoOption, type CatalogoParents, catalogoKey } from '../domain/catalogos.ts';
import { type CatalogoRef, selectOptions } from '../machines/catalogo/catalogo-cache-machine.ts';
import type { PortalContextValue } from './portal-context.tsx';

/**
 * The options of a catalogue once they are here, for what a change of another field has to decide. It waits through failures and retries, and
 * rejects when `signal` is aborted or the session ends.
 */
export async function whenCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  signal: AbortSignal,
): Promise<readonly CatalogoOption[]> {
  catalogos.send({ type: 'catalogo.requested', name, parents });
  const child: CatalogoRef | undefined = catalogos.getSnapshot().context.children[catalogoKey(name, parents)];
  if (!child) throw new Error('The session ended');
  const isReady = (snapshot: SnapshotFrom<CatalogoRef>) => snapshot.matches('ready');
  return selectOptions(await waitFor(child, isReady, { signal }));
}

/** The name of an entry that a select offers now; empty when it does not. */
export function nameInCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  key: string,
): string {
  const child = catalogos.getSnapshot().context.children[catalogoKey(name, parents)];
  return (child && selectOptions(child.getSnapshot()).find((option) => option.key === key)?.nombre) ?? '';
}
