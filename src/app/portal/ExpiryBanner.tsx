import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { tokenExpiry } from '../../domain/token-expiry.ts';
import type { UnderWay } from '../../kit/portal/under-way.ts';
import { defineWatchActivityActor } from '../../machines/actors/watch-activity.ts';
import { expiryMachine } from '../../machines/session/expiry-machine.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { notify } from '../notices/notices.tsx';
import type { Session } from '../session.ts';
import './ExpiryBanner.css';

/** Props of {@link ExpiryBanner}. */
export interface ExpiryBannerProps {
  readonly session: Session;
  readonly watchCalls: UnderWay['watchCalls'];
}

/**
 * Renews a token with an expiry while the person works, and warns an idle person (assumptions S10).
 * The warning overlays the page; activity that renews the token removes it.
 */
export function ExpiryBanner({ session, watchCalls }: ExpiryBannerProps) {
  const { actor, token, refreshTokens, inspect } = session;
  const [machine] = useState(() =>
    expiryMachine.provide({
      actors: { refreshTokens, watchActivity: defineWatchActivityActor({ target: window, watchCalls }) },
    }),
  );
  const [snapshot, send, expiry] = useMachine(machine, { input: { now: undefined, token }, inspect });
  const isRenewing = useSelector(actor, (current) => current.matches({ tokens: 'refreshing' }));

  useEffect(() => {
    let lastToken: string | null = null;
    const readToken = () => {
      const now = token();
      if (now === lastToken) return;
      lastToken = now;
      send({ type: 'token.changed', expiresAt: tokenExpiry(now) });
    };
    readToken();
    // The session changes the token at login, refresh and in other tabs; this machine renews it.
    const subscriptions = [actor.subscribe(readToken), expiry.subscribe(readToken)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, expiry, token, send]);

  const tokenToReplace = useRef<string | null>(null);
  useEffect(() => {
    if (isRenewing || tokenToReplace.current === null) return;
    // The old token is still in use: the refresh did not reach the service.
    if (token() === tokenToReplace.current) notify({ type: 'failed', failure: { kind: 'transport', operation: 'refreshToken' } });
    tokenToReplace.current = null;
  }, [isRenewing, token]);
  const renew = () => {
    const stale = token();
    if (stale === null) return;
    tokenToReplace.current = stale;
    actor.send({ type: 'token.rejected', stale });
  };
  return (
    <output className="ag-banner ag-expiry" data-tone="warning">
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
