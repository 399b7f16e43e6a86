/** A file whose address changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Generated per response. */
export const NEVER = 'no-store';
/** Cached, and revalidated each time. */
export const ASK_FIRST = 'no-cache';

/** Names with a hash, which are cached for ever; `ops/containers/nginx` has the same pattern. */
const HASHED_NAME = /\.[0-9a-f]{8}\.\w+$/;
/** The service worker of the portal: revalidated each time, so that a release reaches every browser. */
export const SERVICE_WORKER = 'service-worker.js';

/** `Cache-Control` of a file of the shell. */
export function shellCaching(file: string): string {
  return HASHED_NAME.test(file) ? FOR_EVER : ASK_FIRST;
}
