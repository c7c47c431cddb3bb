import { useSyncExternalStore } from 'react';

/** Chromium's event where the portal can be installed; other browsers have none. */
interface InstallOffer extends Event {
  /** Shows the browser's question; works once. */
  readonly prompt: () => Promise<unknown>;
}

declare global {
  /** Set by the script in index.html: the event may come before the portal has loaded. */
  var installOffer: InstallOffer | null | undefined;
}

const used = 'autogestion.instalacion';
const changes = ['beforeinstallprompt', 'appinstalled', used] as const;

function subscribe(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => changes.forEach((change) => removeEventListener(change, listener));
}

function install(): void {
  const offer = globalThis.installOffer;
  globalThis.installOffer = null;
  dispatchEvent(new Event(used));
  offer?.prompt().catch(() => undefined);
}

/** Starts the browser's installation; null where the browser can't install the portal. */
export function useInstall(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => globalThis.installOffer ?? null) && install;
}
