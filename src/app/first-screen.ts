import type { Actor } from 'xstate';
import { paths } from '../domain/paths.ts';
import { safeReturnTo } from '../domain/return-to.ts';
import { type sessionMachine, whoOf } from '../machines/session/session-machine.ts';
import type { Services } from './session-effects.ts';

/**
 * Begins the calls of the first screen with the answer that signs in, before the portal is drawn: those of the address, or those of the page that the login
 * leads to. `baseUrl` ends with a slash.
 */
export function beginFirstScreens(
  actor: Actor<typeof sessionMachine>,
  baseUrl: string,
  beginScreen: Services['beginScreen'],
): void {
  const base = baseUrl.replace(/\/$/, '');
  let was: unknown = whoOf(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    const { usuario } = snapshot.context;
    const isNew = whoOf(snapshot) === 'authorised' && was !== 'authorised';
    was = whoOf(snapshot);
    if (!isNew || !usuario) return;
    const { pathname, search, origin } = new URL(location.href);
    const returnTo = new URLSearchParams(search).get('returnTo');
    const address = pathname === base + paths.login ? safeReturnTo(returnTo) : pathname.slice(base.length) + search;
    const screen = new URL(address, origin);
    beginScreen(screen.pathname, screen.search, usuario, () => false);
  });
}
