import { createActor, fromPromise, type PromiseActorLogic, toPromise } from 'xstate';

/** An actor whose logic, with all that it stands on, is fetched when it first runs; a failed fetch is its failure. */
export function lazyActor<Output, Input>(
  load: () => Promise<PromiseActorLogic<Output, Input>>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await load();
    signal.throwIfAborted();
    const actor = createActor(logic, { input });
    const output = toPromise(actor);
    signal.addEventListener('abort', () => actor.stop());
    actor.start();
    return output;
  });
}
