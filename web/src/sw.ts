// Keeps the site working without its server: the built files are stored when the worker is installed, pages as
// they are visited and in all languages. Files carry their content in their name, so the store is asked first
// for them; for pages the server is, and the store where it does not answer.

declare const __FILES__: string[];
declare const __LANGUAGES__: string[];
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const STORE = `ouk-${__BUILD__}`;
const PAGES = __LANGUAGES__.flatMap(language =>
  ['', 'games', 'lobby'].map(path => `/${language}/${path}`),
);

worker.addEventListener('install', event => {
  event.waitUntil(install());
});
worker.addEventListener('activate', event => {
  event.waitUntil(forgetOldStores().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (url.pathname.startsWith('/static/')) event.respondWith(file(request));
});

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll([...__FILES__, ...PAGES]);
  await Promise.all((await openPages()).map(path => store.add(path).catch(() => undefined)));
}

/** The pages that came before there was a worker, such as a game whose link was opened first of all. */
async function openPages(): Promise<string[]> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.map(({ url }) => new URL(url).pathname);
}

async function forgetOldStores(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== STORE).map(name => caches.delete(name)));
}

async function page(request: Request, url: URL): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(STORE)).put(url.pathname, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(url.pathname);
    if (kept) return kept;
    if (url.pathname === '/') return Response.redirect(`/${preferredLanguage()}/`);
    throw error;
  }
}

/** What the server would choose for the address without a language. */
const preferredLanguage = (): string =>
  navigator.languages
    .map(language => language.slice(0, 2))
    .find(language => __LANGUAGES__.includes(language)) ?? 'en';

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
