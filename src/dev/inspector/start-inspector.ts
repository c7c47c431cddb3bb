import type { InspectionEvent } from 'xstate';
import type { Inspect } from '../../kit/portal/inspect.ts';
import { type FromPage, openPortalEnd } from './channel.ts';
import './inspector-bar.css';
import { keepInspect } from './kept-inspect.ts';
import { createRecorder } from './recorder.ts';
import type { Chart, Entry, SeenEvent } from './recording.ts';

/** How many entries go in one message. */
const most = 500;

const portalKey = 'autogestion.inspector.portal';

/** The same name after a reload, so that the page that looks on goes on with it. */
function portalName(): string {
  const name = sessionStorage.getItem(portalKey) ?? crypto.randomUUID();
  sessionStorage.setItem(portalKey, name);
  return name;
}

/** Records what the machines do, and tells the page that looks on, once there is one. */
function startRecording(portal: string): (event: InspectionEvent) => void {
  const recorder = createRecorder();
  const startedAt = Date.now();
  const charts: Record<string, Chart> = {};
  const entries: Entry[] = [];
  let joined = false;
  let planned = false;

  const tellFrom = (from: number, unknown: Readonly<Record<string, Chart>>) => {
    for (let first = from; first < entries.length; first += most) {
      const part = entries.slice(first, first + most);
      tell({ kind: 'batch', portal, startedAt, first, charts: first === from ? unknown : {}, entries: part });
    }
  };
  const flush = () => {
    planned = false;
    const from = entries.length;
    const batch = recorder.take();
    Object.assign(charts, batch.charts);
    entries.push(...batch.entries);
    if (joined) tellFrom(from, batch.charts);
  };
  const answer = (message: FromPage) => {
    if (message.portal !== portal) return;
    if (message.kind === 'join') {
      flush();
      joined = true;
      tellFrom(0, charts);
      return;
    }
    const actor = recorder.actorOf(message.actor);
    if (message.kind === 'send') actor?.send(message.event);
    else tell({ kind: 'answer', portal, asked: message.asked, can: canTake(actor?.getSnapshot(), message.event) });
  };
  const tell = openPortalEnd(answer);
  tell({ kind: 'hello', portal });
  window.addEventListener('pagehide', () => tell({ kind: 'bye', portal }));

  return (event) => {
    recorder.note(event);
    if (planned) return;
    planned = true;
    // Nobody who types waits for it.
    if ('requestIdleCallback' in window) requestIdleCallback(flush, { timeout: 250 });
    else setTimeout(flush, 50);
  };
}

/** A guard that gets another payload than it knows may throw. */
function canTake(snapshot: unknown, event: SeenEvent): boolean {
  if (typeof snapshot !== 'object' || snapshot === null || !('can' in snapshot) || typeof snapshot.can !== 'function')
    return false;
  try {
    return snapshot.can(event) === true;
  } catch {
    return false;
  }
}

/**
 * Development only: `?inspect` opens our inspector, which needs no network, `?inspect=stately` Stately's own. Browsers open windows from a click
 * only, hence the button.
 */
export async function startInspector(): Promise<Inspect> {
  keepInspect();
  if (new URLSearchParams(window.location.search).get('inspect') === 'stately') {
    const { startStately } = await import('./start-stately.ts');
    const { inspect, open } = startStately();
    addBar('Abrir el visualizador de Stately', open);
    return inspect;
  }
  const portal = portalName();
  addBar('Ver las máquinas', () => {
    // Without an opener it gets a thread of its own, and what it draws does not hold the portal up.
    window.open(`${import.meta.env.BASE_URL}inspector.html?portal=${portal}`, '_blank', 'noopener');
  });
  return startRecording(portal);
}

/** A bar of its own above the page: it covers nothing. */
function addBar(text: string, open: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', open);
  const bar = document.createElement('div');
  bar.className = 'inspector-bar';
  bar.append(button);
  document.body.prepend(bar);
}
