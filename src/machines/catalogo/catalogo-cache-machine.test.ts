import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import type { Failure } from '../../domain/failure.ts';
import { type LoadedCatalogo, provideCatalogoCache, selectOptions } from './catalogo-cache-machine.ts';

const cedula = [{ key: 'CED', nombre: 'Cédula' }];
const natural = [{ key: '1', nombre: 'Natural' }];
const offline: Failure = { kind: 'transport', operation: 'fetchTipoDocumentos' };

function createTestActor() {
  const load = controllable<LoadedCatalogo, { params: { name: CatalogoName; parents: CatalogoParents } }>();
  const actor = createActor(provideCatalogoCache(load.logic));
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    load,
    notices,
    ask: (name: CatalogoName, parents: CatalogoParents = {}) => actor.send({ type: 'catalogo.requested', name, parents }),
    child(key: string) {
      const found = actor.getSnapshot().context.children[key];
      if (!found) throw new Error(`No catalogue under ${key}`);
      return found;
    },
    see: () =>
      Object.fromEntries(
        Object.entries(actor.getSnapshot().context.children).map(([key, child]) => {
          const snapshot = child.getSnapshot();
          return [key, { state: snapshot.value, options: selectOptions(snapshot), failure: snapshot.context.failure }];
        }),
      ),
  };
}

const loading = { state: 'loading', options: [], failure: null };

describe('The cache of catalogues', () => {
  test('is empty at first', () => {
    const t = createTestActor();
    expect(t.see()).toEqual({});
    expect(t.load.calls).toEqual([]);
  });

  test('loads a catalogue once, however many selects show it', async () => {
    const t = createTestActor();
    for (let index = 0; index < 5; index += 1) t.ask('tipoDocumentos');
    expect(t.see()).toEqual({ tipoDocumentos: loading });
    await t.load.call().answer({ data: cedula, dropped: 0 });
    for (let index = 0; index < 5; index += 1) t.ask('tipoDocumentos');
    expect(t.see()).toEqual({ tipoDocumentos: { state: 'ready', options: cedula, failure: null } });
    expect(t.load.calls.map(({ input }) => input.params)).toEqual([{ name: 'tipoDocumentos', parents: {} }]);
  });

  test('keeps one entry for each name and set of parents, in any order of the parents', () => {
    const t = createTestActor();
    t.ask('tipoDocumentos');
    t.ask('tipoPersonas');
    t.ask('tipoDocumentos', { idPais: '214', idTipoPersona: '1' });
    t.ask('tipoDocumentos', { idTipoPersona: '1', idPais: '214' });
    t.ask('tipoDocumentos', { idPais: '214', idTipoPersona: '2' });
    expect(t.see()).toEqual({
      tipoDocumentos: loading,
      tipoPersonas: loading,
      'tipoDocumentos&idPais=214&idTipoPersona=1': loading,
      'tipoDocumentos&idPais=214&idTipoPersona=2': loading,
    });
    expect(t.load.calls.map(({ input }) => input.params)).toEqual([
      { name: 'tipoDocumentos', parents: {} },
      { name: 'tipoPersonas', parents: {} },
      { name: 'tipoDocumentos', parents: { idPais: '214', idTipoPersona: '1' } },
      { name: 'tipoDocumentos', parents: { idPais: '214', idTipoPersona: '2' } },
    ]);
  });

  test('gives each answer to its own entry, in any order of arrival', async () => {
    const t = createTestActor();
    t.ask('tipoDocumentos');
    t.ask('tipoPersonas');
    await t.load.call(1).answer({ data: natural, dropped: 0 });
    await t.load.call(0).answer({ data: cedula, dropped: 0 });
    expect(t.see()).toEqual({
      tipoDocumentos: { state: 'ready', options: cedula, failure: null },
      tipoPersonas: { state: 'ready', options: natural, failure: null },
    });
  });

  test('reports a failure once, leaves the other entries alone, and loads again on retry', async () => {
    const t = createTestActor();
    t.ask('tipoDocumentos');
    t.ask('tipoPersonas');
    await t.load.call(1).answer({ data: natural, dropped: 0 });
    await t.load.call(0).fail(offline);
    t.ask('tipoDocumentos');
    const persons = { state: 'ready', options: natural, failure: null };
    expect(t.see()).toEqual({ tipoDocumentos: { state: 'failed', options: [], failure: offline }, tipoPersonas: persons });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
    expect(t.load.calls).toHaveLength(2);

    t.child('tipoDocumentos').send({ type: 'retry' });
    expect(t.see()).toEqual({ tipoDocumentos: loading, tipoPersonas: persons });
    await t.load.call(2).answer({ data: cedula, dropped: 0 });
    expect(t.see()).toEqual({ tipoDocumentos: { state: 'ready', options: cedula, failure: null }, tipoPersonas: persons });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
  });

  test('loads again only what failed for want of network once it is back', async () => {
    const t = createTestActor();
    t.ask('tipoDocumentos');
    t.ask('tipoPersonas');
    await t.load.call(1).answer({ data: natural, dropped: 0 });
    await t.load.call(0).fail(offline);
    t.actor.send({ type: 'network.restored' });
    expect(t.see()).toEqual({ tipoDocumentos: loading, tipoPersonas: { state: 'ready', options: natural, failure: null } });
    expect(t.load.calls).toHaveLength(3);
  });

  test('retries all that has failed at once, and nothing that is loaded', async () => {
    const t = createTestActor();
    const refused: Failure = { kind: 'rejected', operation: 'fetchPaises', status: 500, title: '', messages: [] };
    t.ask('tipoDocumentos');
    t.ask('paises');
    t.ask('tipoPersonas');
    await t.load.call(0).fail(offline);
    await t.load.call(1).fail(refused);
    await t.load.call(2).answer({ data: natural, dropped: 0 });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({
      tipoDocumentos: loading,
      paises: loading,
      tipoPersonas: { state: 'ready', options: natural, failure: null },
    });
    expect(t.load.calls).toHaveLength(5);
  });

  test('cancels calls under way when the session ends', () => {
    const t = createTestActor();
    t.ask('tipoDocumentos');
    t.ask('tipoPersonas');
    t.actor.stop();
    expect(t.load.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});
