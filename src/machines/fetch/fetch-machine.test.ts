import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import { fetchMachine, type Loaded } from './fetch-machine.ts';

const params = { idPais: 214 };
const offline: Failure = { kind: 'transport', operation: 'fetchTipoDocumentos' };

function createTestActor() {
  const load = controllable<Loaded, { params: unknown }>();
  const actor = createActor(fetchMachine.provide({ actors: { load: load.logic } }), {
    input: { operation: 'fetchTipoDocumentos', params },
  });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    load,
    see() {
      const { value, context, tags } = actor.getSnapshot();
      return {
        state: value,
        ...context,
        busy: tags.has('busy'),
        notices: [...notices],
        calls: load.calls.map(({ input, signal }) => ({ input, aborted: signal.aborted })),
      };
    },
  };
}

const call = { input: { params }, aborted: false };
const loading = {
  state: 'loading',
  operation: 'fetchTipoDocumentos',
  params,
  data: null,
  failure: null,
  busy: true,
  notices: [],
  calls: [call],
};
const ready = { ...loading, state: 'ready', data: ['uno'], busy: false };
const failed = { ...loading, state: 'failed', failure: offline, busy: false, notices: [{ type: 'failed', failure: offline }] };

describe('A value that is loaded once', () => {
  test('starts loading at once, with its params', () => {
    expect(createTestActor().see()).toEqual(loading);
  });

  test('is kept', async () => {
    const t = createTestActor();
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    expect(t.see()).toEqual(ready);
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual(ready);
  });

  test('has a failure, and can be retried any number of times', async () => {
    const t = createTestActor();
    await t.load.call().fail(offline);
    expect(t.see()).toEqual(failed);
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ ...loading, notices: failed.notices, calls: [call, call] });
    await t.load.call().fail(offline);
    expect(t.see()).toEqual({ ...failed, notices: [...failed.notices, ...failed.notices], calls: [call, call] });
    t.actor.send({ type: 'retry' });
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    expect(t.see()).toEqual({ ...ready, notices: [...failed.notices, ...failed.notices], calls: [call, call, call] });
  });

  test('is loaded again once a missing network is back, and not after any other failure', async () => {
    const t = createTestActor();
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual(loading);
    await t.load.call().fail(offline);
    t.actor.send({ type: 'network.restored' });
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual({ ...loading, notices: failed.notices, calls: [call, call] });
    await t.load.call().fail('boom');
    t.actor.send({ type: 'network.restored' });
    expect(t.see().state).toBe('failed');
    expect(t.see().calls).toHaveLength(2);
  });

  test('reports how many rows could not be read, and keeps the others', async () => {
    const t = createTestActor();
    await t.load.call().answer({ data: ['uno'], dropped: 2 });
    expect(t.see()).toEqual({ ...ready, notices: [{ type: 'rowsDropped', operation: 'fetchTipoDocumentos', count: 2 }] });
  });

  test('has an unreadable answer after any unknown error', async () => {
    const t = createTestActor();
    await t.load.call().fail('boom');
    const failure = { kind: 'unreadable', operation: 'fetchTipoDocumentos', status: 0 };
    expect(t.see()).toEqual({ ...failed, failure, notices: [{ type: 'failed', failure }] });
  });

  test('is cancelled when its screen is left, and its late answer is dropped', async () => {
    const t = createTestActor();
    t.actor.stop();
    await t.load.call().answer({ data: ['tarde'], dropped: 0 });
    expect(t.see()).toEqual({ ...loading, calls: [{ ...call, aborted: true }] });
  });

  test('is loaded again under other params: the former data stay meanwhile, and their late answer is dropped', async () => {
    const t = createTestActor();
    const other = { idPais: 1 };
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    t.actor.send({ type: 'params.changed', params: { idPais: 7 } });
    expect(t.see()).toEqual({
      ...ready,
      state: 'loading',
      params: { idPais: 7 },
      busy: true,
      calls: [call, { input: { params: { idPais: 7 } }, aborted: false }],
    });
    t.actor.send({ type: 'params.changed', params: other });
    await t.load.call(2).answer({ data: ['dos'], dropped: 0 });
    await t.load.call(1).answer({ data: ['tarde'], dropped: 0 });
    const calls = [call, { input: { params: { idPais: 7 } }, aborted: true }, { input: { params: other }, aborted: false }];
    expect(t.see()).toEqual({ ...ready, params: other, data: ['dos'], calls });
  });

  test('is not loaded again under the same params', () => {
    const t = createTestActor();
    t.actor.send({ type: 'params.changed', params: { idPais: 214 } });
    expect(t.see()).toEqual(loading);
  });

  test('is dropped after a failure under other params, which a retry loads', async () => {
    const t = createTestActor();
    const other = { idPais: 1 };
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    t.actor.send({ type: 'params.changed', params: other });
    await t.load.call().fail(offline);
    const calls = [call, { input: { params: other }, aborted: false }];
    expect(t.see()).toEqual({ ...failed, params: other, calls });
    t.actor.send({ type: 'params.changed', params });
    expect(t.see()).toEqual({ ...loading, notices: failed.notices, calls: [...calls, call] });
    await t.load.call().fail(offline);
    t.actor.send({ type: 'retry' });
    expect(t.see().calls).toEqual([...calls, call, call]);
  });
});
