import { type SnapshotFrom, waitFor } from 'xstate';
import { type CatalogoName, type CatalogoOption, type CatalogoParents, catalogoKey } from '../../domain/catalogos.ts';
import { type CatalogoRef, selectOptions } from '../../machines/catalogo/catalogo-cache-machine.ts';
import type { PortalContextValue } from '../portal/portal-context.tsx';

const isReady = (snapshot: SnapshotFrom<CatalogoRef>) => snapshot.matches('ready');

async function requestCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  signal: AbortSignal,
): Promise<CatalogoRef> {
  catalogos.send({ type: 'catalogo.requested', name, parents });
  const key = catalogoKey(name, parents);
  // Effects of the first page run before the actor of the cache has started.
  const { context } = await waitFor(catalogos, (snapshot) => key in snapshot.context.children, { signal });
  const child: CatalogoRef | undefined = context.children[key];
  if (!child) throw new Error('No actor for this catalogue');
  return child;
}

/**
 * The options of a catalogue once it is loaded; waits through failures and retries.
 * Rejects when `signal` is aborted or the session ends.
 */
export async function whenCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  signal: AbortSignal,
): Promise<readonly CatalogoOption[]> {
  const child = await requestCatalogo(catalogos, name, parents, signal);
  return selectOptions(await waitFor(child, isReady, { signal }));
}

/**
 * The options of a catalogue once its call has ended; null when the call failed.
 * Rejects when `signal` is aborted or the session ends.
 */
export async function settledCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  signal: AbortSignal,
): Promise<readonly CatalogoOption[] | null> {
  const child = await requestCatalogo(catalogos, name, parents, signal);
  const snapshot = await waitFor(child, (current) => !current.hasTag('busy'), { signal });
  return isReady(snapshot) ? selectOptions(snapshot) : null;
}

/** The options that a select offers now; none before the catalogue is loaded. */
export function optionsInCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
): readonly CatalogoOption[] {
  const child = catalogos.getSnapshot().context.children[catalogoKey(name, parents)];
  return child ? selectOptions(child.getSnapshot()) : [];
}

/** The name of an entry; '' where the catalogue lacks the entry, null while it is not loaded. */
export function nameInCatalogo(
  catalogos: PortalContextValue['catalogos'],
  name: CatalogoName,
  parents: CatalogoParents,
  key: string,
): string | null {
  const child = catalogos.getSnapshot().context.children[catalogoKey(name, parents)]?.getSnapshot();
  if (!child || !isReady(child)) return null;
  return selectOptions(child).find((option) => option.key === key)?.nombre ?? '';
}
