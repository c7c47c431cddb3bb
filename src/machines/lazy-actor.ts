import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate';
import { loadChunk } from '../domain/not-loaded.ts';

/** An actor whose logic, with all that it stands on, is fetched when it first runs; it rejects with `NotLoaded` where that can't be had. */
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
