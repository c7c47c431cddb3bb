import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Inspect } from '../kit/portal/inspect.ts';
import { portal, Root } from './Root.tsx';
import { guardScriptAddresses } from './script-addresses.ts';
import { createSession } from './session.ts';

async function inspector(): Promise<Inspect> {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return undefined;
  const { startInspector } = await import('../dev/inspector/start-inspector.ts');
  return startInspector();
}

/** Makes the session and draws the app; the login rendered at build is hydrated, so that nothing typed into it is lost. */
export function mount(): void {
  const place = document.getElementById('root');
  // index.html has taken it out and said why: the browser is too old.
  if (!place) return;
  guardScriptAddresses();
  const draw = (inspect: Inspect) => {
    const session = createSession(inspect);
    if (session.actor.getSnapshot().matches({ session: { held: 'restoring' } })) void portal.preload();
    const prerendered = place.hasAttribute('data-prerendered');
    const root = <Root session={session} base={import.meta.env.BASE_URL.replace(/\/$/, '')} prerendered={prerendered} />;
    if (prerendered) hydrateRoot(place, root);
    else createRoot(place).render(root);
  };
  if (import.meta.env.DEV) void inspector().then(draw);
  else draw(undefined);
}
