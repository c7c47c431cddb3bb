import { createActor, createMachine } from 'xstate';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorageEvent, fakeTabs } from '../../../tests/support/browser.ts';
import { settle } from '../../../tests/support/machines.ts';
import { createTokenStore } from '../../storage/token-store.ts';
import { defineWatchTokensActor } from './watch-tokens.ts';

beforeEach(() => {
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
});

test('reports what other tabs do to the session until it is stopped', async () => {
  const [here, there] = fakeTabs(2).map(({ storage, events }) => createTokenStore(() => storage, events));
  if (!here || !there) throw new Error('No tabs');
  const received: unknown[] = [];
  const parent = createActor(
    createMachine({
      invoke: { src: defineWatchTokensActor(here) },
      on: { 'tokens.changed': { actions: ({ event }) => received.push(event) } },
    }),
  );
  parent.start();

  there.write({ token: 't1', refreshToken: 'r1', userName: 'ana' });
  await settle();
  here.write({ token: 't2', refreshToken: 'r2', userName: 'ana' });
  await settle();
  there.clear();
  await settle();
  there.write({ token: 't2', refreshToken: 'r2', userName: 'ana' });
  there.clear('expired');
  await settle();
  const all = [
    { type: 'tokens.changed', userName: 'ana', hasExpired: false },
    { type: 'tokens.changed', userName: null, hasExpired: false },
    { type: 'tokens.changed', userName: 'ana', hasExpired: false },
    { type: 'tokens.changed', userName: null, hasExpired: true },
    { type: 'tokens.changed', userName: null, hasExpired: false },
  ];
  expect(received).toEqual(all);

  parent.stop();
  there.write({ token: 't3', refreshToken: 'r3', userName: 'otra' });
  await settle();
  expect(received).toEqual(all);
});
