import { createActor, type PromiseActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { clienteRequest, wholeCliente } from '../../../tests/support/clientes.ts';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, unusable } from '../../../tests/support/service.ts';
import { type CoreClient, createCoreClient } from '../../api/core-client.ts';
import { defineCreateClienteActor, defineFetchClienteActor, defineVerifyClienteActor } from './cliente.ts';
import { defineFetchPadronActor, defineFindClienteByDocumentoActor } from './personas.ts';

const start =
  <Output, Input>(define: (core: CoreClient) => PromiseActorLogic<Output, Input>, input: NoInfer<Input>) =>
  () => {
    const service = fakeService();
    const actor = createActor(define(createCoreClient('https://core.example', service.send)), { input });
    return { service, stop: () => actor.stop(), done: outcome(actor) as Promise<unknown> };
  };

const documento = { tipoDocumento: 'PAS', nuDocumento: 'A/B ñ' };
const found = { id: 1200, nombre: 'Yokasta Rosario Méndez', nombreCompleto: null };
const names = { primerNombre: 'Yokasta', segundoNombre: null, primerApellido: 'Rosario', segundoApellido: 'Méndez' };

const get = (path: string) => ({ method: 'GET', url: `https://core.example${path}`, authorization: null, body: '' });

/** An effect that loads one thing: its start, its call, and the value of the answer, its output. */
const questions = [
  {
    name: 'The client with a document',
    operation: 'fetchClienteByDocumento',
    run: start(defineFindClienteByDocumentoActor, documento),
    call: get('/v1/clientes/PAS/A%2FB%20%C3%B1'),
    value: found,
    output: found,
    lookUp: true,
  },
  {
    name: 'The client that a body would make',
    operation: 'fetchClienteByDocumento',
    run: start(defineVerifyClienteActor, clienteRequest),
    call: get(`/v1/clientes/${clienteRequest.idTipoDocumento}/${clienteRequest.nuDocumento}`),
    value: found,
    output: found,
    lookUp: true,
  },
  {
    name: 'A person of the electoral register',
    operation: 'fetchPadron',
    run: start(defineFetchPadronActor, { tipoDocumento: 'CED', nuDocumento: '00113918254' }),
    call: get('/v1/personas/padron/CED/00113918254'),
    value: names,
    output: names,
    lookUp: true,
  },
  {
    name: 'A whole client',
    operation: 'fetchCliente',
    run: start(defineFetchClienteActor, { params: { id: 1200 } }),
    call: get('/v1/clientes/1200'),
    value: wholeCliente,
    output: { data: wholeCliente, dropped: 0 },
    lookUp: false,
  },
] as const;

describe.each(questions)('$name', ({ operation, run, call, value, output, lookUp }) => {
  test('is loaded by one call, and given as received', async () => {
    const { service, done } = run();
    (await service.next()).answer(json({ title: '', messages: [], value }));
    expect(await done).toEqual({ output });
    expect(service.calls.map(described)).toEqual([call]);
  });

  test('gives null for a 404 of a look-up, and fails otherwise', async () => {
    const { service, done } = run();
    (await service.next()).answer(json({ title: 'Consulta', messages: ['No existe'] }, 404));
    const failure = { kind: 'rejected', operation, status: 404, title: 'Consulta', messages: ['No existe'] };
    expect(await done).toEqual(lookUp ? { output: null } : { error: failure });
  });

  test.each([400, 403, 500])('fails with a %i', async (status) => {
    const { service, done } = run();
    (await service.next()).answer(json({ title: 'Consulta', messages: ['No'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Consulta', messages: ['No'] } });
  });

  test.each([
    ...unusable.filter(([given]) => !lookUp || given !== 'no content'),
    [
      'a 404 that the service did not write',
      () => new Response('no', { status: 404 }),
      { kind: 'unreadable', status: 404 },
    ] as const,
  ])('fails with %s', async (_, answer, failure) => {
    const { service, done } = run();
    (await service.next()).answer(answer());
    expect(await done).toEqual({ error: { ...failure, operation } });
  });

  test('fails without an answer', async () => {
    const { service, done } = run();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation } });
  });

  test('is aborted when it is cancelled', async () => {
    const { service, stop } = run();
    const made = await service.next();
    stop();
    expect(made.signal.aborted).toBe(true);
  });
});

async function answeredWith(value: unknown): Promise<unknown> {
  const { service, done } = start(defineFindClienteByDocumentoActor, documento)();
  (await service.next()).answer(json({ title: '', messages: [], value }));
  return done;
}

describe('The client with a document', () => {
  test.each([
    { id: 1200, nombre: 'Yokasta' },
    { id: 1200, nombreCompleto: 'Yokasta' },
    { id: 1200, nombre: null, nombreCompleto: 'Yokasta' },
  ])('may have a single name: %j', async (value) => {
    expect(await answeredWith(value)).toEqual({ output: value });
  });

  test.each([{ id: 1200 }, { id: 1200, nombre: null, nombreCompleto: '' }, { nombre: 'Yokasta' }])(
    'is unreadable without a name or a number: %j',
    async (value) => {
      expect(await answeredWith(value)).toEqual({
        error: { kind: 'unreadable', operation: 'fetchClienteByDocumento', status: 200 },
      });
    },
  );
});

describe('Creating a client', () => {
  const run = start(defineCreateClienteActor, clienteRequest);
  const operation = 'createCliente';

  test('sends the whole body once, and gives the service’s answer', async () => {
    const { service, done } = run();
    const answer = { title: 'Creación de cliente', messages: ['El cliente fue creado.'] };
    (await service.next()).answer(json(answer));
    expect(await done).toEqual({ output: answer });
    const [call] = service.calls.map(described);
    expect({ ...call, body: JSON.parse(call?.body ?? '') as unknown }).toEqual({
      method: 'POST',
      url: 'https://core.example/v1/clientes',
      authorization: null,
      body: clienteRequest,
    });
    expect(service.calls).toHaveLength(1);
  });

  test.each([400, 500])('has failed with a %i', async (status) => {
    const { service, done } = run();
    (await service.next()).answer(json({ title: 'Creación', messages: ['Ya existe'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Creación', messages: ['Ya existe'] } });
  });

  test.each(unusable.filter(([name]) => !/value|empty body|no content/.test(name)))(
    'has failed with %s',
    async (_, answer, failure) => {
      const { service, done } = run();
      (await service.next()).answer(answer());
      expect(await done).toEqual({ error: { ...failure, operation } });
    },
  );

  const created = { title: 'Creación de cliente', messages: ['El cliente fue creado correctamente.'] };

  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['200 without a body', () => new Response('')],
    ['201 that says its length', () => new Response(null, { status: 201, headers: { 'Content-Length': '0' } })],
  ])('is done with %s, in the portal’s words', async (_, answer) => {
    const { service, done } = run();
    (await service.next()).answer(answer());
    expect(await done).toEqual({ output: created });
  });

  /** A creation with a 409, at a service that has this client under its document. */
  async function conflict(cliente: object | null) {
    const { service, done } = run();
    (await service.next()).answer(json({ title: 'Creación', messages: ['Ya existe'] }, 409));
    const lookUp = await service.next();
    if (!cliente) lookUp.answer(json({ title: '', messages: [] }, 404));
    else {
      lookUp.answer(json({ title: '', messages: [], value: found }));
      (await service.next()).answer(json({ title: '', messages: [], value: cliente }));
    }
    return { outcome: await done, calls: service.calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`) };
  }
  const refused = { error: { kind: 'rejected', operation, status: 409, title: 'Creación', messages: ['Ya existe'] } };
  /** The client as the service returns it after its creation. */
  const made = { ...wholeCliente, ...clienteRequest, id: 1200 };

  test('with a 409 has succeeded when the client equals the body', async () => {
    expect(await conflict({ ...made, nombreCompleto: `${clienteRequest.nombreCompleto.toUpperCase()} ` })).toEqual({
      outcome: { output: created },
      calls: [
        'POST /v1/clientes',
        `GET /v1/clientes/${clienteRequest.idTipoDocumento}/${clienteRequest.nuDocumento}`,
        'GET /v1/clientes/1200',
      ],
    });
  });

  test.each([
    ['another name', { ...made, nombreCompleto: 'Otra Persona' }],
    ['another day of birth', { ...made, fechaNacimiento: '1999-12-31' }],
    ['fewer telephones', { ...made, telefonos: [] }],
    ['another address', { ...made, direcciones: made.direcciones.map((one) => ({ ...one, calle: 'Otra' })) }],
    ['another e-mail', { ...made, correos: [{ email: 'otra@ejemplo.do' }] }],
  ])('with a 409 for a client with %s is refused', async (_, cliente) => {
    expect((await conflict(cliente)).outcome).toEqual(refused);
  });

  test('with a 409 for a client that is not found is refused', async () => {
    expect((await conflict(null)).outcome).toEqual(refused);
  });

  test('with a 409 is refused when another tab has created an equal client', async () => {
    const body = { ...clienteRequest, nuDocumento: '00100000091' };
    const { service, done } = start(defineCreateClienteActor, body)();
    const [other, witness] = [new BroadcastChannel('autogestion.clientes'), new BroadcastChannel('autogestion.clientes')];
    const received = new Promise((resolve) => witness.addEventListener('message', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    other.postMessage(`${body.idTipoDocumento} ${body.nuDocumento}`);
    await received;
    (await service.next()).answer(json({ title: 'Creación', messages: ['Ya existe'] }, 409));
    (await service.next()).answer(json({ title: '', messages: [], value: found }));
    (await service.next()).answer(json({ title: '', messages: [], value: { ...made, nuDocumento: body.nuDocumento } }));
    expect(await done).toEqual(refused);
    for (const channel of [other, witness]) channel.close();
  });

  test('announces its document to the other tabs before the answer', async () => {
    const tab = new BroadcastChannel('autogestion.clientes');
    const received = new Promise<MessageEvent>((resolve) => tab.addEventListener('message', resolve));
    const { service, done } = run();
    const sent = await service.next();
    expect((await received).data).toBe(`${clienteRequest.idTipoDocumento} ${clienteRequest.nuDocumento}`);
    sent.answer(new Response(null, { status: 204 }));
    expect(await done).toEqual({ output: created });
    tab.close();
  });

  test('without an answer has failed, and is not sent again', async () => {
    const { service, done } = run();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation } });
    expect(service.calls).toHaveLength(1);
  });
});
