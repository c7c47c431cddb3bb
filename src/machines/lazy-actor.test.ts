import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, outcome, settle } from '../../tests/support/machines.ts';
import { lazyActor } from './lazy-actor.ts';

function start() {
  const effect = controllable<string, { id: number }>();
  const chunk = Promise.withResolvers<typeof effect.logic>();
  const actor = createActor(
    lazyActor(() => chunk.promise),
    { input: { id: 7 } },
  );
  return {
    effect,
    actor,
    done: outcome(actor),
    async arrive() {
      chunk.resolve(effect.logic);
      await settle();
    },
    fail: (error: unknown) => chunk.reject(error),
  };
}

describe('An actor that is fetched when it first runs', () => {
  test('runs with its input once it is loaded, and gives its output', async () => {
    const t = start();
    await settle();
    expect(t.effect.calls).toEqual([]);
    await t.arrive();
    expect(t.effect.calls.map(({ input }) => input)).toEqual([{ id: 7 }]);
    await t.effect.call().answer('listo');
    expect(await t.done).toEqual({ output: 'listo' });
  });

  test('fails as the actor itself does', async () => {
    const t = start();
    await t.arrive();
    const failure = { kind: 'transport', operation: 'authenticate' };
    await t.effect.call().fail(failure);
    expect(await t.done).toEqual({ error: failure });
  });

  test('fails when it cannot be fetched', async () => {
    const t = start();
    const gone = new TypeError('Failed to fetch dynamically imported module');
    t.fail(gone);
    expect(await t.done).toMatchObject({ error: { name: 'NotLoaded', cause: gone } });
  });

  test('never runs when it was cancelled during the load', async () => {
    const t = start();
    t.actor.stop();
    await t.arrive();
    expect(t.effect.calls).toEqual([]);
  });

  test('is aborted when it is cancelled while it runs', async () => {
    const t = start();
    await t.arrive();
    t.actor.stop();
    expect(t.effect.call().signal.aborted).toBe(true);
  });
});
