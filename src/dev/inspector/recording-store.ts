import { type FromPortal, openPageEnd } from './channel.ts';
import { type Chart, type Entry, nothingSeen, type Recording, type SeenEvent } from './recording.ts';

/** A recording with its source. */
export interface ShownRecording {
  readonly recording: Recording;
  /** `waiting` for a portal, `live`, `gone` once its window closed, `file` for an import. */
  readonly source: 'waiting' | 'live' | 'gone' | 'file';
}

/** Holds the shown recording: of a portal's window, as it grows, or an imported one. */
export interface RecordingStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => ShownRecording;
  readonly open: (recording: Recording) => void;
  /** Whether the actor would take the event; false without an answer. */
  readonly ask: (actor: string, event: SeenEvent) => Promise<boolean>;
  readonly send: (actor: string, event: SeenEvent) => void;
}

/** Milliseconds between updates of the page: nobody reads faster. */
const publishDelay = 120;
/** Milliseconds that a portal may take to answer. */
const answerTimeout = 2000;

/** Starts to listen to a portal's window; null for a page that only shows files. */
export function createRecordingStore(portal: string | null): RecordingStore {
  let shown: ShownRecording = { recording: nothingSeen, source: 'waiting' };
  let entries: Entry[] = [];
  let charts: Record<string, Chart> = {};
  let startedAt = 0;
  let isPublishPlanned = false;
  let count = 0;
  const listeners = new Set<() => void>();
  const answers = new Map<number, (can: boolean) => void>();

  const show = (next: ShownRecording) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const publish = () => {
    isPublishPlanned = false;
    if (shown.source === 'file') return;
    show({ recording: { ...nothingSeen, startedAt, charts: { ...charts }, entries: [...entries] }, source: 'live' });
  };
  const plan = () => {
    if (isPublishPlanned) return;
    isPublishPlanned = true;
    setTimeout(publish, publishDelay);
  };
  const join = () => {
    if (portal !== null) post({ kind: 'join', portal });
  };
  const onMessage = (message: FromPortal) => {
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
  const post = openPageEnd(onMessage);
  join();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    open: (recording) => show({ recording, source: 'file' }),
    ask: (actor, event) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      count += 1;
      answers.set(count, resolve);
      setTimeout(() => resolve(false), answerTimeout);
      if (portal !== null && shown.source === 'live') post({ kind: 'ask', portal, asked: count, actor, event });
      else resolve(false);
      return promise;
    },
    send: (actor, event) => {
      if (portal !== null && shown.source === 'live') post({ kind: 'send', portal, actor, event });
    },
  };
}
