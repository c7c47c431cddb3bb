import { Activity, startTransition } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { role, type Usuario } from '../../domain/usuario.ts';
import { onIdle } from '../../wiring/portal/preloadable.tsx';
import { createArrivals } from '../arrivals.ts';
import type { Session } from '../session.ts';
import { Portal, preloadPages } from '../portal/Portal.tsx';
import { routes } from '../portal/routes.tsx';

/** Nobody, who may enter every screen. */
const nobody: Usuario = {
  userName: '',
  name: '',
  entidad: 0,
  sucursal: 0,
  codeMediador: 0,
  codePersonMediador: 0,
  roles: Object.values(role),
};

const idle = () => new Promise<void>((resolve) => void onIdle(resolve));

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
 * Draws the portal at `path`, relative to `base`, and what its screens have to show before, once where nobody sees it while the person still types at the login:
 * compiling its code and working out its styles takes a slow machine longer than drawing it again. Nothing of the portal is called or heard, as
 * no effect runs in a hidden `Activity`.
 */
export async function warmUp(session: Session, base: string, path: string): Promise<void> {
  await preloadPages();
  await idle();
  const isWanted = () => session.actor.getSnapshot().matches({ session: 'anonymous' });
  if (isDone || !isWanted() || !session.services.current()) return;

  const place = hiddenPlace();
  const root = createRoot(place);
  // Listened to in effects only, that is never.
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const view = { location: new URL(base + path, location.href), history, ...silent };
  const portal = (
    <Router base={base}>
      <Portal session={session} usuario={nobody} onSalir={() => undefined} arrivals={createArrivals()} view={view} />
    </Router>
  );
  // Beside the document: its ids and texts are nobody's.
  startTransition(() => root.render(createPortal(<Activity mode="hidden">{portal}</Activity>, document.createElement('div'))));
  await idle();
  document.body.append(place);
  for (const { Sample } of routes) {
    if (!Sample || !isWanted()) continue;
    startTransition(() => root.render(<Sample />));
    await idle();
  }
  root.unmount();
  place.remove();
  isDone = true;
}
