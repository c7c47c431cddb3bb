import { keyPrefix } from '../storage/keys.ts';

/** When this tab last reloaded itself. */
const markerKey = `${keyPrefix}recarga`;

/** A tab reloads itself at most once in so many milliseconds: a portal that stays broken must not turn in circles. */
const pause = 10 * 60_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(markerKey) ?? 0);
    if (Math.abs(Date.now() - last) < pause) return false;
    sessionStorage.setItem(markerKey, String(Date.now()));
    return sessionStorage.getItem(markerKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the server gives out another build than the one that runs here; false when it can't be asked. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return false;
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' });
  // An answer without a page, such as a 204 of the network's own, is no other build.
  const page = response.ok ? await response.text() : '';
  return page !== '' && !page.includes(new URL(script.src).pathname);
}

/**
 * After something of the portal could not be loaded: when that is because a new version stands on the server and the files of this one are
 * gone, reloads the page into it, once. Everything else is left to the screen that says so.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    if (!import.meta.env.PROD || !(await isOutdated()) || !mayReload()) return;
    // Its worker would give back the pages of the former build.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    location.reload();
  } catch {}
}
