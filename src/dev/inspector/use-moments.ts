import { useMemo, useState } from 'react';
import { filterLog } from './log-filter.ts';
import { createRewind, type LogRow, toLog, type World } from './moment.ts';
import { familyOf, type Recording } from './recording.ts';

/** The person's filter. */
export interface Look {
  readonly type: string;
  readonly onlyChosen: boolean;
  readonly internal: boolean;
}

/** The shown moment, and controls to change it. */
export interface Moments {
  /** Events that pass the filter. */
  readonly rows: readonly LogRow[];
  /** Index of the event whose end is shown; -1 before the first. */
  readonly place: number;
  readonly world: World;
  /** The world at the end of the recording, which names actors created later, too. */
  readonly whole: World;
  readonly isLive: boolean;
  readonly goTo: (place: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Moves a recording back and forth. While paused, new entries change nothing. */
export function useMoments(recording: Recording, look: Look, chosen: string | null): Moments {
  const [frozen, setFrozen] = useState<{ seen: number; at: number } | null>(null);
  const [rewind] = useState(createRewind);
  const [worldAfter] = useState(createRewind);
  const seen = frozen?.seen ?? recording.entries.length;

  const log = useMemo(() => toLog(recording.entries.slice(0, seen)), [recording, seen]);
  const rows = useMemo(() => {
    const actors = look.onlyChosen && chosen !== null ? familyOf(recording.entries, chosen) : null;
    return filterLog(log, { type: look.type, actors, internal: look.internal });
  }, [log, look.type, look.onlyChosen, look.internal, chosen, recording]);
  const at = frozen?.at ?? seen;
  const world = rewind(recording.entries, at);
  const whole = worldAfter(recording.entries, seen);

  return {
    rows,
    place: rows.findLastIndex(({ settled }) => settled <= at),
    world,
    whole,
    isLive: frozen === null,
    goTo: (place) => {
      const row = rows[Math.min(place, rows.length - 1)];
      setFrozen({ seen, at: row && place >= 0 ? row.settled : 0 });
    },
    pause: () => setFrozen({ seen, at: seen }),
    resume: () => setFrozen(null),
  };
}
