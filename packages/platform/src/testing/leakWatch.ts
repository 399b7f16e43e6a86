/** Counts what a remote may leave behind: listeners on window and document, timers, elements outside its own. */
export interface LeakWatch {
  listeners(): number;
  /**
   * Which ones they are: "window resize". React's own are left out: it listens once a page for all roots and portals.
   */
  listenerNames(): string[];
  timers(): number;
  /** Elements in the body and style sheets in the head. */
  nodes(): number;
  stop(): void;
}

export function watchLeaks(): LeakWatch {
  /** Key to name. */
  const listeners = new Map<string, string>();
  const ids = new WeakMap<object, number>();
  let nextId = 0;
  const idOf = (value: object) => {
    const id = ids.get(value);
    if (id !== undefined) return id;
    ids.set(value, ++nextId);
    return nextId;
  };
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
    return `${idOf(target)} ${type} ${idOf(listener)} ${Boolean(capture)}`;
  };

  // Each target by itself: jsdom's window has methods of its own.
  const targets = [window, document, document.documentElement, document.body];
  const restore = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    return replace(target, {
      addEventListener(type: string, listener: EventListener | null, options?: unknown) {
        if (listener) listeners.set(keyOf(target, type, listener, options), nameOf(target, type, listener));
        return Reflect.apply(addEventListener, target, [type, listener, options]);
      },
      removeEventListener(type: string, listener: EventListener | null, options?: unknown) {
        if (listener) listeners.delete(keyOf(target, type, listener, options));
        return Reflect.apply(removeEventListener, target, [type, listener, options]);
      },
    });
  });

  const timers = new Set<unknown>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const patched = {
    setTimeout: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run(...args);
      }, delay);
      timers.add(timer);
      return timer;
    },
    setInterval: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const timer = setInterval(() => run(...args), delay);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Parameters<typeof clearTimeout>[0]) => {
      timers.delete(timer);
      clearTimeout(timer);
    },
    clearInterval: (timer: Parameters<typeof clearInterval>[0]) => {
      timers.delete(timer);
      clearInterval(timer);
    },
  };
  Object.assign(globalThis, patched);

  return {
    listeners: () => listeners.size,
    listenerNames: () => [...listeners.values()].filter((name) => name !== OF_REACT).sort(),
    timers: () => timers.size,
    nodes: () =>
      document.body.querySelectorAll('*').length + document.head.querySelectorAll('style, link').length,
    stop() {
      for (const step of restore) step();
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}

const OF_REACT = 'React';
/** What React hands to addEventListener, by the names in its development build. */
const LISTENER_OF_REACT = /^bound dispatch(?:Discrete|Continuous)?Event$/;

function nameOf(target: EventTarget, type: string, listener: object): string {
  if (LISTENER_OF_REACT.test(String(Reflect.get(listener, 'name')))) return OF_REACT;
  const place = target === window ? 'window' : target instanceof Element ? target.localName : 'document';
  return `${place} ${type}`;
}

/** Puts other methods on an object; answers how to take them off again. */
function replace(target: object, methods: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(methods).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(target, name, descriptor);
      else Reflect.deleteProperty(target, name);
    }
  };
}
