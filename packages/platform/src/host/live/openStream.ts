/** The part of the browser's EventSource that the stream uses. */
export type EventLine = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export interface StreamListener {
  onMessage(kind: 'snapshot' | 'change', text: string): void;
  /** Interrupted: the browser reconnects by itself and sends the id of the last message. */
  onCut(): void;
  /** Reconnected after an interruption. */
  onBack(): void;
  /** Closed for good: refused, silent, or interrupted for too long. */
  onLost(): void;
}

/** Timeout of the first message: a proxy that buffers responses lets none through. */
const FIRST_MESSAGE_MS = 10_000;
/** Timeout for the browser to reconnect; the server gives each reader another delay before it tries. */
const RECONNECT_MS = 20_000;
const CLOSED = 2;

/** One connection of the live stream, until it is closed or lost; a lost one does not reconnect. */
export function openStream(line: EventLine, listener: StreamListener): { close(): void } {
  let isOver = false;
  let isCut = false;
  let timeout = setTimeout(() => lose(), FIRST_MESSAGE_MS);

  const close = () => {
    isOver = true;
    clearTimeout(timeout);
    line.close();
  };
  const lose = () => {
    if (isOver) return;
    close();
    listener.onLost();
  };

  for (const kind of ['snapshot', 'change'] as const) {
    line.addEventListener(kind, (event: MessageEvent) => {
      if (isOver) return;
      clearTimeout(timeout);
      listener.onMessage(kind, String(event.data));
    });
  }
  line.addEventListener('open', () => {
    if (isOver || !isCut) return;
    isCut = false;
    clearTimeout(timeout);
    listener.onBack();
  });
  line.addEventListener('error', () => {
    if (isOver) return;
    if (line.readyState === CLOSED) {
      lose();
      return;
    }
    if (isCut) return;
    isCut = true;
    clearTimeout(timeout);
    timeout = setTimeout(lose, RECONNECT_MS);
    listener.onCut();
  });
  return { close };
}
