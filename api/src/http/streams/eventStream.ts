/** Headers of an event stream: no proxy may cache, transform or buffer it. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // A stream is its connection's last answer: when it ends, nothing is left open.
  Connection: 'close',
} as const;

/** Disconnected readers reconnect spread over this many milliseconds. */
const SOONEST = 1_000;
const SPREAD = 4_000;

/** Keeps the line open; readers don't see it. */
export const HEARTBEAT = Buffer.from(':\n\n');

/** One event; `json` holds no line end. */
export function eventBytes(event: string, id: string, json: string): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${json}\n\n`);
}

/** After how many milliseconds a reader should come back once the stream ends; different for each. */
export function retryBytes(): Buffer {
  return Buffer.from(`retry: ${Math.round(SOONEST + Math.random() * SPREAD)}\n\n`);
}
