import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { LookUp, SearchKind } from '../../domain/search.ts';
import { lazyActor } from '../../machines/lazy-actor.ts';
import { type Answers, searchMachine } from '../../machines/search/search-machine.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { retryable } from '../retryable.ts';

/** The calls with the schemas of their answers: a chunk of its own, fetched while somebody opens the search. */
const effects = retryable(() => import('../../machines/actors/search.ts'));

/** What the look-ups of the header search have given so far. */
export interface Search {
  readonly status: 'idle' | 'resting' | 'looking' | 'answered';
  readonly answers: Answers;
  /** The kind that was found before the others. */
  readonly first: SearchKind | null;
  /** Another text stands in the field, and is looked up as this once the typing rests. */
  readonly type: (lookUps: readonly LookUp[]) => void;
}

/** The look-ups behind the header search; `findsNumbers` where there may be any. */
export function useSearch(findsNumbers: boolean): Search {
  const { core, usuario, inspect } = usePortal();
  const [machine] = useState(() =>
    searchMachine.provide({
      actors: { lookUp: lazyActor(async () => (await effects.load()).defineLookUpActor(core, usuario.entidad)) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { inspect });
  useEffect(() => {
    // One that does not come is asked for again with the call.
    if (findsNumbers) effects.load().catch(() => undefined);
  }, [findsNumbers]);
  const { answers, first } = snapshot.context;
  return { status: snapshot.value, answers, first, type: (lookUps) => send({ type: 'typed', lookUps }) };
}
