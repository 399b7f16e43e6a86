import { Subject } from 'rxjs';

/** Emits after a retry by the user, or when the browser is online again: other missing parts may load too. */
export const retries = new Subject<void>();

// Absent where stills of the portal are drawn, when it is built.
globalThis.addEventListener?.('online', () => retries.next());
