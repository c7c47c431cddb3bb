import type { Actor } from 'xstate';
import { paths } from '../domain/paths.ts';
import { safeReturnTo } from '../domain/return-to.ts';
import type { sessionMachine } from '../machines/session/session-machine.ts';
import type { Services } from './session-effects.ts';

/** Starts the first screen's calls on sign-in, before the portal is drawn. */
export function beginFirstScreens(
  actor: Actor<typeof sessionMachine>,
  baseUrl: string,
  beginScreen: Services['beginScreen'],
): void {
  const base = baseUrl.replace(/\/$/, '');
  const isAuthorised = () => actor.getSnapshot().matches({ session: { held: 'authorised' } });
  let wasAuthorised = isAuthorised();
  actor.subscribe(({ context: { usuario } }) => {
    const isNew = isAuthorised() && !wasAuthorised;
    wasAuthorised = isAuthorised();
    if (!isNew || !usuario) return;
    const { pathname, search, origin } = new URL(location.href);
    const returnTo = new URLSearchParams(search).get('returnTo');
    const address = pathname === base + paths.login ? safeReturnTo(returnTo) : pathname.slice(base.length) + search;
    const screen = new URL(address, origin);
    beginScreen(screen.pathname, screen.search, usuario, () => false);
  });
}
