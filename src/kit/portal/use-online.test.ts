import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOnline } from './use-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const browser = new EventTarget();
  const tell = vi.fn<() => void>();
  return { tell, stop: watchOnline(tell, browser), say: (type: 'online' | 'offline') => browser.dispatchEvent(new Event(type)) };
}

test('A network that is there again is told at once, after a second and after five', () => {
  const { tell, say } = watch();
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(0);
  say('online');
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3999);
  expect(tell).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(tell).toHaveBeenCalledTimes(3);
});

test('One that goes again is not told; one that comes twice is told from its last coming on', () => {
  const { tell, say } = watch();
  say('online');
  say('offline');
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
  say('online');
  vi.advanceTimersByTime(900);
  say('online');
  expect(tell).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(999);
  expect(tell).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(5);
});

test('Whoever stops is told nothing more', () => {
  const { tell, say, stop } = watch();
  say('online');
  stop();
  say('online');
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
});
