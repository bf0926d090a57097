import { useEffect, useState } from 'preact/hooks';

// The service worker keeps the site for use without network (sw.ts). A newer one waits until it is told to take over,
// or until all pages are closed.

let tellRegistered: (registration: ServiceWorkerRegistration) => void;
const registered = new Promise<ServiceWorkerRegistration>(resolve => {
  tellRegistered = resolve;
});

/** Registers the worker. Called when the page stands, which what it fetches must not delay. */
export async function keepForOffline(): Promise<void> {
  if ('serviceWorker' in navigator)
    tellRegistered(await navigator.serviceWorker.register('/sw.js'));
}

/** Nothing, or what takes the reader to the newer version that waits. */
export function useUpdate(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const release = new AbortController();
    void registered.then(registration => watch(registration, setWaiting, release.signal));
    return () => release.abort();
  }, []);
  return waiting ? () => takeOver(waiting) : undefined;
}

function watch(
  registration: ServiceWorkerRegistration,
  onChange: (waiting: ServiceWorker | null) => void,
  signal: AbortSignal,
): void {
  // Without a controller there is no older version that this page could be of.
  const check = () => onChange(navigator.serviceWorker.controller && registration.waiting);
  const follow = () => registration.installing?.addEventListener('statechange', check, { signal });
  registration.addEventListener('updatefound', follow, { signal });
  follow();
  check();
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take over');
}
