import { type FromPortal, openPageEnd } from './channel.ts';
import { type Chart, type Entry, nothingSeen, type Recording, type SeenEvent } from './recording.ts';

/** A recording with its source. */
export interface Shown {
  readonly recording: Recording;
  /** `waiting` for a portal, `live`, `gone` once its window closed, `file` for an import. */
  readonly source: 'waiting' | 'live' | 'gone' | 'file';
}

/** Holds the shown recording: of a portal's window, as it grows, or an imported one. */
export interface RecordingStore {
  readonly subscribe: (heard: () => void) => () => void;
  readonly shown: () => Shown;
  readonly open: (recording: Recording) => void;
  /** Whether the actor would take the event; false without an answer. */
  readonly ask: (actor: string, event: SeenEvent) => Promise<boolean>;
  readonly send: (actor: string, event: SeenEvent) => void;
}

/** Milliseconds between updates of the page: nobody reads faster. */
const rest = 120;
/** Milliseconds that a portal may take to answer. */
const patience = 2000;

/** Starts to listen to a portal's window; null for a page that only shows files. */
export function createRecordingStore(portal: string | null): RecordingStore {
  let shown: Shown = { recording: nothingSeen, source: 'waiting' };
  let entries: Entry[] = [];
  let charts: Record<string, Chart> = {};
  let startedAt = 0;
  let planned = false;
  let count = 0;
  const listeners = new Set<() => void>();
  const answers = new Map<number, (can: boolean) => void>();

  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const publish = () => {
    planned = false;
    if (shown.source === 'file') return;
    show({ recording: { ...nothingSeen, startedAt, charts: { ...charts }, entries: [...entries] }, source: 'live' });
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    setTimeout(publish, rest);
  };
  const join = () => {
    if (portal !== null) tell({ kind: 'join', portal });
  };
  const hear = (message: FromPortal) => {
    if (message.portal !== portal) return;
    switch (message.kind) {
      case 'hello':
        join();
        break;
      case 'batch':
        if (message.first === 0) {
          entries = [];
          charts = {};
        }
        // Requests everything again after a lost message.
        if (message.first !== entries.length) join();
        else {
          ({ startedAt } = message);
          Object.assign(charts, message.charts);
          entries.push(...message.entries);
          plan();
        }
        break;
      case 'answer':
        answers.get(message.asked)?.(message.can);
        answers.delete(message.asked);
        break;
      case 'bye':
        if (shown.source === 'live') show({ ...shown, source: 'gone' });
    }
  };
  const tell = openPageEnd(hear);
  join();

  return {
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    shown: () => shown,
    open: (recording) => show({ recording, source: 'file' }),
    ask: (actor, event) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      count += 1;
      answers.set(count, resolve);
      setTimeout(() => resolve(false), patience);
      if (portal !== null && shown.source === 'live') tell({ kind: 'ask', portal, asked: count, actor, event });
      else resolve(false);
      return promise;
    },
    send: (actor, event) => {
      if (portal !== null && shown.source === 'live') tell({ kind: 'send', portal, actor, event });
    },
  };
}
