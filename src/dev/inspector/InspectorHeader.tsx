import { useRef, useState } from 'react';
import { toFileName } from './export-name.ts';
import styles from './InspectorHeader.module.css';
import { onlyOf, parseRecording, type Recording } from './recording.ts';
import type { ShownRecording } from './recording-store.ts';
import type { Moments } from './use-moments.ts';

interface Props {
  readonly recording: Recording;
  readonly source: ShownRecording['source'];
  readonly moments: Moments;
  readonly chosen: string | null;
  readonly onOpen: (recording: Recording) => void;
}

const words: Readonly<Record<ShownRecording['source'], string>> = {
  waiting: 'Esperando al portal',
  live: 'En vivo',
  gone: 'La ventana del portal se cerró',
  file: 'Sesión importada',
};

function save(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(recording)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = toFileName(recording);
  link.click();
  URL.revokeObjectURL(url);
}

/** Source of the recording, export and import, and controls to move through its moments. */
export function InspectorHeader({ recording, source, moments, chosen, onOpen }: Props) {
  const { rows, place, isLive, goTo, pause, resume } = moments;
  const isPaused = source === 'live' && !isLive;
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const open = async (chosenFile: File | undefined) => {
    if (!chosenFile) return;
    const read = parseRecording(await chosenFile.text());
    setProblem(read ? '' : `«${chosenFile.name}» no es una sesión exportada.`);
    if (read) onOpen(read);
  };
  return (
    <header className={styles['header']}>
      <h1>Máquinas en vivo</h1>
      <output className={styles['source']} data-source={isPaused ? 'paused' : source}>
        {problem !== '' ? problem : isPaused ? 'En pausa' : words[source]}
      </output>
      <div className={styles['time']}>
        <button type="button" aria-label="Evento anterior" disabled={place < 0} onClick={() => goTo(place - 1)}>
          ‹
        </button>
        <input
          type="range"
          aria-label="Momento"
          min={0}
          max={rows.length}
          value={place + 1}
          aria-valuetext={`${place + 1} de ${rows.length}`}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value) - 1)}
        />
        <button type="button" aria-label="Evento siguiente" disabled={place >= rows.length - 1} onClick={() => goTo(place + 1)}>
          ›
        </button>
        <span className={styles['place']}>
          {place + 1} de {rows.length}
        </span>
        <button type="button" aria-pressed={!isLive} onClick={isLive ? pause : resume}>
          {isLive ? 'Pausar' : 'Seguir'}
        </button>
      </div>
      <button type="button" disabled={recording.entries.length === 0} onClick={() => save(recording)}>
        Exportar
      </button>
      <button type="button" disabled={chosen === null} onClick={() => chosen !== null && save(onlyOf(recording, chosen))}>
        Exportar el actor
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Importar
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json"
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </header>
  );
}
