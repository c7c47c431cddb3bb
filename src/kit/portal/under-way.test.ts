import { expect, test } from 'vitest';
import { fakeService, json } from '../../../tests/support/service.ts';
import { createUnderWay } from './under-way.ts';

test('Reads count from the first to the last, failed and aborted ones too; writes do not', async () => {
  const service = fakeService();
  const underWay = createUnderWay();
  const states: boolean[] = [];
  underWay.subscribe(() => states.push(underWay.isAny()));
  const send = underWay.counting(service.send);
  const cut = new AbortController();

  const post = send(new Request('http://core/a', { method: 'POST' }));
  (await service.next()).answer(json({}));
  await post;
  expect(states).toEqual([]);

  const all = [send(new Request('http://core/a')), send(new Request('http://core/b')), send(new Request('http://core/c', cut))];
  const [a, b] = [await service.next(), await service.next()];
  await service.next();
  a.answer(json({}));
  await all[0];
  expect(underWay.isAny()).toBe(true);
  cut.abort();
  b.fail(new TypeError('gone'));
  await Promise.allSettled(all);
  expect(states).toEqual([true, false]);
});

test('A watcher hears of each call as it begins, reads and writes, until it stops', async () => {
  const service = fakeService();
  const underWay = createUnderWay();
  const urls: string[] = [];
  const stop = underWay.watchCalls((url) => urls.push(url));
  const send = underWay.counting(service.send);
  const all = [send(new Request('http://core/a?x=1')), send(new Request('http://core/b', { method: 'POST' }))];
  expect(urls).toEqual(['http://core/a?x=1', 'http://core/b']);
  stop();
  all.push(send(new Request('http://core/c')));
  for (let answered = 0; answered < all.length; answered += 1) (await service.next()).answer(json({}));
  await Promise.all(all);
  expect(urls).toHaveLength(2);
});
