import { expect, test } from 'vitest';
import { retryable } from './retryable.ts';

test('makes its value once for all callers, and keeps it', async () => {
  let count = 0;
  const made = retryable(async () => {
    count += 1;
    return { count };
  });
  expect(made.current()).toBeNull();
  expect(await Promise.all([made.load(), made.load()])).toEqual([{ count: 1 }, { count: 1 }]);
  expect(await made.load()).toEqual({ count: 1 });
  expect(made.current()).toEqual({ count: 1 });
});

test('tries again after a failure, which all waiting callers get', async () => {
  const networkError = new TypeError('fetch failed');
  const outcomes = [() => Promise.reject(networkError), () => Promise.resolve('listo')];
  let count = 0;
  const made = retryable(() => {
    count += 1;
    return outcomes.shift()?.() ?? Promise.reject(new Error('made too often'));
  });
  expect(await Promise.allSettled([made.load(), made.load()])).toEqual([
    { status: 'rejected', reason: networkError },
    { status: 'rejected', reason: networkError },
  ]);
  expect(made.current()).toBeNull();
  expect(await made.load()).toBe('listo');
  expect(made.current()).toBe('listo');
  expect(count).toBe(2);
});
