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

/** What takes long the first time and stands on no call, with the chunk that draws it. */
const samples = [{ chunk: chart, Sample: ChartSample }];

/** Somebody whom nobody is. */
const nobody = { userName: '', name: '', entidad: 0, sucursal: 0, codeMediador: 0, codePersonMediador: 0 };

/** The portal as somebody sees it who may enter the screen at `path` and no other. */
function PortalAt({ path, session, view }: { path: string } & Pick<PortalProps, 'session' | 'view'>) {
  const { parser } = useRouter();
  const asked = findRoute(parser, path.split('?')[0] ?? '')?.role;
  const usuario = { ...nobody, roles: asked === undefined ? [] : [asked] };
  return <Portal session={session} usuario={usuario} onSalir={() => undefined} view={view} />;
}

const idle = () => new Promise<void>((resolve) => void onIdle(resolve));

/** Waits until React draws in `place`. */
const drawnIn = (place: Element) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { childList: true });
  });

/** A place for a sample: it is laid out, and neither seen nor read out. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = 'position: fixed; visibility: hidden; inset: 0 auto auto 0; width: 40rem; height: 12rem';
  return place;
}

/** What is compiled and worked out lasts as long as the document: who comes back to the login after Salir needs no second time. */
let isDone = false;

/**
 * Draws the portal at `path`, relative to `base`, and the samples, once where nobody sees it while the person still types at the login:
 * compiling its code and working out its styles takes a slow machine longer than drawing it again. Nothing of the portal is called or heard, as
 * no effect runs in a hidden `Activity`. The press on 'Ingresar' ends the drawing.
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
    reject(new Error('The person goes on'));
  });
  // An idle moment alone would not do: on a machine that never has one it comes by its time limit, before anything is drawn.
  const draw = async (what: ReactNode, where: Element) => {
    const drawn = drawnIn(where);
    startTransition(() => root.render(what));
    await Promise.race([drawn, failure]);
    await idle();
  };
  // Listened to in effects only, that is never.
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const view = { location: new URL(base + path, location.href), history, ...silent };
  const portal = (
    <Router base={base}>
      <PortalAt path={path} session={session} view={view} />
    </Router>
  );
  // Beside the document: its ids and texts are nobody's.
  const beside = document.createElement('div');
  try {
    await draw(createPortal(<Activity mode="hidden">{portal}</Activity>, beside), beside);
    document.body.append(place);
    for (const { chunk, Sample } of samples) {
      if (isOver) break;
      // Who saves data has it only after a visit.
      if (chunk.isLoaded()) await draw(<Sample />, place);
    }
  } finally {
    following.unsubscribe();
    root.unmount();
    place.remove();
    isDone = true;
  }
}
