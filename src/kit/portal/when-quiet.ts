import { fromPromise, type PromiseActorLogic } from 'xstate';
import { onIdle } from './preloadable.tsx';
import type { UnderWay } from './under-way.ts';

/** Resolves once the browser is idle and no read is under way. */
export function defineWhenQuiet({ isAny, subscribe }: Pick<UnderWay, 'isAny' | 'subscribe'>): PromiseActorLogic<void, void> {
  return fromPromise(({ signal }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stopIdle = onIdle(() => {
      if (!isAny()) {
        resolve();
        return;
      }
      const stop = subscribe(() => {
        if (isAny()) return;
        stop();
        resolve();
      });
      signal.addEventListener('abort', stop);
    });
    signal.addEventListener('abort', stopIdle);
    return promise;
  });
}
