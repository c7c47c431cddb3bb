import { createActor, createMachine } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import core from '../../../openapi/bundle/core.json' with { type: 'json' };
import { cotizacion } from '../../../tests/support/cotizacion-machine.ts';
import { elsewhere, emision, emisionRequest as body, emitida, words } from '../../../tests/support/emision-machine.ts';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, type ServiceCall, unusable } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import {
  announceEmision,
  defineFetchCuentasActor,
  defineIssueEmisionActor,
  defineReadEstadoActor,
  defineWatchEmisionesActor,
  defineWatchOnlineActor,
} from './emision.ts';

const connect = () => {
  const service = fakeService();
  return { service, client: createCoreClient('https://core.example', service.send) };
};

const whole = (call: ServiceCall) => ({ ...described(call), body: call.body === '' ? null : (JSON.parse(call.body) as unknown) });
const get = (path: string) => ({ method: 'GET', url: `https://core.example/v1/${path}`, authorization: null, body: null });

function issue(input = body) {
  const { service, client } = connect();
  const actor = createActor(defineIssueEmisionActor(client), { input });
  return { service, actor, done: outcome(actor) };
}

function readEstado() {
  const { service, client } = connect();
  const actor = createActor(defineReadEstadoActor(client), { input: { numero: 900 } });
  return { service, actor, done: outcome(actor) };
}

function fetchCuentas(idPersona: number | null) {
  const { service, client } = connect();
  return { service, done: outcome(createActor(defineFetchCuentasActor(client), { input: { params: { idPersona } } })) };
}

const rows = (value: readonly unknown[]) => json({ title: '', messages: [], value });

describe('Issuing', () => {
  const operation = 'createEmision';

  test.each([
    ['the body of the contract', body],
    ['a debit', { ...body, cdFormaPago: 3, nuDomicilio: 7, cdPersonaAsegurada: 1201 }],
    ['a technical value that is empty', { ...body, datos: [{ cdDato: 250_008, nuBien: 1, nuConsecutivo: 4, valor: null }] }],
  ])('sends %s once, exactly, and gives policy and words of the service', async (_, input) => {
    const { service, done } = issue(input);
    (await service.next()).answer(json({ ...words, value: emision }));
    expect(await done).toEqual({ output: emitida });
    expect(service.calls.map(whole)).toEqual([
      { method: 'POST', url: 'https://core.example/v1/emisiones', authorization: null, body: input },
    ]);
  });

  test.each([
    ['no receipt', { nuPoliza: 701, nuCertificado: 1 }],
    ['a receipt that is null', { nuPoliza: 701, nuCertificado: 1, cdRecibo: null }],
  ])('may give %s', async (_, value) => {
    const { service, done } = issue();
    (await service.next()).answer(json({ ...words, value }));
    expect(await done).toEqual({ output: { ...words, emision: value } });
  });

  test.each([400, 403, 409, 500])('has failed with a %i, and its words', async (status) => {
    const { service, done } = issue();
    (await service.next()).answer(json({ title: 'Emisión', messages: ['No'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Emisión', messages: ['No'] } });
  });

  test.each([
    ...unusable,
    ['a policy without number', () => json({ ...words, value: { nuCertificado: 1 } })],
    ['a policy whose number is a text', () => json({ ...words, value: { ...emision, nuPoliza: '701' } })],
    ['a policy without certificate', () => json({ ...words, value: { nuPoliza: 701 } })],
  ] as const)(
    'that is answered by %s has failed, and is not sent again',
    async (_, answer, failure = { kind: 'unreadable', status: 200 }) => {
      const { service, done } = issue();
      (await service.next()).answer(answer());
      expect(await done).toEqual({ error: { ...failure, operation } });
      expect(service.calls).toHaveLength(1);
    },
  );

  test('without an answer has failed, and is not sent again', async () => {
    const { service, done } = issue();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation } });
    expect(service.calls).toHaveLength(1);
  });

  test('is aborted when it is cancelled', async () => {
    const { service, actor } = issue();
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

describe('The status of a quote', () => {
  const operation = 'fetchCotizacion';

  test.each([
    ['pending', cotizacion, { idEstatus: 1, emision: null }],
    ['processed, with its policy', { ...cotizacion, idEstatus: 3, emision }, { idEstatus: 3, emision }],
    ['processed, its policy null', { ...cotizacion, idEstatus: 3, emision: null }, { idEstatus: 3, emision: null }],
    ['processed, without its policy', { ...cotizacion, idEstatus: 3, emision: undefined }, { idEstatus: 3, emision: null }],
    ['of a status that nobody knows', { ...cotizacion, idEstatus: 99 }, { idEstatus: 99, emision: null }],
  ])('is read by its number: %s', async (_, value, output) => {
    const { service, done } = readEstado();
    (await service.next()).answer(json({ title: '', messages: [], value }));
    expect(await done).toEqual({ output });
    expect(service.calls.map(whole)).toEqual([get('cotizaciones/900')]);
  });

  test.each([404, 403, 500])('is unknown after a %i', async (status) => {
    const { service, done } = readEstado();
    (await service.next()).answer(json({ title: 'Consulta', messages: ['No'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Consulta', messages: ['No'] } });
  });

  test.each([
    ...unusable,
    ['a quote without status', () => json({ title: '', messages: [], value: { ...cotizacion, idEstatus: undefined } })],
    [
      'a policy that can not be read',
      () => json({ title: '', messages: [], value: { ...cotizacion, idEstatus: 3, emision: {} } }),
    ],
  ] as const)('is unknown from %s', async (_, answer, failure = { kind: 'unreadable', status: 200 }) => {
    const { service, done } = readEstado();
    (await service.next()).answer(answer());
    expect(await done).toEqual({ error: { ...failure, operation } });
  });

  test('is not loaded any more when it is cancelled', async () => {
    const { service, actor } = readEstado();
    const call = await service.next();
    actor.stop();
    expect(call.signal.aborted).toBe(true);
  });
});

describe('The accounts of a person', () => {
  const operation = 'fetchDomiciliosBancarios';
  const { value: cuentas } = core.components.examples.domiciliosBancarios.value;

  test('are whole, with optional data missing; unreadable rows are dropped and counted', async () => {
    const { service, done } = fetchCuentas(1200);
    const good = [...cuentas, { idDomicilioBancario: 2 }, { idDomicilioBancario: 3, idTipoCuenta: null, noCuenta: null }];
    (await service.next()).answer(rows([...good, { banco: 'Sin número' }]));
    expect(await done).toEqual({ output: { data: good, dropped: 1 } });
    expect(service.calls.map(whole)).toEqual([get('domiciliosbancarios?idPersona=1200')]);
  });

  test('may be empty', async () => {
    const { service, done } = fetchCuentas(1200);
    (await service.next()).answer(rows([]));
    expect(await done).toEqual({ output: { data: [], dropped: 0 } });
  });

  test('are none without a person, and no call is made', async () => {
    const { service, done } = fetchCuentas(null);
    expect(await done).toEqual({ output: { data: [], dropped: 0 } });
    expect(service.calls).toEqual([]);
  });

  test('have failed when none is readable, or the service refuses', async () => {
    const unread = fetchCuentas(1200);
    (await unread.service.next()).answer(rows([{ banco: 'Sin número' }]));
    expect(await unread.done).toEqual({ error: { kind: 'unreadable', operation, status: 200 } });
    const refused = fetchCuentas(1200);
    (await refused.service.next()).answer(json({ title: 'Consulta', messages: ['No'] }, 403));
    expect(await refused.done).toEqual({
      error: { kind: 'rejected', operation, status: 403, title: 'Consulta', messages: ['No'] },
    });
  });
});

/** A tab of the browser that listens for policies of a quote. */
function openTab(user: string, numero: number) {
  const received: unknown[] = [];
  let wake: (() => void) | null = null;
  const actor = createActor(
    createMachine({
      invoke: { src: defineWatchEmisionesActor(user), input: { numero } },
      on: {
        'emitida.elsewhere': {
          actions: ({ event }) => {
            received.push(event);
            wake?.();
          },
        },
      },
    }),
  );
  actor.start();
  return {
    async receives(count: number) {
      while (received.length < count) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      return [...received];
    },
    close: () => actor.stop(),
  };
}

/** Sends any message on the channel, as another version of the portal might. */
function say(...messages: readonly unknown[]): void {
  const channel = new BroadcastChannel('autogestion.emisiones');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
  for (const message of messages) channel.postMessage(message);
  channel.close();
}

/** A channel keeps its order: after this message all earlier ones have arrived. */
const last = { nuPoliza: 999, nuCertificado: 1 };

describe('A policy that was issued', () => {
  test.each([
    ['its numbers', emision],
    ['no receipt', { nuPoliza: 701, nuCertificado: 1 }],
    ['a receipt that is null', { nuPoliza: 701, nuCertificado: 1, cdRecibo: null }],
    ['nothing known of it', null],
  ])('is announced to all tabs of the same user and quote, with %s', async (_, its) => {
    const tabs = [openTab('ana', 900), openTab('ana', 900)];
    announceEmision('ana', 900, its);
    for (const tab of tabs) expect(await tab.receives(1)).toEqual([elsewhere(its)]);
    tabs.forEach((tab) => tab.close());
  });

  test('is not reported to another user or quote', async () => {
    const [ana, otra, other] = [openTab('ana', 900), openTab('otra', 900), openTab('ana', 901)];
    announceEmision('ana', 900, emision);
    announceEmision('otra', 900, last);
    announceEmision('ana', 901, last);
    expect(await ana.receives(1)).toEqual([elsewhere(emision)]);
    expect(await otra.receives(1)).toEqual([elsewhere(last)]);
    expect(await other.receives(1)).toEqual([elsewhere(last)]);
    [ana, otra, other].forEach((tab) => tab.close());
  });

  test('is not read from an invalid message', async () => {
    const tab = openTab('ana', 900);
    const message = { user: 'ana', numero: 900, emision };
    say(null, undefined, 'ana', 900, [], {}, { user: 'ana', numero: 900 }, { ...message, user: undefined });
    say({ ...message, user: 7 }, { ...message, numero: '900' }, { ...message, numero: Number.NaN }, { ...message, numero: null });
    say({ ...message, emision: 701 }, { ...message, emision: {} }, { ...message, emision: { nuPoliza: 701 } });
    say({ ...message, emision: { ...emision, nuPoliza: '701' } }, { ...message, emision: { ...emision, cdRecibo: 'x' } });
    say({ ...message, version: 2, emision: { ...emision, ramo: 'Auto' } });
    announceEmision('ana', 900, last);
    expect(await tab.receives(2)).toEqual([elsewhere(emision), elsewhere(last)]);
    tab.close();
  });

  test('is not reported to a closed tab', async () => {
    const [closed, open] = [openTab('ana', 900), openTab('ana', 900)];
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    closed.close();
    expect(close).toHaveBeenCalledTimes(1);
    announceEmision('ana', 900, last);
    expect(close).toHaveBeenCalledTimes(2);
    expect(await open.receives(1)).toEqual([elsewhere(last)]);
    expect(await closed.receives(0)).toEqual([]);
    open.close();
  });
});

test('A returning network is reported until the actor ends', () => {
  const browser = new EventTarget();
  const received: unknown[] = [];
  const actor = createActor(
    createMachine({
      invoke: { src: defineWatchOnlineActor(browser) },
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  );
  actor.start();
  const tell = (...types: readonly string[]) => types.forEach((type) => browser.dispatchEvent(new Event(type)));
  tell('offline', 'online', 'offline');
  expect(received).toEqual([{ type: 'online' }]);
  const removed = vi.spyOn(browser, 'removeEventListener');
  actor.stop();
  expect(removed.mock.calls).toEqual([['online', expect.any(Function)]]);
  tell('online');
  expect(received).toHaveLength(1);
});
