import type { IncomingMessage, RequestListener } from 'node:http';

/** Methods that only read; they are not paced. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Milliseconds between two writes while requests wait for a database connection. */
const PAUSE = 2;

interface Parts {
  readonly realNow: () => number;
  /** Number of requests that wait for a database connection. */
  readonly waiting: () => number;
}

/** When writes that were whole on arrival arrived, in epoch milliseconds. */
const arrivals = new WeakMap<IncomingMessage, number>();

/**
 * The moment at which a write had arrived, however long it waited to be begun; null where its body was still on its
 * way.
 */
export function arrivalOf(request: IncomingMessage): number | null {
  return arrivals.get(request) ?? null;
}

/**
 * Starts writes in order of arrival, one per turn of the event loop, and more slowly while requests wait for a
 * connection. Two hundred writes spend tenths of a second on routing, authentication and validation; started
 * together, they would block reads for that time.
 */
export function paceWrites(chain: RequestListener, { realNow, waiting }: Parts): RequestListener {
  const line: (() => void)[] = [];
  function beginNext(): void {
    line.shift()?.();
    if (line.length > 0) planNext();
  }
  function planNext(): void {
    if (waiting() > 0) setTimeout(beginNext, PAUSE);
    else setImmediate(beginNext);
  }
  return (request, response) => {
    if (READS.has(request.method ?? '')) return chain(request, response);
    // The parser is done by then with what came in together.
    setImmediate(() => {
      if (request.complete) arrivals.set(request, realNow());
    });
    line.push(() => chain(request, response));
    if (line.length === 1) planNext();
  };
}
