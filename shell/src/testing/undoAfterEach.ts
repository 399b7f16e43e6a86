const undo: (() => void)[] = [];

/** Registers an undo of a test's changes to the document. */
export function undoLater(step: () => void): void {
  undo.push(step);
}

/**
 * The portal lives as long as its page, so it never takes its listeners away. A test file opens many portals in one
 * document: from here on to the end of the test everything added to window and document is taken away again, timers
 * as well.
 */
export function undoAfterEach(): void {
  for (const target of [window, document]) {
    const original = target.addEventListener;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      original.call(target, type, listener, options);
      undo.push(() => target.removeEventListener(type, listener, options));
    };
    undo.push(() => {
      target.addEventListener = original;
    });
  }
  for (const name of ['setInterval', 'setTimeout'] as const) {
    const original = window[name];
    const tracked = (run: () => void, ms?: number) => {
      const timer = original(run, ms);
      undo.push(() => clearTimeout(timer));
      return timer;
    };
    Object.assign(window, { [name]: tracked });
    undo.push(() => Object.assign(window, { [name]: original }));
  }
}

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});
