import { expect, test } from 'vitest';
import { createLeaveWatch, type LeavableWindow } from './leave-watch.ts';

const always = () => true;

/** A window with its own history: `back` and `forward` are the person's buttons. */
function fakeWindow({ hasNavigation = true } = {}) {
  const events = new EventTarget();
  const entries = ['/a', '/b', '/c'];
  const keys = ['1', '2', '3'];
  let newest = 3;
  let at = 1;
  const go = (delta: number) => {
    if (!entries[at + delta]) return;
    at += delta;
    events.dispatchEvent(new Event('popstate'));
  };
  const view = {
    location: {
      get pathname() {
        return entries[at]?.split('?')[0] ?? '';
      },
      get search() {
        return new URL(`http://portal${entries[at]}`).search;
      },
      get href() {
        return `http://portal${entries[at]}`;
      },
    },
    history: {
      go,
      pushState(_state: unknown, _title: string, to: string) {
        at += 1;
        entries.splice(at, entries.length, to.replace('http://portal', ''));
        newest += 1;
        keys.splice(at, keys.length, String(newest));
        events.dispatchEvent(new Event('pushState'));
      },
    },
    ...(hasNavigation && {
      navigation: {
        get currentEntry() {
          return { index: at, key: keys[at] };
        },
        entries: () => keys.map((key) => ({ key })),
      },
    }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  /** Drops the oldest entry, as browsers do with a full history: all others move down by one. */
  const dropOldest = () => {
    entries.shift();
    keys.shift();
    at -= 1;
  };
  return { view: view as unknown as LeavableWindow, events, entries, go, dropOldest, now: () => entries[at] };
}

/** A screen at /b of the history /a, /b, /c, with the places that the router hears of. */
function screen({ dirty = true, hasNavigation = true } = {}) {
  const browser = fakeWindow({ hasNavigation });
  const navigated: unknown[] = [];
  const navigate = (to: string, options?: object) => {
    navigated.push(options ? [to, options] : to);
    browser.view.history.pushState(null, '', to);
  };
  const watch = createLeaveWatch(browser.view, navigate);
  const state = { dirty, kept: true };
  watch.add({ isDirty: () => state.dirty, isKept: () => state.kept });
  const stop = watch.listen();
  const routerPlaces: string[] = [];
  watch.subscribe(() => {
    const place = watch.path() + watch.search();
    if (place !== (routerPlaces.at(-1) ?? '/b')) routerPlaces.push(place);
  });
  const unloads = () => {
    const event = new Event('beforeunload', { cancelable: true });
    browser.events.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  return { ...browser, watch, state, stop, routerPlaces, unloads, navigated, navigate };
}

test('A clean screen is left without a question by every way', () => {
  const t = screen({ dirty: false });
  t.go(-1);
  t.go(1);
  t.watch.aroundNav(t.navigate, '/x');
  expect([t.routerPlaces, t.navigated, t.watch.isAsking(), t.unloads(), t.watch.isDirty()]).toEqual([
    ['/a', '/b', '/x'],
    ['/x'],
    false,
    true,
    false,
  ]);
});

test('A dirty screen prevents the closing of the tab', () => {
  expect(screen().unloads()).toBe(false);
});

test('A link out of a dirty screen waits for the answer', () => {
  const t = screen();
  const askingStates: boolean[] = [];
  t.watch.subscribe(() => askingStates.push(t.watch.isAsking()));
  t.watch.aroundNav(t.navigate, '/x', { replace: true });
  expect([t.navigated, t.now(), askingStates]).toEqual([[], '/b', [true]]);
  t.watch.stay();
  expect([t.navigated, askingStates]).toEqual([[], [true, false]]);
  t.watch.aroundNav(t.navigate, '/y?z=1', { replace: true });
  t.watch.leave();
  expect([t.navigated, askingStates]).toEqual([[['/y?z=1', { replace: true }]], [true, false, true, false, false]]);
});

test('Another query of the same screen is not held back', () => {
  const t = screen();
  t.watch.aroundNav(t.navigate, '/b?paso=2');
  t.go(-1);
  expect([t.navigated, t.routerPlaces, t.watch.isAsking()]).toEqual([['/b?paso=2'], ['/b?paso=2', '/b'], false]);
});

test.each([
  ['Back', -1, '/a'],
  ['Forward', 1, '/c'],
])('%s from a dirty screen is undone before the router hears of it, and done after the answer', (_, delta, target) => {
  const t = screen();
  t.go(delta);
  expect([t.now(), t.routerPlaces, t.watch.isAsking()]).toEqual(['/b', [], true]);
  t.watch.stay();
  t.go(delta);
  expect([t.now(), t.routerPlaces, t.watch.isAsking()]).toEqual(['/b', [], true]);
  t.watch.leave();
  expect([t.now(), t.routerPlaces, t.watch.isAsking()]).toEqual([target, [target], false]);
  expect(t.entries).toEqual(['/a', '/b', '/c']);
});

test('Back over several pages continues over the same number', () => {
  const t = screen();
  t.watch.aroundNav(t.navigate, '/b?paso=2');
  t.watch.aroundNav(t.navigate, '/b?paso=3');
  t.go(-3);
  expect(t.now()).toBe('/b?paso=3');
  t.watch.leave();
  expect(t.now()).toBe('/a');
});

test('Back is undone in a full history, whose entries have moved', () => {
  const t = screen();
  t.go(1);
  t.watch.leave();
  t.dropOldest();
  t.go(-1);
  expect([t.now(), t.watch.isAsking()]).toEqual(['/c', true]);
  t.watch.leave();
  expect(t.now()).toBe('/b');
});

test.each([
  ['Back', -1, '/a'],
  ['Forward', 1, '/c'],
])('%s is undone and done without the Navigation API', (_, delta, target) => {
  const t = screen({ hasNavigation: false });
  t.go(delta);
  expect([t.now(), t.routerPlaces, t.watch.isAsking()]).toEqual(['/b', [], true]);
  t.watch.leave();
  expect([t.now(), t.routerPlaces]).toEqual([target, [target]]);
});

test('Screens count until they are removed, and none counts after the end of the watch', () => {
  const t = screen({ dirty: false });
  const dirty = { isDirty: always, isKept: always };
  const [first, second] = [t.watch.add(dirty), t.watch.add(dirty)];
  first();
  expect(t.watch.isDirty()).toBe(true);
  second();
  expect(t.watch.isDirty()).toBe(false);
  t.state.dirty = true;
  t.stop();
  t.go(-1);
  expect([t.routerPlaces, t.watch.isAsking(), t.unloads()]).toEqual([[], false, true]);
});

const never = () => false;

test('The question knows whether drafts hold all typing', () => {
  const t = screen();
  t.watch.add({ isDirty: never, isKept: never });
  t.go(1);
  expect([t.watch.isAsking(), t.watch.isKept()]).toEqual([true, true]);
  t.watch.stay();
  t.state.kept = false;
  t.go(1);
  expect([t.watch.isAsking(), t.watch.isKept()]).toEqual([true, false]);
});
