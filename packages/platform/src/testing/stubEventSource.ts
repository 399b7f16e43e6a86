/** One stream of server-sent events that the code under test opened. */
export interface StubbedStream {
  readonly url: string;
  isClosed(): boolean;
  /** An event with data, which is sent as JSON unless it is a text already. */
  say(event: string, data: unknown): void;
  /** The line breaks; the browser tries again by itself. */
  cut(): void;
  /** The browser has it back. */
  back(): void;
  /** The server answers something else than a stream; the browser gives up. */
  refuse(): void;
}

export interface StubbedStreams {
  /** All that were opened, oldest first. */
  readonly opened: readonly StubbedStream[];
  /** The ones that are not closed. */
  open(): readonly StubbedStream[];
  restore(): void;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** Puts a stream in the hand of the test in the place of the browser's EventSource, which jsdom leaves out. */
export function stubEventSource(): StubbedStreams {
  const opened: StubbedStream[] = [];
  class StubbedEventSource extends EventTarget {
    readyState = CONNECTING;
    constructor(url: string | URL) {
      super();
      const dispatch = (event: Event, readyState: number) => {
        // A closed source receives no events.
        if (this.readyState === CLOSED) return;
        this.readyState = readyState;
        this.dispatchEvent(event);
      };
      opened.push({
        url: String(url),
        isClosed: () => this.readyState === CLOSED,
        say(event, data) {
          const text = typeof data === 'string' ? data : JSON.stringify(data);
          dispatch(new MessageEvent(event, { data: text }), OPEN);
        },
        cut: () => dispatch(new Event('error'), CONNECTING),
        back: () => dispatch(new Event('open'), OPEN),
        refuse: () => dispatch(new Event('error'), CLOSED),
      });
    }
    close() {
      this.readyState = CLOSED;
    }
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'EventSource');
  Object.defineProperty(globalThis, 'EventSource', {
    value: StubbedEventSource,
    configurable: true,
    writable: true,
  });
  return {
    opened,
    open: () => opened.filter((stream) => !stream.isClosed()),
    restore() {
      if (before) Object.defineProperty(globalThis, 'EventSource', before);
      else Reflect.deleteProperty(globalThis, 'EventSource');
    },
  };
}
