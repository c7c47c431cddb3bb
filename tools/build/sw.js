// Service worker, completed by service-worker.ts: caches the shell and the chunks of one build. No
// service answer and no config.json is cached; other requests go to the network unchanged.
const BASE = '/autogestion/';
const PREFIX = 'autogestion-';
const NAME = `${PREFIX}__VERSION__`;
/** Every file of the build, relative to the base. */
const FILES = new Set(__FILES__);

async function keepBuild() {
  // A build that returns, as after a rollback, becomes the latest one again.
  await caches.delete(NAME);
  const cache = await caches.open(NAME);
  // The page has just fetched files with a hash in their name; pages are fetched again.
  await cache.addAll(
    [...FILES].map((file) => new Request(BASE + file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })),
  );
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

/** Number of tabs with the portal open. */
async function countTabs() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => new URL(url).pathname.startsWith(BASE)).length;
}

async function takeOverAlone() {
  if ((await countTabs()) === 1) await self.skipWaiting();
}

// Takes over on request, or when no page of the previous build is left, so that a page never mixes
// two builds unasked.
self.addEventListener('message', (event) => {
  if (event.data === 'activar') event.waitUntil(self.skipWaiting());
  if (event.data === 'activar si es la única') event.waitUntil(takeOverAlone());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      // Keeps the previous build: tabs that still run it find their chunks.
      const former = names.filter((name) => name.startsWith(PREFIX) && name !== NAME).slice(0, -1);
      return Promise.all(former.map((name) => caches.delete(name)));
    }),
  );
});

/**
 * The build's file for a request; null for other requests. A path without an extension is a page.
 */
function fileOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate' && !/\.[^./]+$/.test(path)) return path === 'login' ? 'login.html' : 'index.html';
  return FILES.has(path) || path.startsWith('assets/') ? path : null;
}

/**
 * Renews the headers of a page (its security policy follows config.json) while the page is of this
 * build; else fetches the next build at once, because the page itself asks late.
 */
async function refreshPage(file, kept) {
  const fresh = await fetch(BASE + file, { cache: 'no-cache' });
  if (!fresh.ok) return;
  if ((await fresh.clone().text()) === (await kept.text())) await (await caches.open(NAME)).put(BASE + file, fresh);
  else await self.registration.update();
}

/** The waiting build whose page was served, and the timer of its takeover. */
let next = null;
let atRest;

/**
 * Lets the served build take over once requests pause: Chromium restarts a stopping worker for a
 * new request and leaves the other one waiting.
 */
function takeOverAtRest() {
  if (!next) return;
  clearTimeout(atRest);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  atRest = setTimeout(() => next.postMessage('activar si es la única'), 1500);
}

/**
 * The waiting build's page, when no other tab runs the old build: a reload shows the new build at
 * once. The page does this itself in browsers without `isReloadNavigation`.
 */
async function pageOfWaiting(file, { isReloadNavigation }) {
  const { waiting } = self.registration;
  if (!waiting || (await countTabs()) > (isReloadNavigation ? 1 : 0)) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const build = names.slice(names.indexOf(NAME) + 1).at(-1);
  const page = build && (await (await caches.open(build)).match(BASE + file));
  if (page) {
    next = waiting;
    takeOverAtRest();
  }
  return page;
}

self.addEventListener('fetch', (event) => {
  takeOverAtRest();
  const file = fileOf(event.request);
  if (file === null) return;
  const answer = async () => {
    const waiting = event.request.mode === 'navigate' ? await pageOfWaiting(file, event.request) : undefined;
    if (waiting) return waiting;
    const kept =
      (await (await caches.open(NAME)).match(BASE + file)) ??
      (file.endsWith('.html') ? undefined : await caches.match(BASE + file));
    if (!kept) return fetch(event.request);
    if (file.endsWith('.html')) event.waitUntil(refreshPage(file, kept.clone()).catch(() => undefined));
    return kept;
  };
  event.respondWith(answer());
});
