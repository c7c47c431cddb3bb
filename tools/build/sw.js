// The service worker, completed by service-worker.ts: the shell and the chunks of one build, and nothing else. No answer of a service and no
// config.json ever comes into its cache; whatever is not a file of the build goes to the network as if there were no worker.
const BASE = '/autogestion/';
const PREFIX = 'autogestion-';
const NAME = `${PREFIX}__VERSION__`;
/** Every file of the build, relative to the base. */
const FILES = new Set(__FILES__);

async function keepBuild() {
  // A build that comes back, as after a deploy that was taken back, is the last one again.
  await caches.delete(NAME);
  const cache = await caches.open(NAME);
  // Files with a hash in their name are what the page has just fetched; the pages are asked for anew.
  await cache.addAll(
    [...FILES].map((file) => new Request(BASE + file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })),
  );
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

/** How many tabs the portal is open in. */
async function countTabs() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => new URL(url).pathname.startsWith(BASE)).length;
}

async function takeOverAlone() {
  if ((await countTabs()) === 1) await self.skipWaiting();
}

// Taken over when somebody says so, or when no page is left of the build before: a page is never mixed from two builds unasked.
self.addEventListener('message', (event) => {
  if (event.data === 'activar') event.waitUntil(self.skipWaiting());
  if (event.data === 'activar si es la única') event.waitUntil(takeOverAlone());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      // The build before stays: tabs that still run it find their chunks.
      const former = names.filter((name) => name.startsWith(PREFIX) && name !== NAME).slice(0, -1);
      return Promise.all(former.map((name) => caches.delete(name)));
    }),
  );
});

/** The file that a request is for; null when it is none of the build. A path without an extension is a page. */
function fileOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate' && !/\.[^./]+$/.test(path)) return path === 'login' ? 'login.html' : 'index.html';
  return FILES.has(path) || path.startsWith('assets/') ? path : null;
}

/**
 * Keeps the headers of a page as the server gives them now (its security policy follows config.json), as long as it is still this build's; fetches
 * the next build at once when it is not, for the page itself asks only after it has all of its own.
 */
async function refreshPage(file, kept) {
  const fresh = await fetch(BASE + file, { cache: 'no-cache' });
  if (!fresh.ok) return;
  if ((await fresh.clone().text()) === (await kept.text())) await (await caches.open(NAME)).put(BASE + file, fresh);
  else await self.registration.update();
}

/** The build whose page was given out while it waits, and when it is told to take over. */
let next = null;
let atRest;

/**
 * Lets the build that was given out take over when nothing was asked for in a while. Chromium starts this worker again for a request that comes
 * while it is being stopped, and leaves the other waiting.
 */
function takeOverAtRest() {
  if (!next) return;
  clearTimeout(atRest);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  atRest = setTimeout(() => next.postMessage('activar si es la única'), 1500);
}

/**
 * The page of a build that waits, which takes over afterwards, where the page that is loaded is the only one: a reload has left the former build,
 * and nothing old is drawn before the new. Browsers that don't tell reloads leave that to the page.
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
