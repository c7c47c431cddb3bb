import { keyPrefix } from '../storage/keys.ts';

const markerKey = `${keyPrefix}recarga`;

/** Minimum time between automatic reloads in milliseconds: a broken portal must not loop. */
const reloadInterval = 10 * 60_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(markerKey) ?? 0);
    if (Math.abs(Date.now() - last) < reloadInterval) return false;
    sessionStorage.setItem(markerKey, String(Date.now()));
    return sessionStorage.getItem(markerKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the server has another build than this page; rejects without an answer. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return false;
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' });
  // An empty answer, such as a 204 of a captive portal, is no other build.
  const page = response.ok ? await response.text() : '';
  return page !== '' && !page.includes(new URL(script.src).pathname);
}

/** Reloads the page, once, after a failed load that a newer version on the server explains. */
export async function reloadIfOutdated(): Promise<void> {
  try {
    if (!import.meta.env.PROD || !(await isOutdated()) || !mayReload()) return;
    // The old service worker would serve the former build again.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    location.reload();
  } catch {}
}
