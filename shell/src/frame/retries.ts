import { Subject } from 'rxjs';

/** Somebody asked again for what could not be had, or the browser is online again: what else is missing may well come too. */
export const retries = new Subject<void>();

// Absent where stills of the portal are drawn, when it is built.
globalThis.addEventListener?.('online', () => retries.next());
