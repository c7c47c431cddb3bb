import { Activity, type ReactNode, startTransition } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router, useRouter } from 'wouter';
import { chart } from '../../features/dashboard/chart.ts';
import { onIdle } from '../../kit/portal/preloadable.tsx';
import type { Session } from '../session.ts';
import { Portal, type PortalProps } from '../portal/Portal.tsx';
import { findRoute } from '../portal/routes.tsx';
import { ChartSample } from './ChartSample.tsx';

/** Parts that are slow to draw the first time and need no call, with their chunk. */
const samples = [{ chunk: chart, Sample: ChartSample }];

const nobody = { userName: '', name: '', entidad: 0, sucursal: 0, codeMediador: 0, codePersonMediador: 0 };

/** The portal for a user who may enter the screen at `path` only. */
function PortalAt({ path, session, view }: { path: string } & Pick<PortalProps, 'session' | 'view'>) {
  const { parser } = useRouter();
  const requiredRole = findRoute(parser, path.split('?')[0] ?? '')?.role;
  const usuario = { ...nobody, roles: requiredRole === undefined ? [] : [requiredRole] };
  return <Portal session={session} usuario={usuario} onSalir={() => undefined} view={view} />;
}

const idle = () => new Promise<void>((resolve) => void onIdle(resolve));

const drawnIn = (place: Element) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { childList: true });
  });

function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = 'position: fixed; visibility: hidden; inset: 0 auto auto 0; width: 40rem; height: 12rem';
  return place;
}

/** Compiled code lasts as long as the document: a second login needs no second rehearsal. */
let isDone = false;

/**
 * Draws the portal at `path` once, unseen, during typing at the login: slow machines compile code
 * and compute styles ahead. A hidden `Activity` runs no effects, so nothing is called.
 */
export async function warmUp(session: Session, base: string, path: string): Promise<void> {
  await idle();
  const isWanted = () => session.actor.getSnapshot().matches({ session: 'anonymous' });
  if (isDone || !isWanted() || !session.services.current()) return;

  const place = hiddenPlace();
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const root = createRoot(place, { onUncaughtError: reject });
  let isOver = false;
  const following = session.actor.subscribe(() => {
    if (isWanted()) return;
    isOver = true;
    root.unmount();
    reject(new Error('The person left the login'));
  });
  // Waits for the drawing too: on a busy machine the idle callback fires by its time limit.
  const draw = async (what: ReactNode, where: Element) => {
    const drawn = drawnIn(where);
    startTransition(() => root.render(what));
    await Promise.race([drawn, failure]);
    await idle();
  };
  // A hidden `Activity` runs no effects, so nothing ever subscribes.
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const view = { location: new URL(base + path, location.href), history, ...silent };
  const portal = (
    <Router base={base}>
      <PortalAt path={path} session={session} view={view} />
    </Router>
  );
  // Detached: its ids and texts must not be in the document.
  const beside = document.createElement('div');
  try {
    await draw(createPortal(<Activity mode="hidden">{portal}</Activity>, beside), beside);
    document.body.append(place);
    for (const { chunk, Sample } of samples) {
      if (isOver) break;
      // The chunk is not preloaded where the person saves data.
      if (chunk.isLoaded()) await draw(<Sample />, place);
    }
  } finally {
    following.unsubscribe();
    root.unmount();
    place.remove();
    isDone = true;
  }
}
