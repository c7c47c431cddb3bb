import type { InspectionEvent } from 'xstate';
import type { Inspect } from '../../kit/portal/inspect.ts';
import { type FromPage, openPortalEnd } from './channel.ts';
import './inspector-bar.css';
import { keepInspect } from './kept-inspect.ts';
import { createRecorder } from './recorder.ts';
import type { Chart, Entry, SeenEvent } from './recording.ts';

/** Greatest number of entries in one message. */
const maxBatch = 500;

const portalKey = 'autogestion.inspector.portal';

/** Stable across reloads, so that an open inspector page continues. */
function portalName(): string {
  const name = sessionStorage.getItem(portalKey) ?? crypto.randomUUID();
  sessionStorage.setItem(portalKey, name);
  return name;
}

/** Records the machines and sends entries once an inspector page has joined. */
function startRecording(portal: string): (event: InspectionEvent) => void {
  const recorder = createRecorder();
  const startedAt = Date.now();
  const charts: Record<string, Chart> = {};
  const entries: Entry[] = [];
  let hasJoined = false;
  let isFlushPlanned = false;

  const postFrom = (from: number, unknown: Readonly<Record<string, Chart>>) => {
    for (let first = from; first < entries.length; first += maxBatch) {
      const part = entries.slice(first, first + maxBatch);
      post({ kind: 'batch', portal, startedAt, first, charts: first === from ? unknown : {}, entries: part });
    }
  };
  const flush = () => {
    isFlushPlanned = false;
    const from = entries.length;
    const batch = recorder.take();
    Object.assign(charts, batch.charts);
    entries.push(...batch.entries);
    if (hasJoined) postFrom(from, batch.charts);
  };
  const answer = (message: FromPage) => {
    if (message.portal !== portal) return;
    if (message.kind === 'join') {
      flush();
      hasJoined = true;
      postFrom(0, charts);
      return;
    }
    const actor = recorder.actorOf(message.actor);
    if (message.kind === 'send') actor?.send(message.event);
    else post({ kind: 'answer', portal, asked: message.asked, can: canTake(actor?.getSnapshot(), message.event) });
  };
  const post = openPortalEnd(answer);
  post({ kind: 'hello', portal });
  window.addEventListener('pagehide', () => post({ kind: 'bye', portal }));

  return (event) => {
    recorder.note(event);
    if (isFlushPlanned) return;
    isFlushPlanned = true;
    // Sends in idle time, so that typing never waits.
    if ('requestIdleCallback' in window) requestIdleCallback(flush, { timeout: 250 });
    else setTimeout(flush, 50);
  };
}

/** Whether a snapshot takes the event. A guard may throw on an unknown payload. */
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
 * Development only: `?inspect` opens our inspector, `?inspect=stately` Stately's, which needs a
 * network. Browsers open windows only on a click, hence the button.
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
    // Without an opener the page runs in its own process, so drawing does not slow the portal.
    window.open(`${import.meta.env.BASE_URL}inspector.html?portal=${portal}`, '_blank', 'noopener');
  });
  return startRecording(portal);
}

/** Adds a bar above the page, which covers nothing. */
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
