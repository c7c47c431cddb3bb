import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { fakeService, json } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import type { Reply } from '../../domain/comments.ts';
import { defineAddCommentActor, defineFetchThreadActor, defineVerifyCommentActor } from './respuestas.ts';
import { defineFetchTicketActor } from './tickets.ts';

function start() {
  const service = fakeService();
  return { service, core: createCoreClient('https://core.example', service.send) };
}
const comments = (...list: readonly unknown[]) => json({ title: '', messages: [], value: { comments: list } });
const unreadable = { error: { kind: 'unreadable', operation: 'fetchTicketComments', status: 200 } };
const reply: Reply = { id: 60, text: 'Gracias', after: 2, requesterId: 501 };

test('A request is loaded by its number', async () => {
  const { service, core } = start();
  const done = outcome(createActor(defineFetchTicketActor(core), { input: { params: { id: 60, edition: 3 } } }));
  const call = await service.next();
  expect([call.method, call.url]).toEqual(['GET', 'https://core.example/v1/tickets/60']);
  const ticket = { id: 60, subject: 'Recibo', status: 'open', requester_id: 501 };
  call.answer(json({ title: '', messages: [], value: { ticket } }));
  expect(await done).toEqual({ output: { data: ticket, dropped: 0 } });
});

describe('The comments of a request', () => {
  test.each([
    [
      'a row that breaks the contract is left out',
      comments({ id: 1, body: 'a' }, { body: 'b' }),
      { comments: [{ id: 1, body: 'a' }], dropped: 1 },
    ],
    ['there may be none', comments(), { comments: [], dropped: 0 }],
    [
      'an internal note is left out, with any content, silently',
      comments(
        { id: 1, body: 'a', public: true },
        { id: 2, body: 'b', public: false },
        { public: false },
        { id: 3, public: null },
      ),
      {
        comments: [
          { id: 1, body: 'a', public: true },
          { id: 3, public: null },
        ],
        dropped: 0,
      },
    ],
    [
      'a thread of internal notes alone has no comments',
      comments({ id: 1, body: 'a', public: false }, { id: '2', body: 'b', public: false }),
      { comments: [], dropped: 0 },
    ],
    [
      'one of which nobody can tell whether it is internal is not shown either',
      comments({ id: 1, body: 'a' }, { id: 2, body: 'b', public: 'false' }, { id: 3, body: 'c', public: 0 }),
      { comments: [{ id: 1, body: 'a' }], dropped: 2 },
    ],
  ])('%s', async (_, answer, output) => {
    const { service, core } = start();
    const done = outcome(createActor(defineFetchThreadActor(core), { input: { id: 60 } }));
    const call = await service.next();
    expect([call.method, call.url]).toEqual(['GET', 'https://core.example/v1/tickets/60/comments']);
    call.answer(answer);
    expect(await done).toEqual({ output });
  });

  test.each([
    ['no row that can be read', comments({ body: 'b' })],
    ['no list', json({ title: '', messages: [], value: {} })],
    ['no object', json({ title: '', messages: [], value: [] })],
  ])('fail with %s', async (_, answer) => {
    const { service, core } = start();
    const done = outcome(createActor(defineFetchThreadActor(core), { input: { id: 60 } }));
    (await service.next()).answer(answer);
    expect(await done).toEqual(unreadable);
  });
});

describe('A reply', () => {
  test('is sent with its request as a public comment', async () => {
    const { service, core } = start();
    const done = outcome(createActor(defineAddCommentActor(core), { input: reply }));
    const call = await service.next();
    expect([call.method, call.url, JSON.parse(call.body)]).toEqual([
      'PUT',
      'https://core.example/v1/tickets',
      { ticket: { id: 60, comment: { body: 'Gracias', public: true } } },
    ]);
    call.answer(json({ title: 'Solicitud', messages: ['El comentario fue agregado.'] }));
    expect(await done).toEqual({ output: { title: 'Solicitud', messages: ['El comentario fue agregado.'] } });
  });

  test.each([
    ['is there', { id: 3, author_id: 501, body: 'Gracias' }, { id: 3, author_id: 501, body: 'Gracias' }],
    ['is not there', { id: 3, author_id: 501, body: 'Otra' }, null],
    ['is an internal note alone', { id: 3, author_id: 501, body: 'Gracias', public: false }, null],
    ['is an earlier one', { id: 2, author_id: 501, body: 'Gracias' }, null],
  ])('whose answer was lost is looked for: it %s', async (_, comment, output) => {
    const { service, core } = start();
    const done = outcome(createActor(defineVerifyCommentActor(core), { input: reply }));
    (await service.next()).answer(comments(comment));
    expect(await done).toEqual({ output });
  });
});
