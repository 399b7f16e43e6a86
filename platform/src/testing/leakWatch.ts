/** Counts what a remote may leave behind: listeners on window and document, timers, elements outside its own. */
export interface LeakWatch {
  listeners(): number;
  timers(): number;
  /** Elements in the body and style sheets in the head. */
  nodes(): number;
  stop(): void;
}

export function watchLeaks(): LeakWatch {
  const listeners = new Set<string>();
  const ids = new WeakMap<object, number>();
  let nextId = 0;
  const idOf = (value: object) => {
    const known = ids.get(value);
    if (known !== undefined) return known;
    ids.set(value, ++nextId);
    return nextId;
  };
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
    return `${idOf(target)} ${type} ${idOf(listener)} ${Boolean(capture)}`;
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && isGlobal(this)) listeners.add(keyOf(this, type, listener, options));
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener && isGlobal(this)) listeners.delete(keyOf(this, type, listener, options));
    return removeEventListener.call(this, type, listener, options);
  };

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
    timers: () => timers.size,
    nodes: () =>
      document.body.querySelectorAll('*').length + document.head.querySelectorAll('style, link').length,
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}

function isGlobal(target: EventTarget): boolean {
  return (
    target === window ||
    target === document ||
    target === document.body ||
    target === document.documentElement
  );
}
