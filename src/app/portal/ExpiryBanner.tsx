import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { tokenExpiry } from '../../domain/token-expiry.ts';
import { expiryMachine } from '../../machines/session/expiry-machine.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { notify } from '../notices/notices.tsx';
import type { Session } from '../session.ts';

/** Warns before the access token ends, where it is one that says when (assumptions S10), and offers to renew it. */
export function ExpiryBanner({ session }: { readonly session: Session }) {
  const { actor, token } = session;
  const [snapshot, send] = useMachine(expiryMachine, { input: { now: undefined }, inspect: session.inspect });
  const isRenewing = useSelector(actor, (current) => current.matches({ tokens: 'refreshing' }));

  useEffect(() => {
    let known: string | null = null;
    const look = () => {
      const now = token();
      if (now === known) return;
      known = now;
      send({ type: 'token.changed', expiresAt: tokenExpiry(now) });
    };
    look();
    // Signing in, renewing and what other tabs do: all of it passes through the session.
    const subscription = actor.subscribe(look);
    return () => subscription.unsubscribe();
  }, [actor, token, send]);

  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (isRenewing || asked.current === null) return;
    // The session goes on with the token that was to be replaced: the service was not reached.
    if (token() === asked.current) notify({ type: 'failed', failure: { kind: 'transport', operation: 'refreshToken' } });
    asked.current = null;
  }, [isRenewing, token]);
  const renew = () => {
    const stale = token();
    if (stale === null) return;
    asked.current = stale;
    actor.send({ type: 'token.rejected', stale });
  };
  return (
    <output className="ag-banner" data-tone="warning">
      {snapshot.matches('warning') && (
        <>
          <span>Tu sesión está por terminar</span>
          <Button size="sm" variant="outline" loading={isRenewing} onClick={renew}>
            Seguir conectado
          </Button>
        </>
      )}
    </output>
  );
}
