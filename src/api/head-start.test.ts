import { expect, test } from 'vitest';
import { settle } from '../../tests/support/machines.ts';
import { createHeadStart, maxAge } from './head-start.ts';

const address = 'https://core.example/v1/clientes?pageNumber=1&pageSize=10';
const sameAddress = 'https://core.example/v1/clientes?pageSize=10&pageNumber=1';

/** A head start whose sent requests the test answers by hand. */
function begin() {
  const sent: { request: Request; answer: (response: Response) => void; fail: (error: unknown) => void }[] = [];
  const clock = { now: 0 };
  const headStart = createHeadStart(
    (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      sent.push({ request, answer: resolve, fail: reject });
      return promise;
    },
    () => clock.now,
  );
  return { headStart, sent, clock };
}

test('the same read is sent once, in any order of its query', async () => {
  const { headStart, sent } = begin();
  headStart.begin(new Request(address));
  const answer = headStart.send(new Request(sameAddress));
  const response = new Response('{}');
  sent[0]?.answer(response);
  expect(await answer).toBe(response);
  expect(sent).toHaveLength(1);
});

test('an answer is given once: a second read is a call of its own', () => {
  const { headStart, sent } = begin();
  headStart.begin(new Request(address));
  void headStart.send(new Request(address));
  void headStart.send(new Request(address));
  expect(sent).toHaveLength(2);
});

test.each([
  ['another address', new Request('https://core.example/v1/clientes?pageNumber=2&pageSize=10')],
  ['a write', new Request(address, { method: 'POST', body: '{}' })],
])('%s is sent', (_, request) => {
  const { headStart, sent } = begin();
  headStart.begin(new Request(address));
  void headStart.send(request);
  expect(sent[1]?.request).toBe(request);
});

test('aborting the read aborts the early one', () => {
  const { headStart, sent } = begin();
  const control = new AbortController();
  headStart.begin(new Request(address));
  void headStart.send(new Request(address, { signal: control.signal })).catch(() => undefined);
  expect(sent[0]?.request.signal.aborted).toBe(false);
  control.abort();
  expect(sent[0]?.request.signal.aborted).toBe(true);
});

test('reads that no screen requested are aborted, and later calls are sent', () => {
  const { headStart, sent } = begin();
  headStart.begin(new Request(address));
  headStart.drop();
  expect(sent[0]?.request.signal.aborted).toBe(true);
  void headStart.send(new Request(address));
  expect(sent).toHaveLength(2);
});

test('an answer that waited too long is requested again', () => {
  const { headStart, sent, clock } = begin();
  headStart.begin(new Request(address));
  clock.now = maxAge + 1;
  void headStart.send(new Request(address));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.request.signal.aborted).toBe(true);
});

test('a failure reaches the screen, and is no unhandled rejection without one', async () => {
  const { headStart, sent } = begin();
  headStart.begin(new Request(address));
  headStart.begin(new Request('https://core.example/v1/monedas'));
  const answer = headStart.send(new Request(address));
  sent[0]?.fail(new TypeError('No network'));
  sent[1]?.fail(new TypeError('No network'));
  await expect(answer).rejects.toThrow('No network');
  await settle();
});
