import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOnline } from './use-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const browser = new EventTarget();
  const tell = vi.fn<() => void>();
  return { tell, stop: watchOnline(tell, browser), say: (type: 'online' | 'offline') => browser.dispatchEvent(new Event(type)) };
}

test('The return of the network is reported at once, after one second and after five', () => {
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

test('A network that fails again is not reported; a second return restarts the reports', () => {
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

test('Nothing is reported after the end', () => {
  const { tell, say, stop } = watch();
  say('online');
  stop();
  say('online');
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
});
