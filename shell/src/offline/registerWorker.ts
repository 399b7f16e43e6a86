/** The build writes it beside the page; its scope is the whole portal. */
export const SERVICE_WORKER = '/service-worker.js';

/** Registers the portal's service worker; a browser without one, or one that refuses, shows the portal as before. */
export async function registerWorker({ navigator }: Pick<Window, 'navigator'>): Promise<void> {
  await navigator.serviceWorker?.register(SERVICE_WORKER, { updateViaCache: 'none' }).catch(() => {});
}

/** Removes the service worker and all that it stored: while developing nothing may come from a cache. */
export async function removeWorker({
  navigator,
  caches,
}: Pick<Window, 'navigator' | 'caches'>): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
