import { useEffect, useId, useState } from 'react';
import { activeStates, eventsOf } from './chart.ts';
import styles from './SendEvent.module.css';
import type { LogRow, SeenActor } from './moment.ts';
import type { Chart, SeenEvent } from './recording.ts';
import type { RecordingStore } from './recording-store.ts';

interface Props {
  readonly store: RecordingStore;
  readonly actor: SeenActor;
  readonly chart: Chart;
  /** The events so far: an earlier event is offered with its payload. */
  readonly rows: readonly LogRow[];
}

function parseEvent(type: string, payload: string): SeenEvent | null {
  try {
    const parsed: unknown = payload.trim() === '' ? {} : JSON.parse(payload);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed, type } : null;
  } catch {
    return null;
  }
}

function payloadText(seen: SeenEvent | undefined): string {
  return JSON.stringify(seen ?? {}, (key, value: unknown) => (key === 'type' ? undefined : value), 1);
}

/** Sends an event of the active states, after the machine has confirmed that it would take it. */
export function SendEvent({ store, actor, chart, rows }: Props) {
  const types = eventsOf(chart, activeStates(chart, actor.value));
  const [chosen, setChosen] = useState('');
  const type = types.includes(chosen) ? chosen : (types[0] ?? '');
  const seen = rows.findLast((row) => row.actor === actor.id && row.event.type === type)?.event;
  const [typed, setTyped] = useState<{ type: string; payload: string } | null>(null);
  const payload = typed?.type === type ? typed.payload : payloadText(seen);
  const event = type === '' ? null : parseEvent(type, payload);
  const text = event && JSON.stringify(event);
  const [answer, setAnswer] = useState<{ text: string; value: unknown; can: boolean } | null>(null);
  const can = answer !== null && answer.text === text && answer.value === actor.value && answer.can;

  useEffect(() => {
    let isOver = false;
    if (text === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made of one above
    void store.ask(actor.id, JSON.parse(text) as SeenEvent).then((takes) => {
      if (!isOver) setAnswer({ text, value: actor.value, can: takes });
    });
    return () => {
      isOver = true;
    };
  }, [store, actor, text]);

  const id = useId();
  if (types.length === 0) return <p>Este estado no espera ningún evento.</p>;
  return (
    <form
      className={styles['form']}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event && can) store.send(actor.id, event);
      }}
    >
      <label htmlFor={`${id}-type`}>Evento</label>
      <select id={`${id}-type`} value={type} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
        {types.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label htmlFor={`${id}-payload`}>Datos (JSON)</label>
      <textarea
        id={`${id}-payload`}
        rows={3}
        spellCheck={false}
        value={payload}
        aria-invalid={event === null}
        onChange={({ currentTarget }) => setTyped({ type, payload: currentTarget.value })}
      />
      <button type="submit" disabled={!can}>
        Enviar
      </button>
      <output>
        {event === null ? 'Eso no es un objeto JSON.' : can ? 'La máquina lo acepta.' : 'La máquina no lo acepta así.'}
      </output>
    </form>
  );
}
