import { useMemo, useState, useSyncExternalStore } from 'react';
import { ActorTree } from './ActorTree.tsx';
import { ChartView } from './ChartView.tsx';
import { nameOf } from './actor-names.ts';
import { clock } from './event-words.ts';
import { EventLog } from './EventLog.tsx';
import { InspectorHeader } from './InspectorHeader.tsx';
import styles from './InspectorPage.module.css';
import type { SeenActor, World } from './moment.ts';
import type { RecordingStore } from './recording-store.ts';
import { SendEvent } from './SendEvent.tsx';
import { SequenceView } from './SequenceView.tsx';
import { type Look, useMoments } from './use-moments.ts';
import { ValueTree } from './ValueTree.tsx';

/** The latest machine, shown until the person chooses an actor. */
const lastMachine = (world: World): SeenActor | undefined =>
  [...world.values()].findLast(({ chart, parent, status }) => chart !== null && parent === null && status === 'active') ??
  [...world.values()].findLast(({ chart }) => chart !== null);

const nothing: readonly [] = [];

/** Shows the machines of a portal, live or recorded. */
export function InspectorPage({ store }: { readonly store: RecordingStore }) {
  const { recording, source } = useSyncExternalStore(store.subscribe, store.shown);
  const [look, setLook] = useState<Look>({ type: '', onlyChosen: false, internal: false });
  const [withEnded, setWithEnded] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const [isWhole, setWhole] = useState(false);
  const moments = useMoments(recording, look, chosen);
  const { rows, place, world, whole, isLive } = moments;
  // The chosen actor does not exist yet at this moment; another actor must not take its place.
  const isNotYetCreated = chosen !== null && !world.has(chosen) && whole.has(chosen);
  const actor = isNotYetCreated ? undefined : ((chosen === null ? undefined : world.get(chosen)) ?? lastMachine(world));
  const shown = isNotYetCreated ? chosen : (actor?.id ?? null);
  const title = nameOf(whole, shown);
  const chart = actor && actor.chart !== null ? recording.charts[actor.chart] : undefined;
  const row = rows[place];
  const changed = useMemo(() => (actor?.changes ?? []).map(({ path }) => path), [actor?.changes]);
  const canSend = source === 'live' && isLive && actor?.status === 'active';

  return (
    <div className={styles['page']}>
      <InspectorHeader
        recording={recording}
        source={source}
        moments={moments}
        chosen={shown}
        onOpen={(opened) => {
          setChosen(null);
          moments.resume();
          store.open(opened);
        }}
      />
      <main className={styles['main']}>
        <section className={styles['actors']} aria-labelledby="actors">
          <h2 id="actors">Actores</h2>
          <label className={styles['check']}>
            <input type="checkbox" checked={withEnded} onChange={() => setWithEnded(!withEnded)} /> Con los terminados
          </label>
          <ActorTree world={world} chosen={shown} onChoose={setChosen} withEnded={withEnded} />
        </section>

        <section className={styles['chart']} aria-labelledby="chart">
          <h2 id="chart">
            {shown === null ? 'Diagrama' : title} <code>{actor && actor.value !== null && JSON.stringify(actor.value)}</code>
          </h2>
          <label className={styles['check']}>
            <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} /> Entero
          </label>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
          <section className={styles['drawing']} tabIndex={0} aria-label="Diagrama del actor">
            {chart && actor ? (
              <ChartView key={actor.id} chart={chart} actor={actor} isWhole={isWhole} />
            ) : (
              <p>
                {isNotYetCreated
                  ? `«${title}» todavía no existía en este momento.`
                  : actor
                    ? 'Este actor no es una máquina: solo tiene datos.'
                    : 'Esperando al portal: vuelve a su ventana y presiona «Ver las máquinas».'}
              </p>
            )}
          </section>
        </section>

        <section className={styles['facts']} aria-labelledby="facts">
          <h2 id="facts">Datos</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
          <section className={styles['scroll']} tabIndex={0} aria-label="Datos del momento">
            {row && (
              <>
                <h3>
                  {isLive ? 'Último evento' : `Evento ${row.number}`} <span className={styles['time']}>{clock(row.at)}</span>
                </h3>
                <ul className={styles['values']}>
                  <ValueTree key={row.number} name={row.event.type} value={row.event} changed={nothing} />
                </ul>
              </>
            )}
            {actor && (
              <>
                <h3>Contexto de {title}</h3>
                <ul className={styles['values']} aria-label={`Contexto de ${title}`}>
                  <ValueTree key={actor.id} name="contexto" value={actor.context} changed={changed} open />
                </ul>
              </>
            )}
            {actor && chart && (
              <>
                <h3>Enviar un evento</h3>
                {canSend ? (
                  <SendEvent key={actor.id} store={store} actor={actor} chart={chart} rows={rows} />
                ) : (
                  <p>Solo en vivo, a un actor en curso.</p>
                )}
              </>
            )}
          </section>
        </section>

        <section className={styles['log']} aria-label="Eventos">
          <div className={styles['tools']}>
            {(['log', 'sequence'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                {one === 'log' ? 'Registro' : 'Secuencia'}
              </button>
            ))}
            <label>
              Evento{' '}
              <input
                type="search"
                value={look.type}
                onChange={({ currentTarget }) => setLook({ ...look, type: currentTarget.value })}
              />
            </label>
            <label className={styles['check']}>
              <input
                type="checkbox"
                checked={look.onlyChosen}
                onChange={() => {
                  setChosen(shown);
                  setLook({ ...look, onlyChosen: !look.onlyChosen });
                }}
              />{' '}
              Solo {shown === null ? 'el actor' : title} y sus hijos
            </label>
            <label className={styles['check']}>
              <input type="checkbox" checked={look.internal} onChange={() => setLook({ ...look, internal: !look.internal })} />{' '}
              Internos (xstate.…)
            </label>
            <span className={styles['count']}>{rows.length} eventos</span>
          </div>
          <div className={styles['rows']}>{view === 'log' ? <EventLog {...moments} /> : <SequenceView {...moments} />}</div>
        </section>
      </main>
    </div>
  );
}
