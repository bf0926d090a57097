// Keeps the site working without its server. Each build has a store of its own with the files and pages that the
// server lists; a page of a build comes from its store, with the files that it names. So a newer build disturbs no
// page that is open: its worker fills its store, and waits until the reader asks for it or all pages are closed.

/** What the server writes above this script (src/ouk_server/offline.py). */
declare const SITE: {
  build: string;
  /** Addresses below the language. */
  pages: string[];
  /** What every language needs. */
  files: string[];
  /** What one language needs besides. */
  languages: Record<string, string[]>;
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const STORE = `ouk-${SITE.build}`;
const ALL_FILES = new Set([...SITE.files, ...Object.values(SITE.languages).flat()]);
const FALLBACK = 'en';
/** Pages beside those of the list: rooms and players. */
const MOST_VISITED = 30;
const LANGUAGE_COOKIE = 'ouk-language'; // as in header.ts
/** The entry that says what this build has taken over from. */
const BEFORE = '/before';

worker.addEventListener('install', event => {
  event.waitUntil(install());
});
worker.addEventListener('activate', event => {
  event.waitUntil(takeOver());
});
worker.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  const keep = (event.data as { keep?: string } | null)?.keep;
  if (keep) event.waitUntil(keepPage(keep).catch(() => undefined));
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname));
  else if (url.pathname.startsWith('/static/')) event.respondWith(file(request));
});

// ---- what is kept

async function install(): Promise<void> {
  const open = await openPages();
  const languages = new Set([...open.map(languageOf), ...(await keptLanguages()), FALLBACK]);
  const store = await caches.open(STORE);
  await store.addAll(SITE.files);
  await Promise.all([...languages].map(keepLanguage));
  // Such as a game whose link was opened first of all.
  await Promise.all(open.map(path => keepPage(path).catch(() => undefined)));
}

async function openPages(): Promise<string[]> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.map(({ url }) => new URL(url).pathname);
}

const languageOf = (path: string): string => path.split('/')[1] ?? '';

const isListed = (path: string): boolean =>
  SITE.pages.includes(path.slice(languageOf(path).length + 2));

/** The languages that the reader has used, in older builds too. */
async function keptLanguages(): Promise<string[]> {
  const all = Object.keys(SITE.languages);
  const isHere = await Promise.all(all.map(language => caches.match(`/${language}/`)));
  return all.filter((_, at) => isHere[at]);
}

async function keepLanguage(language: string): Promise<void> {
  const files = SITE.languages[language];
  if (!files) return;
  const store = await caches.open(STORE);
  await store.addAll(files);
  await Promise.all(SITE.pages.map(path => keepPage(`/${language}/${path}`)));
}

/** Fetches a page and keeps it. Throws where it cannot be had, or is of another build. */
async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!(await keepIfOurs(path, answer))) throw new Error(`not of this build: ${path}`);
}

/** Keeps a page if all files that it names belong to this build. */
async function keepIfOurs(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const named = (await answer.clone().text()).match(/\/static\/assets\/[^"]+/g) ?? [];
  if (!named.every(name => ALL_FILES.has(name))) return false;
  await (await caches.open(STORE)).put(path, answer);
  return true;
}

/** Deletes the pages that were visited longest ago, such as old games, beside those of the list. */
async function forgetVisited(): Promise<void> {
  const store = await caches.open(STORE);
  const visited = (await store.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    const isFile = pathname.startsWith('/static/') || pathname === BEFORE;
    return !isFile && !isListed(pathname);
  });
  await Promise.all(visited.slice(0, -MOST_VISITED).map(request => store.delete(request)));
}

// ---- taking over from an older build

interface Before {
  stores: string[];
  /** Ids of the pages that were open then. */
  pages: string[];
}

async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const stores = (await caches.keys()).filter(name => name !== STORE);
  const before: Before = { stores, pages: open.map(({ id }) => id) };
  await (await caches.open(STORE)).put(BEFORE, Response.json(before));
  await worker.clients.claim();
  await forgetOlderStores();
}

/** Deletes the stores of older builds as soon as none of their pages is open: until then those may ask for files. */
async function forgetOlderStores(): Promise<void> {
  const store = await caches.open(STORE);
  const before = (await (await store.match(BEFORE))?.json()) as Before | undefined;
  if (!before) return;
  const open = await Promise.all(before.pages.map(id => worker.clients.get(id)));
  if (open.some(Boolean)) return;
  await Promise.all([...before.stores.map(name => caches.delete(name)), store.delete(BEFORE)]);
}

// ---- what is answered

/** A page: of those in the list the kept one, renewed behind it; any other from the server while it answers. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  event.waitUntil(forgetOlderStores());
  const store = await caches.open(STORE);
  const kept = await store.match(path);
  const language = languageOf(path);
  if (kept && isListed(path)) {
    event.waitUntil(keepPage(path).catch(() => undefined));
    return kept;
  }
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepVisited(path, answer.clone()));
    return answer;
  } catch (error) {
    if (kept) return kept;
    if (path === '/') return Response.redirect(`/${await preferredLanguage()}/`);
    const answer = await sorry(language);
    if (answer) return answer;
    throw error;
  }
}

/** The page that says what still works, in the language of the address if it is here. */
async function sorry(language: string): Promise<Response | undefined> {
  const store = await caches.open(STORE);
  const inLanguage = await store.match(`/${language}/offline`);
  return inLanguage ?? store.match(`/${await preferredLanguage()}/offline`);
}

/** Keeps a page that was visited, and the whole language if it is new to the reader. */
async function keepVisited(path: string, answer: Response): Promise<void> {
  const language = languageOf(path);
  const isNew = !(await keptLanguages()).includes(language);
  if (!(await keepIfOurs(path, answer))) return;
  if (isNew) await keepLanguage(language);
  await forgetVisited();
}

/** What the server would choose for the address without a language, among those that are here. */
async function preferredLanguage(): Promise<string> {
  const kept = await keptLanguages();
  const chosen = await worker.cookieStore?.get(LANGUAGE_COOKIE);
  const wanted = [chosen?.value, ...navigator.languages].map(language => language?.slice(0, 2));
  return wanted.find(language => language && kept.includes(language)) ?? FALLBACK;
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
