import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { LookUp, SearchKind } from '../../domain/search.ts';
import { lazyActor } from '../../machines/lazy-actor.ts';
import { type Answers, searchMachine } from '../../machines/search/search-machine.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { retryable } from '../retryable.ts';

/** In a chunk that loads when the search opens. */
const effects = retryable(() => import('../../machines/actors/search.ts'));

/** The state of the header search's look-ups. */
export interface Search {
  readonly status: 'idle' | 'resting' | 'looking' | 'answered';
  readonly answers: Answers;
  /** The kind that was found first. */
  readonly first: SearchKind | null;
  /** Sets the look-ups of a new text; they run when the typing pauses. */
  readonly type: (lookUps: readonly LookUp[]) => void;
}

/** The look-ups of the header search; `findsNumbers` tells whether the user can have any. */
export function useSearch(findsNumbers: boolean): Search {
  const { core, usuario, inspect } = usePortal();
  const [machine] = useState(() =>
    searchMachine.provide({
      actors: { lookUp: lazyActor(async () => (await effects.load()).defineLookUpActor(core, usuario.entidad)) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { inspect });
  useEffect(() => {
    // A failed load is tried again by the look-up.
    if (findsNumbers) effects.load().catch(() => undefined);
  }, [findsNumbers]);
  const { answers, first } = snapshot.context;
  return { status: snapshot.value, answers, first, type: (lookUps) => send({ type: 'typed', lookUps }) };
}
