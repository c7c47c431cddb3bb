import { useSyncExternalStore } from 'react';

/** What Chromium raises where the portal can be installed; other browsers have no such event. */
interface InstallOffer extends Event {
  /** Shows the browser's own question; it can be asked once. */
  readonly prompt: () => Promise<unknown>;
}

declare global {
  /** The offer as the script in index.html keeps it: the browser makes it once, mostly before there is a portal. */
  var installOffer: InstallOffer | null | undefined;
}

/** Raised here once the offer is used up. */
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
  // Whatever the person answers is between them and the browser.
  offer?.prompt().catch(() => undefined);
}

/** Has the browser ask whether to install the portal; null where it makes no such offer, or the portal is installed. */
export function useInstall(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => globalThis.installOffer ?? null) && install;
}
