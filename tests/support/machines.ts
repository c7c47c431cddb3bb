import { type Actor, fromPromise, type PromiseActorLogic } from 'xstate';
import type { Notice, NoticeEmitted } from '../../src/domain/notice.ts';

/** One start of a controllable actor: its input, its cancellation and the ways to answer it. */
export interface Call<Output, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  /** Whether somebody still waits for the answer. */
  readonly open: () => boolean;
  readonly answer: (output: Output) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** A promise actor whose calls the test answers, in any order. */
export interface Controllable<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>;
  readonly calls: readonly Call<Output, Input>[];
  /** The call number `index`, from 0; the latest by default. */
  readonly call: (index?: number) => Call<Output, Input>;
}

/** Runs everything that waits only for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Makes a promise actor whose answers the test gives. */
export function controllable<Output, Input>(): Controllable<Output, Input> {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    let answered = false;
    calls.push({
      input,
      signal,
      open: () => !answered && !signal.aborted,
      answer(output) {
        answered = true;
        resolve(output);
        return settle();
      },
      fail(error) {
        answered = true;
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- actors reject with a Failure or a value of the test
        reject(error);
        return settle();
      },
    });
    return promise;
  });
  return {
    logic,
    calls,
    call(index = calls.length - 1) {
      const found = calls[index];
      if (!found) throw new Error(`There is no call ${index}; ${calls.length} were made`);
      return found;
    },
  };
}

interface Emitter {
  on(type: 'notice', handler: (event: NoticeEmitted) => void): unknown;
}

/** The notices that an actor emits from now on, in their order. */
export function noticesOf(actor: Emitter): readonly Notice[] {
  const notices: Notice[] = [];
  actor.on('notice', ({ notice }) => notices.push(notice));
  return notices;
}

/** Starts a promise actor; gives its output or the value that it rejects with. */
export async function outcome<Output, Input>(
  actor: Actor<PromiseActorLogic<Output, Input>>,
): Promise<{ readonly output: Output | undefined } | { readonly error: unknown }> {
  const { promise, resolve } = Promise.withResolvers<{ readonly output: Output | undefined } | { readonly error: unknown }>();
  actor.subscribe({
    complete: () => resolve({ output: actor.getSnapshot().output }),
    error: (error: unknown) => resolve({ error }),
  });
  actor.start();
  return promise;
}
