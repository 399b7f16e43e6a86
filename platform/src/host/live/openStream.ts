/** The little of the browser's EventSource that the stream uses. */
export type EventLine = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export interface StreamListener {
  onMessage(kind: 'snapshot' | 'change', text: string): void;
  /** Interrupted: the browser comes back by itself, and tells the server which message it had last. */
  onCut(): void;
  /** Back after an interruption. */
  onBack(): void;
  /** Given up, and closed: refused, silent, or away for too long. */
  onLost(): void;
}

/** Milliseconds for the first message: a proxy that holds an answer back until it is whole lets none through. */
const FIRST_MESSAGE = 10_000;
/** Milliseconds for the browser to come back; the server tells each reader another pause before it tries. */
const COMING_BACK = 20_000;
const CLOSED = 2;

/** One connection of the live stream, until it is closed or lost. */
export function openStream(line: EventLine, listener: StreamListener): { close(): void } {
  let isOver = false;
  let isCut = false;
  let patience = setTimeout(() => lose(), FIRST_MESSAGE);

  const close = () => {
    isOver = true;
    clearTimeout(patience);
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
      clearTimeout(patience);
      listener.onMessage(kind, String(event.data));
    });
  }
  line.addEventListener('open', () => {
    if (isOver || !isCut) return;
    isCut = false;
    clearTimeout(patience);
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
    clearTimeout(patience);
    patience = setTimeout(lose, COMING_BACK);
    listener.onCut();
  });
  return { close };
}
