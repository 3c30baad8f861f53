// The service worker: keeps the app for use without a network, and shows push notifications.
//
// All files are in one cache. Files of the build have their hash in the name, others get the version of the build, so the
// files of two versions stand side by side. A new version takes over when no page of the old one is open, and only then
// removes what it does not need: an open page finds its chunks until it is closed.

// Replaced by the build (vite-plugins/kept-files.ts): `version`, `files`, and `languages` that are kept on demand.
const KEPT = { version: '', files: [], languages: {} };

const CACHE = 'sesame-files';
/** A server that does not answer for this long is treated as unreachable when a page is opened. */
const PAGE_TIMEOUT_MS = 3000;
/** Answers of a proxy whose server is down. */
const SERVER_DOWN = new Set([502, 503, 504]);

const isHashed = (path) => path.startsWith('/assets/');
/** The name of a file in the cache. */
const keyOf = (path) => (isHashed(path) ? path : `${path}?${KEPT.version}`);
const SHELL = '/index.html';
const NAMED = new Set([...KEPT.files, ...Object.values(KEPT.languages).flat()]);

const keep = async (paths) => {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if ((await cache.match(keyOf(path))) === undefined) missing.push(path);
  await Promise.all(
    missing.map(async (path) => {
      const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(keyOf(path), answer);
    }),
  );
};

/** Languages of which an earlier version has kept files. */
const languagesInUse = async () => {
  const keys = await (await caches.open(CACHE)).keys();
  const names = keys.map(({ url }) => new URL(url).pathname);
  return Object.keys(KEPT.languages).filter((language) =>
    names.some((name) => name.startsWith(`/assets/${language}-`)),
  );
};

const keepAll = async () => {
  await keep(KEPT.files);
  for (const language of await languagesInUse()) await keep(KEPT.languages[language]);
};

const removeOld = async () => {
  const cache = await caches.open(CACHE);
  const known = new Set([...NAMED].map((path) => new URL(keyOf(path), location.origin).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
// Pages of the first visit are served from now on, too.
self.addEventListener('activate', (event) => event.waitUntil(removeOld().then(() => self.clients.claim())));

const keptFile = async (path) => (await caches.open(CACHE)).match(keyOf(path));

const fromNetwork = async (request) => {
  const tooLate = new Promise((_, reject) => setTimeout(reject, PAGE_TIMEOUT_MS, new Error('no answer in time')));
  const answer = await Promise.race([fetch(request), tooLate]);
  if (SERVER_DOWN.has(answer.status)) throw new Error(`the server is down: ${answer.status}`);
  return answer;
};

/** A page comes from the server, with its own head; without a network it is the same application without one. */
const openPage = async (request) => {
  try {
    return await fromNetwork(request);
  } catch (error) {
    const shell = await keptFile(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    const isPage = !/\.[a-z0-9]+$/.test(pathname);
    if (isPage && KEPT.version !== '') event.respondWith(openPage(request));
  } else if (NAMED.has(pathname)) {
    event.respondWith(keptFile(pathname).then((kept) => kept ?? fetch(request)));
  }
});

// Pages tell their language, and ask a waiting version to take over. It does unless another page is open.
self.addEventListener('message', (event) => {
  const { language, takeOver } = event.data ?? {};
  if (Object.hasOwn(KEPT.languages, language)) event.waitUntil(keep(KEPT.languages[language]).catch(() => {}));
  if (takeOver === true) event.waitUntil(takeOverFor(event.ports[0]));
});

const takeOverFor = async (port) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return port.postMessage('others-open');
  await self.skipWaiting();
  port.postMessage('taken-over');
};

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message !== undefined) event.waitUntil(show(message));
});

const show = async ({ title, body, lang, path, tag, waiting }) => {
  if (waiting !== undefined) await self.navigator.setAppBadge?.(waiting).catch(() => {});
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path },
  });
};

// Opens the match, in an existing tab if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

const open = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (page === undefined) return self.clients.openWindow(path);
  await page.focus();
  page.postMessage({ path });
};
