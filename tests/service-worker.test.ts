import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../tools/build/sw.js'), 'utf8');
const origin = 'https://portal.do';
const html = (text: string, status = 200) => new Response(text, { status });

interface Visit {
  readonly path?: string;
  readonly mode?: string;
  readonly isReloadNavigation?: boolean;
}

/** The worker of build `b`, in a browser with these cached builds and tabs, and a server with one page. */
function worker({
  builds = { b: 'b' },
  waits = false,
  tabs = [],
  server = 'b',
}: {
  builds?: Readonly<Record<string, string>>;
  waits?: boolean;
  tabs?: readonly string[];
  server?: string | null;
}) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const cacheOf = (build: string) => {
    const files = new Map(['index.html', 'login.html'].map((file) => [`/autogestion/${file}`, `${builds[build]} ${file}`]));
    return {
      match: async (path: string) => (files.has(path) ? html(files.get(path) ?? '') : undefined),
      put: async (path: string) => void done.push(`kept ${path}`),
      addAll: async (asked: readonly Request[]) => void done.push(`added ${asked.length} to ${build}`),
    };
  };
  const caches = {
    keys: async () => ['another-app', ...Object.keys(builds).map((build) => `autogestion-${build}`)],
    open: async (name: string) => cacheOf(name.replace('autogestion-', '')),
    match: async () => undefined,
    delete: async (name: string) => void done.push(`deleted ${name}`),
  };
  const self = {
    location: { origin },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    clients: { matchAll: async () => tabs.map((path) => ({ url: origin + path })) },
    registration: {
      waiting: waits ? { postMessage: (message: string) => void done.push(message) } : null,
      update: async () => void done.push('update'),
    },
  };
  const fetchPage = async (path: string | { url: string }) => {
    if (server === null) throw new TypeError('Failed to fetch');
    return html(`${server} ${typeof path === 'string' ? path.replace('/autogestion/', '') : 'network'}`);
  };
  const text = source.replace('__VERSION__', 'b').replace('__FILES__', '["index.html","login.html"]');
  // oxlint-disable-next-line typescript/no-implied-eval -- the worker as the build completes it
  new Function('self', 'caches', 'fetch', 'Request', text)(self, caches, fetchPage, Object);
  return {
    done,
    async install() {
      const pending: Promise<unknown>[] = [];
      listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => void pending.push(work) });
      await Promise.all(pending);
    },
    /** The worker's answer to a page, once its background work is done. */
    async visit({ path = '/autogestion/', mode = 'navigate', isReloadNavigation = false }: Visit = {}) {
      const pending: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { method: 'GET', mode, url: origin + path, isReloadNavigation },
        respondWith: (given: Promise<Response>) => (answer = given),
        waitUntil: (work: Promise<unknown>) => void pending.push(work),
      });
      const page = await (await answer)?.text();
      await Promise.all(pending);
      return page;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const two = { b: 'b', c: 'c' };
const here = '/autogestion/clientes';

describe('A build that waits', () => {
  test.each<[string, Visit, readonly string[], string]>([
    ['a reload', { isReloadNavigation: true }, [here], 'c index.html'],
    ['a reload of the login', { path: '/autogestion/login', isReloadNavigation: true }, ['/autogestion/login'], 'c login.html'],
    ['a reload of a list with filters', { path: `${here}?page=2`, isReloadNavigation: true }, [here], 'c index.html'],
    ['the first page, where no tab is open', {}, [], 'c index.html'],
    ['the first page beside pages of others', {}, ['/', '/otra/autogestion/'], 'c index.html'],
  ])('comes by %s, and takes over', async (_, visit, tabs, page) => {
    const t = worker({ builds: two, waits: true, tabs, server: 'c' });
    expect(await t.visit(visit)).toBe(page);
    expect(t.done).toEqual([]);
    vi.advanceTimersByTime(1000);
    await t.visit({ path: '/autogestion/assets/c.js', mode: 'cors' });
    await t.visit({ path: '/v1/clientes', mode: 'cors' });
    vi.advanceTimersByTime(1499);
    expect(t.done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(t.done).toEqual(['activar si es la única']);
  });

  test.each<[string, Visit, readonly string[]]>([
    ['a second tab', {}, [here]],
    ['a reload beside a second tab', { isReloadNavigation: true }, [here, '/autogestion/login']],
    ['a page of one that does not tell reloads', {}, [here]],
  ])('does not come by %s', async (_, visit, tabs) => {
    const t = worker({ builds: two, waits: true, tabs, server: 'b' });
    expect(await t.visit(visit)).toBe('b index.html');
    vi.runAllTimers();
    expect(t.done).toEqual(['kept /autogestion/index.html']);
  });

  test('is not used for a chunk, nor without a later cache that has the page', async () => {
    const chunk = worker({ builds: two, waits: true });
    await chunk.visit({ path: '/autogestion/assets/a.js', mode: 'cors', isReloadNavigation: true });
    vi.runAllTimers();
    expect(chunk.done).toEqual([]);
    const rolledBack = worker({ builds: { a: 'a', b: 'b' }, waits: true, tabs: [here] });
    expect(await rolledBack.visit({ isReloadNavigation: true })).toBe('b index.html');
    vi.runAllTimers();
    expect(rolledBack.done).toEqual(['kept /autogestion/index.html']);
  });

  test('is the last of the caches once it is installed, though an earlier deploy has left it there', async () => {
    const t = worker({ builds: { b: 'b', c: 'c' } });
    await t.install();
    expect(t.done).toEqual(['deleted autogestion-b', 'added 2 to b']);
  });

  test('is not awaited before it is installed', async () => {
    const t = worker({ builds: two, tabs: [here], server: 'b' });
    expect(await t.visit({ isReloadNavigation: true })).toBe('b index.html');
  });
});

describe('A page out of the cache', () => {
  test.each([
    ['index.html', ''],
    ['login.html', 'login'],
  ])('%s has another build fetched at once when the server has one', async (file, path) => {
    const t = worker({ server: 'c' });
    expect(await t.visit({ path: `/autogestion/${path}` })).toBe(`b ${file}`);
    expect(t.done).toEqual(['update']);
  });

  test('takes the headers of the same page, and asks for nothing without a network', async () => {
    const same = worker({ server: 'b' });
    await same.visit();
    expect(same.done).toEqual(['kept /autogestion/index.html']);
    const offline = worker({ server: null });
    expect(await offline.visit()).toBe('b index.html');
    expect(offline.done).toEqual([]);
  });
});
