import { Subject } from 'rxjs';

/** Emits when somebody retries what could not be loaded, or the browser is online again: other missing parts may load too. */
export const retries = new Subject<void>();

// Absent where stills of the portal are drawn, when it is built.
globalThis.addEventListener?.('online', () => retries.next());
