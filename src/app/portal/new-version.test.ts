import { describe, expect, test, vi } from 'vitest';
import { createVersions } from './new-version.ts';

/** A worker of a new version, as a registration has it. */
function worker() {
  const posted: unknown[] = [];
  const installed: ServiceWorkerState = 'installed';
  const target: EventTarget & { state: ServiceWorkerState } = Object.assign(new EventTarget(), {
    state: installed,
    postMessage: (message: unknown) => void posted.push(message),
  });
  return {
    posted,
    worker: target as unknown as ServiceWorker,
    become: (state: ServiceWorkerState) => void (target.state = state),
  };
}

/** A tab of the former version with a new one waiting; `asked` answers whether it is outdated. */
async function offered(asked: () => Promise<boolean> = async () => true) {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  const { posted, worker: waiting, become } = worker();
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: async () => undefined });
  const workers = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  const reload = vi.fn<() => void>();
  const versions = createVersions(workers as unknown as ServiceWorkerContainer, '/autogestion/', reload, asked);
  versions.begin();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return { versions, posted, reload, become, takeOver: () => workers.dispatchEvent(new Event('controllerchange')) };
}

/** A tab opened while a version waits; `typed` answers in turn whether anything is typed. */
async function opened(typed: boolean[], isFormer = true) {
  vi.stubEnv('PROD', true);
  const { posted, worker: waiting } = worker();
  const workers = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => ({ waiting }) });
  const reload = vi.fn<() => void>();
  const asked = vi.fn<() => Promise<boolean>>(async () => isFormer);
  const versions = createVersions(workers as unknown as ServiceWorkerContainer, '/autogestion/', reload, asked);
  versions.takeWaiting(() => typed.shift() ?? true);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.waitFor(() => expect(typed.length).toBeLessThanOrEqual(isFormer ? 1 : 2));
  await Promise.resolve();
  vi.unstubAllEnvs();
  return { versions, posted, reload, takeOver: () => workers.dispatchEvent(new Event('controllerchange')) };
}

describe('A new version', () => {
  test('waits until typing is sent or discarded', async () => {
    const t = await offered();
    const typed = [true, false];
    t.versions.takeWaiting(() => typed.shift() ?? false);
    t.versions.take();
    expect([t.posted, t.versions.isOffered(), t.versions.isHeld()]).toEqual([[], true, true]);
    t.versions.take();
    expect([t.posted, t.versions.isHeld()]).toEqual([['activar'], false]);
  });

  test('is asked again to take over after a failure, and offered meanwhile', async () => {
    const t = await offered();
    t.versions.take();
    expect(t.versions.isOffered()).toBe(true);
    t.versions.take();
    t.takeOver();
    expect([t.posted, t.reload.mock.calls.length]).toEqual([['activar', 'activar'], 1]);
  });

  test('is activated, and then the page reloads', async () => {
    const t = await offered();
    expect(t.versions.isOffered()).toBe(true);
    t.versions.take();
    expect([t.posted, t.reload.mock.calls]).toEqual([['activar'], []]);
    t.takeOver();
    t.takeOver();
    expect(t.reload).toHaveBeenCalledTimes(1);
  });

  test.each(['activating', 'activated', 'redundant'] as const)(
    'that another tab took (it is %s) is loaded at once',
    async (state) => {
      const t = await offered();
      t.become(state);
      t.takeOver();
      expect(t.reload).not.toHaveBeenCalled();
      t.versions.take();
      expect([t.posted, t.reload.mock.calls]).toEqual([[], [[]]]);
    },
  );

  test.each([
    ['nothing is typed: it is taken', [false, false], ['activar si es la única'], 1, false],
    ['something is: it is left', [true], [], 0, false],
    ['something is meanwhile: it is offered', [false, true], ['activar si es la única'], 0, true],
  ] as const)('that waited before the page was opened, and %s', async (_, typed, posted, reloads, isOffered) => {
    const t = await opened([...typed]);
    expect(t.posted).toEqual(posted);
    if (posted.length > 0) t.takeOver();
    expect([t.reload.mock.calls.length, t.versions.isOffered()]).toEqual([reloads, isOffered]);
  });

  test('that this page already runs is neither offered nor activated', async () => {
    expect((await offered(async () => false)).versions.isOffered()).toBe(false);
    const t = await opened([false, false], false);
    t.takeOver();
    expect([t.posted, t.reload.mock.calls, t.versions.isOffered()]).toEqual([[], [], false]);
  });

  test('is offered where the server does not answer', async () => {
    expect((await offered(async () => Promise.reject(new TypeError('Failed to fetch')))).versions.isOffered()).toBe(true);
  });
});
