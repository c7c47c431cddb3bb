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
  const told = noticesOf(actor);
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
        told: [...told],
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
  told: [],
  calls: [call],
};
const ready = { ...loading, state: 'ready', data: ['uno'], busy: false };
const failed = { ...loading, state: 'failed', failure: offline, busy: false, told: [{ type: 'failed', failure: offline }] };

describe('Something that is loaded once', () => {
  test('starts loading at once, with what it is asked for', () => {
    expect(createTestActor().see()).toEqual(loading);
  });

  test('keeps what came', async () => {
    const t = createTestActor();
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    expect(t.see()).toEqual(ready);
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual(ready);
  });

  test('says why it failed, and can be retried as often as it takes', async () => {
    const t = createTestActor();
    await t.load.call().fail(offline);
    expect(t.see()).toEqual(failed);
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ ...loading, told: failed.told, calls: [call, call] });
    await t.load.call().fail(offline);
    expect(t.see()).toEqual({ ...failed, told: [...failed.told, ...failed.told], calls: [call, call] });
    t.actor.send({ type: 'retry' });
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    expect(t.see()).toEqual({ ...ready, told: [...failed.told, ...failed.told], calls: [call, call, call] });
  });

  test('that failed for want of network is loaded once it is back; any other failure waits for the person', async () => {
    const t = createTestActor();
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual(loading);
    await t.load.call().fail(offline);
    t.actor.send({ type: 'network.restored' });
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual({ ...loading, told: failed.told, calls: [call, call] });
    await t.load.call().fail('boom');
    t.actor.send({ type: 'network.restored' });
    expect(t.see().state).toBe('failed');
    expect(t.see().calls).toHaveLength(2);
  });

  test('tells how many rows could not be read, and keeps the others', async () => {
    const t = createTestActor();
    await t.load.call().answer({ data: ['uno'], dropped: 2 });
    expect(t.see()).toEqual({ ...ready, told: [{ type: 'rowsDropped', operation: 'fetchTipoDocumentos', count: 2 }] });
  });

  test('takes anything unforeseen for an unreadable answer of its call', async () => {
    const t = createTestActor();
    await t.load.call().fail('boom');
    const failure = { kind: 'unreadable', operation: 'fetchTipoDocumentos', status: 0 };
    expect(t.see()).toEqual({ ...failed, failure, told: [{ type: 'failed', failure }] });
  });

  test('gives its call up when nobody shows it any more, and drops the late answer', async () => {
    const t = createTestActor();
    t.actor.stop();
    await t.load.call().answer({ data: ['tarde'], dropped: 0 });
    expect(t.see()).toEqual({ ...loading, calls: [{ ...call, aborted: true }] });
  });

  test('is loaded anew under other params: the former data stays until the new comes, and no late answer of the former does', async () => {
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

  test('asks nothing anew under the params that it has', () => {
    const t = createTestActor();
    t.actor.send({ type: 'params.changed', params: { idPais: 214 } });
    expect(t.see()).toEqual(loading);
  });

  test('holds nothing after a failure under other params, and retries those', async () => {
    const t = createTestActor();
    const other = { idPais: 1 };
    await t.load.call().answer({ data: ['uno'], dropped: 0 });
    t.actor.send({ type: 'params.changed', params: other });
    await t.load.call().fail(offline);
    const calls = [call, { input: { params: other }, aborted: false }];
    expect(t.see()).toEqual({ ...failed, params: other, calls });
    t.actor.send({ type: 'params.changed', params });
    expect(t.see()).toEqual({ ...loading, told: failed.told, calls: [...calls, call] });
    await t.load.call().fail(offline);
    t.actor.send({ type: 'retry' });
    expect(t.see().calls).toEqual([...calls, call, call]);
  });
});
