import { addressIn } from '../text/addresses.ts';

/** The scripts of the build that are started by their address: workers and the service worker. */
const startable = /^(?:assets\/[^/]+\.m?js|sw\.js)$/;

/** Whether an address is that of a script of this portal's own build. */
export function isOwnScript(address: string, page: string, base: string): boolean {
  const { origin, pathname } = addressIn(address, page) ?? {};
  if (origin !== new URL(page).origin || !pathname?.startsWith(base)) return false;
  return startable.test(pathname.slice(base.length));
}

/** Allows the page's own scripts under `require-trusted-types-for`; all else stays refused. */
export function guardScriptAddresses(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, document.baseURI, import.meta.env.BASE_URL) ? address : null),
  });
}
