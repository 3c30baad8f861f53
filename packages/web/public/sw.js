// Service worker for push notifications. It caches nothing: pages always come from the server.
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
