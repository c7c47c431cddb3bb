import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate';
import { loadChunk } from '../domain/not-loaded.ts';

/** An actor whose code is fetched at its first run; rejects with `NotLoaded` without it. */
export function lazyActor<Output, Input>(
  load: () => Promise<PromiseActorLogic<Output, Input>>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await loadChunk(load);
    signal.throwIfAborted();
    const actor = createActor(logic, { input });
    const output = toPromise(actor);
    signal.addEventListener('abort', () => actor.stop());
    actor.start();
    return output;
  });
}
