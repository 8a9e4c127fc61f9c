// Keeps the whole app at hand: once it was opened, it opens without a network. The build fills in the two names.
const CACHE = `tempora ${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('tempora ') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Answers of the server are never cached.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.includes('/api/')) return;
  const isPage = request.mode === 'navigate';
  // Our page has one address. Others, such as a link in an e-mail, lead to a page of the server.
  if (isPage && pathname.replace(/index\.html$/, '') !== new URL('./', self.location).pathname) return;
  const wanted = isPage ? './' : request;
  // Servers may answer with `Vary: Origin`; what was kept is the same for every asker.
  const kept = caches.match(wanted, { cacheName: CACHE, ignoreVary: true });
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});

// The server says that it is somebody's turn; no page of ours need be open.
self.addEventListener('push', (event) => {
  const { title, text, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: url, data: { url }, icon: 'icon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const { url } = notification.data;
  notification.close();
  // A page that is open goes there. (Its `url` is what it was opened with, not where it is now.)
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([page]) => {
      if (!page || new URL(url).origin !== self.location.origin) return self.clients.openWindow(url);
      page.postMessage({ go: url });
      return page.focus();
    }),
  );
});
