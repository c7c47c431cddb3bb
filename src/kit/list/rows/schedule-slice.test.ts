import { afterEach, expect, test, vi } from 'vitest';
import { scheduleSlice } from './schedule-slice.ts';

afterEach(() => vi.unstubAllGlobals());

test('Slices of work ahead fill an idle period, and then request the next one', async () => {
  let now = 0;
  let requests = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const requestIdleCallback = (work: (deadline: { timeRemaining: () => number }) => void) => {
    requests += 1;
    queueMicrotask(() => work({ timeRemaining: () => 25 }));
    return requests;
  };
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const slice = () =>
    new Promise<number>((resolve) =>
      scheduleSlice(false, (mayGoOn) => {
        while (mayGoOn()) now += 5;
        resolve(requests);
      }),
    );
  expect([await slice(), await slice(), await slice(), await slice()]).toEqual([1, 1, 1, 2]);
});
