import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenStorage, contents, FakeStorageEvent, fakeStorage, fakeTabs } from '../../tests/support/browser.ts';
import { settle } from '../../tests/support/machines.ts';
import { sessionKey } from './keys.ts';
import { createTokenStore, type StoredSession } from './token-store.ts';

const ana: StoredSession = { token: 't1', refreshToken: 'r1', userName: 'ana' };
const otra: StoredSession = { token: 't2', refreshToken: 'r2', userName: 'otra' };
const stored = (session: StoredSession) => ({ [sessionKey]: JSON.stringify(session) });

beforeEach(() => {
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
});

const open = (storage: () => Storage) => createTokenStore(storage, new EventTarget());

const denied: Record<string, () => Storage> = {
  'throws on access': () => {
    throw new DOMException('denied', 'SecurityError');
  },
  // Some web views have a `localStorage` that is null.
  'is absent': () => null as unknown as Storage,
  'throws at every use': () => brokenStorage({ getItem: true, setItem: true, removeItem: true }),
};

describe('The stored session', () => {
  test('is read back as it was written, by another store too', () => {
    const storage = fakeStorage({ otra: 'clave' });
    const store = open(() => storage);
    expect(store.read()).toBeNull();
    store.write(ana);
    expect(store.read()).toEqual(ana);
    expect(open(() => storage).read()).toEqual(ana);
    expect(contents(storage)).toEqual({ otra: 'clave', ...stored(ana) });
  });

  test('is replaced as a whole, and removed as a whole', () => {
    const storage = fakeStorage({ otra: 'clave' });
    const store = open(() => storage);
    store.write(ana);
    store.write(otra);
    expect(store.read()).toEqual(otra);
    store.clear();
    store.clear();
    expect(store.read()).toBeNull();
    expect(contents(storage)).toEqual({ otra: 'clave' });
  });

  test('is the one that other tabs left, at any time', () => {
    const storage = fakeStorage();
    const store = open(() => storage);
    store.write(ana);
    storage.setItem(sessionKey, JSON.stringify(otra));
    expect(store.read()).toEqual(otra);
  });

  test.each([
    '',
    ' ',
    'hola',
    'null',
    'true',
    '7',
    '"t1"',
    '[]',
    '{}',
    '{"token":"t1"}',
    '{"token":"t1","refreshToken":"r1"}',
    '{"token":"","refreshToken":"r1","userName":"ana"}',
    '{"token":"t1","refreshToken":"","userName":"ana"}',
    '{"token":1,"refreshToken":"r1","userName":"ana"}',
    '{"token":"t1","refreshToken":null,"userName":"ana"}',
    '{"token":"t1","refreshToken":"r1","userName":{}}',
    '{"token":"t1","refreshToken":"r1","userName":"ana"',
    '[{"token":"t1","refreshToken":"r1","userName":"ana"}]',
    String.raw`{"token":"t1\n","refreshToken":"r1","userName":"ana"}`,
    '{"token":"t 1","refreshToken":"r1","userName":"ana"}',
    '{"token":"ñandú","refreshToken":"r1","userName":"ana"}',
    String.raw`{"token":"t\u0000","refreshToken":"r1","userName":"ana"}`,
    JSON.stringify({ ...ana, token: 't'.repeat(16_385) }),
    JSON.stringify({ ...ana, refreshToken: 'r'.repeat(3_000_000) }),
  ])('is none when an invalid one is stored, which is removed: %j', (rubbish) => {
    const storage = fakeStorage({ [sessionKey]: rubbish, otra: 'clave' });
    const store = open(() => storage);
    expect(store.read()).toBeNull();
    expect(contents(storage)).toEqual({ otra: 'clave' });
    store.write(ana);
    expect(store.read()).toEqual(ana);
  });
});

describe.each(Object.entries(denied))('Where storage %s', (_, storage) => {
  test('the session lives in memory, until it is cleared', () => {
    const store = open(storage);
    expect(store.read()).toBeNull();
    store.write(ana);
    expect(store.read()).toEqual(ana);
    store.write(otra);
    expect(store.read()).toEqual(otra);
    store.clear();
    expect(store.read()).toBeNull();
  });
});

describe('Where storage is full', () => {
  test('the session lives in memory, and an earlier one is not read', () => {
    const storage = brokenStorage({ setItem: true }, stored(otra));
    const store = open(() => storage);
    expect(store.read()).toEqual(otra);
    store.write(ana);
    expect(store.read()).toEqual(ana);
    expect(contents(storage)).toEqual({});
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('the session goes into storage as soon as there is room', () => {
    const full = brokenStorage({ setItem: true });
    const roomy = fakeStorage();
    let storage = full;
    const store = open(() => storage);
    store.write(ana);
    storage = roomy;
    store.write(otra);
    expect(contents(roomy)).toEqual(stored(otra));
    roomy.removeItem(sessionKey);
    expect(store.read()).toBeNull();
  });
});

function twoTabs() {
  const [here, there] = fakeTabs(2);
  if (!here || !there) throw new Error('No tabs');
  const received: (StoredSession | null)[] = [];
  const store = createTokenStore(() => here.storage, here.events);
  const stop = store.subscribe((session) => received.push(session));
  return { here, there: createTokenStore(() => there.storage, there.events), store, received, stop };
}

describe('Other tabs', () => {
  test('are heard when they write or remove the session, until the end of the subscription', async () => {
    const t = twoTabs();
    t.there.write(ana);
    await settle();
    t.there.write(otra);
    await settle();
    t.there.clear();
    await settle();
    expect(t.received).toEqual([ana, otra, null]);
    t.stop();
    t.there.write(ana);
    await settle();
    expect(t.received).toEqual([ana, otra, null]);
  });

  test('are reported with the present session when the news of a removal come late', async () => {
    const t = twoTabs();
    t.there.write(ana);
    await settle();
    t.there.clear();
    t.store.write(otra);
    await settle();
    expect(t.received).toEqual([ana, otra]);
    expect(t.store.read()).toEqual(otra);
  });

  test('hear that a session has expired, without a trace in the store', async () => {
    const t = twoTabs();
    const expired: boolean[] = [];
    t.store.subscribe((_, hasExpired) => expired.push(hasExpired));
    t.there.write(ana);
    t.there.clear('expired');
    await settle();
    expect([t.received, expired]).toEqual([
      [ana, null, null],
      [false, true, false],
    ]);
    expect(contents(t.here.storage)).toEqual({});
    t.there.clear('expired');
    await settle();
    expect(t.received).toHaveLength(3);
  });

  test('do not hear their own changes', async () => {
    const t = twoTabs();
    t.store.write(ana);
    t.store.clear();
    await settle();
    expect(t.received).toEqual([]);
  });

  test.each([
    ['another key', { key: 'autogestion.preferencias', newValue: '{}' }, []],
    ['rubbish', { key: sessionKey, newValue: 'hola' }, [null]],
    ['an emptied storage', { key: null, newValue: null }, [null]],
    ['the session', { key: sessionKey, newValue: JSON.stringify(ana) }, [ana]],
  ])('that leave %s', (_, event, received) => {
    const t = twoTabs();
    t.here.events.dispatchEvent(new FakeStorageEvent('storage', event));
    expect(t.received).toEqual(received);
  });

  test('are read again when the page returns from the back/forward cache', () => {
    const t = twoTabs();
    t.store.write(ana);
    t.here.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(t.received).toEqual([]);
    t.here.storage.removeItem(sessionKey);
    t.here.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(t.received).toEqual([null]);
    t.here.storage.setItem(sessionKey, JSON.stringify(otra));
    t.here.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    t.stop();
    t.here.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(t.received).toEqual([null, otra]);
  });

  test('are heard by storage events only', () => {
    const t = twoTabs();
    t.here.events.dispatchEvent(new Event('storage'));
    expect(t.received).toEqual([]);
  });

  test('end a session that lives in memory here', () => {
    const events = new EventTarget();
    const store = createTokenStore(() => brokenStorage({ setItem: true }), events);
    store.subscribe(() => undefined);
    store.write(ana);
    events.dispatchEvent(new FakeStorageEvent('storage', { key: 'otra', newValue: null }));
    expect(store.read()).toEqual(ana);
    events.dispatchEvent(new FakeStorageEvent('storage', { key: sessionKey, newValue: null }));
    expect(store.read()).toBeNull();
  });
});

test('The store uses the window’s storage by default', () => {
  const storage = fakeStorage();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', events);
  const store = createTokenStore();
  const received: unknown[] = [];
  store.subscribe((session) => received.push(session));
  store.write(ana);
  events.dispatchEvent(new FakeStorageEvent('storage', { key: sessionKey, newValue: JSON.stringify(otra) }));
  expect({ stored: contents(storage), received }).toEqual({ stored: stored(ana), received: [otra] });
});
