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

/** Moves typed text to new fields: React redraws a login that an extension has changed. */
function keepTyped(place: HTMLElement): () => void {
  const before = [...place.querySelectorAll('input')];
  const { activeElement } = document;
  return () => {
    for (const old of before) {
      const now = document.getElementById(old.id);
      if (now === old || !(now instanceof HTMLInputElement)) continue;
      now.value = old.value;
      if (old !== activeElement) continue;
      now.focus();
      now.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  };
}

/** Makes the session and draws the app; hydrates the prerendered login to keep typed text. */
export function mount(): void {
  const place = document.getElementById('root');
  // index.html has replaced it with a message for outdated browsers.
  if (!place) return;
  guardScriptAddresses();
  const draw = (inspect: Inspect) => {
    const session = createSession(inspect);
    if (session.actor.getSnapshot().matches({ session: { held: 'restoring' } })) void portal.preload();
    const prerendered = place.hasAttribute('data-prerendered');
    const root = <Root session={session} base={import.meta.env.BASE_URL.replace(/\/$/, '')} prerendered={prerendered} />;
    if (prerendered) {
      const giveTyped = keepTyped(place);
      hydrateRoot(place, root, {
        onRecoverableError: (error) => {
          giveTyped();
          reportError(error);
        },
      });
    } else createRoot(place).render(root);
  };
  if (import.meta.env.DEV) void inspector().then(draw);
  else draw(undefined);
}
